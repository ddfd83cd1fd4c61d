package import Articles

/// `tables --format csv`: the grid of one table, header rows first.
package enum TableCSV {
    package static func append(_ table: ArticleTable, to bytes: inout [UInt8]) {
        for row in table.headerRows + table.bodyRows {
            CSVText.append(row: table.texts(of: row), to: &bytes)
        }
    }
}
