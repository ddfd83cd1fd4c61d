import Books

/// Scans the text of a number from start to end.
struct NumberScanner {
    private var characters: [Character]
    let signs: NumberSigns
    /// True if the text is meant as a number: it must fit exact storage, and its exponent needs no sign.
    let isDeclared: Bool
    /// Whether the unit of the number has a power of ten.
    let isScaled: Bool
    /// Whether a name is a unit that the number may have.
    let isUnit: (String) -> Bool
    private(set) var position = 0
    /// A power of ten after a number: a factor, `×10^9`, or an exponent, `e9`.
    struct Power {
        let exponent: Int
        let isFactor: Bool
    }

    /// That of the last number.
    var power: Power?
    /// Why a text that looks like a number is not one.
    var mistake: String?
    /// True if a number ends in the dash of a price without cents.
    var hasDashOfCents = false
    /// True if a dash precedes the decimal separator, which may be a minus sign or replace the digits: `–,50 €`.
    var hasDashOfUnits = false
    /// True if a hyphen joins the ends of a range; hyphens have other meanings too.
    private(set) var hasHyphen = false

    private static let rangeSigns: CharacterClass = "–—-−‐‑~〜～…"
    /// Signs that may also belong to the number after them.
    private static let minusSigns: CharacterClass = "–-−‐‑"

    init(
        _ text: String, signs: NumberSigns, isDeclared: Bool, isScaled: Bool = false,
        isUnit: @escaping (String) -> Bool
    ) {
        characters = Array(text)
        self.isScaled = isScaled
        self.isUnit = isUnit
        self.signs = signs
        self.isDeclared = isDeclared
    }

    /// The text consumed since `start`.
    func text(from start: Int) -> String { String(characters[start..<position]) }

    /// The remaining text, trimmed.
    var rest: String {
        let left = characters[position...].drop(while: \.isBlank)
        let end = left.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? left.startIndex
        return String(left[..<end])
    }

    mutating func plusMinus() -> Bool {
        skipSpace()
        guard peek() == "±" || peek() == "+" && peek(1) == "/" && "-−".contains(peek(2) ?? " ") else { return false }
        position += peek() == "±" ? 1 : 3
        return true
    }

    /// The qualifier before the number: `≤37`, `max. 37`.
    mutating func qualifier() -> Qualifier? {
        skipSpace()
        // A fast path: most numbers have none, and most other texts are words.
        guard let first = peek(), !first.isASCIIDigit else { return nil }
        if first.isASCIILetter { return qualifierWord(from: first) }
        let found: Qualifier? =
            switch first {
            case "~", "≈", "∼", "≒", "約": .about
            case "≤", "≦", "⩽": .atMost
            case "≥", "≧", "⩾": .atLeast
            case "<": peek(1) == "=" ? .atMost : .below
            case ">": peek(1) == "=" ? .atLeast : .above
            default: nil
            }
        if found != nil {
            position += "<>".contains(first) && peek(1) == "=" ? 2 : 1
            return found
        }
        return first.isLetter ? qualifierWord(from: first) : nil
    }

    private mutating func qualifierWord(from first: Character) -> Qualifier? {
        QualifierWords.before[first.lowercased().first ?? first]?.first { skip($0.word) }?.qualifier
    }

    /// The qualifier at the end of the text, after the number and its unit: `37 mm max`, `37以下`, `65+`.
    mutating func trailingQualifier() -> Qualifier? {
        guard position < characters.count else { return nil }
        let text = String(characters[position...]).lowercased()
        // Undeclared, `18+` may be a name.
        if isDeclared, skipPlus() { return .atLeast }
        guard
            let found = QualifierWords.after.first(where: { text.utf8.reversed().starts(with: $0.word.utf8.reversed()) }
            )
        else { return nil }
        let start = characters.count - found.word.count
        // `climax` may be a unit.
        let isWord = start <= position || !characters[start - 1].isLetter || !characters[start].isASCII
        guard start >= position, isWord else { return nil }
        characters.removeSubrange(start...)
        return found.qualifier
    }

    /// Removes the plus directly after a number or its unit: `65+`, `50+ months`, `6 months+`. Apart from the number, it may
    /// be a mark or a sign: `5 +`.
    private mutating func skipPlus() -> Bool {
        let signs = characters.indices[position...].filter { characters[$0] == "+" }
        guard let sign = signs.first, signs.count == 1, sign == position || sign == characters.count - 1 else {
            return false
        }
        let unit = String(characters[position...].filter { $0 != "+" }.drop(while: \.isBlank))
        let isDirect = characters.count == position + 1
        guard isDirect || unit.count > 1 && KnownUnits.knows(unit) || isUnit(unit) else { return false }
        characters.remove(at: sign)
        return true
    }

    /// The word before the first number of a range.
    mutating func rangeBeginning() -> Bool {
        skipSpace()
        return peek()?.isLetter == true && skip(anyOf: QualifierWords.beforeRange)
    }

    /// True if the sign of the range before the position may be the sign of a second number: `+3 −4`, `5 −12`.
    ///
    /// - Parameter start: of the first number.
    func mayBeginNumber(after start: Int) -> Bool {
        let sign = position - 1
        guard sign > 0, Self.minusSigns.contains(characters[sign]), let next = peek(), !next.isBlank else {
            return false
        }
        let isApart = characters[sign - 1].isBlank && characters[sign] != "–"
        return isApart || characters[start] == "+" && next != "+"
    }

    mutating func rangeSign() -> Bool {
        let start = position
        skipMarks()
        skipSpace()
        if let sign = peek(), Self.rangeSigns.contains(sign), peek(1) != nil {
            position += 1
            hasHyphen = sign == "-"
            return true
        }
        if skip("...") || skip("から") || position > start && skip(anyOf: QualifierWords.inRange) { return peek() != nil }
        position = start
        return false
    }

    /// Whether the text at an offset, or the text after its last digit, is a unit for which a test holds.
    func isBeforeUnit(at offset: Int, _ isUnit: (String) -> Bool) -> Bool {
        let near = characters[(position + offset)...].drop(while: \.isBlank)
        let last = near.lastIndex(where: \.isASCIIDigit).map { near[($0 + 1)...].drop(while: \.isBlank) } ?? near
        let word = near.prefix { !$0.isBlank && !Self.rangeSigns.contains($0) }
        return [word, last].contains { !$0.isEmpty && isUnit(String($0)) }
    }

    /// A unit between a number and the sign of a range.
    mutating func unitBeforeRange() -> String? {
        let start = position
        skipSpace()
        let first = position
        while let character = peek(), !character.isBlank, !Self.rangeSigns.contains(character), character != ".",
            !character.isASCIIDigit, position == first || !rest.hasPrefix("から")
        { position += 1 }
        let unit = String(characters[first..<position])
        if unit.isEmpty { position = start }
        return unit.isEmpty ? nil : unit
    }

    /// `million` after a number, as a power of ten.
    mutating func multiple() -> Int? {
        let start = position
        skipSpace()
        if peek()?.isLetter == true {
            for (word, power) in QualifierWords.multiples where skip(word) {
                if !word.utf8.allSatisfy({ $0 < 0x80 }) || peek()?.isLetter != true { return power }
                break
            }
        }
        position = start
        return nil
    }

    /// Skips marks of footnotes between a number and its unit: `39¹ mm`, `39[1] mm`.
    mutating func skipMarks() {
        var end = position
        while end < characters.count, !characters[end].isBlank { end += 1 }
        guard end > position, position > 0 else { return }
        let kept = TrailingMarks.dropped(from: String(characters[(position - 1)..<end])[...])
        if kept.count == 1 { position = end }
    }

    func peek(_ ahead: Int = 0) -> Character? {
        position + ahead < characters.count ? characters[position + ahead] : nil
    }

    mutating func advance(_ count: Int = 1) { position += count }

    /// - Parameter word: in lower case.
    private mutating func skip(_ word: String) -> Bool {
        // A fast test of the first letter; the lower case of some other letters is ASCII.
        if let next = peek(), let byte = next.byte, let first = word.utf8.first {
            guard byte == first || next.isASCIILetter && byte | 0x20 == first else { return false }
        }
        let end = position + word.count
        guard end <= characters.count, String(characters[position..<end]).lowercased() == word else { return false }
        position = end
        return true
    }

    private mutating func skip(anyOf words: [String]) -> Bool { words.contains { skip($0) } }

    mutating func skipSpace() {
        while peek()?.isBlank == true { position += 1 }
    }
}
