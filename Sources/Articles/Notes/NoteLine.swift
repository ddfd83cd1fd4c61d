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
    private var index = 0
    private var isRow = false
    private var isSmall = false

    /// The greatest distance of a mark from the beginning of its block.
    private static let farthest = 300
    private static let longestLine = 1_000

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func mark(at start: Int, block: Block) -> Mark? {
        index = start
        isRow = false
        isSmall = block == .small
        let limit = min(bytes.count, start + Self.farthest)
        while index < limit {
            if isWord(at: index) { return nil }
            if skipLead(block) { continue }
            guard let (mark, isLoose) = read(block) else { return nil }
            return holdsNote(block, isLoose: isLoose) ? mark : nil
        }
        return nil
    }

    /// True for a letter with which no mark begins. Nearly all lines begin with one.
    private func isWord(at index: Int) -> Bool {
        guard ByteSearch.isLetter(bytes[index]), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: ")") else {
            return false
        }
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "n"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "a"): return false
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
        case UInt8(ascii: "*"), UInt8(ascii: "_"):
            guard beginsEmphasis() else { return false }
            while index < bytes.count, bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "_") {
                index += 1
            }
        case UInt8(ascii: "<"):
            guard let isSmall = Self.inline[ByteSearch.shortName(in: bytes, from: index + 1)],
                let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: index + 400)
            else { return false }
            if isSmall { self.isSmall = true }
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

    /// Titles that may precede the first of several notes.
    private static let titles: [StaticString] = ["notes:", "note:", "footnotes:", "footnote:"]

    /// Elements that only affect style, and whether they make text small.
    private static let inline = HTMLNames<Bool>([
        "em": false, "i": false, "b": false, "strong": false, "span": false, "font": false, "a": false, "u": false,
        "small": true,
    ])

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
    private func lineEnd(from start: Int) -> Int {
        let limit = min(bytes.count, start + Self.longestLine)
        let end = ByteSearch.first(0x0A, in: bytes, from: start, limit: limit) ?? limit
        return ByteSearch.first(0x0D, in: bytes, from: start, limit: end) ?? end
    }
}

extension NoteLine {
    /// Reads the mark at the index and advances past it.
    ///
    /// - Returns: the mark, and whether the text may follow it without a space.
    private mutating func read(_ block: Block) -> (Mark, isLoose: Bool)? {
        switch bytes[index] {
        case UInt8(ascii: "<"): ByteSearch.isTag("sup", in: bytes, at: index + 1) ? superscript() : nil
        case UInt8(ascii: "["): bracketed(closing: "]")
        case UInt8(ascii: "("): bracketed(closing: ")")
        case 0xEF: ByteSearch.isExactly("（", in: bytes, at: index) ? bracketed(closing: "）") : nil
        case 0x30...0x39: number(block)
        // The first bytes of all signs and raised digits; a backslash may precede a star.
        case 0xC2, 0xE2, UInt8(ascii: "*"), UInt8(ascii: "\\"):
            (superscriptDigits() ?? signs(block)).map { (.raised($0), true) }
        default: word()
        }
    }

    private mutating func superscript() -> (Mark, isLoose: Bool)? {
        guard let open = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: index + 256) else {
            return nil
        }
        var start = open + 1
        while start < bytes.count, bytes[start] == UInt8(ascii: "<"),
            let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start, limit: start + 256)
        { start = end + 1 }
        guard let end = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: start, limit: start + 64),
            let close = ByteSearch.first("</sup>", in: bytes, from: end, limit: end + 64)
        else { return nil }
        let content = Array(bytes[WhiteSpace.trimmed(start..<end, in: bytes)])
        guard !content.isEmpty else { return nil }
        index = close + 6
        let mark = content.last == UInt8(ascii: ")") ? Array(content.dropLast()) : content
        return (.raised(mark.first == UInt8(ascii: "\\") ? Array(mark.dropFirst()) : mark), false)
    }

    private mutating func bracketed(closing: StaticString) -> (Mark, isLoose: Bool)? {
        let start = index + (bytes[index] < 0x80 ? 1 : 3)
        var end = start
        while end < bytes.count, end - index < 20, !ByteSearch.isExactly(closing, in: bytes, at: end) { end += 1 }
        let next = end + closing.utf8CodeUnitCount
        guard end - index < 20, end > start, next < bytes.count, !"([:".utf8.contains(bytes[next]) else { return nil }
        let inside = bytes[start..<end]
        let isMark =
            inside.allSatisfy { RaisedDigits.isDigit($0) || ByteSearch.isLetter($0) || $0 == 0x20 || $0 >= 0x80 }
            && (inside.count == 1 && bytes[index] == UInt8(ascii: "[") || inside.contains(where: RaisedDigits.isDigit))
            && inside.first != 0x20 && !inside.elementsEqual("x".utf8)
        guard isMark else { return nil }
        let mark = Array(bytes[index..<next])
        index = next
        return (.bracketed(mark), true)
    }

    /// `1) after drying` where no list is possible, and `<small>1 after drying`.
    private mutating func number(_ block: Block) -> (Mark, isLoose: Bool)? {
        var end = index
        while end < bytes.count, RaisedDigits.isDigit(bytes[end]), end - index < 3 { end += 1 }
        guard end - index < 3, end < bytes.count else { return nil }
        let mark = Array(bytes[index..<end])
        if bytes[end] == UInt8(ascii: ")"), block == .tag || block == .wideCell || isSmall {
            index = end + 1
            return (.raised(mark), true)
        }
        guard isSmall, bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ":") else { return nil }
        index = end + 1
        // `<small>3 mm</small>` is a size, so a note must be longer than any unit.
        return words(2) ? (.raised(mark), true) : nil
    }

    private mutating func superscriptDigits() -> [UInt8]? {
        var digits: [UInt8] = []
        var next = index
        while let scalar = Self.scalar(at: next, in: bytes), FootnoteMark.superscripts.contains(scalar.scalar) {
            digits += FootnoteMark.plainDigits(Array(bytes[next..<(next + scalar.length)]))
            next += scalar.length
        }
        guard (1...2).contains(digits.count) else { return nil }
        index = next
        return digits
    }

    private mutating func signs(_ block: Block) -> [UInt8]? {
        var signs: [UInt8] = []
        var next = index
        var isEscaped = false
        while next < bytes.count {
            if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "*") {
                isEscaped = true
                next += 1
            }
            guard let scalar = Self.scalar(at: next, in: bytes), FootnoteMark.signs.contains(scalar.scalar) else {
                break
            }
            signs += bytes[next..<(next + scalar.length)]
            next += scalar.length
        }
        guard !signs.isEmpty, signs.count <= 9 else { return nil }
        // `* estimated` may be a list item with others next to it.
        if signs == [UInt8(ascii: "*")], !isEscaped, block == .line, !isRow, isItemAmongOthers() { return nil }
        index = next
        // `※1 after drying`, `*1: after drying`
        while index < bytes.count, signs.count < 6, RaisedDigits.isDigit(bytes[index]) {
            signs.append(bytes[index])
            index += 1
        }
        return signs
    }

    /// The signs of further notes in the same line: `* p < 0.05, ** p < 0.01`.
    func furtherSigns() -> [[UInt8]] {
        var marks: [[UInt8]] = []
        let end = min(lineEnd(from: index), index + Self.farthest)
        var next = index
        while next < end, let mark = WrittenMark.next(in: bytes, from: next, limit: end) {
            next = mark.range.upperBound
            let isSign = mark.kind == .signs || mark.kind == .superscript
            if isSign, WhiteSpace.isASCII(bytes[mark.range.lowerBound - 1]), next < end,
                !",;".utf8.contains(bytes[next])
            {
                marks.append(FootnoteMark.plainDigits(Array(bytes[mark.range])))
            }
        }
        return marks
    }

    /// True for an item of a list: other items are next to it, or no table is above it.
    private func isItemAmongOthers() -> Bool {
        guard index + 1 < bytes.count, WhiteSpace.isASCII(bytes[index + 1]) else { return false }
        let end = lineEnd(from: index)
        var next = end
        while next < bytes.count, next - end < 4, WhiteSpace.isASCII(bytes[next]) { next += 1 }
        if next > end, isItem(next) { return true }
        let above = lineAbove()
        return isItem(above.lowerBound) || !bytes[above].contains { "|<>".utf8.contains($0) }
    }

    private func isItem(_ start: Int) -> Bool {
        var next = start
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "*") && WhiteSpace.isASCII(bytes[next + 1])
    }

    /// The last line above that is not blank, limited in length.
    private func lineAbove() -> Range<Int> {
        var start = index
        while start > 0, index - start < Self.farthest, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
            start -= 1
        }
        var end = start
        while end > 0, start - end < 8, WhiteSpace.isASCII(bytes[end - 1]) { end -= 1 }
        var first = end
        while first > 0, end - first < Self.longestLine, bytes[first - 1] != 0x0A, bytes[first - 1] != 0x0D {
            first -= 1
        }
        return first..<end
    }

    /// `Note 1:`, `注1 after drying`, and `a)`.
    private mutating func word() -> (Mark, isLoose: Bool)? {
        switch bytes[index] {
        case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "R"), UInt8(ascii: "r"), UInt8(ascii: "A"),
            UInt8(ascii: "a"), 0xE6, 0xE8:
            if let word = Self.words.first(where: { ByteSearch.matches($0, in: bytes, at: index) }) {
                return number(behind: word)
            }
        default: break
        }
        guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: ")"), ByteSearch.isLetter(bytes[index]) else {
            return nil
        }
        index += 2
        return (.raised([bytes[index - 2]]), true)
    }

    private static let words: [StaticString] = ["note", "nota", "remarque", "anmerkung", "anm", "注", "註"]

    private mutating func number(behind word: StaticString) -> (Mark, isLoose: Bool)? {
        var next = index + word.utf8CodeUnitCount
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == UInt8(ascii: ".") { next += 1 }
        let start = next
        while next < bytes.count, RaisedDigits.isDigit(bytes[next]), next - start < 3 { next += 1 }
        guard next > start, let end = Self.scalar(at: next, in: bytes) else { return nil }
        // Only the colon distinguishes the word for a note from other words in scripts without spaces.
        let isSpaced = bytes[index] >= 0x80 && end.scalar.properties.isWhitespace
        guard isSpaced || ":.)：）．".unicodeScalars.contains(end.scalar) else { return nil }
        let written = bytes[index..<(index + word.utf8CodeUnitCount)].map(ByteSearch.lowercased)
        index = next + end.length
        return (.numbered(word: written, number: Array(bytes[start..<next])), true)
    }

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
            return isLoose || !touches ? words(1) : words(2)
        }
    }

    /// True if this many words, without numbers, follow before the end of the line, cell or block.
    private func words(_ wanted: Int) -> Bool {
        var (next, count, isInWord, isInTag) = (index, 0, false, false)
        while next < bytes.count, next - index < Self.farthest, count < wanted {
            let byte = bytes[next]
            if byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "|") && isRow { break }
            if byte == UInt8(ascii: "<") {
                let name = ByteSearch.shortName(in: bytes, from: next + 1)
                guard Self.inline[name] != nil || next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "/"),
                    !ByteSearch.isTag("/td", in: bytes, at: next + 1), !ByteSearch.isTag("/p", in: bytes, at: next + 1),
                    !ByteSearch.isTag("/tr", in: bytes, at: next + 1)
                else { break }
                isInTag = true
            }
            let isLetter = !isInTag && (byte >= 0x80 || ByteSearch.isLetter(byte))
            if isLetter, !isInWord { count += 1 }
            isInWord = isLetter || isInWord && RaisedDigits.isDigit(byte)
            if byte == UInt8(ascii: ">") { isInTag = false }
            next += 1
        }
        return count >= wanted
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
