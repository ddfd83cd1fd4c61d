/// The open tables around a place of an article in HTML or Markdown.
struct OpenTables {
    private let bytes: [UInt8]
    private let isMarkdown: Bool
    /// Whether each open table, outermost first, holds another one.
    private var holdTables: [Bool] = []
    /// The next tags after the last start tag.
    private var nextStart = -1
    private var nextEnd = -1

    init(bytes: [UInt8], isMarkdown: Bool) {
        (self.bytes, self.isMarkdown) = (bytes, isMarkdown)
    }

    /// True in a table without others in it, as a table of data is, and not one that lays out the page.
    var isInnermost: Bool { holdTables.last == false }

    /// - Parameter tag: the offset of a start tag; the offsets ascend.
    mutating func begin(at tag: Int) {
        guard !isMarkdown || !isCode(at: tag) else { return }
        if nextStart <= tag { nextStart = ByteSearch.firstTag("table", in: bytes, from: tag + 1) ?? bytes.count }
        if nextEnd <= tag { nextEnd = ByteSearch.firstTag("/table", in: bytes, from: tag + 1) ?? bytes.count }
        holdTables.append(nextStart < nextEnd)
    }

    mutating func end() { _ = holdTables.popLast() }

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
