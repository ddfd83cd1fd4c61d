import Numbers

/// The columns of numbers with the decimal comma: their cells in all tables of the article show it, or else those of the
/// table's other columns.
struct DecimalCommas {
    /// The positions of the first table's columns among those that stay columns.
    private let places: [Int: Int]
    /// By article and column of the first table, what the cells of all tables show; nil is the columns that become rows.
    private var signs: [Int: [Int?: SignEvidence]] = [:]

    /// - Parameter tables: with the same columns, each with its own order of others; at least one.
    init(_ tables: [DraftTable]) {
        places = tables[0].places
        for table in tables {
            for (column, own) in zip(tables[0].plain, table.plain) { add(table.cells[own], to: column, of: table) }
            for own in table.pivot?.columns ?? [] { add(table.cells[own], to: nil, of: table) }
        }
    }

    private mutating func add(_ cells: ColumnCells, to column: Int?, of table: DraftTable) {
        signs[table.article, default: [:]][column, default: SignEvidence()].add(cells.signs)
    }

    /// Whether the numbers of a field have the comma in a table.
    func hasComma(_ source: DraftField.Source, in table: DraftTable) -> Bool {
        var (column, columns): (Int?, [Int]) = (nil, table.pivot?.columns ?? [])
        if case .column(let index) = source { (column, columns) = (index, [place(of: index, in: table)]) }
        let own = signs[table.article]?[column]?.signs
        return own.map { $0 == .comma } ?? columns.contains { Self.hasComma($0, of: table) }
    }

    /// Whether a column of one table shows the comma, or else its other columns.
    private static func hasComma(_ column: Int, of table: DraftTable) -> Bool {
        (table.cells[column].signs.signs ?? table.signs.signs) == .comma
    }

    /// A column of the first table in another one.
    func place(of column: Int, in table: DraftTable) -> Int { table.plain[places[column] ?? 0] }
}
