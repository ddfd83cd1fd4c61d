import Text

/// Reads an HTML article.
struct HTMLReader {
    let text: SourceText
    let options: IngestOptions

    func article() -> Diagnosed<Article> {
        guard let page = ParsedPage(text, limits: options.limits) else {
            return Diagnosed(Article(text: text), findings: [.unreadable(text)])
        }
        if let excess = page.excess {
            let finding = Finding.html(excess, in: text, limits: options.limits)
            return Diagnosed(Article(text: text), findings: [finding])
        }
        let reader = HTMLTableReader(
            slice: HTMLSlice(text: text, base: 0), bytes: text.bytes, notes: NoteIndex(in: text),
            limits: options.limits)
        var walk = HTMLPageWalk(reader: reader, text: text, options: options)
        walk.run(over: page)
        return Diagnosed(walk.article(in: page), findings: walk.trail.findings(in: text, limits: options.limits))
    }
}

/// Collects the contents of an article in one pass over a page, in tree order.
private struct HTMLPageWalk {
    private let reader: HTMLTableReader
    private let text: SourceText
    private let options: IngestOptions
    private var readsTablesOnly: Bool { options.readsTablesOnly }
    private var ledger = LimitLedger()
    private var finder: LocationFinder
    private(set) var trail: HeadingTrail<ArticleText>
    /// A table with its node, and that of the paragraph above it; -1 if there is none since the last heading.
    private typealias FoundTable = (draft: ArticleTable, node: Int, paragraph: Int)
    private var tables: [FoundTable] = []
    /// The tables of plain text that are not among them.
    private var textTables: [FoundTable] = []
    private var lists: [ArticleList] = []
    private var paragraph = -1
    private var listEnd = 0
    /// The end of the last outermost description list.
    private var descriptionEnd = 0
    /// Paragraphs in a table's cells introduce no later table.
    private var tableEnd = 0
    /// The end of the last outermost table: nested tables share its paragraph.
    private var insideTable = 0
    /// The end of the last outermost preformatted text.
    private var preformattedEnd = 0

    init(reader: HTMLTableReader, text: SourceText, options: IngestOptions) {
        self.reader = reader
        self.options = options
        self.text = text
        finder = LocationFinder(text)
        trail = HeadingTrail(limit: reader.limits[.repeatedBytes])
    }

    mutating func run(over page: ParsedPage) {
        var next = 0
        // Most pages go on after their last table.
        let end = readsTablesOnly && !options.readsAligned ? page.nodes.lastIndex { $0.tag == .table } ?? 0 : nil
        while let (index, tag) = page.readElement(from: next, to: end.map { $0 + 1 } ?? page.nodes.count) {
            read(index, tag: tag, in: page)
            next = index + 1
        }
    }

    mutating func article(in page: ParsedPage) -> Article {
        var finder = LocationFinder(text)
        var (found, foundTexts): ([FoundTable], [FoundTable]) = ([], [])
        swap(&found, &tables)
        swap(&foundTexts, &textTables)
        let tables = placed(consume found, from: 1, in: page, finder: &finder)
        let number = tables.count + lists.count + 1
        let textTables = placed(consume foundTexts, from: number, in: page, finder: &finder)
        let noteTexts = NoteTexts(notes: reader.notes, source: text, isMarkdown: false, limits: options.limits)
        return Article(
            text: text, tables: tables, lists: lists, textTables: textTables,
            notes: readsTablesOnly ? [:] : noteTexts.texts(of: tables + textTables),
            title: readsTablesOnly ? "" : title(in: page, finder: &finder),
            language: readsTablesOnly ? nil : page.attribute("lang", of: 0))
    }

    /// The text of the first title that is not in a drawing.
    private func title(in page: ParsedPage, finder: inout LocationFinder) -> String {
        let index = page.nodes.firstIndex { $0.element == .title && $0.space == .html }
        guard let index else { return "" }
        return reader.articleText(of: index, in: page, finder: &finder)?.text ?? ""
    }

    private func placed(
        _ found: consuming [FoundTable], from number: Int, in page: ParsedPage, finder: inout LocationFinder
    ) -> [ArticleTable] {
        guard !found.isEmpty else { return [] }
        // An unclosed paragraph may contain all tables, and is read once.
        var known: (paragraph: Int, text: ArticleText?) = (-1, nil)
        // A table may precede another one in the tree but follow it in the source.
        found.sort { $0.draft.range.lowerBound < $1.draft.range.lowerBound }
        let paragraphs = found.map(\.paragraph)
        let nodes = found.map { $0.draft.syntax == .html && $0.draft.caption == nil ? $0.node : nil }
        var drafts = found.map(\.draft)
        found = []
        let captions = HTMLCaptions(page: page, reader: reader).captions(of: nodes, finder: &finder)
        for (index, paragraph) in paragraphs.enumerated() {
            if drafts[index].caption == nil { drafts[index].caption = captions[index] }
            if paragraph >= 0 {
                if known.paragraph != paragraph {
                    known = (paragraph, reader.articleText(of: paragraph, in: page, finder: &finder))
                }
                drafts[index].leadIn = known.text
            }
            drafts[index].place(number: number + index, in: text, finder: &finder)
        }
        return drafts
    }

    private mutating func read(_ index: Int, tag: HTMLTag, in page: ParsedPage) {
        let offset = page.nodes[index].source?.lowerBound ?? 0
        if let level = tag.headingLevel {
            guard let heading = reader.articleText(of: index, in: page, finder: &finder) else { return }
            trail.append(heading, level: level, at: offset)
            paragraph = -1
        } else if tag == .p, index >= tableEnd, !readsTablesOnly {
            paragraph = index
        } else if tag == .table {
            let isLayout = page.isLayout(index)
            if !isLayout { tableEnd = max(tableEnd, page.nodes[index].end) }
            guard options.readsLayout || !isLayout,
                var draft = reader.draft(of: index, in: page, finder: &finder, ledger: &ledger)
            else { return }
            draft.headings = trail.path(ofTableAt: draft.range.lowerBound) { $0 }
            tables.append((draft, index, paragraph))
            // A paragraph introduces only the table that follows it.
            if index >= insideTable { paragraph = -1 }
            insideTable = max(insideTable, page.nodes[index].end)
        } else if tag == .pre, options.readsAligned || options.findsTextTables, index >= preformattedEnd {
            preformattedEnd = page.nodes[index].end
            appendAligned(index, in: page)
        } else if tag == .ul || tag == .ol, index >= listEnd, !readsTablesOnly {
            listEnd = page.nodes[index].end
            appendList(index, in: page)
        } else if tag == .dl, index >= max(listEnd, descriptionEnd), !readsTablesOnly {
            descriptionEnd = page.nodes[index].end
            appendList(index, in: page)
        }
    }

    private mutating func appendAligned(_ node: Int, in page: ParsedPage) {
        let preformatted = PreformattedText(slice: reader.slice)
        guard let capture = preformatted.capture(of: node, in: page) else { return }
        let builder = AlignedTableBuilder(
            capture: capture, text: text, notes: reader.notes, limits: options.limits)
        for var draft in builder.drafts() {
            draft.headings = trail.path(at: draft.range.lowerBound) { $0 }
            guard options.readsAligned else {
                textTables.append((draft, node, paragraph))
                continue
            }
            tables.append((draft, node, paragraph))
            if node >= insideTable { paragraph = -1 }
        }
    }

    private mutating func appendList(_ list: Int, in page: ParsedPage) {
        let items = HTMLListReader(reader: reader).items(of: list, in: page, finder: &finder)
        guard !items.isEmpty else { return }
        let headings = trail.path(at: page.nodes[list].source?.lowerBound ?? 0) { $0 }
        let leadIn = paragraph < 0 ? nil : reader.articleText(of: paragraph, in: page, finder: &finder)
        lists.append(
            ArticleList(headings: headings, leadIn: leadIn, isOrdered: page.nodes[list].tag == .ol, items: items))
    }
}
