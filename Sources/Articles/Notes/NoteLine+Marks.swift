import Text

/// Reads the marks themselves.
extension NoteLine {
    /// Reads the mark at the index and advances past it.
    ///
    /// - Returns: the mark, and whether the text may follow it without a space.
    mutating func read(_ block: Block) -> (Mark, isLoose: Bool)? {
        switch bytes[index] {
        case UInt8(ascii: "<"): superscript()
        case UInt8(ascii: "["): bracketed(closing: "]")
        case UInt8(ascii: "("): bracketed(closing: ")")
        case 0xEF: ByteSearch.isExactly("（", in: bytes, at: index) ? bracketed(closing: "）") : nil
        case 0x30...0x39: number(block)
        // The first bytes of all signs and raised digits; a backslash may precede a star.
        case 0xC2, 0xE2, UInt8(ascii: "*"), UInt8(ascii: "\\"):
            (superscriptDigits() ?? signs(block)).map { (.raised($0), true) }
        default: word(block)
        }
    }

    private mutating func superscript() -> (Mark, isLoose: Bool)? {
        guard let endTag = endTagOfRaised(at: index),
            let open = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: index + 256)
        else { return nil }
        var start = open + 1
        while start < bytes.count, bytes[start] == UInt8(ascii: "<"),
            let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start, limit: start + 256)
        { start = end + 1 }
        guard let end = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: start, limit: start + 64),
            let close = ByteSearch.first(endTag, in: bytes, from: end, limit: end + 64)
        else { return nil }
        let content = Array(bytes[WhiteSpace.trimmed(start..<end, in: bytes)])
        guard !content.isEmpty else { return nil }
        index = close + endTag.utf8CodeUnitCount
        return (.raised(Self.withoutBrackets(content)), false)
    }

    /// That of an element that raises its text: `<sup>`, `<span style="vertical-align: super">`. Nil for any other.
    func endTagOfRaised(at start: Int) -> StaticString? {
        if ByteSearch.isTag("sup", in: bytes, at: start + 1) { return "</sup>" }
        guard ByteSearch.isTag("span", in: bytes, at: start + 1),
            let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start, limit: start + 256),
            let name = ByteSearch.first("style=", in: bytes, from: start, limit: end), name + 7 < end,
            let close = ByteSearch.first(bytes[name + 6], in: bytes, from: name + 7, limit: end)
        else { return nil }
        return HTMLStyle(Array(bytes[name + 7..<close]).span).isRaised ? "</span>" : nil
    }

    /// `2` of `2)`, `(2)`, `[2]` and `\2`.
    private static func withoutBrackets(_ mark: [UInt8]) -> [UInt8] {
        var name = mark[...]
        if let last = name.last, ")]".utf8.contains(last), name.count > 1 {
            name.removeLast()
            let open = last == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
            if name.first == open, name.count > 1 { name.removeFirst() }
        }
        return Array(name.first == UInt8(ascii: "\\") ? name.dropFirst() : name)
    }

    private mutating func bracketed(closing: StaticString) -> (Mark, isLoose: Bool)? {
        let start = index + (bytes[index] < 0x80 ? 1 : 3)
        var end = start
        while end < bytes.count, end - index < 20, !ByteSearch.isExactly(closing, in: bytes, at: end) { end += 1 }
        let next = end + closing.utf8CodeUnitCount
        guard end - index < 20, end > start, next < bytes.count, !"([:".utf8.contains(bytes[next]) else { return nil }
        let inside = bytes[start..<end]
        let isMark =
            inside.allSatisfy { $0.isASCIILetterOrDigit || $0 == 0x20 || $0 >= 0x80 }
            && (inside.count == 1 || inside.contains(where: \.isASCIIDigit))
            && inside.first != 0x20 && !inside.elementsEqual("x".utf8)
        guard isMark else { return nil }
        let mark = Array(bytes[index..<next])
        index = next
        return (.bracketed(mark), true)
    }

    /// `1) after drying` where no list is possible, and `<small>1 after drying`.
    private mutating func number(_ block: Block) -> (Mark, isLoose: Bool)? {
        var end = index
        while end < bytes.count, bytes[end].isASCIIDigit, end - index < 3 { end += 1 }
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
        if signs == [UInt8(ascii: "*")], !isEscaped,
            block == .line && !isRow ? isItemAmongOthers() : isItemOfCell(block)
        {
            return nil
        }
        index = next
        // `※1 after drying`, `*1: after drying`
        while index < bytes.count, signs.count < 6, bytes[index].isASCIIDigit {
            signs.append(bytes[index])
            index += 1
        }
        return signs
    }

    /// The marks of further notes in the same line: `* p < 0.05, ** p < 0.01`, `<sup>1</sup> dried; <sup>2</sup> wet`.
    ///
    /// - Parameter first: the mark that begins the line.
    func furtherMarks(after first: Mark) -> [[UInt8]] {
        var marks: [[UInt8]] = []
        let end = min(lineEnd(from: index), index + Self.farthest)
        var next = index
        while next < end, let mark = WrittenMark.next(in: bytes, from: next, limit: end) {
            next = mark.range.upperBound
            let isSign = mark.kind == .signs || mark.kind == .superscript
            if isSign, WhiteSpace.isASCII(bytes[mark.range.lowerBound - 1]), next < end,
                !",;".utf8.contains(bytes[next]), !beginsEmphasis(mark.range)
            {
                marks.append(FootnoteMark.plainDigits(Array(bytes[mark.range])))
            }
        }
        next = index
        var last: [UInt8]? = if case .raised(let mark) = first { mark } else { nil }
        while let found = ByteSearch.first("<sup", in: bytes, from: next, limit: end) {
            next = found + 4
            var line = self
            line.index = found
            if WhiteSpace.isASCII(bytes[found - 1]), ";,.:".utf8.contains(bytes[found - 2]),
                ByteSearch.isTag("sup", in: bytes, at: found + 1),
                case (.raised(let mark), _)? = line.superscript(), line.words(1),
                // A sentence may begin with `<sup>14</sup>C`.
                ";,".utf8.contains(bytes[found - 2]) || WhiteSpace.isASCII(bytes[line.index])
                    || line.beginsWithWord() && last.map({ Self.isNext(mark, after: $0) }) == true
            {
                marks.append(mark)
                last = mark
            }
        }
        return marks
    }

    /// True for `2` after `1`, and `b` after `a`.
    private static func isNext(_ mark: [UInt8], after last: [UInt8]) -> Bool {
        let numbers = [last, mark].compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        if numbers.count == 2 { return numbers[1] &- 1 == numbers[0] }
        return mark.count == 1 && last.count == 1 && mark[0].isASCIILetter && mark[0] == last[0] + 1
    }

    /// `*how it*`
    private func beginsEmphasis(_ mark: Range<Int>) -> Bool {
        bytes[mark.upperBound - 1] == UInt8(ascii: "*") && bytes[mark.upperBound].isASCIILetter
    }

    /// True for an item of a list: other items are next to it, or no table is above it.
    private func isItemAmongOthers() -> Bool {
        guard index + 1 < bytes.count, WhiteSpace.isASCII(bytes[index + 1]) else { return false }
        let end = lineEnd(from: index)
        var next = end
        while next < bytes.count, next - end < 4, WhiteSpace.isASCII(bytes[next]) { next += 1 }
        if next > end, isItem(next) { return true }
        let above = lineAbove(index)
        if isItem(above.lowerBound) { return true }
        let isRule = bytes[above].allSatisfy { "-=".utf8.contains($0) }
        return !isRow(above) && !(isRule && isRow(lineAbove(above.lowerBound)))
    }

    /// True for a line with signs of a table, or with a gap that follows neither a sentence nor the sign of an item; false for an
    /// item of a list and a definition: `- gpio    : on pins 52-57`.
    private func isRow(_ line: Range<Int>) -> Bool {
        let text = Array(bytes[WhiteSpace.trimmed(line, in: bytes)])
        if text.contains(where: { "|<>".utf8.contains($0) }) { return true }
        if text.starts(with: "- ".utf8) { return false }
        return text.indices.dropFirst().dropLast().contains { index in
            (text[index] == 0x09 || text[index] == 0x20 && text[index + 1] == 0x20)
                && !WhiteSpace.isASCII(text[index - 1]) && !".!?:)-*+".utf8.contains(text[index - 1])
                && text[index...].first { !WhiteSpace.isASCII($0) }.map { ":*".utf8.contains($0) } != true
        }
    }

    /// True for an item of a list in a cell: `* breakfast<br>* pool`.
    private func isItemOfCell(_ block: Block) -> Bool {
        let isInCell = block == .cell || block == .wideCell
        let after = bytes[(index + 1)...].prefix(Self.longestLine)
        guard let next = after.first, WhiteSpace.isASCII(next) else { return false }
        let before = bytes[..<index].suffix(Self.longestLine)
        func isEdge(_ index: Int) -> Bool {
            isInCell ? bytes[index] == UInt8(ascii: "<") && isEdgeOfCell(index) : bytes[index] == 0x0A
        }
        let start = before.indices.last(where: isEdge) ?? before.startIndex
        let end = after.indices.first(where: isEdge) ?? after.endIndex
        // Cells of Markdown are in rows.
        guard isInCell || bytes[start..<index].first(where: { !WhiteSpace.isASCII($0) }) == UInt8(ascii: "|") else {
            return false
        }
        return (start..<end).contains { star in
            guard star != index, bytes[star] == UInt8(ascii: "*"), isItem(star) else { return false }
            let before = bytes[start..<star].last { $0 != 0x20 && $0 != 0x09 }
            return before.map { ">|\n".utf8.contains($0) } ?? false
        }
    }

    private func isEdgeOfCell(_ tag: Int) -> Bool {
        let name = tag + 1 < bytes.count && bytes[tag + 1] == UInt8(ascii: "/") ? tag + 2 : tag + 1
        return (["td", "th", "tr", "table"] as [StaticString]).contains { ByteSearch.isTag($0, in: bytes, at: name) }
    }

    private func isItem(_ start: Int) -> Bool {
        var next = start
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "*") && WhiteSpace.isASCII(bytes[next + 1])
    }

    /// The last line above that is not blank, limited in length.
    private func lineAbove(_ index: Int) -> Range<Int> {
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

    /// `Note 1:`, `注1 after drying`, and `a)`; in a wide cell `a. after drying`, then `b. wet`, not `n. s.`.
    private mutating func word(_ block: Block) -> (Mark, isLoose: Bool)? {
        switch bytes[index] {
        case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "R"), UInt8(ascii: "r"), UInt8(ascii: "A"),
            UInt8(ascii: "a"), 0xE6, 0xE8:
            if let word = Self.words.first(where: { ByteSearch.matches($0, in: bytes, at: index) }) {
                return number(behind: word)
            }
        default: break
        }
        guard index + 2 < bytes.count, bytes[index].isASCIILetter else { return nil }
        let hasPoint =
            block == .wideCell && (bytes[index] == UInt8(ascii: "a") || bytes[index] == nextLetter)
            && bytes[index + 1] == UInt8(ascii: ".") && WhiteSpace.isASCII(bytes[index + 2])
        if hasPoint { nextLetter = bytes[index] + 1 }
        guard hasPoint || bytes[index + 1] == UInt8(ascii: ")") else { return nil }
        index += 2
        return (.raised([bytes[index - 2]]), true)
    }

    /// Words for notes before their numbers, which begin notes.
    static let words: [StaticString] = ["note", "nota", "remarque", "anmerkung", "anm", "注", "註"]

    private mutating func number(behind word: StaticString) -> (Mark, isLoose: Bool)? {
        var next = index + word.utf8CodeUnitCount
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == UInt8(ascii: ".") { next += 1 }
        let start = next
        while next < bytes.count, bytes[next].isASCIIDigit, next - start < 3 { next += 1 }
        guard next > start, let end = Self.scalar(at: next, in: bytes) else { return nil }
        // Only the colon distinguishes the word for a note from other words in scripts without spaces.
        let isSpaced = bytes[index] >= 0x80 && end.scalar.properties.isWhitespace
        guard isSpaced || ":.)：）．".unicodeScalars.contains(end.scalar) else { return nil }
        let written = bytes[index..<(index + word.utf8CodeUnitCount)].map(ByteSearch.lowercased)
        index = next + end.length
        return (.numbered(word: written, number: Array(bytes[start..<next])), true)
    }
}
