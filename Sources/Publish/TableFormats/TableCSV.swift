package import Articles

/// `tables --format csv`: the grid of one table, header rows first.
package enum TableCSV {
    package static func append(_ table: ArticleTable, _ dialect: CSVDialect = CSVDialect(), to bytes: inout [UInt8]) {
        bytes += dialect.byteOrderMark
        for row in table.headerRows + table.bodyRows { dialect.append(row: table.texts(of: row), to: &bytes) }
    }
}
