import Text

/// Writes out the signs of a text that tell it from others or reverse what it means, so that a plain name keeps them.
///
///     "−20 °C" -> "minus 20 °C",   "> 30" -> "over 30",   "Fe³⁺" -> "Fe3 plus",   "µA" -> "uA",   "10-20" -> "10-20"
struct SignWords {
    private let characters: [Character]

    private init(_ text: String) { characters = Array(text) }

    /// - Parameter text: of ASCII width.
    static func spelled(_ text: String) -> String {
        let signs = SignWords(text)
        return signs.characters.indices.map(signs.text).joined()
    }

    private func text(at index: Int) -> String {
        if let word = word(at: index) { return " \(word) " }
        let character = characters[index]
        if isMicro(index) { return "u" }
        guard !character.isASCII, !character.isLetter, let digits = character.digits else { return String(character) }
        guard character.isDigit else { return " \(digits) " }
        // The power of a number is another number.
        return (index > 0 && characters[index - 1].isNumber && characters[index - 1].isASCII ? " " : "") + digits
    }

    private func word(at index: Int) -> String? {
        switch characters[index] {
        case "+", "⁺": "plus"
        case "⁻": "minus"
        case "±": "plus minus"
        case "−": isBeforeNumber(index) || index == 0 || isAfterName(index) ? "minus" : nil
        case "-", "–", "‐", "‑": isBeforeNumber(index) || isAtEnd(index) || isHalfOfBoth(index) ? "minus" : nil
        case "≤", "⩽", "≦": "at most"
        case "≥", "⩾", "≧": "at least"
        case "<": compares(index) ? isWithEqual(index) ? "at most" : "under" : nil
        case ">": compares(index) ? isWithEqual(index) ? "at least" : "over" : nil
        case "≠": "not"
        case "~", "∼", "≈": compares(index) ? "about" : nil
        default: nil
        }
    }

    /// `µm`, `µA`, but no letter of a Greek word.
    private func isMicro(_ index: Int) -> Bool {
        "µμ".contains(characters[index]) && self[index - 1]?.isLetter != true
            && self[index + 1].map { $0.isASCII && $0.isLetter } ?? false
    }

    private subscript(index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

    /// Whether a dash is the sign of the number after it, not between two numbers or words.
    private func isBeforeNumber(_ index: Int) -> Bool {
        let next = self[index + 1].map { ".,".contains($0) ? self[index + 2] : $0 } ?? nil
        guard next?.isNumber == true else { return false }
        let before = characters[..<index].last { $0 != " " }
        return before?.isNumber != true && self[index - 1].map { !$0.isLetter } ?? true
    }

    /// Whether a minus follows a name or a number, as that of an ion or a grade does.
    private func isAfterName(_ index: Int) -> Bool {
        let isBetween = self[index + 1].map { $0.isLetter || $0.isNumber } ?? false
        return !isBetween && self[index - 1].map { $0.isLetter || $0.isNumber } ?? false
    }

    private func isAtEnd(_ index: Int) -> Bool {
        isAfterName(index) && self[index + 1].map { ")]".contains($0) } ?? true
    }

    /// `+/-`
    private func isHalfOfBoth(_ index: Int) -> Bool { self[index - 1] == "/" && self[index - 2] == "+" }

    private func isWithEqual(_ index: Int) -> Bool { characters[(index + 1)...].first { $0 != " " } == "=" }

    /// Whether a sign says how a number compares, not where an arrow or a tag is.
    private func compares(_ index: Int) -> Bool {
        let rest = characters[(index + 1)...].drop { "= +-−–.".contains($0) }
        return rest.first?.isNumber == true && self[index - 1].map { !"-=<>".contains($0) } ?? true
    }
}

extension Character {
    /// Whether it is a digit in any form: `³`, `٣`, but not `三` or `¾`.
    fileprivate var isDigit: Bool {
        let type = unicodeScalars.first?.properties.numericType
        return type == .decimal || type == .digit
    }

    /// The number of one character: `3` of `³`, `12` of `⑫`, `3 4` of `¾`; nil for another character.
    fileprivate var digits: String? {
        guard let value = unicodeScalars.first?.properties.numericValue, (0..<1_000_000).contains(value) else {
            return nil
        }
        let denominator = (1...Self.largestDenominator).first { divisor in
            let numerator = value * Double(divisor)
            return abs(numerator - numerator.rounded()) < 1e-6
        }
        return denominator.map { divisor in
            let numerator = Int((value * Double(divisor)).rounded())
            return divisor == 1 ? "\(numerator)" : "\(numerator) \(divisor)"
        }
    }

    private static let largestDenominator = 10
}
