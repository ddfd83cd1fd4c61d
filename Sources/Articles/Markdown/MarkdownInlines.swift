import CommonMark
import Text

/// The inline content of the cells and texts of an article that need cmark-gfm, which reads them in one call:
///
///     [tides]: tides.html         link definitions
///         [moon]: moon.html
///
///     |x|                         cells, without those that ``PlainInlines`` can read
///     |-|
///     |**2** |
///
///     ***                         headings and paragraphs, each after a break
///     ## The [tides]
struct MarkdownInlines: ~Copyable {
    private let source: SourceText
    private let readable: SourceText
    private let notes: NoteIndex
    private var plain: PlainInlines
    private var cost: InlineCost
    private let repeated: [Finding]
    private let document: ParsedDocument
    /// The cells that were requested, with their blocks of the document.
    private let cells: [(cell: Request.Cell, block: Int)]
    /// The blocks of the document by the start of the text in an HTML table.
    private let textsInHTML: [Int: Int]
    /// The blocks of the document by the block of the text.
    private let texts: [Int: Int]

    /// What cmark-gfm must not read.
    var findings: [Finding] { repeated + (cost.finding(in: source).map { [$0] } ?? []) }

    /// Sets the texts of the cells that were requested.
    func complete(_ tables: inout [ArticleTable]) {
        for (cell, block) in cells {
            let origin = tables[cell.table].cells[cell.index].written.origin
            tables[cell.table].cells[cell.index].written = ArticleText(
                MarkdownText.of(block, in: document, notes: notes), origin: origin)
        }
    }

    /// The text of a paragraph or heading that was requested.
    mutating func text(of leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> CellText {
        let range = outline.range(of: leaf, in: source)
        return text(of: leaf, range, raw: source.string(range))
    }

    /// The same with its source.
    mutating func articleText(
        of leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline, finder: inout LocationFinder
    ) -> ArticleText {
        let range = outline.range(of: leaf, in: source)
        let origin = CellOrigin(location: finder.location(at: range.lowerBound), raw: source.string(range))
        return ArticleText(text(of: leaf, range, raw: origin.raw), origin: origin)
    }

    private mutating func text(of leaf: MarkdownOutline.Leaf, _ range: Range<Int>, raw: String) -> CellText {
        if let block = texts[leaf.block] { return MarkdownText.of(block, in: document, notes: notes) }
        let isHeading = if case .heading = leaf.kind { true } else { false }
        return plain.text(of: range, raw: raw, isHeading: isHeading) ?? CellText(text: raw)
    }

    /// A line of a paragraph, read as Markdown. It need not be requested.
    mutating func articleText(_ range: Range<Int>, finder: inout LocationFinder) -> ArticleText {
        let range = WhiteSpace.trimmed(range, in: source.bytes)
        var content = CellText(text: source.string(range))
        if cost.admits(readable.bytes[range], at: range.lowerBound) {
            let document = ParsedDocument(Array(readable.bytes[range]))
            if document.blocks.count == 2 { content = MarkdownText.of(1, in: document, notes: notes) }
        }
        var text = FoldedText()
        text.append(content.text)
        content.text = text.string
        return ArticleText(content, in: range, of: source, finder: &finder)
    }

    /// The content of a paragraph or heading that was requested.
    func content(of leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> [MarkdownInline] {
        if let block = texts[leaf.block] { return document.inlines(of: block) }
        return [.text(source.string(outline.range(of: leaf, in: source)))]
    }

    /// The content of a text in an HTML table; nil if it was not requested.
    func content(of text: Range<Int>) -> [MarkdownInline]? {
        textsInHTML[text.lowerBound].map { document.inlines(of: $0) }
    }

    /// Collects cells and texts.
    struct Request {
        /// A cell by its table, and by its place among the cells of that.
        typealias Cell = (table: Int, index: Int)

        private enum InlineText {
            case cell(Cell)
            /// A text in an HTML table by its start.
            case inHTML(Int)
        }

        private let readable: SourceText
        private let limits: IngestLimits
        private var plain: PlainInlines
        private var cost: InlineCost
        private var cellMarkdown: [UInt8] = []
        private var cells: [InlineText] = []
        private var textMarkdown: [UInt8] = []
        private var textBlocks: [Int] = []

        /// - Parameter readable: the article with other characters for the references to notes.
        init(_ readable: SourceText, plain: PlainInlines, limits: IngestLimits) {
            self.readable = readable
            self.limits = limits
            self.plain = plain
            cost = InlineCost(limits: limits)
        }

        /// The text of a cell. If it needs cmark-gfm, it is its source for now.
        ///
        /// - Parameters:
        ///   - content: the source of the cell, trimmed.
        ///   - raw: the same as a string.
        mutating func text(of content: Range<Int>, raw: String, as cell: Cell) -> CellText {
            if let text = plain.text(of: content, raw: raw) { return text }
            guard cost.admits(readable.bytes[content], at: content.lowerBound) else { return CellText(text: raw) }
            cells.append(.cell(cell))
            cellMarkdown.append(UInt8(ascii: "|"))
            cellMarkdown += readable.bytes[content]
            // A backslash at its end must not escape the pipe.
            cellMarkdown += " |\n".utf8
            return CellText(text: raw)
        }

        /// A text between tags that Markdown goes on in.
        mutating func add(_ textInHTML: Range<Int>) {
            guard cost.admits(readable.bytes[textInHTML], at: textInHTML.lowerBound) else { return }
            cells.append(.inHTML(textInHTML.lowerBound))
            cellMarkdown.append(UInt8(ascii: "|"))
            for (offset, byte) in zip(textInHTML, readable.bytes[textInHTML]) {
                let isEscaped = offset > textInHTML.lowerBound && readable.bytes[offset - 1] == UInt8(ascii: "\\")
                if byte == UInt8(ascii: "|"), !isEscaped { cellMarkdown.append(UInt8(ascii: "\\")) }
                cellMarkdown.append(byte)
            }
            cellMarkdown += " |\n".utf8
        }

        /// - Parameters:
        ///   - leaf: a paragraph or heading; one that needs no parser is left out.
        ///   - mayBePlain: true to leave out what ``PlainInlines`` can read, too.
        mutating func add(_ leaf: MarkdownOutline.Leaf, of outline: MarkdownOutline, mayBePlain: Bool) {
            let bytes = readable.bytes
            let range = outline.range(of: leaf, in: readable)
            let isOneLine = leaf.lines.count == 1
            if isOneLine, mayBePlain ? plain.canRead(range) : PlainInlines.firstMark(in: range, of: bytes) == nil {
                return
            }
            let start = textMarkdown.count
            textMarkdown += "\n***\n".utf8
            var last = leaf.lines.upperBound
            var underline: String?
            if case .heading(let level) = leaf.kind, !isOneLine {
                underline = level == 1 ? "===\n" : "---\n"
                last -= 1
            }
            let isAboveTable = isAboveTable(leaf, in: outline)
            let first = leaf.lines.lowerBound + outline.blocks[leaf.block].number
            for line in first...max(first, last) {
                let content = outline.lines[line]
                if line > first {
                    // A line with such an indent begins no block.
                    textMarkdown += "    ".utf8
                } else if first > leaf.lines.lowerBound || content.first.map({ bytes[$0] }) == UInt8(ascii: "[") {
                    // White space that no text keeps, after which no definition and no block begins.
                    textMarkdown += "&#32; ".utf8
                }
                if isAboveTable {
                    textMarkdown += content.filter { !isEscapedPipe($0, in: content) }.map { bytes[$0] }
                } else {
                    textMarkdown += bytes[content]
                }
                textMarkdown.append(0x0A)
            }
            if let underline { textMarkdown += underline.utf8 }
            if cost.admits(textMarkdown[start...], at: range.lowerBound) {
                textBlocks.append(leaf.block)
            } else {
                textMarkdown.removeSubrange(start...)
            }
        }

        /// True for the lines of a paragraph above a table's header: cmark-gfm removes the backslashes before their pipes,
        /// as in a row.
        private func isAboveTable(_ leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> Bool {
            guard leaf.kind == .paragraph, leaf.block + 1 < outline.blocks.count else { return false }
            let next = outline.blocks[leaf.block + 1]
            return next.kind == .table && next.startLine == leaf.lines.upperBound + 1
                && next.parent == outline.blocks[leaf.block].parent
        }

        /// True for the backslash.
        private func isEscapedPipe(_ offset: Int, in content: Range<Int>) -> Bool {
            readable.bytes[offset] == UInt8(ascii: "\\") && offset + 1 < content.upperBound
                && readable.bytes[offset + 1] == UInt8(ascii: "|")
        }

        /// - Parameters:
        ///   - definitions: the lines of each link definition of the article.
        ///   - source: the article.
        func read(definitions: [[Range<Int>]], source: SourceText, notes: NoteIndex) -> MarkdownInlines {
            let repeated = RepeatedDefinitions(
                definitions, of: readable, usedIn: [cellMarkdown, textMarkdown], limits: limits)
            var markdown: [UInt8] = []
            for line in repeated.lines {
                if !markdown.isEmpty { markdown += "    ".utf8 }
                markdown += readable.bytes[line]
                markdown.append(0x0A)
            }
            if !cellMarkdown.isEmpty { markdown += "\n|x|\n|-|\n".utf8 }
            markdown += cellMarkdown
            markdown += textMarkdown
            let document = ParsedDocument(markdown)
            var (found, textsInHTML): ([(Cell, Int)], [Int: Int]) = ([], [:])
            var texts: [Int: Int] = [:]
            var (cell, text) = (-1, -1)
            for (index, block) in document.blocks.enumerated() {
                switch block.kind {
                case .tableCell:
                    // The first is the header.
                    if cells.indices.contains(cell) {
                        switch cells[cell] {
                        case .cell(let cell): found.append((cell, index))
                        case .inHTML(let start): textsInHTML[start] = index
                        }
                    }
                    cell += 1
                case .thematicBreak: text += 1
                case .paragraph, .heading:
                    if textBlocks.indices.contains(text) { texts[textBlocks[text]] = index }
                default: break
                }
            }
            return MarkdownInlines(
                source: source, readable: readable, notes: notes, plain: plain, cost: cost,
                repeated: repeated.finding.map { [$0] } ?? [],
                document: document, cells: found, textsInHTML: textsInHTML, texts: texts)
        }
    }
}
