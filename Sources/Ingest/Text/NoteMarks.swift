/// The marks that open a note somewhere in the article: `<sup>1</sup>`, `¹` or `<small>1` where a line or a block begins,
/// `1)` where a cell of a `tfoot` begins. A numbered list is none, for it may be any list.
struct NoteMarks {
    private let marks: Set<[UInt8]>

    static let none = NoteMarks(marks: [])

    private init(marks: Set<[UInt8]>) {
        self.marks = marks
    }

    func opensNote(_ mark: [UInt8]) -> Bool { marks.contains(mark) }

    /// Looks at every `<sup` of the article. Linear in its length.
    init(in bytes: [UInt8]) {
        var found: Set<[UInt8]> = []
        var index = 0
        while let start = ByteSearch.firstTag("sup", in: bytes, from: index) {
            index = start + 4
            guard let open = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start, limit: start + 256),
                let close = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: open, limit: open + 64)
            else { continue }
            let content = WhiteSpace.trimmed((open + 1)..<close, in: bytes)
            if !content.isEmpty, Self.beginsBlock(start, in: bytes, contentEnd: close) {
                found.insert(Array(bytes[content]))
            }
        }
        found.formUnion(PlainNoteMarks.all(in: bytes))
        marks = found
    }

    /// True where only a list marker, quote marks or the start tag of a block stand before `offset` on its line. In a
    /// table's cell the mark must be followed by white space: `<td><sup>14</sup>C` is no note.
    private static func beginsBlock(_ offset: Int, in bytes: [UInt8], contentEnd: Int, depth: Int = 0) -> Bool {
        var index = offset
        while index > 0, offset - index < 300 {
            let byte = bytes[index - 1]
            if byte == 0x0A || byte == 0x0D { return true }
            if byte == UInt8(ascii: ">") { break }
            guard byte == 0x20 || byte == 0x09 || "-*_".utf8.contains(byte) else { return false }
            index -= 1
        }
        guard index > 0 else { return true }
        guard let open = ByteSearch.last(UInt8(ascii: "<"), in: bytes, before: index - 1, limit: 300) else {
            return true
        }
        let name = ByteSearch.lowercasedName(in: bytes, from: open + 1)
        // A note is often set in italics as a whole.
        if depth < 4, ["em", "i", "b", "strong", "span", "font"].contains(name) {
            return beginsBlock(open, in: bytes, contentEnd: contentEnd, depth: depth + 1)
        }
        if ["td", "th"].contains(name) {
            guard let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: contentEnd, limit: contentEnd + 16)
            else { return false }
            return end + 1 < bytes.count && WhiteSpace.isASCII(bytes[end + 1])
        }
        return ["p", "li", "div", "br", "small", "dd", "blockquote"].contains(name)
    }
}
