import CommonMark
import Text

/// The blocks of a Markdown article, and their lines.
final class MarkdownOutline {
    /// A block that contains text and no other block, or a whole table.
    struct Leaf {
        let block: Int
        let kind: MarkdownBlock.Kind
        let lines: ClosedRange<Int>
    }

    /// In document order; the first is the document.
    let blocks: [MarkdownBlock]
    let lines: MarkdownLines
    /// In document order.
    let leaves: [Leaf]
    /// Lists that are not nested in other lists.
    let outermostLists: [Int]

    init(of article: borrowing MarkdownBlocks) {
        (blocks, lines) = (article.blocks, article.lines)
        var (leaves, outermostLists): ([Leaf], [Int]) = ([], [])
        leaves.reserveCapacity(blocks.count)
        var listEnd = 0
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .table, .paragraph, .heading, .html, .code:
                leaves.append(Leaf(block: index, kind: block.kind, lines: block.startLine...block.endLine))
            case .bulletList, .orderedList:
                if index >= listEnd {
                    outermostLists.append(index)
                    listEnd = block.end
                }
            case .document, .quote, .item, .thematicBreak, .tableRow, .tableCell: break
            }
        }
        (self.leaves, self.outermostLists) = (leaves, outermostLists)
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

    /// The quote or list item directly around a block, as its index; 0, the document, for a block in neither.
    func container(of block: Int) -> Int {
        var index = blocks[block].parent
        while index > 0, blocks[index].kind != .quote, blocks[index].kind != .item { index = blocks[index].parent }
        return max(0, index)
    }

    func isQuoted(_ block: Int) -> Bool { outermostQuote(of: block) != nil }

    /// The outermost quote around a block, as its index.
    func outermostQuote(of block: Int) -> Int? {
        var (index, quote): (Int, Int?) = (block, nil)
        while index > 0 {
            if blocks[index].kind == .quote { quote = index }
            index = blocks[index].parent
        }
        return quote
    }

    /// True if a list item begins in the leaf's first line.
    func beginsItem(_ leaf: Leaf) -> Bool {
        var index = container(of: leaf.block)
        while index > 0, blocks[index].startLine == leaf.lines.lowerBound {
            if blocks[index].kind == .item { return true }
            index = blocks[index].parent
        }
        return false
    }
}
