/// Marks that open a note without being raised by a `<sup>`.
enum PlainNoteMarks {
    /// Marks of the forms `¹ note` at the beginning of a line or block, `<small>1 note`, and `1) note` in a `tfoot`.
    /// Linear in the length of the article.
    static func all(in bytes: [UInt8]) -> Set<[UInt8]> {
        var found: Set<[UInt8]> = []
        superscripts(lead: 0xC2, in: bytes, to: &found)
        superscripts(lead: 0xE2, in: bytes, to: &found)
        var index = 0
        while let start = ByteSearch.firstTag("small", in: bytes, from: index) {
            index = start + 6
            guard let text = textStart(ofTagAt: start, in: bytes) else { continue }
            let end = digitsEnd(from: text, in: bytes)
            // `<small>3 mm</small>` is a size, so the note must be a sentence: longer than any unit.
            if end > text, isMarkEnd(end, in: bytes), isLong(from: end, in: bytes) {
                found.insert(Array(bytes[text..<end]))
            }
        }
        feet(in: bytes, to: &found)
        return found
    }

    /// - Parameter lead: the first byte of the mark's first digit.
    private static func superscripts(lead: UInt8, in bytes: [UInt8], to found: inout Set<[UInt8]>) {
        var index = 0
        while let start = ByteSearch.first(lead, in: bytes, from: index) {
            index = start
            guard let first = digit(at: index, in: bytes) else {
                index += 1
                continue
            }
            var mark = [first.digit]
            index += first.length
            while let next = digit(at: index, in: bytes) {
                mark.append(next.digit)
                index += next.length
            }
            guard mark.count <= 2, beginsLine(start, in: bytes), index < bytes.count,
                bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ")") || bytes[index] >= 0x41
            else { continue }
            found.insert(mark)
            found.insert(Array(bytes[start..<index]))
        }
    }

    /// A superscript digit: `¹²³` in two bytes, `⁰⁴⁵⁶⁷⁸⁹` in three.
    private static func digit(at index: Int, in bytes: [UInt8]) -> (digit: UInt8, length: Int)? {
        guard index + 1 < bytes.count else { return nil }
        if bytes[index] == 0xC2 {
            switch bytes[index + 1] {
            case 0xB9: return (0x31, 2)
            case 0xB2, 0xB3: return (bytes[index + 1] - 0x80, 2)
            default: return nil
            }
        }
        guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x81 else { return nil }
        let last = bytes[index + 2]
        return last == 0xB0 || (0xB4...0xB9).contains(last) ? (last - 0x80, 3) : nil
    }

    /// True where only marks of lists, quotes and emphasis, or the start tag of a block, stand before `offset`.
    private static func beginsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
        var index = offset
        while index > 0, offset - index < 300 {
            let byte = bytes[index - 1]
            if byte == 0x0A || byte == 0x0D { return true }
            if byte == UInt8(ascii: ">") { break }
            guard byte == 0x20 || byte == 0x09 || "-*_".utf8.contains(byte) else { return false }
            index -= 1
        }
        guard index > 0, let open = ByteSearch.last(UInt8(ascii: "<"), in: bytes, before: index - 1, limit: 300) else {
            return true
        }
        let name = ByteSearch.lowercasedName(in: bytes, from: open + 1)
        return ["p", "li", "div", "br", "small", "dd", "blockquote"].contains(name)
    }

    /// `1) note`, `(1) note`, `[1] note` in the cells of each `tfoot`.
    private static func feet(in bytes: [UInt8], to found: inout Set<[UInt8]>) {
        var index = 0
        while let foot = ByteSearch.firstTag("tfoot", in: bytes, from: index) {
            let end = ByteSearch.firstTag("/tfoot", in: bytes, from: foot + 1) ?? bytes.count
            index = foot + 6
            while let cell = ByteSearch.firstTag("td", in: bytes, from: index), cell < end {
                index = cell + 3
                guard var start = textStart(ofTagAt: cell, in: bytes) else { continue }
                if "([".utf8.contains(bytes[start]) { start += 1 }
                let mark = digitsEnd(from: start, in: bytes)
                if mark > start, mark < bytes.count, ")]".utf8.contains(bytes[mark]) {
                    found.insert(Array(bytes[start..<mark]))
                }
            }
            index = max(index, end)
        }
    }

    /// Where the text behind a start tag begins; nil where the article ends.
    private static func textStart(ofTagAt start: Int, in bytes: [UInt8]) -> Int? {
        guard var index = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start, limit: start + 256) else {
            return nil
        }
        index += 1
        while index < bytes.count, WhiteSpace.isASCII(bytes[index]) { index += 1 }
        return index < bytes.count ? index : nil
    }

    /// Behind one or two digits at `start`.
    private static func digitsEnd(from start: Int, in bytes: [UInt8]) -> Int {
        var end = start
        while end < bytes.count, end - start < 3, (0x30...0x39).contains(bytes[end]) { end += 1 }
        return end - start < 3 ? end : start
    }

    private static func isMarkEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
        index < bytes.count && (bytes[index] == 0x20 || ":)".utf8.contains(bytes[index]))
    }

    /// True where two words follow before the next tag.
    private static func isLong(from start: Int, in bytes: [UInt8]) -> Bool {
        var index = start
        var words = 0
        var isInWord = false
        while index < bytes.count, index - start < 200, bytes[index] != UInt8(ascii: "<") {
            let isSpace = WhiteSpace.isASCII(bytes[index])
            if !isSpace, !isInWord { words += 1 }
            isInWord = !isSpace
            index += 1
        }
        return words >= 2
    }
}
