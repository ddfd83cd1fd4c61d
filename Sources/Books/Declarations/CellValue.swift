package import Text

/// How exact a number is: `≤37`, `~9`, `10–12`.
package enum Qualifier: String, Hashable, Sendable, CaseIterable {
    case about = "~"
    case atMost = "≤"
    case atLeast = "≥"
    case below = "<"
    case above = ">"
    case range = "–"

    /// What conditions call it, beside the sign.
    package var name: String { wording.name }

    /// For the readers of data files.
    package var meaning: String { wording.meaning }

    private var wording: (name: String, meaning: String) {
        switch self {
        case .about: ("about", "About the number.")
        case .atMost: ("at most", "At most the number.")
        case .atLeast: ("at least", "At least the number.")
        case .below: ("below", "Less than the number.")
        case .above: ("above", "More than the number.")
        case .range: ("range", "From the number to the maximum.")
        }
    }
}

/// The value of one column of a record, as published.
package enum CellValue: Hashable, Sendable {
    case number(ExactNumber)
    /// A number with a qualifier; `maximum` is the upper end of a range.
    ///
    /// Indirect, because it is rare and would double the size of all values.
    indirect case qualified(ExactNumber, Qualifier, maximum: ExactNumber?)
    /// Free text, or the id of a vocabulary's entry.
    case text(String)
    case boolean(Bool)
    /// The source states that the value is missing: published as an empty cell with status `not-available`.
    case notAvailable

    /// The number for calculations; nil if there is none.
    package var number: ExactNumber? {
        switch self {
        case .number(let number), .qualified(let number, _, _): number
        case .text, .boolean, .notAvailable: nil
        }
    }

    /// The number, and the upper end of a range; empty if there is none.
    package var ends: [ExactNumber] {
        if case .qualified(let number, _, let maximum?) = self { [number, maximum] } else { number.map { [$0] } ?? [] }
    }

    /// The number; nil for a qualified one, of which it is unknown whether it is greater than another.
    package var plainNumber: ExactNumber? { qualifier == nil ? number : nil }

    /// The qualifier; nil for a plain number and other values.
    package var qualifier: Qualifier? {
        if case .qualified(_, let qualifier, _) = self { qualifier } else { nil }
    }

    /// The same value with its numbers in shortest form.
    package var shortest: CellValue {
        switch self {
        case .number(let number): .number(number.shortest)
        case .qualified(let number, let qualifier, let maximum):
            .qualified(number.shortest, qualifier, maximum: maximum?.shortest)
        case .text, .boolean, .notAvailable: self
        }
    }

    /// False for a number with a fraction, and for a range with such a limit.
    package var isWhole: Bool {
        switch self {
        case .number(let number): number.isInteger
        case .qualified(let number, _, let maximum): number.isInteger && maximum?.isInteger != false
        case .text, .boolean, .notAvailable: true
        }
    }

    /// The value in a CSV cell.
    package var text: String {
        switch self {
        case .number(let number), .qualified(let number, _, _): number.description
        case .text(let text): text
        case .boolean(let truth): truth ? "true" : "false"
        case .notAvailable: ""
        }
    }

    /// The value for people, including a qualifier: `≤37`, `10–12`, `—`.
    package var display: String {
        switch self {
        case .qualified(let number, .range, let maximum): "\(number)–\(maximum.map(\.description) ?? "")"
        case .qualified(let number, let qualifier, _): qualifier.rawValue + number.description
        case .notAvailable: "—"
        case .number, .text, .boolean: text
        }
    }
}

extension CellValue {
    /// Parses the form of ``display``; nil for a text that is invalid for the type.
    package init?(display text: String, type: FieldType) {
        switch type {
        case .word, .text: self = .text(text)
        case .boolean:
            guard let truth = Bool(text) else { return nil }
            self = .boolean(truth)
        case .number, .integer:
            guard let value = ExactNumber(text).map(CellValue.number) ?? Self.qualified(text) else { return nil }
            self = value
        }
    }

    private static func qualified(_ text: String) -> CellValue? {
        let ends = text.split(separator: Qualifier.range.rawValue, omittingEmptySubsequences: false)
        if ends.count == 2 {
            guard let low = ExactNumber(ends[0]), let high = ExactNumber(ends[1]) else { return nil }
            return .qualified(low, .range, maximum: high)
        }
        guard let qualifier = text.first.flatMap({ Qualifier(rawValue: String($0)) }),
            let number = ExactNumber(text.dropFirst())
        else { return nil }
        return .qualified(number, qualifier, maximum: nil)
    }
}
