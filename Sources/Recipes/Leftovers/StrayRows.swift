import Articles
import Text

/// Finds lines that look like rows of a pipe table near them but that Markdown does not read: rows after a blank line
/// or other text, and a further line above the header.
struct StrayRows {
    private let text: SourceText
    /// The first and the last lines of the article's tables.
    private let ends: Set<Int>
    private let read: LineRanges

    /// The lines that may be between a table and its rows.
    private static let mostBetween = 4

    /// - Parameter read: lines of other tables.
    init(_ article: Article, besides read: LineRanges) {
        self.read = read
        text = article.text
        ends = Set(article.tables.flatMap { [$0.lines.lowerBound, $0.lines.upperBound] })
    }

    /// - Complexity: linear in these lines and those between.
    func findings(about table: ArticleTable) -> [Finding] {
        guard table.syntax == .markdown else { return [] }
        let above = table.lines.lowerBound - 1
        var below: [Int] = []
        var line = table.lines.upperBound + 1
        while line <= (below.last ?? table.lines.upperBound) + Self.mostBetween, line <= text.lineCount,
            !ends.contains(line)
        {
            if isRow(line, of: table) { below.append(line) }
            line += 1
        }
        return (isRow(above, of: table) ? [finding(1, at: above, "begins below it", table)] : [])
            + (below.first.map { [finding(below.count, at: $0, "ends above", table)] } ?? [])
    }

    private func finding(_ count: Int, at line: Int, _ reason: String, _ table: ArticleTable) -> Finding {
        let lines = count == 1 ? "this line looks like a row" : "\(count) lines look like rows"
        var finding = Finding(
            rule: .unusedTable, severity: .warning,
            message: "\(lines) of the table at line \(table.lines.lowerBound), which \(reason); if so, make "
                + (count == 1 ? "it" : "them") + " part of the table",
            place: Place(text.path, line: line, column: 1), value: text.lineText(line))
        finding.further = Plural.of(count, "line")
        return finding
    }

    /// A line with pipes around its cells; or one without, that has as many cells as the table and a number among them.
    private func isRow(_ line: Int, of table: ArticleTable) -> Bool {
        guard (1...text.lineCount).contains(line), !ends.contains(line), !read.contains(line)
        else {
            return false
        }
        let row = text.lineText(line).drop { $0.isWhitespace || $0 == ">" }
        let cells = LabelFolding.spaces(String(row)).split(separator: "|", omittingEmptySubsequences: false)
        if cells.first?.isEmpty == true, cells.last?.isEmpty == true { return cells.count > 3 }
        return cells.count == table.columnCount && cells.count > 1
            && cells.dropFirst().contains { $0.contains(where: \.isNumber) }
    }
}
