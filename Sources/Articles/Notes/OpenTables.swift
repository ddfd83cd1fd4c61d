/// The open tables around a place of an article in HTML or Markdown.
struct OpenTables {
    private let bytes: [UInt8]
    private let isMarkdown: Bool
    private struct Table {
        let holdsTables: Bool
        /// Whether its cell at hand holds another table.
        var cellHoldsTable = false
        /// The words that begin texts of its other cells after a star.
        var starred: Set<ArraySlice<UInt8>> = []
    }

    /// The outermost one first.
    private var tables: [Table] = []

    init(bytes: [UInt8], isMarkdown: Bool) {
        (self.bytes, self.isMarkdown) = (bytes, isMarkdown)
    }

    /// True in a table without others in it, as a table of data is, and not one that lays out the page.
    var isInnermost: Bool { tables.last?.holdsTables == false }
    var isInTable: Bool { !tables.isEmpty }

    /// - Parameter tag: the offset of a start tag; the offsets ascend.
    mutating func begin(at tag: Int) {
        guard !isMarkdown || !isCode(at: tag) else { return }
        if isInTable { tables[tables.count - 1].cellHoldsTable = true }
        tables.append(Table(holdsTables: holdsTables(from: tag + 1)))
    }

    /// True if the next tag of a table begins one.
    private func holdsTables(from start: Int) -> Bool {
        var index = start
        while let found = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) {
            index = found + 1
            if ByteSearch.isTag("table", in: bytes, at: index) { return true }
            if ByteSearch.isTag("/table", in: bytes, at: index) { return false }
        }
        return false
    }

    mutating func beginCell() {
        if isInTable { tables[tables.count - 1].cellHoldsTable = false }
    }

    /// Ends the innermost table.
    ///
    /// - Returns: the words of ``takeStarred(_:)``.
    mutating func end() -> Set<ArraySlice<UInt8>> { tables.popLast()?.starred ?? [] }

    /// Keeps words after a star until the table ends. False outside tables, and next to a table in a cell.
    mutating func takeStarred(_ words: ArraySlice<UInt8>) -> Bool {
        guard let table = tables.last, !table.cellHoldsTable else { return false }
        tables[tables.count - 1].starred.insert(words)
        return true
    }

    /// True between backticks of one line.
    private func isCode(at tag: Int) -> Bool {
        let line = bytes[..<tag].suffix(NoteLine.longestLine)
        let before = line[(line.lastIndex(of: 0x0A) ?? line.startIndex)...]
        var runs = 0
        var last: UInt8 = 0
        for byte in before {
            if byte == UInt8(ascii: "`"), last != byte { runs += 1 }
            last = byte
        }
        return !runs.isMultiple(of: 2)
    }
}
