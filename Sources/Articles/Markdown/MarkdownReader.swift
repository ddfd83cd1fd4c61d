import CommonMark
import Text

/// Reads a Markdown article, or a text as Markdown.
struct MarkdownReader {
    let source: SourceText
    let options: IngestOptions
    private let notes: NoteIndex
    /// The text withheld from cmark-gfm for speed, which does not change the result.
    private let omission: MarkdownSkeleton.Omission

    init(text: SourceText, options: IngestOptions, omission: MarkdownSkeleton.Omission? = nil) {
        source = text
        notes = NoteIndex(in: text.bytes, isMarkdown: true)
        self.options = options
        self.omission = omission ?? (options.readsTablesOnly && !options.readsAligned ? .rowsAndProse : .rows)
    }

    func article() -> Diagnosed<Article> {
        guard let parsed = parse() else {
            return Diagnosed(Article(text: source), findings: [.unreadable(source)])
        }
        let outline = parsed.outline
        let regions = HTMLRegions(source: source, outline: outline, document: parsed.document)
        let structure = MarkdownStructure(
            source: source, outline: outline, regions: regions, notes: notes, limits: options.limits)
        var regionReader = HTMLRegionReader(source: source, outline: outline, notes: notes, limits: options.limits)
        var drafts = regions.drafts(in: parsed.document, by: &regionReader, readsLayout: options.readsLayout)
        let htmlLists = options.readsTablesOnly ? [] : regions.lists(in: parsed.document, by: &regionReader)
        var finder = LocationFinder(source)
        let builder = PipeTableBuilder(
            source: source, readable: parsed.readable, notes: notes, limits: options.limits)
        var later: [[PipeRow]] = []
        let joined = JoinedTables(source: source)
        // Few articles have joined tables.
        var delimiters: Set<Int>?
        for leaf in outline.leaves where leaf.kind == .table {
            let header = leaf.block + 1
            var rows = rows(of: leaf, in: parsed)
            if !options.isStrict, holdsSecond(leaf, parsed.delimiters) {
                let known = delimiters ?? Set(parsed.delimiters.map(\.line))
                delimiters = known
                let parts = joined.parts(rows.map(\.row), delimiters: known)
                rows.removeLast(rows.count - (parts.first?.count ?? rows.count))
                later += parts.dropFirst()
            }
            drafts.append(
                builder.draft(
                    of: rows, width: parsed.document.blocks[header].end - header - 1, in: parsed.document,
                    finder: &finder))
        }
        if !options.isStrict {
            let recovery = PipeTableRecovery(
                source: source, outline: outline, regions: regions, withheld: parsed.oversized, builder: builder)
            drafts += recovery.drafts(at: parsed.delimiters, in: parsed.document) + recovery.drafts(ofJoined: later)
        }
        if options.readsAligned {
            drafts += alignedDrafts(in: parsed, beside: drafts, regions: regions)
        }
        var article = structure.article(
            drafts: drafts, builder: builder, findings: parsed.findings + regionReader.findings,
            document: parsed.document, htmlLists: htmlLists, readsTablesOnly: options.readsTablesOnly)
        if options.findsTextTables {
            article.value.textTables = alignedDrafts(in: parsed, beside: drafts, regions: regions).compactMap {
                TextTable($0, in: source)
            }
        }
        return article
    }

    /// True if a delimiter row is among the rows of a table.
    private func holdsSecond(_ leaf: MarkdownOutline.Leaf, _ delimiters: [DelimiterRow]) -> Bool {
        let next = delimiters.partitionPoint { $0.line <= leaf.lines.lowerBound + 1 }
        return next < delimiters.count && delimiters[next].line <= leaf.lines.upperBound
    }

    /// The tables of plain text, and of preformatted HTML.
    ///
    /// - Parameter drafts: the tables found by other means.
    private func alignedDrafts(
        in parsed: borrowing ParsedMarkdown, beside drafts: [ArticleTable], regions: HTMLRegions
    ) -> [ArticleTable] {
        let preformatted = regions.preformattedDrafts(limits: options.limits, notes: notes)
        // Browsers join the lines of running text.
        let readsParagraphs = options.readsAligned || source.path.hasSuffix(".txt")
        guard readsParagraphs || parsed.outline.leaves.contains(where: { $0.kind == .code }) else {
            return preformatted
        }
        let withheld = parsed.oversized.lines.map { lines in
            source.lineStarts[lines.lowerBound - 1]..<source.lineRange(lines.upperBound).upperBound
        }
        let taken = drafts.map(\.range) + withheld
        let capture = MarkdownCapture(source: source, outline: parsed.outline, readsParagraphs: readsParagraphs)
            .capture(without: taken, in: parsed.document)
        let builder = AlignedTableBuilder(
            capture: capture, text: source, notes: notes, limits: options.limits)
        return builder.drafts() + preformatted
    }

    /// The document as parsed by cmark-gfm, without constructs that take it minutes; nil if parsing fails.
    func parse() -> ParsedMarkdown? {
        let delimiters = DelimiterRow.all(in: source)
        let oversized = OversizedTables(source: source, delimiters: delimiters, limits: options.limits)
        let long = LongParagraphs(source: source, delimiters: delimiters, limits: options.limits)
        let definitions = RepeatedDefinitions(source: source, limits: options.limits)
        let open = OpenMarkup(source: source, limits: options.limits)
        let crowded = CrowdedMarks(source: source, delimiters: delimiters, limits: options.limits)
        let hidden = FrontMatter.range(in: source).map { [$0] } ?? []
        let blanked = source.blanking(
            hidden + definitions.blanks + (open.blanks + crowded.blanks).map { $0..<$0 + 1 },
            signs: NoteReferences.offsets(in: source.bytes, notes: notes))
        let withheld = WithheldLines(oversized, long)
        func parse(without omission: MarkdownSkeleton.Omission) -> ParsedMarkdown? {
            let skeleton = MarkdownSkeleton(
                source: blanked, delimiters: delimiters, withheld: withheld, omission: omission)
            let map = skeleton.map
            guard let document = ParsedDocument(skeleton.bytes, lines: map) else { return nil }
            let outline = MarkdownOutline(of: document, source: source)
            // A fast path: few documents have tables in code or similar paragraphs.
            if skeleton.textWasAltered(in: outline) { return parse(without: .nothing) }
            return ParsedMarkdown(
                document: document, lines: map, outline: outline, readable: blanked, delimiters: delimiters,
                oversized: oversized,
                findings: oversized.findings + long.findings + definitions.findings + open.findings
                    + crowded.findings)
        }
        return parse(without: omission)
    }

    /// The rows that the parser saw, and the withheld ones between them.
    private func rows(
        of table: MarkdownOutline.Leaf, in parsed: borrowing ParsedMarkdown
    ) -> [PipeTableBuilder.Row] {
        let containers = MarkdownOutline.containers(of: table.block, in: parsed.document)
        var rows: [PipeTableBuilder.Row] = []
        rows.reserveCapacity(table.lines.count)
        var block = table.block + 1
        let width = parsed.document.blocks[block].end - block - 1
        for line in table.lines where line != table.lines.lowerBound + 1 {
            let isSeen = parsed.lines.contains(line)
            guard !isSeen || block < parsed.document.blocks[table.block].end else { break }
            let range = source.contentRange(ofLine: line, in: containers).range
            let row = PipeRow(source.bytes, in: range, expecting: width)
            rows.append((isSeen ? block : nil, rows.isEmpty ? header(row, ofLine: line, width: width) : row))
            if isSeen { block = parsed.document.blocks[block].end }
        }
        return rows
    }

    /// If a header lazily continues a paragraph, the white space before it is an empty cell: cmark-gfm keeps it, and
    /// does not treat the following pipe as a leading one.
    private func header(_ row: PipeRow, ofLine line: Int, width: Int) -> PipeRow {
        let range = source.lineRange(line)
        guard row.cells.count + 1 == width,
            source.bytes[range.lowerBound..<row.range.lowerBound].allSatisfy(WhiteSpace.isASCII)
        else { return row }
        let whole = PipeRow(source.bytes, in: range, expecting: width)
        return whole.cells.count == width ? whole : row
    }
}

/// A document with the information collected during parsing.
struct ParsedMarkdown: ~Copyable {
    let document: ParsedDocument
    /// The lines that the parser saw.
    let lines: LineMap
    let outline: MarkdownOutline
    /// The source without the withheld text.
    let readable: SourceText
    let delimiters: [DelimiterRow]
    /// The withheld tables.
    let oversized: OversizedTables
    /// The kinds of withheld text.
    let findings: [Finding]
}

extension Finding {
    /// The parser rejected a whole file.
    static func unreadable(_ text: SourceText) -> Finding {
        Finding(
            rule: .unreadableFile, severity: .error,
            message: "the parser cannot read a file of \(text.bytes.count) bytes; divide the file",
            place: Place(text.path))
    }
}
