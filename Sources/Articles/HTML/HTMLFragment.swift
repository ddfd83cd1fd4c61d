import Text

/// HTML that is only read for its text.
enum HTMLFragment {
    static func text(
        of range: Range<Int>, in slice: HTMLSlice, notes: NoteIndex, limits: IngestLimits,
        finder: inout LocationFinder
    ) -> ArticleText? {
        let bytes = Array(slice.text.bytes[range])
        guard let page = ParsedPage(bytes, limits: limits), page.excess == nil, !page.nodes.isEmpty else { return nil }
        let reader = HTMLTableReader(slice: slice, bytes: bytes, notes: notes, limits: limits)
        var (heading, next) = (0, 0)
        while heading == 0, let (index, tag) = page.readElement(from: next, to: page.nodes.count) {
            if tag.headingLevel != nil { heading = index }
            next = index + 1
        }
        return reader.articleText(of: heading, in: page, finder: &finder)
    }
}
