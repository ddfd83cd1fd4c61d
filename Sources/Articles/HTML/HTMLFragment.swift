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
        let heading = page.nodes.indices.first { page.nodes[$0].tag?.headingLevel != nil }
        return reader.articleText(of: heading ?? 0, in: page, finder: &finder)
    }
}
