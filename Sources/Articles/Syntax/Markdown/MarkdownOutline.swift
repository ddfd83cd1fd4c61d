import CommonMark
import Text

/// The blocks of a Markdown article, and their lines.
struct MarkdownOutline {
    /// A block that contains text and no other block, or a whole table.
    struct Leaf {
        let block: Int
        let kind: MarkdownBlock.Kind
        let lines: ClosedRange<Int>
        let startColumn: Int
    }

    /// In document order; the first is the document.
    let blocks: [MarkdownBlock]
    /// In document order.
    private(set) var leaves: [Leaf] = []
    /// Lists that are not nested in other lists.
    private(set) var outermostLists: [Int] = []

    init(of blocks: [MarkdownBlock]) {
        self.blocks = blocks
        var listEnd = 0
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .table, .paragraph, .heading, .html, .code:
                leaves.append(
                    Leaf(
                        block: index, kind: block.kind, lines: block.startLine...block.endLine,
                        startColumn: block.startColumn))
            case .bulletList, .orderedList:
                if index >= listEnd {
                    outermostLists.append(index)
                    listEnd = block.end
                }
            case .document, .quote, .item, .thematicBreak, .other, .tableRow, .tableCell: break
            }
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
    func containers(of block: Int) -> [MarkdownContainer] {
        var path: [MarkdownContainer] = []
        var index = blocks[block].parent
        while index >= 0 {
            let container = blocks[index]
            if container.kind == .quote { path.append(.quote) }
            if container.kind == .item { path.append(.item(startLine: container.startLine)) }
            index = container.parent
        }
        return path.reversed()
    }
}
