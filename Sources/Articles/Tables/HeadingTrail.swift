import Text

/// The headings of an article in source order, and which of them stand above an offset.
struct HeadingTrail {
    private struct Entry {
        let offset: Int
        let level: Int
        let text: ArticleText
        /// The heading that this one stands under.
        let parent: Int?
    }

    private var entries: [Entry] = []
    private var open: [Int] = []
    private let limit: Int
    /// The bytes of headings handed out to tables.
    private var repeated = 0
    /// Where the first table stands whose headings were beyond the limit.
    private var firstWithout: Int?

    /// - Parameter limit: the bytes of headings that tables may repeat: a long one over many tables is many times its
    ///   length.
    init(limit: Int) {
        self.limit = limit
    }

    /// Headings are appended in source order.
    mutating func append(level: Int, text: ArticleText, at offset: Int) {
        while let last = open.last, entries[last].level >= level { open.removeLast() }
        entries.append(Entry(offset: offset, level: level, text: text, parent: open.last))
        open.append(entries.count - 1)
    }

    /// The headings above an offset, outermost first. At most six.
    func path(at offset: Int) -> [ArticleText] {
        var path: [ArticleText] = []
        var next = lastIndex(before: offset)
        while let index = next {
            path.append(entries[index].text)
            next = entries[index].parent
        }
        return path.reversed()
    }

    /// The same for a table; none where too much would be repeated.
    mutating func path(ofTableAt offset: Int) -> [ArticleText] {
        let path = path(at: offset)
        repeated += path.reduce(0) { $0 + $1.text.utf8.count }
        guard repeated > limit else { return path }
        firstWithout = firstWithout ?? offset
        return []
    }

    func findings(in text: SourceText, limits: IngestLimits) -> [Finding] {
        guard let firstWithout else { return [] }
        return [
            Finding(
                rule: "table-too-large", severity: .error,
                message: """
                    The headings above this table and those before it are more than \(limit) bytes; from here on tables \
                    are read without their headings\(limits.hint(.repeatedBytes))
                    """,
                place: text.place(at: firstWithout))
        ]
    }

    /// The offset of the nearest heading above; -1 where there is none.
    func lastOffset(before offset: Int) -> Int {
        lastIndex(before: offset).map { entries[$0].offset } ?? -1
    }

    private func lastIndex(before offset: Int) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}
