import Text

/// The text of an element, and the source from its first to its last contributing character: nil if nothing
/// contributes. Offsets refer to the parsed piece.
typealias HTMLText = (content: CellText, source: Range<Int>?)

/// Reads the texts of elements of a page, one after the other. Keeps its memory, which most cells of a table need again.
struct HTMLTextReader {
    /// A piece of the text with its source.
    private struct Piece {
        let text: Range<Int>
        var source: Range<Int>
    }

    private var reader: InlineReader
    /// The source of text before possible marks, which is all of most cells.
    private var source: Range<Int>?
    /// The text from the first link or raised text on.
    private var pieces: [Piece] = []
    private var keepsPieces = false
    private let isHeading: Bool
    private let skipped: [HTMLTag]
    /// The end of each open element, with the number of pieces before an element that contributes with its tags.
    private var open: [(end: Int, node: Int, wholeFrom: Int?)] = []

    /// - Parameters:
    ///   - node: the element; nested data tables are skipped.
    ///   - end: the node before which the text ends.
    ///   - skipped: elements whose text is read separately, such as nested lists.
    ///   - bytes: the parsed piece.
    static func text(
        of node: Int, upTo end: Int = .max, in page: ParsedPage, bytes: [UInt8], notes: NoteIndex,
        skipping skipped: [HTMLTag] = []
    ) -> HTMLText {
        var reader = HTMLTextReader(
            notes: notes, isHeading: page.nodes[node].tag?.headingLevel != nil, skipped: skipped)
        return reader.text(of: node, upTo: end, in: page, bytes: bytes)
    }

    mutating func text(of node: Int, upTo end: Int = .max, in page: ParsedPage, bytes: [UInt8]) -> HTMLText {
        clear()
        if page.isStruck(node) { beginStruck(node, upTo: page.nodes[node].end) }
        var index = node + 1
        let end = min(end, page.nodes[node].end)
        while index < end {
            close(upTo: index, in: page, bytes: bytes)
            index = read(index, in: page, bytes: bytes)
        }
        close(upTo: .max, in: page, bytes: bytes)
        let isCell = page.nodes[node].tag == .td || page.nodes[node].tag == .th
        if isCell, reader.count == 0, let label = HTMLLabels.text(of: node, in: page) { return label }
        return result()
    }

    private mutating func clear() {
        reader.clear()
        source = nil
        pieces.clear()
        keepsPieces = false
    }

    init(notes: NoteIndex, isHeading: Bool = false, isMarkdown: Bool = false, skipped: [HTMLTag] = []) {
        reader = InlineReader(notes: notes, isHeading: isHeading, isMarkdown: isMarkdown)
        self.isHeading = isHeading
        self.skipped = skipped
    }

    /// Reads a node and returns the next one to read.
    private mutating func read(_ index: Int, in page: ParsedPage, bytes: [UInt8]) -> Int {
        let node = page.nodes[index]
        guard let tag = node.tag else {
            appendText(index, in: page, bytes: bytes)
            return index + 1
        }
        if skipped.contains(tag) {
            reader.appendSpace()
            return node.end
        }
        let isTable = tag == .table
        if InlineReader.isSkipped(tag, isHeading: isHeading, isDataTable: !isTable || !page.isLayout(index))
            || page.isHidden(index)
        {
            if isTable { reader.appendSpace() }
            if tag == .unread, let formula = AriaDuplicate.formula(in: index, of: page) {
                appendFormula(formula, at: index + 1, in: page)
            }
            return node.end
        }
        if node.display.signs.contains(.mayBeDuplicate), AriaDuplicate.isDuplicate(index, in: page) { return node.end }
        let count = reader.count
        // A formula is only readable again with its tags.
        let isWhole = tag == .sup || tag == .math
        if tag == .a || isWhole { keepPieces() }
        reader.begin(tag, isBlock: node.display.signs.contains(.block)) { page.attribute($0, of: index) }
        if reader.count > count, let tag = node.source { record(tag, from: count) }
        open.append((node.end, index, isWhole ? pieces.count : nil))
        if tag != .struck, node.display.signs.contains(.struck) { beginStruck(index, upTo: node.end) }
        guard tag == .select, let option = page.shownOption(of: index) else { return index + 1 }
        var next = option
        while next < page.nodes[option].end {
            close(upTo: next, in: page, bytes: bytes)
            next = read(next, in: page, bytes: bytes)
        }
        return node.end
    }

    private mutating func beginStruck(_ node: Int, upTo end: Int) {
        reader.begin(.struck, isBlock: false) { _ in nil }
        open.append((end, node, nil))
    }

    private mutating func close(upTo index: Int, in page: ParsedPage, bytes: [UInt8]) {
        while let last = open.last, last.end <= index {
            open.removeLast()
            reader.end()
            if let first = last.wholeFrom { includeTags(of: page.nodes[last.node], from: first, bytes: bytes) }
        }
    }

    private mutating func appendText(_ index: Int, in page: ParsedPage, bytes: [UInt8]) {
        // A fast path for line ends and indents between tags.
        if page.isWhiteSpace(index) { return reader.append(" ") }
        let count = reader.count
        page.withText(of: index) { reader.append($0) }
        guard let written = page.nodes[index].source else { return }
        let range =
            page.nodes[index].isRewritten ? written : HTMLSourceText.contributing(written, in: bytes)
        if !range.isEmpty { record(range, from: count) }
    }

    private mutating func appendFormula(_ formula: String, at text: Int, in page: ParsedPage) {
        let count = reader.count
        reader.append(formula)
        if let source = page.nodes[text].source { record(source, from: count) }
    }
}

extension HTMLTextReader {
    private mutating func keepPieces() {
        guard !keepsPieces else { return }
        keepsPieces = true
        if let source { pieces.append(Piece(text: 0..<reader.count, source: source)) }
    }

    /// Records the source of the text after `count`.
    private mutating func record(_ range: Range<Int>, from count: Int) {
        if keepsPieces {
            // Pending white space precedes the text.
            pieces.append(Piece(text: count..<max(count, reader.count), source: range))
        } else {
            source = Self.joined(source, range)
        }
    }

    /// The range of two pieces. In a page, an element that was put before its table, or opened again, can precede what is
    /// read before it.
    fileprivate static func joined(_ one: Range<Int>?, _ other: Range<Int>) -> Range<Int> {
        one?.union(other) ?? other
    }

    /// Raised text contributes with its tags; otherwise `raw` of `5<sup>2</sup>` would be `5<sup>2`.
    private mutating func includeTags(of element: HTMLNode, from first: Int, bytes: [UInt8]) {
        guard first < pieces.count, let tag = element.source, tag.upperBound <= pieces[first].source.lowerBound else {
            return
        }
        pieces[first].source = tag.lowerBound..<pieces[first].source.upperBound
        // An unclosed element has the end tag of the cell.
        let last = pieces.count - 1
        if let end = element.endTag, end.lowerBound >= pieces[last].source.upperBound,
            ByteSearch.lowercasedName(in: bytes, from: end.lowerBound + 2)
                == ByteSearch.lowercasedName(in: bytes, from: tag.lowerBound + 1)
        {
            pieces[last].source = pieces[last].source.lowerBound..<end.upperBound
        }
    }

    private mutating func result() -> HTMLText {
        let (content, taken) = reader.finished()
        guard keepsPieces else { return (content, source) }
        var waiting = taken[...]
        var source: Range<Int>?
        for piece in pieces {
            while let first = waiting.first, first.upperBound <= piece.text.lowerBound { waiting.removeFirst() }
            if let first = waiting.first, Self.covers(first, piece.text) { continue }
            source = Self.joined(source, piece.source)
        }
        return (content, source)
    }

    /// True if a mark is all of a piece except for leading white space.
    private static func covers(_ mark: Range<Int>, _ piece: Range<Int>) -> Bool {
        mark.upperBound >= piece.upperBound && mark.lowerBound < min(piece.lowerBound + 2, piece.upperBound)
    }
}

/// The labels of a cell without text: titles of icons, drawings and flags.
enum HTMLLabels {
    private static let mostNodes = 200

    static func text(of cell: Int, in page: ParsedPage) -> HTMLText? {
        // Most cells without text hold white space alone.
        guard page.nodes[cell + 1..<page.nodes[cell].end].contains(where: { $0.tag != nil }) else { return nil }
        var builder = CellTextBuilder(notes: .none)
        var source: Range<Int>?
        var index = cell + 1
        let end = min(page.nodes[cell].end, cell + mostNodes)
        let tables = (cell + 1..<max(cell + 1, end)).filter { page.nodes[$0].tag == .table }
        while index < end {
            let node = page.nodes[index]
            guard let tag = node.tag, tag != .unread, tag != .table, !page.isHidden(index) else {
                index = max(index + 1, node.tag == nil ? 0 : node.end)
                continue
            }
            let title = tag == .drawingTitle ? index + 1..<min(node.end, end) : index..<index
            let text = title.map { page.text(of: $0) }.joined()
            let label =
                tag != .drawingTitle
                ? InlineReader.label(isInput: tag == .input) { page.attribute($0, of: index) }
                : text.isEmpty ? nil : text
            // An element's label replaces its contents, but not a table in it, which is read separately.
            let nested = tables[tables.partitionPoint { $0 <= index }...].first ?? end
            if nested >= min(node.end, end), let label, let tag = node.source {
                builder.appendSpace()
                builder.append(label)
                source = HTMLTextReader.joined(
                    source, title.first { page.nodes[$0].tag == nil }.flatMap { page.nodes[$0].source } ?? tag)
                index = node.end
            } else {
                index += 1
            }
        }
        guard builder.count > 0 else { return nil }
        return (CellText(text: builder.finish().text), source)
    }
}
