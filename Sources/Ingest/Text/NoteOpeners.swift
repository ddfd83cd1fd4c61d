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
        var footEnd = 0
        var starts = BlockStarts(bytes: bytes)
        while let start = starts.next() {
            let index = start + 1
            if bytes[start] == 0x0A || bytes[start] == 0x0D {
                read(index, block: .line, &line)
            } else {
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

/// The ends of lines and the `<` of an article, in their order: a block may begin behind each of them.
///
/// Each of the three bytes is searched for by itself, which the C library does for many bytes at once.
private struct BlockStarts {
    private let bytes: [UInt8]
    /// For each of the bytes where it is next; the end where it does not come again.
    private var positions: [Int]

    private static let wanted: [UInt8] = [0x0A, 0x0D, UInt8(ascii: "<")]

    init(bytes: [UInt8]) {
        self.bytes = bytes
        positions = Self.wanted.map { ByteSearch.first($0, in: bytes, from: 0) ?? bytes.count }
    }

    mutating func next() -> Int? {
        var nearest = 0
        for index in 1..<positions.count where positions[index] < positions[nearest] { nearest = index }
        let found = positions[nearest]
        guard found < bytes.count else { return nil }
        positions[nearest] = ByteSearch.first(Self.wanted[nearest], in: bytes, from: found + 1) ?? bytes.count
        return found
    }
}
