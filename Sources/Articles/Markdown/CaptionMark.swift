import Text

/// The beginning of a Markdown line that is the caption of a table.
///
///     Table: Sizes of boards      : Sizes of boards      **Table 3.** Sizes of boards      表1：板の寸法
struct CaptionMark {
    /// True for Pandoc's marks, which are not part of the caption; a number is.
    let isSyntax: Bool
    /// The offset of the caption.
    let start: Int

    /// Nil if the line begins differently. "Table 3 shows …" is a sentence.
    ///
    /// - Parameter line: the line without leading white space and marks of quotes.
    init?(_ line: Range<Int>, in bytes: [UInt8]) {
        var index = line.lowerBound
        func skip(_ set: StaticString) {
            while index < line.upperBound, Self.holds(set, bytes[index]) { index += 1 }
        }
        if ByteSearch.isExactly(":", in: bytes, at: index), index + 1 < line.upperBound,
            WhiteSpace.isASCII(bytes[index + 1])
        {
            skip(": \t")
            guard index < line.upperBound else { return nil }
            (isSyntax, start) = (true, index)
            return
        }
        skip("*_")
        let isEmphasized = index > line.lowerBound
        guard let word = Self.words.first(where: { ByteSearch.matches($0, in: bytes, at: index) }) else { return nil }
        let isPandoc = word.utf8CodeUnitCount == 5
        index += word.utf8CodeUnitCount
        if isPandoc, index < line.upperBound, bytes[index] == UInt8(ascii: ":") {
            skip(":*_ \t")
            guard index < line.upperBound else { return nil }
            (isSyntax, start) = (true, index)
            return
        }
        skip(". \t")
        let number = index
        while index < line.upperBound, Self.isNumberPart(bytes[index], after: index > number) { index += 1 }
        while index > number, Self.holds(".-", bytes[index - 1]) { index -= 1 }
        guard index > number, Self.isNumber(bytes[number..<index]) else { return nil }
        let end = index
        skip("*_")
        let isClosed = index > end
        guard
            index == line.upperBound || Self.isSeparator(bytes, at: index, to: line.upperBound)
                || isEmphasized && isClosed
                || bytes[line.lowerBound] >= 0xE3 && Self.isTitle(index..<line.upperBound, in: bytes)
        else { return nil }
        (isSyntax, start) = (false, line.lowerBound)
    }

    /// True if a word for "table" begins at an offset.
    static func beginsWithWord(at index: Int, in bytes: [UInt8]) -> Bool {
        words.contains { ByteSearch.matches($0, in: bytes, at: index) }
    }

    private static let words: [StaticString] = [
        "tabelle", "tableau", "tabella", "tabela", "tabla", "tabel", "table", "tab", "таблица", "表",
    ]

    private static func holds(_ set: StaticString, _ byte: UInt8) -> Bool {
        set.withUTF8Buffer { $0.contains(byte) }
    }

    private static func isNumberPart(_ byte: UInt8, after isInside: Bool) -> Bool {
        byte.isASCIIDigit || "IVXLC".utf8.contains(byte) || !isInside && byte.isASCIIUppercase
            || isInside && (".-".utf8.contains(byte) || byte.isASCIILowercase)
    }

    /// `3`, `3.1`, `A-2`, `3b`, `IV`.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        let letters = text.filter(\.isASCIILowercase).count
        return letters <= 1
            && (text.contains(where: \.isASCIIDigit) || text.allSatisfy { "IVXLC".utf8.contains($0) })
    }

    /// True after the number of a Japanese or Chinese caption with a space, if no sentence follows: `表1 大きさ`.
    private static func isTitle(_ rest: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard bytes[rest.lowerBound] == 0x20, rest.count > 1 else { return false }
        let title = String(decoding: bytes[(rest.lowerBound + 1)..<rest.upperBound], as: UTF8.self)
        return !"はにのをがでともから".contains(title.first ?? "は") && !title.hasSuffix("。")
    }

    /// Behind the point of a number: `TABLE 1.—SIZES OF BOARDS`.
    private static let dashes: [StaticString] = ["—", "–", "--"]

    private static func isSeparator(_ bytes: [UInt8], at index: Int, to end: Int) -> Bool {
        if bytes[index] == UInt8(ascii: ":") { return true }
        if ")".utf8.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
            return index + 1 == end || WhiteSpace.isASCII(bytes[index + 1]) || "*_".utf8.contains(bytes[index + 1])
                || dashes.contains { ByteSearch.isExactly($0, in: bytes, at: index + 1) }
        }
        var next = index
        while next < end, bytes[next] == 0x20 { next += 1 }
        let signs: [StaticString] = ["–", "—", "- ", "：", "．", "。", "、", "　", ":", "|"]
        return signs.contains { ByteSearch.isExactly($0, in: bytes, at: next) }
    }
}
