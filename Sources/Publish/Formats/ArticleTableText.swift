package import Measures

/// A table of an article as CSV, or as a clean Markdown table again.
package enum ArticleTableText {
    /// Header rows, then body rows.
    package static func csv(_ table: ArticleTable) -> [UInt8] {
        var text = CSVText()
        for row in table.headerRows + table.bodyRows { text.add(table.texts(of: row)) }
        return text.bytes
    }

    /// A GFM table: the tiers of a header of several rows are joined by ` / `; a table without a header gets empty
    /// header cells, for GFM has no table without one.
    package static func markdown(_ table: ArticleTable) -> String {
        let header = (0..<table.columnCount).map { column in
            var tiers: [String] = []
            for row in table.headerRows {
                let text = table.texts(of: row)[column]
                if tiers.last != text { tiers.append(text) }
            }
            return tiers.joined(separator: " / ")
        }
        return MarkdownTable(
            header: header.map(MarkdownText.escape),
            rows: table.bodyRows.map { table.texts(of: $0).map(MarkdownText.escape) }
        ).text
    }
}
