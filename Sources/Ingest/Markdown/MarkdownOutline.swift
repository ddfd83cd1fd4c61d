import CommonMark
import Diagnostics

/// Which block each line of a Markdown article belongs to, with cmark-gfm's line numbers put right.
struct MarkdownOutline {
    /// A block that holds text and no other block, or a whole table.
    struct Leaf {
        let block: Int
        let kind: MarkdownBlock.Kind
        let lines: ClosedRange<Int>
        let startColumn: Int
    }

    /// In document order.
    private(set) var leaves: [Leaf] = []
    /// For each table's block, its header's line.
    private(set) var headerLines: [Int: Int] = [:]
    /// Lists that stand in no other list.
    private(set) var outermostLists: [Int] = []
    private let source: MarkdownSource

    init(of document: borrowing ParsedDocument, source: MarkdownSource) {
        self.source = source
        var index = 0
        var listEnd = 0
        let count = document.blocks.count
        while index < count {
            let block = document.blocks[index]
            switch block.kind {
            case .table:
                append(index, headerLine: headerLine(of: index, in: document), in: document)
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

    /// The leaf in which a line stands. Logarithmic in the number of leaves.
    func leaf(atLine line: Int) -> Leaf? {
        leafIndex(atLine: line).map { leaves[$0] }
    }

    func leafIndex(atLine line: Int) -> Int? {
        var low = 0
        var high = leaves.count
        while low < high {
            let middle = (low + high) / 2
            if leaves[middle].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
        }
        guard low > 0, leaves[low - 1].lines.contains(line) else { return nil }
        return low - 1
    }

    /// The leaf of a block; nil for a block that holds others. Logarithmic in the number of leaves.
    func leaf(ofBlock block: Int) -> Leaf? {
        var low = 0
        var high = leaves.count
        while low < high {
            let middle = (low + high) / 2
            if leaves[middle].block < block { low = middle + 1 } else { high = middle }
        }
        return low < leaves.count && leaves[low].block == block ? leaves[low] : nil
    }

    /// Quotes and list items around a block, outermost first.
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
    /// A table's header is the line above its delimiter row, which is the line above its first row, or the table's
    /// last line where it has none. cmark's own line is the first of the paragraph that the header was taken from.
    private func headerLine(of table: Int, in document: borrowing ParsedDocument) -> Int {
        let blocks = document.blocks
        let header = table + 1
        guard header < blocks[table].end else { return blocks[table].startLine }
        let firstRow = blocks[header].end
        if firstRow < blocks[table].end { return blocks[firstRow].startLine - 2 }
        return blocks[table].endLine - 1
    }

    private mutating func append(_ block: Int, headerLine: Int? = nil, in document: borrowing ParsedDocument) {
        let entry = document.blocks[block]
        var start = entry.startLine
        var end = entry.endLine
        var column = entry.startColumn
        if let headerLine {
            start = headerLine
            headerLines[block] = headerLine
        } else if start == 0, block + 1 < document.blocks.count, document.blocks[block + 1].kind == .table {
            // The lines of a paragraph in front of a table are those the table claims for itself.
            let table = document.blocks[block + 1]
            start = table.startLine
            end = self.headerLine(of: block + 1, in: document) - 1
            column = table.startColumn
        }
        let limit = source.text.lineCount
        start = min(max(start, leaves.last.map { $0.lines.lowerBound } ?? 1), limit)
        end = min(max(end, start), limit)
        leaves.append(Leaf(block: block, kind: entry.kind, lines: start...end, startColumn: column))
    }
}
