import Books
import Numbers
import Text

/// The parts of a composite cell that repeat a field's number in another form: `1:44 (104 s)`.
///
///     start: {column: Start, pattern: "{minutes}:{seconds} ({start} s)", confirm: {minutes: 60, seconds: 1}}
///     width: {column: Width, pattern: "{width} cm ({inch} in)", confirm: {inch: 2.54, tolerance: 0.05}}
struct ConfirmingParts {
    /// The factor of each part in the sum.
    private let factors: [(part: String, factor: ExactNumber)]
    var partNames: [String] { factors.map(\.part) }
    /// The allowed difference between the sum and the field's number, because either may be rounded.
    private let tolerance: Tolerance

    private static let toleranceKey = "tolerance"

    /// Nil if the source names none, or after a report.
    init?(_ map: KeyReader<FieldSourceKeys>, pattern: TextPattern?) {
        guard let node = map.node(\.confirm) else { return nil }
        let entries = map.confirm
        var (factors, tolerance): ([(String, ExactNumber)], ExactNumber) = ([], .zero)
        // What is not a number has been reported.
        var isRight = if case .map(let written) = node.content { written.count == entries.count } else { false }
        for (entry, number) in entries {
            if entry.key == Self.toleranceKey {
                tolerance = number
            } else if let names = pattern?.partNames, !names.contains(entry.key) {
                let hint = map.problems.hint(for: entry.key, among: names)
                map.problems.report("the pattern has no part {\(entry.key)}\(hint)", at: entry.keyPlace)
                isRight = false
            } else {
                factors.append((entry.key, number))
            }
        }
        if factors.isEmpty || pattern == nil, isRight {
            map.problems.report(
                "\"confirm\" names parts of the field's \"pattern\", each with its factor", at: node.place
            )
            return nil
        }
        guard isRight else { return nil }
        (self.factors, self.tolerance) = (factors, Tolerance(tolerance))
    }

    /// The sum of the other parts if it differs from the field's number; nil if it agrees, or if a part is missing or
    /// not a number.
    ///
    /// - Parameter text: the field's own part.
    func contradiction(to text: String?, in parts: [String: String]) -> ExactNumber? {
        func number(_ text: String) -> ExactNumber? {
            ExactNumber(text) ?? CellReader.read(text, as: .number).number
        }
        guard let own = text.flatMap(number) else { return nil }
        var sum = ExactNumber.zero
        for (part, factor) in factors {
            guard let product = parts[part].flatMap(number)?.multiplied(by: factor),
                let total = sum.adding(product)
            else { return nil }
            sum = total
        }
        return tolerance.allows(own, for: sum) ? nil : sum
    }
}

extension CellReading {
    fileprivate var number: ExactNumber? {
        if case .value(let value, _) = self { value.number } else { nil }
    }
}

extension Finding {
    static func unconfirmed(_ cell: WorkingCell, _ text: String, by sum: ExactNumber, at place: Place) -> Finding {
        Finding(
            rule: .contradictingForms, severity: .error,
            message: "“\(cell.text)” has \(text) and, in its other form, \(sum); either may be wrong",
            place: place, value: cell.text)
    }
}
