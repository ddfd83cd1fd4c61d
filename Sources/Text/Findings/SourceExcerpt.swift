/// A line of an article with a caret under each character of a cell. Wide characters occupy two columns, as in
/// terminals.
///
///     12 | | オーク | 40 |
///        |            ^^
package struct SourceExcerpt {
    /// Longer lines are cut around the cell.
    private static let longestLine = 160

    private let source: SourceText

    package init(_ source: SourceText) {
        self.source = source
    }

    /// The line at which a cell begins; of its text the first line is marked.
    package func text(of origin: CellOrigin) -> String {
        let scalars = Array(source.lineText(origin.location.line).unicodeScalars)
        let start = min(max(origin.location.column - 1, 0), scalars.count)
        let rawLine = origin.raw.prefix { !$0.isNewline }
        let end = min(start + max(rawLine.unicodeScalars.count, 1), scalars.count)
        let window = window(around: start..<max(end, start), count: scalars.count)
        let number = "\(origin.location.line)"
        let margin = String(repeating: " ", count: number.count)
        let before = text(scalars[window.lowerBound..<start])
        let cell = text(scalars[start..<max(min(end, window.upperBound), start)])
        let line = text(scalars[window])
        let cut = (before: window.lowerBound > 0 ? "…" : "", after: window.upperBound < scalars.count ? "…" : "")
        let indent = String(repeating: " ", count: TextWidth.columns(of: cut.before + before))
        let carets = String(repeating: "^", count: max(TextWidth.columns(of: cell), 1))
        return "    \(number) | \(cut.before)\(line)\(cut.after)\n    \(margin) | \(indent)\(carets)\n"
    }

    private func window(around cell: Range<Int>, count: Int) -> Range<Int> {
        guard count > Self.longestLine else { return 0..<count }
        let start = max(0, min(cell.lowerBound - Self.longestLine / 2, count - Self.longestLine))
        return start..<min(count, max(start + Self.longestLine, min(cell.upperBound, start + 2 * Self.longestLine)))
    }

    /// Replaces tabs and other control characters by a space, so that the carets are under the cell.
    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        for scalar in scalars { view.append(scalar) }
        return FindingText.oneLine(String(view))
    }
}
