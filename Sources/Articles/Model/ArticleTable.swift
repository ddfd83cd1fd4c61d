package import Text

/// How a table is written in its source. A pipe table is `markdown` whatever the file's name.
package enum TableSyntax: String, Sendable {
    case markdown, html, text
}

/// One cell as written: a cell that spans several places of the grid is one cell.
package struct ArticleCell: Hashable, Sendable {
    /// The cell's first place in the grid, 0-based, header rows counted.
    package let row: Int
    package let column: Int
    package let rowSpan: Int
    package let columnSpan: Int
    package let isHeader: Bool
    /// Entities decoded, white space folded, inline markup removed, line breaks as newlines, footnote marks taken out.
    package let text: String
    /// The source from the first to the last character that contributes to `text`; empty for an empty cell.
    package let raw: String
    /// Where `raw` begins; for an empty cell, where its text would stand.
    package let location: SourceLocation
    /// The marks taken out of `text`, such as `1` or `*`.
    package let footnotes: [String]
    /// Raised text in `text` that may be a mark of a footnote; nil where there is none.
    package let raised: RaisedText?
    /// Stretches of `text` in which digits meet that stand in different elements or lines of the cell: `100 200` of
    /// `100<br>200`, `102` of `10<sub>2</sub>`. They are no number for certain.
    package let seams: [String]
    /// The address of the cell's first link.
    package let link: String?

    package init(
        row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, isHeader: Bool, text: String, raw: String,
        location: SourceLocation, footnotes: [String] = [], raised: RaisedText? = nil, seams: [String] = [],
        link: String? = nil
    ) {
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
        self.isHeader = isHeader
        self.text = text
        self.raw = raw
        self.location = location
        self.footnotes = footnotes
        self.raised = raised
        self.seams = seams
        self.link = link
    }
}

/// A table of an article: its cells as written, and the grid that they fill.
package struct ArticleTable: Sendable {
    /// 1, 2, … in the article.
    package let number: Int
    package let syntax: TableSyntax
    /// True where the strict grammar sees no table.
    package let isRecovered: Bool
    /// Whether it shows data or lays out the page.
    package let judgement: TableJudgement
    /// Where the first row begins.
    package let location: SourceLocation
    /// The last line of the last row.
    package let endLine: Int
    /// The headings above the table, outermost first.
    package let headings: [ArticleText]
    package let caption: ArticleText?
    /// The last paragraph between the heading and the table.
    package let leadIn: ArticleText?
    package let cells: [ArticleCell]
    /// For each header row, for each place of the grid, the index in `cells` of the cell that covers it; nil where no
    /// cell was written.
    package let headerRows: [[Int?]]
    package let bodyRows: [[Int?]]
    /// What is wrong with the table as a table: ragged rows, a wrong delimiter row.
    package let findings: [Finding]

    package init(
        number: Int, syntax: TableSyntax, isRecovered: Bool, judgement: TableJudgement = .certainData,
        location: SourceLocation, endLine: Int, headings: [ArticleText], caption: ArticleText?, leadIn: ArticleText?,
        cells: [ArticleCell],
        headerRows: [[Int?]], bodyRows: [[Int?]], findings: [Finding]
    ) {
        self.number = number
        self.syntax = syntax
        self.isRecovered = isRecovered
        self.judgement = judgement
        self.location = location
        self.endLine = endLine
        self.headings = headings
        self.caption = caption
        self.leadIn = leadIn
        self.cells = cells
        self.headerRows = headerRows
        self.bodyRows = bodyRows
        self.findings = findings
    }

    /// The same table with another text in a cell that is written without markup.
    package func rewriting(cell index: Int, as text: String) -> ArticleTable {
        var cells = cells
        let cell = cells[index]
        cells[index] = ArticleCell(
            row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
            isHeader: cell.isHeader, text: text, raw: text, location: cell.location, footnotes: cell.footnotes,
            raised: cell.raised, seams: cell.seams, link: cell.link)
        return ArticleTable(
            number: number, syntax: syntax, isRecovered: isRecovered, judgement: judgement, location: location,
            endLine: endLine,
            headings: headings, caption: caption, leadIn: leadIn, cells: cells, headerRows: headerRows,
            bodyRows: bodyRows, findings: findings)
    }

    /// The grid's width.
    package var columnCount: Int { headerRows.first?.count ?? bodyRows.first?.count ?? 0 }

    /// The texts of a row of the grid: a spanning cell's text in every place it covers, nothing where no cell stands.
    package func texts(of row: [Int?]) -> [String] {
        row.map { $0.map { cells[$0].text } ?? "" }
    }
}
