package import Articles

/// `tables --format markdown`: the grid of a table as a GFM table.
///
/// A header of several rows becomes one: the tiers are joined by ` / `, a text that spans tiers occurs once. A table
/// without a header gets an empty one, which GFM requires.
package enum TableMarkdown {
    /// An empty line, except before the first table.
    package static func appendSeparator(isFirst: Bool, to bytes: inout [UInt8]) {
        if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    }

    /// Each cell is escaped and measured once: a span may repeat a long text thousands of times.
    package static func append(_ table: ArticleTable, to bytes: inout [UInt8]) {
        let texts = table.cells.map { MarkdownText.inline($0.text) }
        let header = (0..<table.columnCount).map { column in
            MarkdownTable.Column(title(of: column, in: table, texts: texts))
        }
        let cells = texts.map { MarkdownTable.Cell($0) }
        let rows = table.bodyRows.map { row in row.map { $0.map { cells[$0] } ?? .empty } }
        bytes.append(contentsOf: MarkdownTable(columns: header, cells: rows).text.utf8)
    }

    private static func title(of column: Int, in table: ArticleTable, texts: [String]) -> String {
        var tiers: [String] = []
        var previous: Int?
        for row in table.headerRows where column < row.count {
            guard let index = row[column], index != previous else { continue }
            previous = index
            if !table.cells[index].text.isEmpty { tiers.append(texts[index]) }
        }
        return tiers.joined(separator: " / ")
    }
}
