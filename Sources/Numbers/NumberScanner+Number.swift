import Text

/// Digits, fractions and powers of ten.
extension NumberScanner {
    private static let signs: CharacterClass = "-−–‐‑+"
    private static let times: CharacterClass = "×·⋅*x"
    private static let raised = Dictionary(uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789-+"))
    private static let fractions: [Character: (Int, Int)] = [
        "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
        "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
        "⅑": (1, 9), "⅒": (1, 10),
    ]
    private static let inches: Set<String> = ["\"", "″", "in", "in.", "inch", "inches"]
    /// How many decimals of a repeating fraction are kept: as many as a binary number holds.
    private static let mostDecimals = 16
    /// In digits; no quantity has a longer exponent.
    private static let longestPower = 3

    /// A number: an optional sign, digits in one run or in groups of three, an optional fraction, an optional power of
    /// ten.
    mutating func number() -> WrittenNumber? {
        skipSpace()
        var isNegative = false
        if let sign = peek(), Self.signs.contains(sign) {
            isNegative = sign != "+"
            advance()
            hasDashOfUnits = isNegative && peek() == signs.decimal
        }
        guard var number = fractionOfUnit() ?? decimal() ?? fraction(whole: "0") else { return nil }
        guard mistake == nil else { return nil }
        number.isNegative = isNegative
        guard number.exact != nil || !isDeclared else {
            mistake = NumberReader.tooManyDigits
            return nil
        }
        return number
    }

    private mutating func decimal() -> WrittenNumber? {
        let startsWithPoint = peek() == signs.decimal && peek(1)?.isASCIIDigit == true
        guard let whole = startsWithPoint ? "0" : digits() else { return nil }
        var groups = [whole]
        var first: Character?
        // All groups have one separator: the point of `1 234,567` may be the comma.
        while !startsWithPoint, let separator = peek(), signs.thousands.contains(separator),
            first.map({ $0 == separator || $0.isBlank && separator.isBlank }) ?? true,
            let length = groupLength(at: 1)
        {
            first = separator
            advance()
            groups.append(digits(limit: length) ?? "")
        }
        guard groups.count == 1 || whole.count <= 3 && groups.last?.count == 3 else {
            mistake = "its thousands are not in groups of three"
            return nil
        }
        guard groups.count == 1 || whole.first != "0" else {
            mistake = "it begins with 0, and numbers with groups of thousands do not"
            return nil
        }
        if !startsWithPoint, let mixed = fraction(whole: groups.joined()) { return mixed }
        var fraction = ""
        if peek() == signs.decimal, peek(1)?.isASCIIDigit == true {
            advance()
            fraction = digits() ?? ""
        } else if isDeclared, signs.decimal == ".", peek() == ".", peek(1) == nil,
            groups.joined().count >= NumberReader.fewestDigitsBeforePoint
        {
            // `312.`; `1.` may be an ordinal.
            advance()
        }
        if fraction.isEmpty { dashOfCents() }
        if let stray = peek(), stray == "," || stray == "." && signs.decimal == ",", peek(1)?.isNumber == true {
            let remedy =
                switch (stray, signs.decimal) {
                case (",", "."): "write \"decimal: comma\""
                case (".", _): "\"map\" the text to the number, or write \"decimal: point\""
                default: nil as String?
                }
            mistake =
                remedy.map {
                    "its \(stray == "," ? "comma" : "point") does not separate thousands; if it is the decimal separator, \($0)"
                }
                ?? "its comma separates neither thousands nor a fraction"
            return nil
        }
        var number = WrittenNumber(whole: groups.joined(), fraction: fraction)
        power = nil
        if groups.count == 1, number.isTen, let power = raisedPower(at: 0) {
            // The zero of 10 does not count as a written digit.
            number = WrittenNumber(whole: "1", fraction: "")
            number.multiply(byPowerOfTen: power)
            return number
        }
        if let exponent = letterExponent(of: number) { power = Power(exponent: exponent, isFactor: false) }
        if power == nil, let exponent = factor() { power = Power(exponent: exponent, isFactor: true) }
        if let power { number.multiply(byPowerOfTen: power.exponent) }
        return number
    }

    /// `½` as a number's fraction, or ` 1/2` after a whole number: `1/2` alone may be a date or a score. A page may write `8½` as
    /// `8+1⁄2`, and hide the plus.
    private mutating func fraction(whole: String) -> WrittenNumber? {
        let space = peek() == " " && whole != "0" ? 1 : 0
        let parts: (Int, Int)
        if let sign = peek(space), let known = Self.fractions[sign] {
            parts = known
            advance(space + 1)
        } else if whole.count <= 3, let written = writtenFraction(at: 1),
            space == 1 || peek() == "+" && written.isMarked
        {
            parts = (written.numerator, written.denominator)
            advance(written.end)
        } else {
            return nil
        }
        return number(whole: whole, parts.0, over: parts.1)
    }

    /// `3/8 in`, `1/2–3/4 in`, `1/4000 s`, if declared; `3⁄8`.
    private mutating func fractionOfUnit() -> WrittenNumber? {
        guard let written = writtenFraction(at: 0, longest: 5), isDeclared || written.isMarked else { return nil }
        let isOfInch = isBeforeUnit(at: written.end) { Self.inches.contains($0.lowercased()) }
        guard
            written.isMarked
                || (isOfInch || isBeforeUnit(at: written.end, isUnit))
                    && Self.isUsual(written.numerator, written.denominator)
        else { return nil }
        advance(written.end)
        return number(whole: "0", written.numerator, over: written.denominator)
    }

    private mutating func number(whole: String, _ numerator: Int, over denominator: Int) -> WrittenNumber {
        let decimals = Self.decimals(of: numerator, over: denominator)
        if !decimals.hasEnd, isDeclared {
            mistake = "its fraction has no finite decimal form; \"map\" the text to the number that you choose"
        }
        return WrittenNumber(whole: whole, fraction: decimals.digits, isRounded: !decimals.hasEnd)
    }

    /// `10/100 Mbit/s` and `24/25 fps` are two numbers. A fraction is in lowest terms, with a denominator of 10 or a power of
    /// two, or the numerator 1, or has no finite decimal form, which is reported.
    private static func isUsual(_ numerator: Int, _ denominator: Int) -> Bool {
        var (divisor, rest) = (denominator, numerator)
        while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
        guard divisor == 1 else { return false }
        let isPowerOfTwo = denominator & (denominator - 1) == 0
        return numerator == 1 || isPowerOfTwo || denominator == 10
            || !decimals(of: numerator, over: denominator).hasEnd
    }

    private struct Fraction {
        let numerator: Int
        let denominator: Int
        let end: Int
        /// Whether the bar has no other meaning: `3⁄4`.
        let isMarked: Bool
    }

    /// `3/4`, less than one, with its end position.
    ///
    /// - Parameter longest: the most digits of each number.
    private func writtenFraction(at offset: Int, longest: Int = 3) -> Fraction? {
        func number(at offset: Int) -> (value: Int, end: Int)? {
            var (value, end) = (0, offset)
            while end < offset + longest, let character = peek(end), character.isASCIIDigit,
                let digit = character.wholeNumberValue
            {
                (value, end) = (10 * value + digit, end + 1)
            }
            return end > offset ? (value, end) : nil
        }
        guard let numerator = number(at: offset), let bar = peek(numerator.end), bar == "/" || bar == "⁄",
            let denominator = number(at: numerator.end + 1), numerator.value > 0, numerator.value < denominator.value,
            peek(denominator.end).map({ !$0.isNumber && $0 != "/" && $0 != "." }) != false
        else { return nil }
        return Fraction(
            numerator: numerator.value, denominator: denominator.value, end: denominator.end, isMarked: bar == "⁄")
    }

    private static func decimals(of numerator: Int, over denominator: Int) -> (digits: String, hasEnd: Bool) {
        var rest = numerator
        var digits = ""
        while rest > 0, digits.count < mostDecimals {
            digits += String(rest * 10 / denominator)
            rest = rest * 10 % denominator
        }
        return (digits, rest == 0)
    }

    /// The power of ten after a number: `×10^9`, `· 10⁻⁶`. That of a declared unit, `10⁻⁶/K`, stays for the unit.
    private mutating func factor() -> Int? {
        var offset = 0
        while peek(offset) == " " { offset += 1 }
        guard let times = peek(offset), Self.times.contains(times) else { return nil }
        offset += 1
        while peek(offset) == " " { offset += 1 }
        guard peek(offset) == "1", peek(offset + 1) == "0" else { return nil }
        var unit = self
        unit.advance(offset)
        if isScaled, isUnit(UnitSpelling.canonical(unit.rest)) {
            self = unit
            return nil
        }
        return raisedPower(at: offset + 2)
    }

    /// In a text that is not declared a number, an E without a sign after a whole number may be a letter of a code: `1E5`.
    private mutating func letterExponent(of number: WrittenNumber) -> Int? {
        guard let letter = peek(), letter == "e" || letter == "E" else { return nil }
        let isSigned = peek(1).map(Self.signs.contains) ?? false
        guard isSigned || number.hasFraction || isDeclared else { return nil }
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

    /// Consumes a short whole number at an offset; nil if none ends there.
    private mutating func power(at offset: Int, isNegative: Bool, _ digit: (Character) -> Character?) -> Int? {
        var digits = ""
        while let next = peek(offset + digits.count).flatMap(digit) { digits.append(next) }
        guard !digits.isEmpty, digits.count <= Self.longestPower, let power = Int(digits),
            peek(offset + digits.count)?.isLetterOrDigit != true
        else { return nil }
        advance(offset + digits.count)
        return isNegative ? -power : power
    }

    /// Three digits, or two if thousands are grouped as in India; nil if no group of digits begins at the offset.
    private func groupLength(at offset: Int) -> Int? {
        let length = (0..<4).prefix { peek(offset + $0)?.isASCIIDigit == true }.count
        return length == 3 || length == 2 && signs.hasPairs ? length : nil
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
