/// Which lines of an article a text holds that was made by leaving lines out.
///
/// A line that was left out belongs to the one kept before it: a block that ends with the kept line ends with those, too.
package struct LineMap: Sendable {
    /// For each line of the text, the article's line, 1-based; rising, the first is 1.
    private let kept: [Int]
    private let lastLine: Int

    /// - Parameter lastLine: the last of the article's lines that the text stands for.
    package init(kept: [Int], lastLine: Int) {
        self.kept = kept
        self.lastLine = lastLine
    }

    /// The article's line for a line of the text; what is no line of it (0, which cmark-gfm uses for "unknown") stays.
    func start(_ line: Int) -> Int {
        guard line >= 1, line <= kept.count else { return line < 1 ? line : lastLine }
        return kept[line - 1]
    }

    /// The last of the article's lines that belong to a line of the text.
    func end(_ line: Int) -> Int {
        guard line >= 1, line < kept.count else { return line < 1 ? line : lastLine }
        return kept[line] - 1
    }

    /// True where a line of the article stands in the text. Logarithmic in their number.
    package func contains(_ line: Int) -> Bool {
        var low = 0
        var high = kept.count
        while low < high {
            let middle = (low + high) / 2
            if kept[middle] < line { low = middle + 1 } else { high = middle }
        }
        return low < kept.count && kept[low] == line
    }
}
