import CommonMark
import Text

/// Reads a Markdown article, or a text as Markdown.
struct MarkdownReader {
    let source: SourceText
    let options: IngestOptions
    private let notes: NoteIndex

    init(text: SourceText, options: IngestOptions) {
        source = text
        notes = NoteIndex(in: text, isMarkdown: true)
        self.options = options
    }

    func article() -> Diagnosed<Article> {
        let delimiters = DelimiterRow.all(in: source)
        let tags = HTMLRegions.Tags(in: source.bytes)
        // Most pages of a site have no table.
        if options.readsTablesOnly, !options.readsAligned, delimiters.isEmpty, !tags.holdTable {
            return Diagnosed(Article(text: source))
        }
        let parsed = parse(delimiters, tags)
        let outline = parsed.outline
        let regions = HTMLRegions(source: source, outline: outline, tags: tags)
        let (tables, oversized) = tables(of: parsed, regions: regions)
        let plain = PlainInlines(
            bytes: source.bytes, notes: notes, definitions: parsed.definitions)
        var builder = PipeTableBuilder(
            source: source, limits: options.limits,
            request: MarkdownInlines.Request(parsed.readable, plain: plain, limits: options.limits),
            finder: LocationFinder(source))
        var pipeTables = tables.enumerated().map { builder.draft(of: $1, number: $0) }
        for text in regions.inlineTexts { builder.request.add(text) }
        for leaf in outline.leaves where needsText(leaf, regions: regions) {
            let isInTable = regions.covers(source.lineStarts[leaf.lines.lowerBound - 1])
            builder.request.add(leaf, of: outline, mayBePlain: options.readsTablesOnly && !isInTable)
        }
        var inlines = builder.request.read(definitions: parsed.definitions, source: source, notes: notes)
        inlines.complete(&pipeTables)
        var finder = LocationFinder(source)
        for (index, table) in tables.enumerated() {
            if let line = table.leadIn { pipeTables[index].leadIn = inlines.articleText(line, finder: &finder) }
        }
        let structure = MarkdownStructure(source: source, outline: outline, notes: notes, limits: options.limits)
        var regionReader = HTMLRegionReader(source: source, outline: outline, notes: notes, limits: options.limits)
        var drafts = regions.drafts(inlines, by: &regionReader, readsLayout: options.readsLayout)
        if drafts.isEmpty { drafts = consume pipeTables } else { drafts += pipeTables }
        let htmlLists = options.readsTablesOnly ? [] : regions.lists(inlines, by: &regionReader)
        var textDrafts: [ArticleTable] = []
        if options.readsAligned || options.findsTextTables {
            textDrafts = alignedDrafts(in: parsed, beside: drafts.map(\.range) + oversized.ranges, regions: regions)
        }
        if options.readsAligned {
            drafts += textDrafts
            textDrafts = []
        }
        return structure.article(
            drafts: consume drafts, textDrafts: textDrafts,
            findings: oversized.findings + regionReader.findings, inlines: &inlines,
            regions: regions, htmlLists: htmlLists, readsTablesOnly: options.readsTablesOnly)
    }

    private func tables(
        of parsed: ParsedMarkdown, regions: HTMLRegions
    ) -> ([PipeTable], OversizedTables) {
        var tables: [PipeTable] = []
        var oversized = OversizedTables(source: source, limits: options.limits)
        var later: [[PipeRow]] = []
        let leavesText = options.readsAligned && !options.isStrict
        let joined = JoinedTables(source: source)
        // Few articles have joined tables.
        var delimiters: Set<Int>?
        for leaf in parsed.outline.leaves {
            guard case .table = leaf.kind else { continue }
            if leavesText, parsed.outline.goesOnInCode(leaf, of: source) { continue }
            let rows = rows(of: leaf, in: parsed.outline)
            let width = parsed.outline.blocks[leaf.block].number
            guard oversized.admits(rows, width: width) else { continue }
            guard !options.isStrict, holdsSecond(leaf, parsed.delimiters) else {
                tables.append(PipeTable(rows: rows, width: width))
                continue
            }
            let known = delimiters ?? Set(parsed.delimiters.map(\.line))
            delimiters = known
            let parts = joined.parts(rows, delimiters: known)
            tables.append(PipeTable(rows: parts.first ?? rows, width: width))
            later += parts.dropFirst()
        }
        guard !options.isStrict else { return (tables, oversized) }
        let recovery = PipeTableRecovery(source: source, outline: parsed.outline, regions: regions)
        tables += recovery.candidates(at: parsed.delimiters).filter {
            !(leavesText && $0.hasNamesAbove) && oversized.admits($0.rows, width: $0.width)
        }
        tables += recovery.candidates(ofJoined: later)
        return (tables, oversized)
    }

    /// True if a delimiter row is among the rows of a table.
    private func holdsSecond(_ leaf: MarkdownOutline.Leaf, _ delimiters: [DelimiterRow]) -> Bool {
        let next = delimiters.partitionPoint { $0.line <= leaf.lines.lowerBound + 1 }
        return next < delimiters.count && delimiters[next].line <= leaf.lines.upperBound
    }

    private func rows(of table: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> [PipeRow] {
        var lines: [Range<Int>] = []
        lines.reserveCapacity(table.lines.count)
        for line in table.lines where line != table.lines.lowerBound + 1 {
            // cmark-gfm keeps the white space before a header that lazily continues a paragraph: an empty cell.
            let range = line == table.lines.lowerBound ? outline.lines.lazy[line] : nil
            lines.append(range ?? outline.lines[line])
        }
        return PipeRow.rows(source.bytes, in: lines, expecting: outline.blocks[table.block].number)
    }

    /// True if a heading or paragraph is read.
    private func needsText(_ leaf: MarkdownOutline.Leaf, regions: HTMLRegions) -> Bool {
        switch leaf.kind {
        case .heading: true
        case .paragraph: !options.readsTablesOnly || regions.covers(source.lineStarts[leaf.lines.lowerBound - 1])
        default: false
        }
    }

    /// The tables of plain text, and of preformatted HTML.
    ///
    /// - Parameter taken: the ranges of the tables found by other means.
    private func alignedDrafts(
        in parsed: ParsedMarkdown, beside taken: [Range<Int>], regions: HTMLRegions
    ) -> [ArticleTable] {
        let capture = MarkdownCapture(source: source, outline: parsed.outline).capture(without: taken)
        let builder = AlignedTableBuilder(capture: capture, text: source, notes: notes, limits: options.limits)
        return builder.drafts() + regions.preformattedDrafts(limits: options.limits, notes: notes)
    }

    /// The article's blocks.
    func parse() -> ParsedMarkdown { parse(DelimiterRow.all(in: source), HTMLRegions.Tags(in: source.bytes)) }

    private func parse(_ delimiters: [DelimiterRow], _ tags: HTMLRegions.Tags) -> ParsedMarkdown {
        let readable = source.replacing(notes: NoteReferences.offsets(in: source.bytes, notes: notes))
        let hidden = FrontMatter.range(in: source)?.upperBound ?? 0
        let blocks = MarkdownBlocks(readable, after: hidden, upTo: lastLine(of: delimiters, tags))
        return ParsedMarkdown(
            outline: MarkdownOutline(of: blocks), definitions: blocks.definitions, readable: readable,
            delimiters: delimiters)
    }
}

extension MarkdownReader {
    /// The lines below a table in which its caption may be.
    private static let captionLines = 16

    /// The last line whose block matters, which is a blank one below the last table.
    private func lastLine(of delimiters: [DelimiterRow], _ tags: HTMLRegions.Tags) -> Int {
        // Without a pipe or colon it underlines a heading.
        let last = delimiters.last { $0.hasPipe || source.bytes[$0.range].contains(UInt8(ascii: ":")) }
        guard options.readsTablesOnly, !options.readsAligned, !options.findsTextTables, !tags.holdTable,
            var line = last?.line
        else { return .max }
        while line <= source.lineCount, source.bytes[source.lineRange(line)].contains(UInt8(ascii: "|")) { line += 1 }
        line += Self.captionLines
        while line <= source.lineCount, !WhiteSpace.isBlank(source.lineRange(line), in: source.bytes) { line += 1 }
        guard line <= source.lineCount else { return .max }
        // A definition of a link counts above it, too.
        return ByteSearch.first("]:", in: source.bytes, from: source.lineStarts[line - 1]) == nil ? line : .max
    }
}

/// The blocks of an article with the information collected on the way.
struct ParsedMarkdown {
    let outline: MarkdownOutline
    /// The lines of each link definition.
    let definitions: [[Range<Int>]]
    /// The source with other characters for the references to notes.
    let readable: SourceText
    let delimiters: [DelimiterRow]
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
