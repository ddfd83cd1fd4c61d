import Books
import Numbers
import Text

/// The parts of a composite cell that make one number together: `2:05:30`, `5 ft 11 in`, `-51° 30′ 26″`.
///
///     time: {column: Time, pattern: "[{hours}:]{minutes}:{seconds}", sum: {hours: 3600, minutes: 60, seconds: 1}}
///
/// The first part that a cell has may have a sign or a qualifier, which the sum has, too. The parts behind it are less
/// than one of the part before, and only the last one may have decimals, so that a misread part is noticed.
struct SumOfParts: PartCalculation {
    /// A part of a cell with its number.
    private struct Term {
        let part: String
        let factor: ExactNumber
        let text: String
        let value: CellValue
    }

    /// The largest factor first.
    private let factors: [(part: String, factor: ExactNumber)]
    var partNames: [String] { factors.map(\.part) }
    /// The part that has the unit of the sum; nil if no factor is 1.
    var partWithUnit: String? { factors.first { $0.factor == ExactNumber(1) }?.part }

    /// Nil if the source has none, or after a report.
    init?(_ map: KeyReader<FieldSourceKeys>, pattern: TextPattern?) {
        guard let node = map.node(\.sum),
            let factors = PartFactors("sum", map.sum, in: node, pattern: pattern, problems: map.problems)?.factors
        else { return nil }
        for entry in map.sum where entry.value <= .zero {
            map.problems.report(
                "a part of a sum has a factor greater than 0, but {\(entry.entry.key)} has \(entry.value)",
                at: entry.entry.value.place)
        }
        self.factors = factors.sorted { $0.factor > $1.factor }
    }

    func reading(of parts: [String: String], form: NumberForm) -> CellReading {
        var terms: [Term] = []
        for (part, factor) in factors {
            guard let text = parts[part].map(LabelFolding.width), !text.isEmpty else { continue }
            switch CellReader.read(text, as: .number, allowsQualifiers: true, form: form) {
            case .value(let value, nil) where value.ends.count == 1:
                terms.append(Term(part: part, factor: factor, text: text, value: value))
            default: return .unreadable("“\(text)” in the place of {\(part)} is not a number")
            }
        }
        guard let first = terms.first else { return .empty }
        if let reason = Self.reason(against: terms) { return .unreadable(reason) }
        var sum: ExactNumber? = .zero
        for term in terms {
            let product = term.value.number.flatMap { Self.magnitude($0)?.multiplied(by: term.factor) }
            sum = product.flatMap { sum?.adding($0) }
        }
        // `-0:30` is negative, although its first number is not.
        let isNegative = first.text.contains(where: Self.isMinus)
        guard let sum, let signed = isNegative ? ExactNumber.zero.subtracting(sum) : sum else {
            return .unreadable("its parts make a number with too many digits")
        }
        let written = terms.last?.value.number?.writtenScale ?? 0
        let number = signed.written(withPlaces: max(written, signed.scale))
        return .value(
            first.value.qualifier.map { .qualified(number, $0, maximum: nil) } ?? .number(number), unit: nil)
    }

    func calculation(of parts: [String: String], form: NumberForm) -> String {
        let terms = factors.compactMap { part, factor in
            parts[part].map { factor == ExactNumber(1) ? $0 : "\($0) × \(factor)" }
        }
        let sum = terms.joined(separator: " + ")
        guard terms.count > 1, let sign = sum.first, Self.isMinus(sign) else { return sum }
        return "\(sign)(\(sum.dropFirst()))"
    }

    private static func isMinus(_ character: Character) -> Bool { "-−–".contains(character) }

    private static func magnitude(_ number: ExactNumber) -> ExactNumber? {
        number < .zero ? ExactNumber.zero.subtracting(number) : number
    }

    /// Why the parts do not make a number.
    private static func reason(against terms: [Term]) -> String? {
        for (before, term) in zip(terms, terms.dropFirst()) {
            guard case .number(let number) = term.value, number >= .zero else {
                return
                    "only the first of its parts may have a sign or a qualifier, but {\(term.part)} is “\(term.text)”"
            }
            guard before.value.isWhole else {
                return "only the last of its parts may have decimals, but {\(before.part)} is “\(before.text)”"
            }
            guard let size = number.multiplied(by: term.factor), size < before.factor else {
                return "{\(term.part)} is “\(term.text)”, but must be less than one {\(before.part)}"
            }
        }
        return nil
    }
}
