import CommonMark
import Text

/// Finds the paragraph before a table: the last one in the same container as the table, or in an enclosing one.
struct MarkdownLeadIns {
    private let outline: MarkdownOutline
    /// For each leaf, the index of the previous paragraph with the same parent; -1 if there is none.
    private var previous: [Int] = []

    init(outline: MarkdownOutline) {
        self.outline = outline
        var lastOfParent: [Int: Int] = [:]
        previous.reserveCapacity(outline.leaves.count)
        for (index, leaf) in outline.leaves.enumerated() {
            let parent = outline.blocks[leaf.block].parent
            previous.append(lastOfParent[parent] ?? -1)
            if leaf.kind == .paragraph { lastOfParent[parent] = index }
        }
    }

    /// - Parameter heading: the line of the nearest heading, which ends the search.
    func leadIn(
        ofLine line: Int, below heading: Int
    ) -> MarkdownOutline.Leaf? {
        guard let start = outline.leafIndex(atLine: line) else { return nil }
        var best = previous[start]
        var ancestor = outline.blocks[outline.leaves[start].block].parent
        while best < 0, ancestor >= 0 {
            best = lastParagraph(before: ancestor)
            ancestor = outline.blocks[ancestor].parent
        }
        guard best >= 0, outline.leaves[best].lines.lowerBound >= heading else { return nil }
        return outline.leaves[best]
    }

    /// The last paragraph before a block with the same parent.
    private func lastParagraph(before block: Int) -> Int {
        let last = outline.leaves.partitionPoint { $0.block < block } - 1
        guard last >= 0 else { return -1 }
        let leaf = outline.leaves[last]
        let isSibling = outline.blocks[leaf.block].parent == outline.blocks[block].parent
        return isSibling && leaf.kind == .paragraph ? last : -1
    }
}
