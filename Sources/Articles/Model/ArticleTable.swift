package import Text

/// The syntax of a table. A pipe table is `markdown` in any file.
package enum TableSyntax: String, Sendable {
    case markdown, html, text
}

/// A cell as written: a cell that spans several grid places is one cell.
package struct ArticleCell: Hashable, Sendable {
    /// The cell's first place in the grid, 0-based, including header rows.
    package let row: Int
    package let column: Int
    package let rowSpan: Int
    package let columnSpan: Int
    package let isHeader: Bool
    /// Entities decoded, white space folded, inline markup removed, line breaks as newlines, footnote marks removed.
    package let text: String
    /// The cell's source without white space at its ends; in HTML, from the first to the last character of `text`, without
    /// marks of footnotes at the ends. Empty for an empty cell.
    package let raw: String
    /// The start of `raw`; for an empty cell, the place where its text would be.
    package let location: SourceLocation
    /// The marks removed from `text`, such as `1` or `*`.
    package let footnotes: [String]
    /// Raised text in `text` that may be a footnote mark; nil if there is none.
    package let raised: RaisedText?
    /// Parts of `text` with adjacent digits from different elements or lines of the cell: `100 200` of `100<br>200`,
    /// `102` of `10<sub>2</sub>`. They may not be one number.
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
    /// True if the strict grammar does not accept the table.
    package let isRecovered: Bool
    /// Whether it shows data or lays out the page.
    package let judgement: TableJudgement
    /// The start of the first row.
    package let location: SourceLocation
    /// The last line of the last row.
    package let endLine: Int
    /// The headings above the table, outermost first.
    package let headings: [ArticleText]
    package let caption: ArticleText?
    /// The last paragraph between the heading and the table.
    package let leadIn: ArticleText?
    package let cells: [ArticleCell]
    /// For each header row and each grid place, the index in `cells` of the cell that covers it; nil for a missing
    /// cell.
    package let headerRows: [[Int?]]
    package let bodyRows: [[Int?]]
    /// Findings about the table itself: ragged rows, a wrong delimiter row.
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

    /// The table with other texts in some cells, by index. Their places stay.
    package func rewriting(_ texts: [Int: ArticleText]) -> ArticleTable {
        var cells = cells
        for (index, text) in texts {
            let cell = cells[index]
            cells[index] = ArticleCell(
                row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
                isHeader: cell.isHeader, text: text.text, raw: text.raw, location: cell.location,
                footnotes: cell.footnotes, raised: cell.raised, seams: cell.seams, link: cell.link)
        }
        return ArticleTable(
            number: number, syntax: syntax, isRecovered: isRecovered, judgement: judgement, location: location,
            endLine: endLine, headings: headings, caption: caption, leadIn: leadIn, cells: cells,
            headerRows: headerRows, bodyRows: bodyRows, findings: findings)
    }

    /// From the first row to the last.
    package var lines: ClosedRange<Int> { location.line...max(location.line, endLine) }

    /// The grid's width.
    package var columnCount: Int { headerRows.first?.count ?? bodyRows.first?.count ?? 0 }

    /// The texts of a grid row: the text of a spanning cell in every place it covers, empty for missing cells.
    package func texts(of row: [Int?]) -> [String] {
        row.map { $0.map { cells[$0].text } ?? "" }
    }
}
