import Articles
import Books
import Records
import Text

/// The parts of a composite cell that repeat a field's number in another form: `1:44 (104 s)`.
///
///     start: {column: Start, pattern: "{minutes}:{seconds} ({start} s)", confirm: {minutes: 60, seconds: 1}}
///     width: {column: Width, pattern: "{width} cm ({inch} in)", confirm: {inch: 2.54, tolerance: 0.05}}
struct ConfirmingParts {
    /// The factor of each part in the sum.
    private let factors: [(part: String, factor: ExactNumber)]
    /// The allowed difference between the sum and the field's number, because either may be rounded.
    private let tolerance: Tolerance

    private static let toleranceKey = "tolerance"

    /// Nil if the source names no parts, or after reporting a mistake.
    init?(_ map: MapReader, pattern: TextPattern?) {
        guard let entries = map.entries("confirm") else { return nil }
        var (factors, tolerance): ([(String, ExactNumber)], ExactNumber) = ([], .zero)
        var isRight = true
        func report(_ message: String, at place: Place) {
            map.problems.report(message, at: place)
            isRight = false
        }
        for entry in entries {
            guard let number = entry.value.text.flatMap({ ExactNumber($0) }) else {
                report("\"\(entry.key)\" is a number, but found \(entry.value.kind)", at: entry.value.place)
                continue
            }
            if entry.key == Self.toleranceKey {
                tolerance = number
            } else if let names = pattern?.partNames, !names.contains(entry.key) {
                let hint = map.problems.hint(for: entry.key, among: names)
                report("the pattern has no part {\(entry.key)}\(hint)", at: entry.keyPlace)
            } else {
                factors.append((entry.key, number))
            }
        }
        if factors.isEmpty || pattern == nil, isRight {
            report(
                "\"confirm\" names parts of the field's \"pattern\", each with its factor",
                at: map.place(of: "confirm"))
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
            rule: "contradicting-forms", severity: .error,
            message: "“\(cell.text)” has \(text) and, in its other form, \(sum); either may be wrong",
            place: place, value: cell.text)
    }
}
