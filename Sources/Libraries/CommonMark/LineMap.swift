/// Maps the lines of a text that was made by omitting lines of an article to the article's lines.
///
/// An omitted line belongs to the kept line before it: a block that ends with the kept line also includes the omitted
/// ones.
package struct LineMap: Sendable {
    /// For each line of the text, the article's line, 1-based and ascending; the first is 1.
    private let kept: [Int]
    private let lastLine: Int

    /// - Parameter lastLine: the last of the article's lines that the text covers.
    package init(kept: [Int], lastLine: Int) {
        self.kept = kept
        self.lastLine = lastLine
    }

    /// The article's line for a line of the text. A number without a line (0, which cmark-gfm uses for "unknown") is
    /// returned unchanged.
    func start(_ line: Int) -> Int {
        guard line >= 1, line <= kept.count else { return line < 1 ? line : lastLine }
        return kept[line - 1]
    }

    /// The last of the article's lines that belong to a line of the text.
    func end(_ line: Int) -> Int {
        guard line >= 1, line < kept.count else { return line < 1 ? line : lastLine }
        return kept[line] - 1
    }

    /// True if the text contains a line of the article. Logarithmic in the number of lines.
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
