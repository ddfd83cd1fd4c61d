import CommonMark
import Diagnostics
import Measures

/// Reads a Markdown article, or a text that is read as one.
struct MarkdownReader {
    let source: MarkdownSource
    let options: IngestOptions

    init(text: SourceText, options: IngestOptions) {
        source = MarkdownSource(text: text)
        self.options = options
    }

    func article() -> Diagnosed<Article> {
        guard let parsed = parse() else {
            return Diagnosed(Article(text: source.text, tables: [], lists: []), findings: [.unreadable(source.text)])
        }
        let outline = parsed.outline
        let regions = HTMLRegions(source: source, outline: outline, document: parsed.document)
        let structure = MarkdownStructure(
            source: source, outline: outline, regions: regions, document: parsed.document)
        let html = regions.drafts(limits: options.limits, notes: structure.notes)
        var drafts = html.value
        var finder = LocationFinder(source.text)
        let builder = PipeTableBuilder(source: source, notes: structure.notes)
        for leaf in outline.leaves where leaf.kind == .table {
            let rows = rows(of: leaf, in: parsed.document)
            drafts.append(builder.draft(of: rows, in: parsed.document, finder: &finder))
        }
        if !options.isStrict {
            let recovery = PipeTableRecovery(
                source: source, outline: outline, regions: regions, withheld: parsed.oversized, builder: builder)
            drafts += recovery.drafts(at: parsed.delimiters, in: parsed.document)
        }
        return structure.article(
            drafts: drafts, findings: parsed.oversized.findings + html.findings, document: parsed.document,
            readsTablesOnly: options.readsTablesOnly)
    }

    /// The document as cmark-gfm sees it, without what would keep it busy for minutes; nil where it gives up.
    func parse() -> ParsedMarkdown? {
        let delimiters = DelimiterRow.all(in: source)
        let oversized = OversizedTables(source: source, delimiters: delimiters, limits: options.limits)
        let long = LongParagraphs(source: source, delimiters: delimiters, limit: options.limits.paragraphLines)
        guard let document = ParsedDocument(oversized.markdown(of: source, breaking: long)) else { return nil }
        let outline = MarkdownOutline(of: document, source: source)
        return ParsedMarkdown(document: document, outline: outline, delimiters: delimiters, oversized: oversized)
    }

    private func rows(of table: MarkdownOutline.Leaf, in document: borrowing ParsedDocument) -> [PipeTableBuilder.Row] {
        let containers = MarkdownOutline.containers(of: table.block, in: document)
        var rows: [PipeTableBuilder.Row] = []
        var row = table.block + 1
        while row < document.blocks[table.block].end {
            let line = rows.isEmpty ? table.lines.lowerBound : document.blocks[row].startLine
            let range = source.contentRange(ofLine: line, in: containers).range
            rows.append(PipeTableBuilder.Row(block: row, line: line, range: range))
            row = document.blocks[row].end
        }
        return rows
    }
}

/// A document with what was found out on the way to it.
struct ParsedMarkdown: ~Copyable {
    let document: ParsedDocument
    let outline: MarkdownOutline
    let delimiters: [DelimiterRow]
    /// The tables that were kept from the parser.
    let oversized: OversizedTables
}

extension Finding {
    /// The parser gave up on a whole file.
    static func unreadable(_ text: SourceText) -> Finding {
        Finding(
            rule: "unreadable-file", severity: .error,
            message: "The parser cannot read a file of \(text.bytes.count) bytes",
            place: Place(text.path))
    }
}
