import Articles
import Books
import Synchronization
import Text

/// A cell on its way from the article to a record: its current text, and its original cell.
///
/// A class, because steps copy a cell to many rows: a copy is a reference.
final class WorkingCell: Sendable {
    let text: String
    /// The article's cell, also if `text` is only a part of it.
    let written: ArticleText
    /// The steps so far, for `explain`.
    let trace: [ReadingStep]
    /// The cells whose texts this one joins, outermost first: a header of several tiers that became a body cell.
    /// Empty for other cells.
    let tiers: [WorkingCell]

    /// Whether it is a part of a cell that a step could not split, so that nothing reads it.
    let isUnsplit: Bool

    /// Whether it is a header cell, which rows of the body may have, too.
    let isHeader: Bool

    /// The parts that the article strikes out, by elements or by `~~`.
    let struck: [String]

    init(_ written: ArticleText, isHeader: Bool = false, isMarkdown: Bool = false) {
        (text, self.written, trace, tiers, isUnsplit) = (written.text, written, [], [], false)
        self.isHeader = isHeader
        let signed = isMarkdown ? StruckText.parts(of: written.text, raw: written.origin.raw) : []
        struck = written.content.struck + signed
    }

    convenience init(_ cell: ArticleCell, of syntax: TableSyntax) {
        self.init(cell.written, isHeader: cell.isHeader, isMarkdown: syntax == .markdown)
    }

    private init(
        _ text: String, of cell: WorkingCell, trace: [ReadingStep], tiers: [WorkingCell], isUnsplit: Bool? = nil
    ) {
        (self.text, written, self.trace, self.tiers) = (text, cell.written, trace, tiers)
        (struck, isHeader, self.isUnsplit) = (cell.struck, cell.isHeader, isUnsplit ?? cell.isUnsplit)
    }

    /// The same cell with a part of its text, or with the texts of several tiers.
    func with(text: String, tiers: [WorkingCell] = []) -> WorkingCell {
        WorkingCell(text, of: self, trace: trace, tiers: tiers, isUnsplit: false)
    }

    /// A part of the cell that cannot be taken from it.
    var unsplit: WorkingCell { WorkingCell(text, of: self, trace: trace, tiers: tiers, isUnsplit: true) }

    func tracing(_ step: ReadingStep) -> WorkingCell {
        WorkingCell(text, of: self, trace: trace + [step], tiers: tiers)
    }

    var origin: CellOrigin { written.origin }
    var raised: RaisedText? { written.content.raised }
    var raisedEnd: String? { written.content.raisedEnd }
    var seams: [String] { written.content.seams }
    var isPicture: Bool { written.content.isPicture }
    /// Whether it shows nothing, not even a picture.
    var isEmpty: Bool { text.isEmpty && !isPicture }
}

/// A table on its way to records: named columns, and rows that steps fill, remove or multiply.
struct WorkingTable {
    struct Column {
        let title: Label
        /// The lowest header cell; nil for a column that a step made.
        let header: WorkingCell?
        /// The header cells from the outermost tier to the lowest, if there are several.
        let tiers: [WorkingCell]
        /// The column of the article's grid, or the row if a step has made it a column: several may have one header
        /// cell, which spans them. Nil for a column that a step made.
        let line: Int?
        /// Where a step gives it its name; nil for a column of the article.
        let namePlace: Place?
        /// Whether rows next to each other have the texts of different columns of the article.
        let isUnpivoted: Bool
        /// The header cells above the cells whose parts the column has; nil if they are whole.
        private let headersOfWhole: [WorkingCell]?

        init(
            name: String, header: WorkingCell? = nil, tiers: [WorkingCell] = [], line: Int? = nil,
            isUnpivoted: Bool = false, partOf whole: Column? = nil, namePlace: Place? = nil
        ) {
            (title, self.header, self.tiers, self.line) = (Label(name), header, tiers, line)
            (self.isUnpivoted, headersOfWhole, self.namePlace) = (isUnpivoted, whole?.headers, namePlace)
        }

        var isPart: Bool { headersOfWhole != nil }

        /// The header cells above the column, from the outermost tier to the lowest.
        var headers: [WorkingCell] {
            headersOfWhole ?? (tiers.isEmpty ? [header].compactMap { $0 } : tiers)
        }

        var name: String { title.text }

        /// The header as a body cell; its text is the column's name with all tiers joined.
        var label: WorkingCell? { tiers.isEmpty ? header : header?.with(text: name, tiers: tiers) }
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
    /// The rows of the article that are left out because they are headers.
    var repeatedHeaders: RepeatedHeaders
    /// Whether the article's rows are the columns.
    var isTransposed = false
    /// Whether some rows of the article were not read, since nobody asks for their claims.
    let isPartial: Bool
    var columns: [Column] { didSet { names = ColumnNames() } }
    private var names = ColumnNames()
    /// Each as long as `columns`; nil if the article has no cell.
    var rows: [[WorkingCell?]]

    /// Columns are named by their header cells; several tiers are joined by ` / `. The columns of a table without a
    /// header are numbered from 1.
    static func columns(of table: ArticleTable) -> [Column] {
        (0..<table.columnCount).map { column in
            guard !table.headerRows.isEmpty else { return Column(name: String(column + 1), line: column) }
            return Column(
                under: table.headerRows.compactMap { $0[column] }.map {
                    WorkingCell(table.cells[$0], of: table.syntax)
                },
                line: column)
        }
    }

    init(_ table: ArticleTable) {
        (source, isPartial) = (table, false)
        let headers = RepeatedHeaders(table)
        repeatedHeaders = headers
        let cells = table.cells.map { [syntax = table.syntax] in WorkingCell($0, of: syntax) }
        columns = Self.columns(of: table)
        rows = Self.rowIndices(of: table, headers).map { row in table.bodyRows[row].map { $0.map { cells[$0] } } }
    }

    /// The header of a table, without its rows.
    init(headerOf table: ArticleTable) {
        (source, columns, rows, isPartial) = (table, Self.columns(of: table), [], true)
        repeatedHeaders = RepeatedHeaders(table)
    }

    /// A table with some of its rows.
    ///
    /// - Parameters:
    ///   - header: of the same or another state of the table.
    ///   - isRead: whether a row with a cell at this location is read.
    init(_ table: ArticleTable, under header: WorkingTable, rowsWhere isRead: (SourceLocation) -> Bool) {
        (source, columns, names, isPartial) = (table, header.columns, header.names, true)
        let headers = RepeatedHeaders(table)
        repeatedHeaders = headers
        let isCellRead = table.cells.map { isRead($0.location) }
        let indices = table.bodyRows.indices.filter { index in
            table.bodyRows[index].contains { $0.map { isCellRead[$0] } ?? false }
        }
        rows = Self.rowIndices(of: table, headers, among: indices).map { row in
            table.bodyRows[row].map { $0.map { WorkingCell(table.cells[$0], of: table.syntax) } }
        }
    }

    /// The rows of the body that are neither headers nor empty, by their indices.
    static func rowIndices(of table: ArticleTable, _ headers: RepeatedHeaders) -> [Int] {
        rowIndices(of: table, headers, among: table.bodyRows.indices)
    }

    private static func rowIndices(
        of table: ArticleTable, _ headers: RepeatedHeaders, among indices: some Sequence<Int>
    ) -> [Int] {
        // A row of empty cells is dropped, so that unpivoting does not give it column names.
        indices.filter { index in
            guard headers.rows[index] == nil else { return false }
            let row = table.bodyRows[index]
            let texts = row.lazy.map { $0.map { table.cells[$0].text } ?? "" }
            return table.hasOwnCell(row, at: index) && texts.contains { !$0.isEmpty } && !Self.isSeparator(texts)
        }
    }

    /// Whether a row only divides others, or says that some are left out: a second delimiter row, which may have dashes
    /// in some columns only, or a row of ellipses. A dash below a name in the first column is a value.
    private static func isSeparator(_ texts: some Collection<String>) -> Bool {
        guard let first = texts.first else { return false }
        return isOfDelimiter(first) && texts.allSatisfy { $0.isEmpty || isOfDelimiter($0) }
            || texts.allSatisfy(ellipses.contains)
    }

    private static let ellipses: Set<String> = ["...", "…", "⋮", "⋯", "……"]

    /// Whether a cell is one of a delimiter row: `---`, `:--`.
    private static func isOfDelimiter(_ text: String) -> Bool {
        let dashes = text.utf8.drop { $0 == UInt8(ascii: ":") }
        return dashes.count > 1 && dashes.dropLast().allSatisfy { $0 == UInt8(ascii: "-") }
            && [UInt8(ascii: "-"), UInt8(ascii: ":")].contains(dashes.last)
    }

    /// The columns with this name; width, case and white space are ignored.
    func columnIndices(_ name: String) -> [Int] { names.indices(of: name, in: columns) }
}

extension WorkingTable.Column {
    /// The column below header cells, outermost first. Cells that span tiers or repeat the text above count once, and
    /// cells without text are skipped.
    init(under cells: [WorkingCell], line: Int?) {
        var tiers: [WorkingCell] = []
        for cell in cells where !cell.text.isEmpty {
            if let last = tiers.last, last.text == cell.text { tiers.removeLast() }
            tiers.append(cell)
        }
        self.init(
            name: tiers.map(\.text).joined(separator: " / "), header: tiers.last ?? cells.last,
            tiers: tiers.count > 1 ? tiers : [], line: line)
    }
}

extension ArticleTable {
    /// Whether a row of the body has a cell that does not come down from the rows above. A span may be longer than the
    /// table.
    fileprivate func hasOwnCell(_ row: GridRows.Row, at index: Int) -> Bool {
        syntax != .html || row.contains { $0.map { cells[$0].row == headerRows.count + index } ?? false }
    }
}

extension WorkingTable {
    /// The first wanted of the headings from the innermost outwards, then of those from each outer one to the innermost,
    /// joined like tiers.
    func heading(where isWanted: (WorkingCell) -> Bool) -> WorkingCell? {
        let headings = source.headings
        let joined = headings.indices.dropLast().reversed().lazy.map { outer in
            WorkingCell(headings[outer]).with(text: headings[outer...].map(\.text).joined(separator: " / "))
        }
        return headings.reversed().lazy.map { WorkingCell($0) }.first(where: isWanted) ?? joined.first(where: isWanted)
    }
}
