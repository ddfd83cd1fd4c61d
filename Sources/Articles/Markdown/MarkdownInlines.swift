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
    private let notes: NoteIndex
    private let document: ParsedDocument
    /// The blocks of the document by the offset of the cell.
    private let cells: [Int: Int]
    /// The blocks of the document by the block of the text.
    private let texts: [Int: Int]

    /// The text of a cell; nil if it was not requested.
    ///
    /// - Parameter offset: that of its first character.
    func text(ofCellAt offset: Int) -> CellText? {
        cells[offset].map { MarkdownText.of($0, in: document, notes: notes) }
    }

    /// The text of a paragraph or heading that was requested.
    func text(of leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> CellText {
        if let block = texts[leaf.block] { return MarkdownText.of(block, in: document, notes: notes) }
        let isHeading = if case .heading = leaf.kind { true } else { false }
        return MarkdownText.of(plainText(of: leaf, in: outline), isHeading: isHeading, notes: notes)
    }

    /// The content of a paragraph or heading that was requested.
    func content(of leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> [MarkdownInline] {
        if let block = texts[leaf.block] { return document.inlines(of: block) }
        return [.text(plainText(of: leaf, in: outline))]
    }

    private func plainText(of leaf: MarkdownOutline.Leaf, in outline: MarkdownOutline) -> String {
        source.string(MarkdownLeafSource.range(of: leaf, in: outline, source: source))
    }

    /// Collects cells and texts.
    struct Request {
        /// The article without what cmark-gfm must not see.
        private let readable: SourceText
        private let notes: NoteIndex
        private var cellMarkdown: [UInt8] = []
        private var cellOffsets: [Int] = []
        private var textMarkdown: [UInt8] = []
        private var textBlocks: [Int] = []

        init(_ readable: SourceText, notes: NoteIndex) {
            self.readable = readable
            self.notes = notes
        }

        /// - Parameter row: a row of the article; its cells that need no parser are left out.
        mutating func add(_ row: PipeRow) {
            // A fast path: most rows have no markup.
            guard PlainInlines.firstMark(in: row.range, of: readable.bytes) != nil else { return }
            for cell in row.cells where !PlainInlines.canRead(cell.content, in: readable.bytes) {
                cellOffsets.append(cell.content.lowerBound)
                cellMarkdown.append(UInt8(ascii: "|"))
                cellMarkdown += readable.bytes[cell.content]
                // A backslash at its end must not escape the pipe.
                cellMarkdown += " |\n".utf8
            }
        }

        /// - Parameter leaf: a paragraph or heading; one that needs no parser is left out.
        mutating func add(_ leaf: MarkdownOutline.Leaf, of outline: MarkdownOutline) {
            let bytes = readable.bytes
            let range = MarkdownLeafSource.range(of: leaf, in: outline, source: readable)
            let isOneLine = leaf.lines.count == 1
            if isOneLine, PlainInlines.firstMark(in: range, of: bytes) == nil { return }
            textBlocks.append(leaf.block)
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

        /// Nil if cmark-gfm runs out of memory.
        ///
        /// - Parameters:
        ///   - definitions: the lines of the article's link definitions.
        ///   - source: the article.
        func read(definitions: [Range<Int>], source: SourceText) -> MarkdownInlines? {
            var markdown: [UInt8] = []
            if cellMarkdown.contains(UInt8(ascii: "[")) || textMarkdown.contains(UInt8(ascii: "[")) {
                for line in definitions {
                    if !markdown.isEmpty { markdown += "    ".utf8 }
                    markdown += readable.bytes[line]
                    markdown.append(0x0A)
                }
            }
            if !cellMarkdown.isEmpty { markdown += "\n|x|\n|-|\n".utf8 }
            markdown += cellMarkdown
            markdown += textMarkdown
            guard let document = ParsedDocument(markdown) else { return nil }
            var cells: [Int: Int] = [:]
            var texts: [Int: Int] = [:]
            var (cell, text) = (-1, -1)
            for (index, block) in document.blocks.enumerated() {
                switch block.kind {
                case .tableCell:
                    // The first is the header.
                    if cellOffsets.indices.contains(cell) { cells[cellOffsets[cell]] = index }
                    cell += 1
                case .thematicBreak: text += 1
                case .paragraph, .heading:
                    if textBlocks.indices.contains(text) { texts[textBlocks[text]] = index }
                default: break
                }
            }
            return MarkdownInlines(source: source, notes: notes, document: document, cells: cells, texts: texts)
        }
    }
}
