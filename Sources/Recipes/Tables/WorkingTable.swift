import Articles
import Books
import Records
import Synchronization
import Text

/// A cell on its way from the article to a record: its current text, and its original cell.
struct WorkingCell: Sendable {
    var text: String
    let origin: CellOrigin
    /// What few cells have; nil for all others, so that most copies of a cell are cheap.
    private var details: Details?

    private final class Details: Sendable {
        let raised: RaisedText?
        let seams: [String]
        let trace: [ReadingStep]
        let tiers: [WorkingCell]

        init(raised: RaisedText?, seams: [String], trace: [ReadingStep] = [], tiers: [WorkingCell] = []) {
            (self.raised, self.seams, self.trace, self.tiers) = (raised, seams, trace, tiers)
        }
    }

    /// Raised text of the article's cell that may be a footnote mark, also if `text` is only a part of it.
    var raised: RaisedText? { details?.raised }

    /// Places in the article's text where digits of different elements or lines are adjacent.
    var seams: [String] { details?.seams ?? [] }

    /// The steps so far, for `explain`.
    var trace: [ReadingStep] {
        get { details?.trace ?? [] }
        set { if newValue != trace { set(trace: newValue, tiers: tiers) } }
    }

    /// The cells whose texts this one joins, outermost first: a header of several tiers that became a body cell.
    /// Empty for other cells.
    var tiers: [WorkingCell] {
        get { details?.tiers ?? [] }
        set { if !(newValue.isEmpty && tiers.isEmpty) { set(trace: trace, tiers: newValue) } }
    }

    private mutating func set(trace: [ReadingStep], tiers: [WorkingCell]) {
        details = Details(raised: raised, seams: seams, trace: trace, tiers: tiers)
    }

    init(_ cell: ArticleCell) {
        text = cell.text
        origin = CellOrigin(location: cell.location, raw: cell.raw)
        if cell.raised != nil || !cell.seams.isEmpty { details = Details(raised: cell.raised, seams: cell.seams) }
    }

    init(_ text: ArticleText) {
        self.text = text.text
        origin = CellOrigin(location: text.location, raw: text.raw)
        if text.raised != nil || !text.seams.isEmpty { details = Details(raised: text.raised, seams: text.seams) }
    }
}

/// A table on its way to records: named columns, and rows that steps fill, remove or multiply.
struct WorkingTable {
    struct Column {
        let title: Label
        /// The lowest header cell; nil for a column that a step made.
        let header: WorkingCell?
        /// The header cells from the outermost tier to the lowest, if there are several.
        let tiers: [WorkingCell]

        init(name: String, header: WorkingCell? = nil, tiers: [WorkingCell] = []) {
            (title, self.header, self.tiers) = (Label(name), header, tiers)
        }

        var name: String { title.text }

        /// The header as a body cell; its text is the column's name with all tiers joined.
        var label: WorkingCell? {
            guard var cell = header, !tiers.isEmpty else { return header }
            cell.text = name
            cell.tiers = tiers
            return cell
        }
    }

    /// An index of columns by name, built on first use.
    private final class ColumnNames: Sendable {
        private let known = Mutex<[String: [Int]]?>(nil)

        func indices(of name: String, in columns: [Column]) -> [Int] {
            known.withLock { known in
                let indices = known ?? Dictionary(grouping: columns.indices) { columns[$0].title.folded }
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

    /// Columns are named by their header cells; several tiers are joined by ` / `. The columns of a table without a
    /// header are numbered from 1.
    static func columns(of table: ArticleTable) -> [Column] {
        (0..<table.columnCount).map { column in
            guard !table.headerRows.isEmpty else { return Column(name: String(column + 1)) }
            return Column(under: table.headerRows.compactMap { $0[column] }.map { WorkingCell(table.cells[$0]) })
        }
    }

    init(_ table: ArticleTable) {
        source = table
        let cells = table.cells.map(WorkingCell.init)
        columns = Self.columns(of: table)
        // A row of empty cells is dropped, so that unpivoting does not give it column names.
        rows = table.bodyRows.map { row in row.map { $0.map { cells[$0] } } }
            .filter { row in row.contains { $0?.text.isEmpty == false } }
    }

    /// The cell that fills a row: a cell of several columns, or the first one if all others are empty.
    static func fullWidthCell(of row: [WorkingCell?]) -> WorkingCell? {
        guard row.count > 1, let first = row[0], !first.text.isEmpty else { return nil }
        let others = row.dropFirst()
        let isSpanning = others.allSatisfy { $0?.origin == first.origin }
        let isAlone = others.allSatisfy { $0?.text.isEmpty != false }
        return isSpanning || isAlone ? first : nil
    }

    /// The columns with this name; width, case and white space are ignored.
    func columnIndices(_ name: String) -> [Int] { names.indices(of: name, in: columns) }
}

extension WorkingTable.Column {
    /// The column below header cells, outermost first. Cells that span tiers or repeat the text above count once, and
    /// cells without text are skipped.
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
