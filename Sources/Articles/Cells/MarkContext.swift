import Text

/// The text around a mark in its line, in UTF-8.
struct MarkContext {
    private let bytes: [UInt8]
    private let range: Range<Int>
    /// The text before the mark, from the start of the line or the previous mark, limited in length.
    private let before: Range<Int>
    private let isWhole: Bool
    /// The character after the mark and adjacent marks; nil at the end of the line.
    private let next: Unicode.Scalar?

    private static let farthest = 64

    /// - Parameter isTaken: true for a byte of another mark.
    init(of range: Range<Int>, in bytes: [UInt8], isTaken: (Int) -> Bool) {
        self.bytes = bytes
        self.range = range
        var start = range.lowerBound
        while start > 0, range.lowerBound - start < Self.farthest, bytes[start - 1] != 0x0A, !isTaken(start - 1) {
            start -= 1
        }
        isWhole = start == 0 || range.lowerBound - start < Self.farthest
        while start < range.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
        before = start..<range.lowerBound
        var end = range.upperBound
        while end < bytes.count, end - range.upperBound < Self.farthest, isTaken(end) { end += 1 }
        next = NoteLine.scalar(at: end, in: bytes).flatMap { $0.scalar == "\n" ? nil : $0.scalar }
    }

    private var scalars: [Unicode.Scalar] { Array(String(decoding: bytes[before], as: UTF8.self).unicodeScalars) }
    private var signs: [Unicode.Scalar] { Array(FootnoteMark.scalars(of: Array(bytes[range]))) }

    /// True if any text precedes the mark, in this line or an earlier one.
    var followsText: Bool { bytes[..<range.lowerBound].contains { !WhiteSpace.isASCII($0) } }
    /// True if white space precedes the mark.
    var hasGap: Bool { range.lowerBound > 0 && WhiteSpace.isASCII(bytes[range.lowerBound - 1]) }
    var precedesWord: Bool {
        next.map { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) } ?? false
    }

    /// True if the mark is not followed by a word or an arithmetic operator.
    private var isEnd: Bool { next.map { " ,;:/)]|、，；：／）」".unicodeScalars.contains($0) } ?? true }

    /// True after a complete number: `39*` at the end of the line, `39†` also inside it.
    var isCertainSign: Bool {
        guard isWhole, isEnd, signs.allSatisfy(FootnoteMark.certainSigns.contains) else { return false }
        let isInside = next != nil
        return !(isInside && (hasGap || signs.contains("*"))) && FootnoteMark.isNumber(scalars[...])
    }

    /// True after a word, a number, a symbol, the end of a sentence or a dash behind a space, `5 –*`; not for `src/*`.
    var isSign: Bool {
        guard isEnd, next == nil || !hasGap, !endsEmphasis else { return false }
        var text = scalars[...]
        while let last = text.last, last.properties.isWhitespace || last.properties.isVariationSelector {
            text.removeLast()
        }
        guard let last = text.popLast() else { return false }
        // `CASE [WHEN d]* [ELSE f] END`
        if next != nil, signs.contains("*"), ")]}".unicodeScalars.contains(last) { return false }
        switch last {
        case "–", "—", "−": return text.last?.properties.isWhitespace ?? true
        // `US$*`, `5 €*`, not `$*`.
        case "€", "£", "¥", "$":
            let hasNumber = text.last(where: { !$0.properties.isWhitespace })?.properties.numericType != nil
            return hasNumber || text.last.map(Self.isWord) == true
        // `Is it dry?*`, not `README.*`, `log?*` and `f(a, b?*)`.
        case ".", "?", "!":
            guard signs.contains("*") else { return true }
            let isSentence =
                text.contains(where: \.properties.isWhitespace) && text.first?.properties.isLowercase == false
            return last != "." && next == nil && isSentence
        default:
            return Self.isWord(last) || last.properties.generalCategory == .otherSymbol
                || ")]%°′″'\"”’»）」』…。！？".unicodeScalars.contains(last)
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// True for the second star of `*is*` and `“*is*`.
    private var endsEmphasis: Bool {
        guard bytes[range.upperBound - 1] == UInt8(ascii: "*"), !hasGap,
            let star = bytes[before].lastIndex(of: UInt8(ascii: "*"))
        else { return false }
        return (star == 0 || WhiteSpace.isASCII(bytes[star - 1]) || opensBracket(before: star))
            && !WhiteSpace.isASCII(bytes[star + 1])
    }

    private func opensBracket(before star: Int) -> Bool {
        let before = String(decoding: bytes[max(before.lowerBound, star - 4)..<star], as: UTF8.self)
        return before.unicodeScalars.last.map { "([{\"'“‘„‚«‹「『（【¿¡".unicodeScalars.contains($0) } ?? false
    }

    /// True for the first star of `*This* is stressed`.
    private var beginsEmphasis: Bool {
        guard range.count == 1, bytes[range.lowerBound] == UInt8(ascii: "*"), next?.properties.isAlphabetic == true
        else { return false }
        let line = bytes[range.upperBound...].prefix(Self.farthest).prefix { $0 != 0x0A }
        guard let star = line.firstIndex(of: UInt8(ascii: "*")), star + 1 < line.endIndex else { return false }
        return !WhiteSpace.isASCII(bytes[star - 1]) && !bytes[star + 1].isASCIILetterOrDigit
    }

    /// True for the stars of `*args`, a name of a program: one word in lower case.
    private var isOperator: Bool {
        guard bytes[range.lowerBound] == UInt8(ascii: "*"), let first = bytes[range.upperBound...].first,
            first.isASCIILowercase || first == UInt8(ascii: "_")
        else { return false }
        let name = bytes[range.upperBound...].prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        return bytes[name.endIndex...].first.map("\n,;()=".utf8.contains) ?? true
    }

    /// True at the beginning of a line, directly before a word or a number: `†Tyrannosaurus`, `*39`.
    var isSignInFront: Bool {
        guard before.isEmpty, let next, range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x0A, !beginsEmphasis,
            !isOperator
        else {
            return false
        }
        // `§4` is a section.
        let isSection = signs.contains { "§¶".unicodeScalars.contains($0) } && next.properties.numericType != nil
        return !isSection && signs.allSatisfy(Self.marksInFront.contains)
            && (next.properties.isAlphabetic || next.properties.numericType != nil)
    }

    /// A circled number in front may number the rows.
    private static let marksInFront = FootnoteMark.signs.subtracting(FootnoteMark.circledNumbers).subtracting(["※"])

    /// True for a bracket after a text: `Size (1)` may be a name, and `f(1) + 2` is a call.
    var isBracket: Bool {
        guard !before.isEmpty, !followsOperator else { return false }
        if isCount { return next == nil && FootnoteMark.isNumber(scalars[...]) }
        // `Section 3 (a)` and `f(a)` are not marks.
        if isRound, range.count == 3, bytes[range.lowerBound + 1].isASCIILetter {
            return next == nil && FootnoteMark.isNumber(scalars[...])
        }
        return next == nil || isEnd && !hasGap && !isRound
    }

    private var isRound: Bool { bytes[range.lowerBound] == UInt8(ascii: "(") }

    /// True for a number in round brackets after a space, which may count something: `12 (3)`.
    var isCount: Bool { isRound && hasGap && bytes[range.lowerBound + 1].isASCIIDigit }

    /// True for a number in round brackets directly behind a number, which may be its deviation: `1.234(12)`.
    var isDeviation: Bool {
        isRound && bytes[range.lowerBound + 1].isASCIIDigit && bytes[before].last?.isASCIIDigit == true
    }

    /// True in an expression: `[a] -> [b]`, `([a])`, `x = [1]`.
    private var followsOperator: Bool {
        bytes[before].last { !WhiteSpace.isASCII($0) }.map("<>=+&([{".utf8.contains) ?? false
    }

    /// True if a bracket contains a word of at least three letters, and so is neither an index nor a character set.
    var holdsWord: Bool {
        guard isEnd || next == "." else { return false }
        var letters = 0
        for scalar in signs {
            letters = scalar.properties.isAlphabetic ? letters + (scalar.value > 0x2E7F ? 2 : 1) : 0
            if letters > 2 { return true }
        }
        return false
    }
}
