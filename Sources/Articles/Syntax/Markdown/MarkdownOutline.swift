import CommonMark
import Text

/// Maps the lines of a Markdown article to its blocks.
struct MarkdownOutline {
    /// A block that contains text and no other block, or a whole table.
    struct Leaf {
        let block: Int
        let kind: MarkdownBlock.Kind
        let lines: ClosedRange<Int>
        let startColumn: Int
    }

    /// In document order.
    private(set) var leaves: [Leaf] = []
    /// Lists that are not nested in other lists.
    private(set) var outermostLists: [Int] = []
    private let source: SourceText

    init(of document: borrowing ParsedDocument, source: SourceText) {
        self.source = source
        var index = 0
        var listEnd = 0
        let count = document.blocks.count
        while index < count {
            let block = document.blocks[index]
            switch block.kind {
            case .table:
                append(index, in: document)
                index = block.end
                continue
            case .paragraph, .heading, .html, .code: append(index, in: document)
            case .bulletList, .orderedList:
                if index >= listEnd {
                    outermostLists.append(index)
                    listEnd = block.end
                }
            case .document, .quote, .item, .thematicBreak, .other, .tableRow, .tableCell: break
            }
            index += 1
        }
    }

    /// The leaf at a line. Logarithmic in the number of leaves.
    func leaf(atLine line: Int) -> Leaf? {
        leafIndex(atLine: line).map { leaves[$0] }
    }

    func leafIndex(atLine line: Int) -> Int? {
        let next = leaves.partitionPoint { $0.lines.lowerBound <= line }
        return next > 0 && leaves[next - 1].lines.contains(line) ? next - 1 : nil
    }

    /// The leaves that begin at a line or below it. Logarithmic in the number of leaves.
    func leaves(from line: Int) -> ArraySlice<Leaf> {
        leaves[leaves.partitionPoint { $0.lines.lowerBound < line }...]
    }

    /// The leaf of a block; nil for a block that contains others. Logarithmic in the number of leaves.
    func leaf(ofBlock block: Int) -> Leaf? {
        leaves[leaves.partitionPoint { $0.block < block }...].first.flatMap { $0.block == block ? $0 : nil }
    }

    /// The quotes and list items around a block, outermost first.
    static func containers(of block: Int, in document: borrowing ParsedDocument) -> [MarkdownContainer] {
        var path: [MarkdownContainer] = []
        var index = document.blocks[block].parent
        while index >= 0 {
            let container = document.blocks[index]
            if container.kind == .quote { path.append(.quote) }
            if container.kind == .item { path.append(.item(startLine: container.startLine)) }
            index = container.parent
        }
        return path.reversed()
    }
}

extension MarkdownOutline {
    private mutating func append(_ block: Int, in document: borrowing ParsedDocument) {
        let entry = document.blocks[block]
        let limit = source.lineCount
        let start = min(max(entry.startLine, leaves.last.map { $0.lines.lowerBound } ?? 1), limit)
        var end = min(max(entry.endLine, start), limit)
        if case .heading = entry.kind, end > start {
            end = underline(from: start + 1, to: end, of: block, in: document)
        }
        leaves.append(Leaf(block: block, kind: entry.kind, lines: start...end, startColumn: entry.startColumn))
    }

    /// The underline of a heading: in cmark-gfm the heading ends with the following line, if there is one.
    private func underline(from first: Int, to last: Int, of block: Int, in document: borrowing ParsedDocument) -> Int {
        let containers = Self.containers(of: block, in: document)
        let isIndentedByItem = containers.contains { $0 != .quote }
        return (first...last).first { line in
            let (range, isLazy) = source.contentRange(ofLine: line, in: containers)
            guard !isLazy, isIndentedByItem || source.indentation(ofLine: line) < 4 else { return false }
            let content = WhiteSpace.trimmed(range, in: source.bytes)
            guard let mark = content.first.map({ source.bytes[$0] }) else { return false }
            return "=-".utf8.contains(mark) && source.bytes[content].allSatisfy { $0 == mark }
        } ?? last
    }
}
