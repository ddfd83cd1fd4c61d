/// A line of an article with a caret under each character of a cell. Wide characters occupy two columns, as in
/// terminals.
///
///     12 | | オーク | 40 |
///        |            ^^
package struct SourceExcerpt {
    /// Longer lines are cut around the cell.
    private static let longestLine = 160

    private let source: SourceText
    private let columns: Int?

    /// - Parameter columns: of the terminal, to which lines are cut.
    package init(_ source: SourceText, columns: Int? = nil) {
        self.source = source
        self.columns = columns.flatMap { $0 < TerminalLines.fewestColumns ? nil : $0 }
    }

    /// The line at which a cell begins; of its text the first line is marked.
    package func text(of origin: CellOrigin) -> String {
        let scalars = Array(source.lineText(origin.location.line).unicodeScalars)
        let start = min(max(origin.location.column - 1, 0), scalars.count)
        let rawLine = origin.raw.prefix { !$0.isNewline }
        let end = min(start + max(rawLine.unicodeScalars.count, 1), scalars.count)
        let number = "\(origin.location.line)"
        let window = window(around: start..<max(end, start), of: scalars, besides: "    \(number) | ".count)
        let margin = String(repeating: " ", count: number.count)
        let before = text(scalars[window.lowerBound..<start])
        let cell = text(scalars[start..<max(min(end, window.upperBound), start)])
        let line = text(scalars[window])
        let cut = (before: window.lowerBound > 0 ? "…" : "", after: window.upperBound < scalars.count ? "…" : "")
        let indent = String(repeating: " ", count: TextWidth.columns(of: cut.before + before))
        let carets = String(repeating: "^", count: max(TextWidth.columns(of: cell), 1))
        return "    \(number) | \(cut.before)\(line)\(cut.after)\n    \(margin) | \(indent)\(carets)\n"
    }

    /// The part of a line to show: what fits a terminal beside its margin, or else a number of characters.
    private func window(around cell: Range<Int>, of line: [Unicode.Scalar], besides margin: Int) -> Range<Int> {
        let room = columns.map { $0 - margin }
        var ends = [0]
        for scalar in line { ends.append(ends[ends.count - 1] + (room == nil ? 1 : TextWidth.columns(of: scalar))) }
        let total = ends[line.count]
        guard total > room ?? Self.longestLine else { return line.indices }
        // Without the signs of what is cut.
        let (least, most) = room.map { ($0 - 2, $0 - 2) } ?? (Self.longestLine, 2 * Self.longestLine)
        let start = max(0, min(ends[cell.lowerBound] - least / 2, total - least))
        let end = max(start + least, min(ends[cell.upperBound], start + most))
        return ends.partitionPoint { $0 < start }..<ends.partitionPoint { $0 <= end } - 1
    }

    /// Replaces tabs and other control characters by a space, so that the carets are under the cell.
    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        for scalar in scalars { view.append(scalar) }
        return FindingText.oneLine(String(view))
    }
}
