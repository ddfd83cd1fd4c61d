import Books
import Numbers
import Text

/// A number that counts in the last digits of another part, as deviations are often written: `1.00783(2)` may deviate by
/// 0.00002, `24.30(15)` by 0.15. A number with decimals of its own is as it is written: `119.5(1.5)`.
///
///     deviation: {column: Mass, pattern: "{mass}({deviation})", last_digits_of: mass}
struct LastDigits: PartCalculation {
    /// The part with the field's number.
    private let own: String
    private let other: String
    var partNames: [String] { [own, other] }

    /// Nil if the source has none, or after a report.
    init?(_ map: KeyReader<FieldSourceKeys>, of own: String, pattern: TextPattern?) {
        guard let other = map.lastDigitsOf else { return nil }
        let names = pattern?.partNames ?? []
        guard names.contains(other), other != own else {
            let hint = map.problems.hint(for: other, among: names.filter { $0 != own })
            map.problems.report(
                "\"last_digits_of\" names another part of the field's \"pattern\", but found \(other)\(hint)",
                at: map.place(of: \.lastDigitsOf))
            return nil
        }
        (self.own, self.other) = (own, other)
    }

    func reading(of parts: [String: String], form: NumberForm) -> CellReading {
        guard let text = parts[own].map(LabelFolding.width), !text.isEmpty else { return .empty }
        guard case .number(let number)? = Self.value(text, form), number >= .zero else {
            return .unreadable("“\(text)” in the place of {\(own)} is not a number of digits")
        }
        guard number.writtenScale == 0 else { return .value(.number(number), unit: nil) }
        guard let decimals = decimals(in: parts, form) else {
            return .unreadable("“\(parts[other] ?? "")” in the place of {\(other)} is not a number")
        }
        guard let scaled = ExactNumber(coefficient: number.coefficient, scale: decimals) else {
            return .unreadable("it has too many decimals")
        }
        return .value(.number(scaled.written(withPlaces: decimals)), unit: nil)
    }

    func calculation(of parts: [String: String], form: NumberForm) -> String {
        let step = decimals(in: parts, form).flatMap { ExactNumber(coefficient: 1, scale: $0) } ?? ExactNumber(1)
        return "\(parts[own] ?? "") × \(step)"
    }

    private func decimals(in parts: [String: String], _ form: NumberForm) -> Int? {
        parts[other].flatMap { Self.value(LabelFolding.width($0), form)?.number?.writtenScale }
    }

    private static func value(_ text: String, _ form: NumberForm) -> CellValue? {
        let reading = CellReader.read(text, as: .number, allowsQualifiers: true, form: form)
        guard case .value(let value, nil) = reading else { return nil }
        return value
    }
}
