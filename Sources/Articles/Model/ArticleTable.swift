package import Text

/// The syntax of a table. A pipe table is `markdown` in any file.
package enum TableSyntax: String, CaseIterable, Sendable {
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
    /// Its source has no white space at its ends; in HTML, no marks of footnotes at the ends either.
    package internal(set) var written: ArticleText

    package init(
        row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, isHeader: Bool, _ written: ArticleText
    ) {
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
        self.isHeader = isHeader
        self.written = written
    }

    @inlinable package var text: String { written.content.text }
    @inlinable package var footnotes: [String] { written.content.footnotes }
    @inlinable package var raised: RaisedText? { written.content.raised }
    @inlinable package var seams: [String] { written.content.seams }
    @inlinable package var link: String? { written.content.link }
    @inlinable package var raw: String { written.origin.raw }
    @inlinable package var location: SourceLocation { written.origin.location }
}

/// A table of an article: its cells as written, and the grid that they fill.
package struct ArticleTable: Sendable {
    /// 1, 2, … in the article.
    package internal(set) var number: Int
    package let syntax: TableSyntax
    /// True if the strict grammar does not accept the table.
    package internal(set) var isRecovered: Bool
    /// The markup's evidence for the table's kind; nil if the table is not an HTML element.
    var signs: LayoutSigns?
    /// Whether it shows data or lays out the page.
    package internal(set) var verdict: TableVerdict
    /// The source from the first row to the last, in bytes. Tables are numbered in this order.
    let range: Range<Int>
    /// The start of the first row.
    package internal(set) var location: SourceLocation
    /// The last line of the last row.
    package internal(set) var endLine: Int
    /// The headings above the table, outermost first.
    package internal(set) var headings: [ArticleText]
    package internal(set) var caption: ArticleText?
    /// The last paragraph between the heading and the table.
    package internal(set) var leadIn: ArticleText?
    package internal(set) var cells: [ArticleCell]
    package internal(set) var headerRows: GridRows
    package internal(set) var bodyRows: GridRows
    /// The indices of rows of the body with which another `tbody` or a `tfoot` begins.
    package internal(set) var partStarts: [Int] = []
    /// That of the `tfoot`.
    package internal(set) var footStart: Int?
    /// Findings about the table itself: ragged rows, a wrong delimiter row.
    package internal(set) var findings: [Finding]

    package init(
        number: Int, syntax: TableSyntax, isRecovered: Bool = false, verdict: TableVerdict = .certainData,
        range: Range<Int> = 0..<0, location: SourceLocation, endLine: Int, headings: [ArticleText] = [],
        caption: ArticleText? = nil,
        leadIn: ArticleText? = nil, cells: [ArticleCell] = [], headerRows: GridRows = [], bodyRows: GridRows = [],
        findings: [Finding] = []
    ) {
        self.number = number
        self.syntax = syntax
        self.isRecovered = isRecovered
        self.verdict = verdict
        self.range = range
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

    /// The table with other texts in some cells, by index. Their places and marks stay.
    package func rewriting(_ texts: [Int: ArticleText]) -> ArticleTable {
        var table = self
        for (index, text) in texts {
            var content = cells[index].written.content
            content.text = text.text
            let origin = CellOrigin(location: cells[index].location, raw: text.raw)
            table.cells[index].written = ArticleText(content, origin: origin)
        }
        return table
    }

    /// How many rows below the header are a part of it: header cells of several rows reach down into them, and their own
    /// cells are under header cells of several columns.
    ///
    ///     <tr><th rowspan=2>Wood <th colspan=2>Size
    ///     <tr><td>Min <td>Max
    package var lowerHeaderRows: Int {
        guard syntax == .html, let last = headerRows.last else { return 0 }
        let above = last.map { $0.map { cells[$0] } }
        let end = above.compactMap { $0.map { $0.row + $0.rowSpan } }.max() ?? 0
        let count = min(end - headerRows.count, bodyRows.count)
        guard count > 0 else { return 0 }
        let isLower = (0..<count).allSatisfy { index in
            zip(bodyRows[index], above).allSatisfy { place, header in
                guard let header else { return false }
                let isOwn = place.map { cells[$0].location != header.location } ?? true
                return isOwn ? header.columnSpan > 1 && header.row + header.rowSpan == headerRows.count : true
            }
        }
        return isLower ? count : 0
    }

    /// The table with rows of its body added to the header.
    package func promoting(_ count: Int) -> ArticleTable {
        guard count > 0 else { return self }
        var table = self
        table.headerRows = GridRows((headerRows + bodyRows).prefix(headerRows.count + count).map(Array.init))
        table.bodyRows = GridRows(bodyRows.dropFirst(count).map(Array.init))
        table.partStarts = partStarts.filter { $0 > count }.map { $0 - count }
        table.footStart = footStart.map { $0 - count }
        return table
    }

    /// The table on its side: its first column becomes the header, and each other column a row.
    ///
    /// - Parameter kept: the rows to turn, header rows included.
    package func turned(keeping kept: some Sequence<Int>) -> ArticleTable {
        var table = self
        let places = Dictionary(first: kept.enumerated().map { ($1, $0) })
        table.cells = cells.map {
            ArticleCell(
                row: $0.column, column: places[$0.row] ?? 0, rowSpan: $0.columnSpan, columnSpan: $0.rowSpan,
                isHeader: $0.column == 0, $0.written)
        }
        let rows = Array((headerRows + bodyRows).enumerated().filter { places[$0.offset] != nil }.map(\.element))
        let columns = (0..<columnCount).map { column in rows.map { $0[column] } }
        table.headerRows = GridRows(columns.prefix(1))
        table.bodyRows = GridRows(columns.dropFirst())
        (table.partStarts, table.footStart) = ([], nil)
        return table
    }

    /// From the first row to the last.
    package var lines: ClosedRange<Int> { location.line...max(location.line, endLine) }

    /// The grid's width.
    package var columnCount: Int { (headerRows.isEmpty ? bodyRows : headerRows).width }

    /// The texts of a grid row: the text of a spanning cell in every place it covers, empty for missing cells.
    package func texts(of row: GridRows.Row) -> [String] {
        row.map { $0.map { cells[$0].text } ?? "" }
    }
}
