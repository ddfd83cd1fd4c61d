import Text

/// The headings of an article in source order, with the path of headings above an offset.
///
/// A reader keeps each as a `Heading` until its text is needed, since most headings have no table below them.
struct HeadingTrail<Heading> {
    private struct Entry {
        let offset: Int
        let level: Int
        let heading: Heading
        /// The index of the enclosing heading.
        let parent: Int?
        /// Nil until it is read.
        var text: ArticleText?
    }

    private var entries: [Entry] = []
    private var open: [Int] = []
    private let limit: Int
    /// The bytes of headings given to tables so far.
    private var repeated = 0
    /// The offset of the first table beyond the limit.
    private var firstWithout: Int?

    /// - Parameter limit: the bytes of headings that tables may repeat; a long heading above many tables repeats its
    ///   length many times.
    init(limit: Int) {
        self.limit = limit
        entries.reserveCapacity(16)
    }

    /// Headings must be appended in source order.
    mutating func append(_ heading: Heading, level: Int, at offset: Int) {
        while let last = open.last, entries[last].level >= level { open.removeLast() }
        entries.append(Entry(offset: offset, level: level, heading: heading, parent: open.last))
        open.append(entries.count - 1)
    }

    /// The headings above an offset, outermost first. At most six.
    ///
    /// - Parameter read: asked once for each heading.
    mutating func path(at offset: Int, reading read: (Heading) -> ArticleText) -> [ArticleText] {
        var path: [ArticleText] = []
        // Few tables have more headings above them.
        path.reserveCapacity(4)
        var next = lastIndex(before: offset)
        while let index = next {
            let text = entries[index].text ?? read(entries[index].heading)
            entries[index].text = text
            path.append(text)
            next = entries[index].parent
        }
        path.reverse()
        return path
    }

    /// The same for a table; empty beyond the limit.
    mutating func path(ofTableAt offset: Int, reading read: (Heading) -> ArticleText) -> [ArticleText] {
        let path = path(at: offset, reading: read)
        repeated += path.reduce(0) { $0 + $1.text.utf8.count }
        guard repeated > limit else { return path }
        firstWithout = firstWithout ?? offset
        return []
    }

    func findings(in text: SourceText, limits: IngestLimits) -> [Finding] {
        guard let firstWithout else { return [] }
        return [
            Finding(
                rule: .tableTooLarge, severity: .error,
                message: """
                    the headings of this table and those before it exceed \(limit) bytes; this table and later ones \
                    are read without headings\(limits.hint(.repeatedBytes))
                    """,
                place: text.place(at: firstWithout))
        ]
    }

    /// The offset of the nearest heading above; -1 if there is none.
    func lastOffset(before offset: Int) -> Int {
        lastIndex(before: offset).map { entries[$0].offset } ?? -1
    }

    private func lastIndex(before offset: Int) -> Int? {
        let next = entries.partitionPoint { $0.offset < offset }
        return next == 0 ? nil : next - 1
    }
}
