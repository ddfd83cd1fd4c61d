import Diagnostics
package import Measures

/// A table of an article as JSON: one object, keys in the contract's order.
///
///     {"article": "a.md", "table": 1, "syntax": "markdown", "recovered": false, "line": 3, "endLine": 5,
///      "headings": ["Planks"], "caption": null, "header": [["wood"]], "rows": [["oak"]], "findings": []}
package enum ArticleTableJSON {
    /// - Parameter listsCells: whether to add every cell as written, with its place.
    package static func line(_ table: ArticleTable, of article: Article, listsCells: Bool) -> [UInt8] {
        JSONText.line(object(table, of: article, listsCells: listsCells))
    }

    /// A line of an index: which table a file holds.
    package static func index(_ table: ArticleTable, of article: Article, file: String) -> [UInt8] {
        JSONText.line(
            .object([
                ("file", .string(file)), ("article", .string(article.path)), ("table", .integer(table.number)),
                ("line", .integer(table.location.line)), ("endLine", .integer(table.endLine)),
                ("headings", .array(table.headings.map { .string($0.text) })), ("caption", .text(table.caption?.text)),
                ("header", rows(table.headerRows, of: table)),
            ]))
    }

    private static func object(_ table: ArticleTable, of article: Article, listsCells: Bool) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("article", .string(article.path)), ("table", .integer(table.number)),
            ("syntax", .string(table.syntax.rawValue)), ("recovered", .boolean(table.isRecovered)),
            ("line", .integer(table.location.line)), ("endLine", .integer(table.endLine)),
            ("headings", .array(table.headings.map { .string($0.text) })), ("caption", .text(table.caption?.text)),
            ("header", rows(table.headerRows, of: table)), ("rows", rows(table.bodyRows, of: table)),
            ("findings", .array(table.findings.map(finding))),
        ]
        if listsCells { members.append(("cells", .array(table.cells.map(cell)))) }
        return .object(members)
    }

    private static func rows(_ rows: [[Int?]], of table: ArticleTable) -> JSONValue {
        .array(rows.map { .array(table.texts(of: $0).map(JSONValue.string)) })
    }

    private static func finding(_ finding: Finding) -> JSONValue {
        .object([
            ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)), ("line", .integer(finding.place.line)),
            ("column", .integer(finding.place.column)),
        ])
    }

    private static func cell(_ cell: ArticleCell) -> JSONValue {
        .object([
            ("row", .integer(cell.row)), ("column", .integer(cell.column)), ("line", .integer(cell.location.line)),
            ("sourceColumn", .integer(cell.location.column)), ("raw", .string(cell.raw)), ("text", .string(cell.text)),
            ("rowspan", .integer(cell.rowSpan)), ("colspan", .integer(cell.columnSpan)),
            ("header", .boolean(cell.isHeader)), ("footnotes", .array(cell.footnotes.map(JSONValue.string))),
            ("link", .text(cell.link)),
        ])
    }
}
