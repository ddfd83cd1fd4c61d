import Text

/// Reads the mark at the beginning of a line or a block.
struct NoteLine {
    enum Block { case line, tag, small, cell, wideCell }

    enum Mark {
        case raised([UInt8])
        case bracketed([UInt8])
        /// `Note 1:`, the word in lower case.
        case numbered(word: [UInt8], number: [UInt8])
    }

    let bytes: [UInt8]
    var index = 0
    private(set) var isRow = false
    private(set) var isSmall = false
    /// The letter that may begin the next note of the form `a. after drying`.
    var nextLetter = UInt8(ascii: "a")

    /// The greatest distance of a mark from the beginning of its block.
    static let farthest = 300
    static let longestLine = 1_000

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func mark(at start: Int, block: Block) -> Mark? {
        index = start
        isRow = false
        isSmall = block == .small
        let limit = min(bytes.count, start + Self.farthest)
        // A fast path for indentation.
        while index < limit, bytes[index] == 0x20 { index += 1 }
        while index < limit {
            if isWord(at: index, block) { return nil }
            if skipLead(block) { continue }
            guard let (mark, isLoose) = read(block) else { return nil }
            return holdsNote(block, isLoose: isLoose) ? mark : nil
        }
        return nil
    }

    /// True for a letter with which no mark begins. Nearly all lines begin with one.
    private func isWord(at index: Int, _ block: Block) -> Bool {
        guard bytes[index].isASCIILetter, index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: ")"),
            block != .wideCell || bytes[index + 1] != UInt8(ascii: ".")
        else { return false }
        // The titles and words before marks begin like `note`, `footnote`, `remarque` and `anmerkung`.
        switch (bytes[index] | 0x20, bytes[index + 1] | 0x20) {
        case (UInt8(ascii: "n"), UInt8(ascii: "o")), (UInt8(ascii: "f"), UInt8(ascii: "o")),
            (UInt8(ascii: "r"), UInt8(ascii: "e")), (UInt8(ascii: "a"), UInt8(ascii: "n")):
            return false
        default: return true
        }
    }

    /// Skips white space, marks of quotes, lists, rows and emphasis, and tags that only affect style.
    private mutating func skipLead(_ block: Block) -> Bool {
        switch bytes[index] {
        case 0x20, 0x09: index += 1
        case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"):
            guard block == .line else { return false }
            index += 1
        case UInt8(ascii: "|"):
            guard block == .line, !isRow else { return false }
            isRow = true
            index += 1
        case UInt8(ascii: "*") where block == .line && isBulletOfMark():
            index += 1
        case UInt8(ascii: "*"), UInt8(ascii: "_"):
            guard beginsEmphasis() else { return false }
            while index < bytes.count, bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "_") {
                index += 1
            }
        case UInt8(ascii: "<"):
            let name = ElementName.named(in: bytes, from: index + 1)
            guard Self.isStyle(name), endTagOfRaised(at: index) == nil,
                let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: index + 400)
            else { return false }
            if name == .small { isSmall = true }
            index = end + 1
        case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "F"), UInt8(ascii: "f"):
            guard let word = Self.titles.first(where: { ByteSearch.matches($0, in: bytes, at: index) }) else {
                return false
            }
            index += word.utf8CodeUnitCount
        default: return false
        }
        return true
    }

    /// True for the bullet of an item that is a note: `* [1] after drying`, `* <sup>1</sup> after drying`.
    private func isBulletOfMark() -> Bool {
        let rest = bytes[(index + 1)...]
        guard let space = rest.first, WhiteSpace.isASCII(space) else { return false }
        let start = rest.prefix(Self.longestGap).firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return start < bytes.count
            && (bytes[start] == UInt8(ascii: "[")
                || bytes[start] == UInt8(ascii: "<") && ByteSearch.isTag("sup", in: bytes, at: start + 1))
    }

    /// In bytes, behind the bullet of a list.
    private static let longestGap = 8

    /// Titles that may precede the first of several notes.
    private static let titles: [StaticString] = ["notes:", "note:", "footnotes:", "footnote:"]

    private static func isStyle(_ name: ElementName) -> Bool {
        switch name {
        case .em, .i, .b, .strong, .span, .font, .a, .u, .small: true
        default: false
        }
    }

    /// True if an equal run ends a word later in the line: `**Note 1:** after drying`, not `*1 dried *2 wet`.
    private func beginsEmphasis() -> Bool {
        let mark = bytes[index]
        var next = index
        while next < bytes.count, bytes[next] == mark { next += 1 }
        guard next < bytes.count, !WhiteSpace.isASCII(bytes[next]) else { return false }
        let end = lineEnd(from: next)
        while let found = ByteSearch.first(mark, in: bytes, from: next, limit: end) {
            if !WhiteSpace.isASCII(bytes[found - 1]) { return true }
            next = found + 1
        }
        return false
    }

    /// The end of a line, up to a limit.
    func lineEnd(from start: Int) -> Int {
        let limit = min(bytes.count, start + Self.longestLine)
        let end = ByteSearch.first(0x0A, in: bytes, from: start, limit: limit) ?? limit
        return ByteSearch.first(0x0D, in: bytes, from: start, limit: end) ?? end
    }
}

extension NoteLine {
    /// True if the text after the mark is longer than a value in a table cell.
    private mutating func holdsNote(_ block: Block, isLoose: Bool) -> Bool {
        guard index < bytes.count else { return false }
        let touches = !WhiteSpace.isASCII(bytes[index]) && !":.)".utf8.contains(bytes[index])
        // Italic or linked text may end here.
        while index < bytes.count, ":.)*_".utf8.contains(bytes[index]) || WhiteSpace.isASCII(bytes[index]) {
            if bytes[index] == 0x0A || bytes[index] == 0x0D { return false }
            index += 1
        }
        switch block {
        case .cell: return !touches && words(2)
        case .wideCell: return words(1)
        case .line, .tag, .small:
            if isRow { return words(touches ? 2 : 1) && isRestOfRowEmpty() }
            if isLoose, touches, bytes[index - 1] == UInt8(ascii: "*"), isCode() { return false }
            return isLoose || !touches ? words(1) : words(2) || beginsWithLongWord()
        }
    }

    /// `<sup>a</sup>Estimated.`, not `<sup>14</sup>C`.
    private func beginsWithLongWord() -> Bool { beginsWithLetters(Self.longWord) }

    /// True for a word that is longer than the symbol of an element.
    func beginsWithWord() -> Bool { beginsWithLetters(3) }

    private func beginsWithLetters(_ count: Int) -> Bool {
        bytes[index...].prefix(count).count(where: \.isASCIILetter) == count
    }

    private static let longWord = 5

    /// Whether what a star touches is code and no note: `*this`, `*pixel = 1;`, `*#include`.
    private func isCode() -> Bool {
        var line = bytes[index..<lineEnd(from: index)]
        guard let first = line.first else { return false }
        if first < 0x80, !first.isASCIILetterOrDigit {
            if !"<([\"'".utf8.contains(first) { return true }
        } else if first < 0x80 {
            let rest = line.drop { $0.isASCIILetterOrDigit }
            let next = rest.first { !WhiteSpace.isASCII($0) && $0 != UInt8(ascii: ".") }
            if let next, "=-+;()[]{}&*/_".utf8.contains(next) { return true }
            if next == nil || next == UInt8(ascii: "<"), !beginsWithLongWord() { return true }
            if line[..<rest.startIndex].elementsEqual("this".utf8) { return true }
        }
        // Tags may end the line.
        while let last = line.last, WhiteSpace.isASCII(last) || last == UInt8(ascii: ">") {
            line.removeLast()
            if last == UInt8(ascii: ">") {
                line = line.prefix(upTo: line.lastIndex(of: UInt8(ascii: "<")) ?? line.startIndex)
            }
        }
        return line.last.map { ";{}".utf8.contains($0) } ?? false
    }

    /// True if this many words, without numbers, follow before the end of the line, cell or block.
    func words(_ wanted: Int) -> Bool {
        var (next, count, isInWord, isInTag) = (index, 0, false, false)
        while next < bytes.count, next - index < Self.farthest, count < wanted {
            let byte = bytes[next]
            if byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "|") { break }
            if byte == UInt8(ascii: "<") {
                let name = ElementName.named(in: bytes, from: next + 1)
                guard Self.isStyle(name) || next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "/"),
                    !ByteSearch.isTag("/td", in: bytes, at: next + 1), !ByteSearch.isTag("/p", in: bytes, at: next + 1),
                    !ByteSearch.isTag("/tr", in: bytes, at: next + 1)
                else { break }
                isInTag = true
            }
            let isLetter = !isInTag && (byte >= 0x80 ? isForeignLetter(next) : byte.isASCIILetter)
            if isLetter, !isInWord { count += 1 }
            isInWord = isLetter || isInWord && byte.isASCIIDigit
            if byte == UInt8(ascii: ">") { isInTag = false }
            next += 1
        }
        return count >= wanted
    }

    /// The word at an offset of valid UTF-8, and then this word with the next one if only a space is between them.
    static func beginnings(at start: Int, in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let end = endOfWord(at: start, in: bytes)
        guard end > start else { return [] }
        guard end < bytes.count, bytes[end] == 0x20 else { return [bytes[start..<end]] }
        let next = endOfWord(at: end + 1, in: bytes)
        return [bytes[start..<end]] + (next > end + 1 ? [bytes[start..<next]] : [])
    }

    private static func endOfWord(at start: Int, in bytes: [UInt8]) -> Int {
        var end = start
        while let (scalar, length) = scalar(at: end, in: bytes), scalar.properties.isAlphabetic { end += length }
        return end
    }

    /// True in a character that is a letter, and not a sign such as `²` or `₁`, whose lead bytes are these two.
    private func isForeignLetter(_ index: Int) -> Bool {
        var lead = index
        while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
        return bytes[lead] != 0xC2 && bytes[lead] != 0xE2
    }

    private func isRestOfRowEmpty() -> Bool {
        let end = lineEnd(from: index)
        guard let pipe = ByteSearch.first(UInt8(ascii: "|"), in: bytes, from: index, limit: end) else { return true }
        return bytes[pipe..<end].allSatisfy { $0 == UInt8(ascii: "|") || WhiteSpace.isASCII($0) }
    }

    /// The character at `index` of valid UTF-8.
    static func scalar(at index: Int, in bytes: [UInt8]) -> (scalar: Unicode.Scalar, length: Int)? {
        guard index < bytes.count else { return nil }
        let length = bytes[index] < 0x80 ? 1 : bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return nil }
        if length == 1 { return (Unicode.Scalar(bytes[index]), 1) }
        return String(decoding: bytes[index..<(index + length)], as: UTF8.self).unicodeScalars.first.map {
            ($0, length)
        }
    }
}
