import CommonMark
import Text

/// Headings, lists and the paragraphs before tables.
struct MarkdownStructure {
    private enum Heading {
        case markdown(MarkdownOutline.Leaf)
        case html(ArticleText)
    }

    let source: SourceText
    let outline: MarkdownOutline
    let notes: NoteIndex
    let limits: IngestLimits

    /// - Parameter tables: the ranges of those of plain text, whose rows may look like headings.
    private func headings(
        _ regions: HTMLRegions, outside tables: [Range<Int>], finder: inout LocationFinder
    ) -> HeadingTrail<Heading> {
        var trail = HeadingTrail<Heading>(limit: limits[.repeatedBytes])
        var html = regions.headings(notes: notes, limits: limits, finder: &finder)[...]
        var tables = tables.sorted { $0.lowerBound < $1.lowerBound }[...]
        for leaf in outline.leaves {
            guard case .heading(let level) = leaf.kind else { continue }
            let offset = source.lineStarts[leaf.lines.lowerBound - 1]
            while let first = tables.first, first.upperBound <= offset { tables.removeFirst() }
            let end = source.lineRange(leaf.lines.lowerBound).upperBound
            if tables.first?.contains(end - 1) == true { continue }
            while let first = html.first, first.offset < offset {
                trail.append(.html(first.text), level: first.level, at: first.offset)
                html.removeFirst()
            }
            trail.append(.markdown(leaf), level: Int(level), at: offset)
        }
        for heading in html { trail.append(.html(heading.text), level: heading.level, at: heading.offset) }
        return trail
    }

    /// Numbers the drafts in source order and assigns them to their headings.
    ///
    /// - Parameter textDrafts: the tables of plain text that are not among the article's tables.
    func article(
        drafts: consuming [ArticleTable], textDrafts: [ArticleTable], findings: [Finding],
        inlines: inout MarkdownInlines, regions: HTMLRegions, htmlLists: [HTMLListRegion], readsTablesOnly: Bool
    ) -> Diagnosed<Article> {
        var finder = LocationFinder(source)
        let aligned = drafts.compactMap { $0.syntax == .text ? $0.range : nil } + textDrafts.map(\.range)
        var trail = headings(regions, outside: aligned, finder: &finder)
        let hasNone = drafts.isEmpty && textDrafts.isEmpty && outline.outermostLists.isEmpty
        let hasLeadIns = !readsTablesOnly && !hasNone
        let leadIns = hasLeadIns ? MarkdownLeadIns(outline: outline) : nil
        let tables = placed(drafts, from: 1, leadIns, &inlines, under: &trail, finder: &finder)
        let lists =
            readsTablesOnly ? [] : lists(leadIns, &inlines, outside: htmlLists, under: &trail, finder: &finder)
        let number = tables.count + lists.count + 1
        let textTables = placed(textDrafts, from: number, leadIns, &inlines, under: &trail, finder: &finder)
        let noteTexts = NoteTexts(notes: notes, source: source, isMarkdown: true, limits: limits)
        let article = Article(
            text: source, tables: tables, lists: lists, textTables: textTables,
            notes: readsTablesOnly ? [:] : noteTexts.texts(of: tables + textTables),
            language: readsTablesOnly ? nil : FrontMatter.language(in: source))
        return Diagnosed(
            article, findings: findings + inlines.findings + trail.findings(in: source, limits: limits))
    }

    private func placed(
        _ drafts: consuming [ArticleTable], from number: Int, _ leadIns: MarkdownLeadIns?,
        _ inlines: inout MarkdownInlines, under trail: inout HeadingTrail<Heading>, finder: inout LocationFinder
    ) -> [ArticleTable] {
        var tables = drafts
        guard !tables.isEmpty else { return [] }
        tables.sort { $0.range.lowerBound < $1.range.lowerBound }
        // A paragraph introduces only the table that follows it; nested tables share its paragraph.
        var (tableStart, tableEnd) = (0, 0)
        MarkdownCaptions(source: source, outline: outline).add(to: &tables, &inlines, finder: &finder)
        for index in tables.indices {
            let range = tables[index].range
            if tables[index].leadIn == nil, let leadIns {
                let line = source.line(at: range.lowerBound)
                let end = range.lowerBound < tableEnd ? tableStart : tableEnd
                let above = source.line(at: max(end, trail.lastOffset(before: range.lowerBound)))
                let leaf = leadIns.leadIn(ofLine: line, below: above)
                tables[index].leadIn = leaf.map { inlines.articleText(of: $0, in: outline, finder: &finder) }
            }
            if range.lowerBound >= tableEnd { (tableStart, tableEnd) = (tableEnd, range.upperBound) }
            tables[index].headings = trail.path(ofTableAt: range.lowerBound) {
                text(of: $0, &inlines, finder: &finder)
            }
            tables[index].place(number: number + index, in: source, finder: &finder)
        }
        return tables
    }
}

extension MarkdownStructure {
    private func lists(
        _ leadIns: MarkdownLeadIns?, _ inlines: inout MarkdownInlines, outside htmlLists: [HTMLListRegion],
        under trail: inout HeadingTrail<Heading>, finder: inout LocationFinder
    ) -> [ArticleList] {
        var found = htmlLists.map(\.list)
        for list in outline.outermostLists {
            let line = outline.blocks[list].startLine
            let offset = source.lineStarts[min(max(line, 1), source.lineCount) - 1]
            let next = htmlLists.partitionPoint { $0.range.lowerBound <= offset }
            if next > 0, htmlLists[next - 1].range.contains(offset) { continue }
            var items: [ArticleItem] = []
            var numbering = ListNumbering()
            for index in list..<outline.blocks[list].end {
                let block = outline.blocks[index]
                numbering.close(upTo: index)
                if block.kind == .orderedList || block.kind == .bulletList {
                    numbering.openList(end: block.end, start: block.listStart)
                } else if block.kind == .item {
                    let number = numbering.number()
                    items.append(
                        ArticleItem(number: number, content: item(index, &inlines, finder: &finder)))
                }
            }
            let isOrdered = outline.blocks[list].kind == .orderedList
            let above = source.line(at: trail.lastOffset(before: offset))
            let leadIn = leadIns?.leadIn(ofLine: line, below: above)
            found.append(
                ArticleList(
                    leadIn: leadIn.map { inlines.articleText(of: $0, in: outline, finder: &finder) }, offset: offset,
                    isOrdered: isOrdered, items: items))
        }
        found.sort { $0.offset < $1.offset }
        for index in found.indices {
            found[index].headings = trail.path(at: found[index].offset) {
                text(of: $0, &inlines, finder: &finder)
            }
        }
        return found
    }

    /// All texts in the item, joined, but not those of tables and of lists, whose items are read separately.
    private func item(
        _ item: Int, _ inlines: inout MarkdownInlines, finder: inout LocationFinder
    ) -> ArticleText {
        var texts: [CellText] = []
        var range: Range<Int>?
        var child = item + 1
        while child < outline.blocks[item].end {
            if outline.blocks[child].kind == .quote {
                child += 1
                continue
            }
            if let leaf = outline.leaf(ofBlock: child) {
                texts += self.texts(of: leaf, &inlines).filter { !$0.text.isEmpty }
                let own = outline.range(of: leaf, in: source)
                if leaf.kind.isText, !own.isEmpty {
                    range = (range?.lowerBound ?? own.lowerBound)..<max(own.upperBound, range?.lowerBound ?? 0)
                }
            }
            child = outline.blocks[child].end
        }
        let line = min(max(outline.blocks[item].startLine, 1), source.lineCount)
        let end = source.lineRange(line).upperBound
        let place = range ?? end..<end
        return ArticleText(CellText.joined(texts), in: place, of: source, finder: &finder)
    }

    private func texts(of leaf: MarkdownOutline.Leaf, _ inlines: inout MarkdownInlines) -> [CellText] {
        switch leaf.kind {
        case .paragraph, .heading: return [inlines.text(of: leaf, in: outline)]
        case .code:
            let fences = outline.fences(of: leaf, in: source)
            return leaf.lines.filter { !fences.contains($0) }.map { line in
                CellText(text: LabelFolding.spaces(source.string(outline.lines[line])))
            }
        case .html:
            return HTMLFragment.texts(
                of: outline.range(of: leaf, in: source), in: source, notes: notes,
                limits: limits)
        case .document, .quote, .bulletList, .orderedList, .item, .thematicBreak, .table, .tableRow, .tableCell:
            return []
        }
    }

    private func text(
        of heading: Heading, _ inlines: inout MarkdownInlines, finder: inout LocationFinder
    ) -> ArticleText {
        switch heading {
        case .markdown(let leaf): inlines.articleText(of: leaf, in: outline, finder: &finder)
        case .html(let text): text
        }
    }
}

extension MarkdownBlock.Kind {
    /// Whether the source of a block is its text.
    fileprivate var isText: Bool {
        switch self {
        case .paragraph, .heading, .code, .html: true
        case .document, .quote, .bulletList, .orderedList, .item, .thematicBreak, .table, .tableRow, .tableCell: false
        }
    }
}
