package import Measures

/// `tables --format markdown`: the grid of a table as a GFM table.
///
/// A header of several rows becomes one: the tiers are joined by ` / `, a text that spans tiers stands once. A table
/// without a header gets an empty one, since GFM has no other.
package enum TableMarkdown {
    /// An empty line, but before the first table.
    package static func appendSeparator(isFirst: Bool, to bytes: inout [UInt8]) {
        if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    }

    package static func append(_ table: ArticleTable, to bytes: inout [UInt8]) {
        let header = (0..<table.columnCount).map { column in
            MarkdownTable.Column(title(of: column, in: table))
        }
        let rows = table.bodyRows.map { table.texts(of: $0).map(MarkdownText.inline) }
        bytes.append(contentsOf: MarkdownTable(columns: header, rows: rows).text.utf8)
    }

    private static func title(of column: Int, in table: ArticleTable) -> String {
        var tiers: [String] = []
        var previous: Int?
        for row in table.headerRows where column < row.count {
            guard let index = row[column], index != previous else { continue }
            previous = index
            if !table.cells[index].text.isEmpty { tiers.append(MarkdownText.inline(table.cells[index].text)) }
        }
        return tiers.joined(separator: " / ")
    }
}
