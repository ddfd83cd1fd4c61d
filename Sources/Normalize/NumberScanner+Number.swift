import Measures

/// Digits, fractions and powers of ten.
extension NumberScanner {
    private static let signs: CharacterClass = "-−–‐‑+"
    private static let times: CharacterClass = "×·⋅*x"
    private static let raised: [Character: Character] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9", "⁻": "-",
        "⁺": "+",
    ]
    /// In decimals: those that have none of an end are no numbers that can be kept.
    private static let fractions: [Character: String] = [
        "½": "5", "¼": "25", "¾": "75", "⅛": "125", "⅜": "375", "⅝": "625", "⅞": "875", "⅕": "2", "⅖": "4", "⅗": "6",
        "⅘": "8", "⅒": "1",
    ]
    private static let endlessFractions: CharacterClass = "⅓⅔⅙⅚⅐⅑"
    /// In digits: no quantity has a longer power.
    private static let longestPower = 3

    /// A number: an optional sign, digits in one run or in groups of three, an optional fraction, an optional power of
    /// ten.
    mutating func number() -> WrittenNumber? {
        skipSpace()
        var isNegative = false
        if let sign = peek(), Self.signs.contains(sign) {
            isNegative = sign != "+"
            advance()
        }
        guard var number = decimal() ?? fraction(whole: "0") else { return nil }
        guard mistake == nil else { return nil }
        number.isNegative = isNegative
        guard number.exact != nil || keepsEveryDigit else {
            mistake = "it has more digits than can be kept exactly"
            return nil
        }
        return number
    }

    private mutating func decimal() -> WrittenNumber? {
        let startsWithPoint = peek() == signs.decimal && peek(1)?.isASCIIDigit == true
        guard let whole = startsWithPoint ? "0" : digits() else { return nil }
        var groups = [whole]
        while !startsWithPoint, let separator = peek(), signs.thousands.contains(separator), isGroup(at: 1) {
            advance()
            groups.append(digits(limit: 3) ?? "")
        }
        guard groups.count == 1 || whole.count <= 3 else {
            mistake = "its thousands are not in groups of three"
            return nil
        }
        if !startsWithPoint, let mixed = fraction(whole: groups.joined()) { return mixed }
        var fraction = ""
        if peek() == signs.decimal, peek(1)?.isASCIIDigit == true {
            advance()
            fraction = digits() ?? ""
        }
        if let stray = peek(), stray == "," || stray == "." && signs.decimal == ",", peek(1)?.isNumber == true {
            mistake =
                stray == "," && signs.decimal == "."
                ? "its comma marks neither thousands nor, for certain, a fraction"
                : "its \(stray == "," ? "comma" : "point") marks neither thousands nor a fraction"
            return nil
        }
        var number = WrittenNumber(whole: groups.joined(), fraction: fraction)
        if let power = exponent(of: number, groups: groups.count) { number.multiply(byPowerOfTen: power) }
        return number
    }

    /// `½` in the place of a number's fraction.
    private mutating func fraction(whole: String) -> WrittenNumber? {
        let space = peek() == " " && whole != "0" ? 1 : 0
        guard let sign = peek(space) else { return nil }
        if Self.endlessFractions.contains(sign) { mistake = "“\(sign)” has no end in decimals" }
        guard let decimals = Self.fractions[sign] else { return nil }
        advance(space + 1)
        return WrittenNumber(whole: whole, fraction: decimals)
    }

    /// The power of ten that a number is to be multiplied by: `e-3`, `×10^9`, `· 10⁻⁶`; of a plain 10 its own power.
    private mutating func exponent(of number: WrittenNumber, groups: Int) -> Int? {
        if let power = letterExponent(of: number) { return power }
        if number.isTen, groups == 1, let power = raisedPower(at: 0) { return power - 1 }
        var offset = 0
        while peek(offset) == " " { offset += 1 }
        guard let times = peek(offset), Self.times.contains(times) else { return nil }
        offset += 1
        while peek(offset) == " " { offset += 1 }
        guard peek(offset) == "1", peek(offset + 1) == "0" else { return nil }
        return raisedPower(at: offset + 2)
    }

    /// A capital E without sign behind whole numbers may be a letter of a code: `1E5`.
    private mutating func letterExponent(of number: WrittenNumber) -> Int? {
        guard let letter = peek(), letter == "e" || letter == "E" else { return nil }
        let isSigned = peek(1).map(Self.signs.contains) ?? false
        guard isSigned || number.hasFraction else { return nil }
        return power(at: isSigned ? 2 : 1, isNegative: isSigned && peek(1) != "+") { $0.isASCIIDigit ? $0 : nil }
    }

    private mutating func raisedPower(at offset: Int) -> Int? {
        if peek(offset) == "^" {
            let isSigned = peek(offset + 1).map(Self.signs.contains) ?? false
            return power(at: offset + (isSigned ? 2 : 1), isNegative: isSigned && peek(offset + 1) != "+") {
                $0.isASCIIDigit ? $0 : nil
            }
        }
        let sign = peek(offset).flatMap { Self.raised[$0] }
        let isSigned = sign == "-" || sign == "+"
        return power(at: offset + (isSigned ? 1 : 0), isNegative: sign == "-") {
            Self.raised[$0].flatMap { $0.isASCIIDigit ? $0 : nil }
        }
    }

    /// A short whole number at an offset, which is then stepped over; nil where none ends there.
    private mutating func power(at offset: Int, isNegative: Bool, _ digit: (Character) -> Character?) -> Int? {
        var digits = ""
        while let next = peek(offset + digits.count).flatMap(digit) { digits.append(next) }
        guard !digits.isEmpty, digits.count <= Self.longestPower, let power = Int(digits),
            peek(offset + digits.count)?.isLetterOrDigit != true
        else { return nil }
        advance(offset + digits.count)
        return isNegative ? -power : power
    }

    private func isGroup(at offset: Int) -> Bool {
        (0..<3).allSatisfy { peek(offset + $0)?.isASCIIDigit == true } && peek(offset + 3)?.isASCIIDigit != true
    }

    private mutating func digits(limit: Int = .max) -> String? {
        var digits = ""
        while digits.count < limit, let next = peek(), next.isASCIIDigit {
            digits.append(next)
            advance()
        }
        return digits.isEmpty ? nil : digits
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
