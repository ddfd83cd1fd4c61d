import Diagnostics
import Measures

/// A cell on its way from the article to a record: its text now, and the cell that it came from.
struct WorkingCell {
    var text: String
    let origin: CellOrigin
    /// Raised text that may be a mark of a footnote, as long as `text` is the article's.
    let raised: RaisedText?
    /// Stretches of the article's text in which digits of different elements or lines meet.
    let seams: [String]
    /// What happened to it so far, for `explain`.
    var trace: [String] = []

    init(_ cell: ArticleCell) {
        text = cell.text
        origin = CellOrigin(location: cell.location, raw: cell.raw)
        raised = cell.raised
        seams = cell.seams
    }

    init(_ text: ArticleText) {
        self.text = text.text
        origin = CellOrigin(location: text.location, raw: text.raw)
        raised = nil
        seams = []
    }
}

/// A table on its way to records: named columns, and rows that steps fill, drop or multiply.
struct WorkingTable {
    struct Column {
        let name: String
        /// The header cell; nil for a column that a step made.
        let header: WorkingCell?
    }

    let source: ArticleTable
    var columns: [Column]
    /// Each as long as `columns`; nil where the article has no cell.
    var rows: [[WorkingCell?]]

    /// Columns are named by their header cells; the tiers of a header of several rows are joined by ` / `. A table
    /// without a header has its columns numbered from 1.
    static func columnNames(of table: ArticleTable) -> [String] {
        (0..<table.columnCount).map { column in
            if table.headerRows.isEmpty { return String(column + 1) }
            var names: [String] = []
            for tier in table.headerRows.compactMap({ $0[column] }) where names.last != table.cells[tier].text {
                names.append(table.cells[tier].text)
            }
            return names.joined(separator: " / ")
        }
    }

    init(_ table: ArticleTable) {
        source = table
        let cells = table.cells.map(WorkingCell.init)
        columns = Self.columnNames(of: table).enumerated().map { column, name in
            let header = table.headerRows.last { $0[column] != nil }
            return Column(name: name, header: header?[column].map { cells[$0] })
        }
        // A row of empty cells says nothing, and must not say the names of columns once they are unpivoted.
        rows = table.bodyRows.map { row in row.map { $0.map { cells[$0] } } }
            .filter { row in row.contains { $0?.text.isEmpty == false } }
    }

    /// The cell that fills a row from edge to edge: one cell of several columns, or the first of otherwise empty ones.
    static func fullWidthCell(of row: [WorkingCell?]) -> WorkingCell? {
        guard row.count > 1, let first = row[0], !first.text.isEmpty else { return nil }
        let others = row.dropFirst()
        let isSpanning = others.allSatisfy { $0?.origin == first.origin }
        let isAlone = others.allSatisfy { $0?.text.isEmpty != false }
        return isSpanning || isAlone ? first : nil
    }

    /// The columns of that name: width, case and white space do not matter.
    func columnIndices(_ name: String) -> [Int] {
        let folded = LabelFolding.fold(name)
        return columns.indices.filter { LabelFolding.fold(columns[$0].name) == folded }
    }
}
