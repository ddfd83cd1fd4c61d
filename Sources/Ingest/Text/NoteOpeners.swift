/// The marks that open a note where a line or a block begins: `<sup>1</sup> after drying`, `¹ after drying`, `* estimated`,
/// `[1] after drying`, `Note 1: after drying`, `<small>1 after drying`, `1) after drying` in a `tfoot`. A row of a table may
/// be a note. A numbered list is none, for it may be any list.
struct NoteOpeners {
    /// Marks that are raised where they are used, without what stands around them: `1`, `a`, `*`.
    private(set) var raised: Set<[UInt8]> = []
    /// Marks with their brackets, in lower case: `[1]`, `(a)`, `[note 1]`.
    private(set) var bracketed: Set<[UInt8]> = []

    init(in bytes: [UInt8]) {
        var line = NoteLine(bytes: bytes)
        read(0, block: .line, &line)
        var index = 0
        var footEnd = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || byte == 0x0D {
                read(index, block: .line, &line)
            } else if byte == UInt8(ascii: "<") {
                let name = ByteSearch.lowercasedName(in: bytes, from: index)
                guard Self.blocks.contains(name) || name == "tfoot",
                    let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: index + 400)
                else { continue }
                if name == "tfoot" {
                    guard index >= footEnd else { continue }
                    footEnd = ByteSearch.firstTag("/tfoot", in: bytes, from: end) ?? bytes.count
                    continue
                }
                let isCell = name == "td" || name == "th"
                let isWide =
                    isCell && (index < footEnd || ByteSearch.holds("colspan", in: bytes, index..<end))
                read(end + 1, block: isCell ? (isWide ? .wideCell : .cell) : name == "small" ? .small : .tag, &line)
            }
        }
    }

    private mutating func read(_ start: Int, block: NoteLine.Block, _ line: inout NoteLine) {
        switch line.mark(at: start, block: block) {
        case .raised(let mark): raised.insert(mark)
        case .bracketed(let mark):
            bracketed.insert(mark)
            raised.insert(Array(mark.dropFirst().dropLast()))
        case .numbered(let number):
            raised.insert(number)
            bracketed.insert(Array("[note ".utf8) + number + Array("]".utf8))
            bracketed.insert(Array("(note ".utf8) + number + Array(")".utf8))
        case nil: break
        }
    }

    private static let blocks: Set<String> = ["p", "li", "div", "br", "small", "dd", "blockquote", "td", "th"]
}
