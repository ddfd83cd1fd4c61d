import CommonMark
import Diagnostics
import Measures

/// Headings, lists and the paragraphs in front of tables.
struct MarkdownStructure {
    let notes: NoteMarks
    private let source: MarkdownSource
    private let outline: MarkdownOutline
    private var trail = HeadingTrail()

    init(source: MarkdownSource, outline: MarkdownOutline, regions: HTMLRegions, document: borrowing ParsedDocument) {
        self.source = source
        self.outline = outline
        notes = NoteMarks(in: source.bytes)
        var finder = LocationFinder(source.text)
        var html = regions.headings[...]
        for leaf in outline.leaves {
            guard case .heading(let level) = leaf.kind else { continue }
            let offset = source.text.lineStarts[leaf.lines.lowerBound - 1]
            while let first = html.first, first.range.lowerBound < offset {
                append(first, finder: &finder)
                html.removeFirst()
            }
            trail.append(level: level, text: text(of: leaf, in: document, finder: &finder), at: offset)
        }
        for heading in html { append(heading, finder: &finder) }
    }

    /// Numbers the drafts in source order and puts them under their headings.
    func article(drafts: [TableDraft], findings: [Finding], document: borrowing ParsedDocument) -> Diagnosed<Article> {
        var finder = LocationFinder(source.text)
        let leadIns = MarkdownLeadIns(outline: outline, document: document)
        let ordered = drafts.sorted { $0.offset < $1.offset }
        var tables: [ArticleTable] = []
        for draft in ordered {
            var draft = draft
            if draft.leadIn == nil {
                let line = source.text.line(at: draft.offset)
                let above = source.text.line(at: max(0, trail.lastOffset(before: draft.offset)))
                let leaf = leadIns.leadIn(ofLine: line, below: above, in: document)
                draft.leadIn = leaf.map { text(of: $0, in: document, finder: &finder) }
            }
            tables.append(
                draft.table(
                    number: tables.count + 1, headings: trail.path(at: draft.offset), text: source.text, finder: &finder
                ))
        }
        let article = Article(text: source.text, tables: tables, lists: lists(in: document, finder: &finder))
        return Diagnosed(article, findings: findings)
    }
}

extension MarkdownStructure {
    private mutating func append(_ heading: (range: Range<Int>, level: Int), finder: inout LocationFinder) {
        let slice = HTMLSlice(text: source.text, base: heading.range.lowerBound)
        guard let text = HTMLFragment.text(of: heading.range, in: slice, notes: notes, finder: &finder) else { return }
        trail.append(level: heading.level, text: text, at: heading.range.lowerBound)
    }

    private func lists(in document: borrowing ParsedDocument, finder: inout LocationFinder) -> [ArticleList] {
        var lists: [ArticleList] = []
        var leaf = 0
        for list in outline.outermostLists {
            var items: [ArticleText] = []
            var index = list + 1
            while index < document.blocks[list].end {
                if document.blocks[index].kind == .item {
                    while leaf < outline.leaves.count, outline.leaves[leaf].block <= index { leaf += 1 }
                    items.append(item(index, firstLeaf: leaf, in: document, finder: &finder))
                }
                index += 1
            }
            let line = document.blocks[list].startLine
            let offset = source.text.lineStarts[min(max(line, 1), source.text.lineCount) - 1]
            lists.append(
                ArticleList(
                    headings: trail.path(at: offset), isOrdered: document.blocks[list].kind == .orderedList,
                    items: items))
        }
        return lists
    }

    /// The paragraphs that stand right in the item, joined.
    private func item(
        _ item: Int, firstLeaf: Int, in document: borrowing ParsedDocument, finder: inout LocationFinder
    ) -> ArticleText {
        var result: ArticleText?
        var index = firstLeaf
        while index < outline.leaves.count, outline.leaves[index].block < document.blocks[item].end {
            let leaf = outline.leaves[index]
            index += 1
            guard document.blocks[leaf.block].parent == item, leaf.kind == .paragraph else {
                if result != nil, document.blocks[leaf.block].parent != item { break }
                continue
            }
            let text = text(of: leaf, in: document, finder: &finder)
            guard let before = result else {
                result = text
                continue
            }
            result = ArticleText(
                text: before.text + " " + text.text, raw: before.raw, location: before.location)
        }
        let line = min(max(document.blocks[item].startLine, 1), source.text.lineCount)
        return result
            ?? ArticleText(text: "", raw: "", location: finder.location(at: source.text.lineRange(line).upperBound))
    }

    /// The text of a paragraph or heading, and its source without the marks around it.
    private func text(
        of leaf: MarkdownOutline.Leaf, in document: borrowing ParsedDocument, finder: inout LocationFinder
    ) -> ArticleText {
        let range = MarkdownLeafSource.range(of: leaf, in: document, source: source)
        return ArticleText(
            text: MarkdownText.of(leaf.block, in: document, notes: notes).text, raw: source.text.string(range),
            location: finder.location(at: range.lowerBound))
    }
}
