/// The lines of a Markdown page, and which of them are fenced blocks.
package struct PageFences {
    /// A block between two lines of three or more backticks.
    package struct Block {
        /// The word after the opening backticks; empty without one.
        package let language: String

        /// The file's path, if the line of text above ends with it in backticks and a colon: `Articles/mill.md`:
        package let path: String?

        /// Whether the block belongs at the end of that file: "Add to `Articles/mill.md`:"
        package let isAddition: Bool

        /// The lines between the fences.
        package let content: Range<Int>
    }

    package let lines: [String]
    package let blocks: [Block]

    package init(_ page: String) {
        lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        blocks = Self.blocks(in: lines)
    }

    /// The text of a block.
    package func text(of block: Block) -> String {
        lines[block.content].map { $0 + "\n" }.joined()
    }

    /// The lines outside of fenced blocks, with their numbers from 1.
    package var prose: [(number: Int, text: String)] {
        let fenced = blocks.map { ($0.content.lowerBound - 1)...($0.content.upperBound) }
        return lines.indices.filter { index in !fenced.contains { $0.contains(index) } }.map { ($0 + 1, lines[$0]) }
    }

    private static func blocks(in lines: [String]) -> [Block] {
        var blocks: [Block] = []
        var open: (start: Int, fence: Substring)?
        for (index, line) in lines.enumerated() {
            let fence = line.prefix { $0 == "`" }
            if let (start, opening) = open {
                guard fence.count >= opening.count, fence.count == line.count else { continue }
                let language = lines[start].dropFirst(opening.count)
                let (path, isAddition) = file(above: start, in: lines)
                blocks.append(
                    Block(
                        language: String(language), path: path, isAddition: isAddition, content: start + 1..<index))
                open = nil
            } else if fence.count >= 3 {
                open = (index, fence)
            }
        }
        return blocks
    }

    private static func file(above start: Int, in lines: [String]) -> (path: String?, isAddition: Bool) {
        guard let text = lines[..<start].last(where: { !$0.isEmpty }), text.hasSuffix("`:") else { return (nil, false) }
        let parts = text.dropLast(2).split(separator: "`", omittingEmptySubsequences: false)
        return (parts.last.map(String.init), parts.dropLast().last?.hasSuffix("Add to ") == true)
    }
}
