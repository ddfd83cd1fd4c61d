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

    /// The line at which cells begin; only the first line of their texts is marked.
    ///
    /// - Parameter origins: at least one, of one line.
    package func text(of origins: [CellOrigin]) -> String {
        guard let line = origins.first?.location.line else { return "" }
        let number = "\(line)"
        let parts = parts(of: origins, besides: "    \(number) | ".count)
        var (carets, column) = ("", 0)
        for part in parts {
            let width = TextWidth.columns(of: part.text)
            if part.isMarked {
                carets += String(repeating: " ", count: max(column - carets.count, 0))
                carets += String(repeating: "^", count: max(width, 1))
            }
            column += width
        }
        let margin = String(repeating: " ", count: number.count)
        return "    \(number) | \(parts.map(\.text).joined())\n    \(margin) | \(carets)\n"
    }

    /// A part of a line, all of it marked or none.
    package struct Part {
        package let text: String
        package let isMarked: Bool
    }

    /// The line at which cells begin, each cell a part; of cells of several lines only the first line is marked.
    ///
    /// - Parameters:
    ///   - origins: at least one, of one line.
    ///   - margin: the columns before the line.
    package func parts(of origins: [CellOrigin], besides margin: Int = 0) -> [Part] {
        guard let line = origins.first?.location.line else { return [] }
        let scalars = Array(source.lineText(line).unicodeScalars)
        let cells = origins.map { origin in
            let start = min(max(origin.location.column - 1, 0), scalars.count)
            let length = origin.raw.prefix { !$0.isNewline }.unicodeScalars.count
            return start..<max(min(start + max(length, 1), scalars.count), start)
        }
        let marked = (cells.map(\.lowerBound).min() ?? 0)..<(cells.map(\.upperBound).max() ?? 0)
        let window = window(around: marked, of: scalars, besides: margin)
        var parts: [Part] = []
        func add(_ text: String, isMarked: Bool = false) {
            if isMarked || !text.isEmpty { parts.append(Part(text: text, isMarked: isMarked)) }
        }
        if window.lowerBound > 0 { add("…") }
        var end = window.lowerBound
        for cell in cells.sorted(by: { $0.lowerBound < $1.lowerBound })
        where (end...window.upperBound).contains(cell.lowerBound) {
            add(text(scalars[end..<cell.lowerBound]))
            end = min(cell.upperBound, window.upperBound)
            add(text(scalars[cell.lowerBound..<end]), isMarked: true)
        }
        add(text(scalars[end..<window.upperBound]))
        if window.upperBound < scalars.count { add("…") }
        return parts
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
