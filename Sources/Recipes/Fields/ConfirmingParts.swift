import Books
import Numbers
import Text

/// The parts of a composite cell that repeat a field's number in another form: `1:44 (104 s)`.
///
///     start: {column: Start, pattern: "{minutes}:{seconds} ({start} s)", confirm: {minutes: 60, seconds: 1}}
///     width: {column: Width, pattern: "{width} cm ({inch} in)", confirm: {inch: 2.54, tolerance: 0.05}}
struct ConfirmingParts {
    private let factors: PartFactors
    var partNames: [String] { factors.partNames }
    /// The allowed difference between the sum and the field's number, because either may be rounded.
    private let tolerance: Tolerance

    private static let toleranceKey = "tolerance"

    /// Nil if the source has none, or after a report.
    init?(_ map: KeyReader<FieldSourceKeys>, pattern: TextPattern?) {
        guard let node = map.node(\.confirm) else { return nil }
        let entries = map.confirm
        let factors = PartFactors(
            "confirm", entries, in: node, besides: Self.toleranceKey, pattern: pattern, problems: map.problems)
        guard let factors else { return nil }
        self.factors = factors
        tolerance = Tolerance(entries.first { $0.entry.key == Self.toleranceKey }?.value ?? .zero)
    }

    /// What the other parts say instead of the field's number; nil if they agree, or if a part is missing.
    ///
    /// - Parameters:
    ///   - reading: the field's number.
    ///   - form: of the numbers.
    func contradiction(to reading: CellReading, in parts: [String: String], form: NumberForm) -> Contradiction? {
        guard let value = Self.number(reading), case let own = value.ends else { return nil }
        var sums = own.map { _ in ExactNumber.zero }
        var qualifier: Qualifier?
        for (part, factor) in factors.factors {
            guard let written = parts[part], !MissingMark.matches(LabelFolding.width(written)) else { return nil }
            guard let number = Self.number(Self.reading(of: written, form)), case let ends = number.ends else {
                return .unreadable(written)
            }
            guard ends.count <= own.count else { return .other(written) }
            // A range takes that of its ends.
            if own.count == 1 { qualifier = qualifier ?? number.qualifier }
            for index in sums.indices {
                guard let product = ends[min(index, ends.count - 1)].multiplied(by: factor),
                    let sum = sums[index].adding(product)
                else { return nil }
                sums[index] = sum
            }
        }
        let isOther = own.count == 1 && qualifier != value.qualifier
        guard isOther || zip(own, sums).contains(where: { !tolerance.allows($0, for: $1) }) else { return nil }
        return .other((qualifier?.rawValue ?? "") + sums.map(\.description).joined(separator: Qualifier.range.rawValue))
    }

    /// The other form of a number.
    enum Contradiction: Equatable {
        /// The number or range that it gives.
        case other(String)
        /// A part that is not a number.
        case unreadable(String)
    }

    static func reading(of text: String, _ form: NumberForm) -> CellReading {
        CellReader.read(text, as: .number, allowsQualifiers: true, form: form)
    }

    /// A number or a range; nil for other texts.
    private static func number(_ reading: CellReading) -> CellValue? {
        if case .value(let value, _) = reading, value.number != nil { value } else { nil }
    }
}

extension Finding {
    static func unconfirmed(
        _ cell: WorkingCell, _ text: String, by other: ConfirmingParts.Contradiction, at place: Place
    ) -> Finding {
        let reason =
            switch other {
            case .other(let number): "\(text) and, in its other form, \(number); either may be wrong"
            case .unreadable(let part): "“\(part)” in the place of a number that confirms \(text)"
            }
        return Finding(
            rule: .contradictingForms, severity: .error, message: "“\(cell.text)” has \(reason)", place: place,
            value: cell.text)
    }
}
