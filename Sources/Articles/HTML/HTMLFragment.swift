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

    /// The texts of the elements, without those of tables and lists, which are read separately.
    static func texts(of range: Range<Int>, in source: SourceText, notes: NoteIndex, limits: IngestLimits) -> [CellText]
    {
        let bytes = Array(source.bytes[range])
        guard let page = ParsedPage(bytes, limits: limits), page.excess == nil else { return [] }
        var texts: [CellText] = []
        var next = 0
        while next < page.nodes.count {
            let text = HTMLTextReader.text(
                of: next, in: page, bytes: bytes, notes: notes, skipping: [.table] + HTMLTag.lists)
            if !HTMLTag.lists.contains(page.nodes[next].tag ?? .inline), page.nodes[next].tag != .table {
                texts.append(text.content)
            }
            next = page.nodes[next].end
        }
        return texts.filter { !$0.text.isEmpty }
    }
}
