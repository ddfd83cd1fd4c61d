import Articles
import Books
import Records
import Synchronization
import Text

/// A cell on its way from the article to a record: its text now, and the cell that it came from.
struct WorkingCell {
    var text: String
    let origin: CellOrigin
    /// Raised text that may be a mark of a footnote, as long as `text` is the article's.
    let raised: RaisedText?
    /// Stretches of the article's text in which digits of different elements or lines meet.
    let seams: [String]
    /// What happened to it so far, for `explain`.
    var trace: [ReadingStep] = []
    /// The cells whose texts this one joins, outermost first: a header of several tiers that a step made a cell of
    /// rows. Empty for a cell that stands for itself.
    var tiers: [WorkingCell] = []

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
        /// The lowest header cell; nil for a column that a step made.
        let header: WorkingCell?
        /// The header cells from the outermost tier to the lowest, where there are several.
        var tiers: [WorkingCell] = []

        /// The header as the cell of a row: its text is the column's name, all tiers joined.
        var label: WorkingCell? {
            guard var cell = header, !tiers.isEmpty else { return header }
            cell.text = name
            cell.tiers = tiers
            return cell
        }
    }

    /// Which columns have a name, found when the first one is asked for.
    private final class ColumnNames: Sendable {
        private let known = Mutex<[String: [Int]]?>(nil)

        func indices(of name: String, in columns: [Column]) -> [Int] {
            known.withLock { known in
                let indices = known ?? Dictionary(grouping: columns.indices) { LabelFolding.fold(columns[$0].name) }
                known = indices
                return indices[LabelFolding.fold(name), default: []]
            }
        }
    }

    let source: ArticleTable
    var columns: [Column] { didSet { names = ColumnNames() } }
    private var names = ColumnNames()
    /// Each as long as `columns`; nil where the article has no cell.
    var rows: [[WorkingCell?]]

    /// Columns are named by their header cells; the tiers of a header of several rows are joined by ` / `. A table
    /// without a header has its columns numbered from 1.
    static func columns(of table: ArticleTable) -> [Column] {
        (0..<table.columnCount).map { column in
            guard !table.headerRows.isEmpty else { return Column(name: String(column + 1), header: nil) }
            return Column(under: table.headerRows.compactMap { $0[column] }.map { WorkingCell(table.cells[$0]) })
        }
    }

    init(_ table: ArticleTable) {
        source = table
        let cells = table.cells.map(WorkingCell.init)
        columns = Self.columns(of: table)
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
    func columnIndices(_ name: String) -> [Int] { names.indices(of: name, in: columns) }
}

extension WorkingTable.Column {
    /// A column under header cells, outermost first: one that spans tiers, or repeats the text above it, is one of them,
    /// and one without text says nothing.
    init(under cells: [WorkingCell]) {
        var tiers: [WorkingCell] = []
        for cell in cells where !cell.text.isEmpty {
            if let last = tiers.last, last.text == cell.text { tiers.removeLast() }
            tiers.append(cell)
        }
        self.init(
            name: tiers.map(\.text).joined(separator: " / "), header: tiers.last ?? cells.last,
            tiers: tiers.count > 1 ? tiers : [])
    }
}
