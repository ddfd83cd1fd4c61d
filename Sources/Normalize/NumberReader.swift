import Measures

/// Reads numbers as people write them into tables: thousands, minus signs, qualifiers, ranges, units.
///
///     1,024   1 024   −5   95pt   95 pt   ~9   ≤37   10–12
enum NumberReader {
    /// In bytes: a number with qualifier, range and unit is far shorter.
    private static let longestText = 200

    /// - Parameter text: of ASCII width, white space folded.
    static func read(_ text: String) -> CellReading {
        guard text.utf8.count <= longestText else { return .unreadable("it is longer than any number") }
        var scanner = Scanner(text)
        let qualifier = scanner.qualifier()
        guard let number = scanner.number() else {
            return .unreadable(scanner.mistake ?? "it is no number")
        }
        if qualifier == nil, scanner.rangeSign() {
            guard let maximum = scanner.number() else { return .unreadable(scanner.mistake ?? "the range has no end") }
            guard maximum >= number else { return .unreadable("the range ends below its beginning") }
            return finish(scanner, .qualified(number, .range, maximum: maximum))
        }
        if let qualifier { return finish(scanner, .qualified(number, qualifier, maximum: nil)) }
        return finish(scanner, .number(number))
    }

    private static func finish(_ scanner: Scanner, _ value: CellValue) -> CellReading {
        let unit = scanner.rest
        guard let first = unit.first else { return .value(value, unit: nil) }
        guard unit.count <= 16, first.isLetter || "%°′″'\"µΩ℃℉".contains(first), !unit.contains(where: \.isNumber)
        else {
            return .unreadable("“\(unit)” after the number is no unit")
        }
        return .value(value, unit: unit)
    }
}

private struct Scanner {
    private let characters: [Character]
    private var position = 0
    private(set) var mistake: String?

    init(_ text: String) {
        characters = Array(text)
    }

    /// What is left, without white space at its ends.
    var rest: String {
        let left = characters[position...].drop(while: \.isWhitespace)
        return String(left.reversed().drop(while: \.isWhitespace).reversed())
    }

    mutating func qualifier() -> Qualifier? {
        skipSpace()
        let found: Qualifier? =
            switch peek() {
            case "~", "≈", "約": .about
            case "≤", "≦": .atMost
            case "≥", "≧": .atLeast
            case "<": peek(1) == "=" ? .atMost : .below
            case ">": peek(1) == "=" ? .atLeast : .above
            default: nil
            }
        if found != nil { position += peek(1) == "=" ? 2 : 1 }
        return found
    }

    mutating func rangeSign() -> Bool {
        let start = position
        skipSpace()
        if let sign = peek(), "–—-~〜～".contains(sign), peek(1) != nil {
            position += 1
            return true
        }
        position = start
        return false
    }

    /// A decimal number: an optional sign, digits in one run or in groups of three, an optional fraction.
    mutating func number() -> ExactNumber? {
        skipSpace()
        var text = ""
        if let sign = peek(), "-−–+".contains(sign) {
            if sign != "+" { text = "-" }
            position += 1
        }
        guard let whole = digits() else { return nil }
        var groups = [whole]
        while let separator = peek(), ", '’\u{A0}\u{202F}\u{2009}".contains(separator), isGroup(at: position + 1) {
            position += 1
            groups.append(digits(limit: 3) ?? "")
        }
        guard groups.count == 1 || whole.count <= 3 else {
            mistake = "its thousands are not in groups of three"
            return nil
        }
        text += groups.joined()
        if peek() == ".", let next = peek(1), next.isASCII, next.isNumber {
            position += 1
            text += "." + (digits() ?? "")
        } else if peek() == ",", peek(1)?.isNumber == true {
            mistake = "its comma marks neither thousands nor, for certain, a fraction"
            return nil
        }
        guard let number = ExactNumber(text) else {
            mistake = "it has more digits than can be kept exactly"
            return nil
        }
        return number
    }

    private func isGroup(at start: Int) -> Bool {
        guard start + 3 <= characters.count, characters[start..<(start + 3)].allSatisfy(isDigit) else { return false }
        return start + 3 == characters.count || !isDigit(characters[start + 3])
    }

    private mutating func digits(limit: Int = .max) -> String? {
        let start = position
        while position < characters.count, position - start < limit, isDigit(characters[position]) { position += 1 }
        return position > start ? String(characters[start..<position]) : nil
    }

    private func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

    private func peek(_ ahead: Int = 0) -> Character? {
        position + ahead < characters.count ? characters[position + ahead] : nil
    }

    private mutating func skipSpace() {
        while peek()?.isWhitespace == true { position += 1 }
    }
}
