import Text

/// HTML that is only read for its text.
enum HTMLFragment {
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
