import Records
import Text

/// A column of a data file, with the function that makes the cells of its rows.
struct RowColumn<Row> {
    let name: String
    let cell: (Row) -> DataCell
    fileprivate let collection: () -> CellCollection<Row>

    init(name: String, cell: @escaping (Row) -> DataCell) {
        self.name = name
        self.cell = cell
        collection = { CellCollection({ WrittenCell(cell: cell($0)) }, \.cell) }
    }

    /// - Parameters:
    ///   - key: equal for rows with the same cell and only for these; quicker to make and to compare than cells.
    ///   - cell: of the rows with a key.
    init<Key: Hashable>(name: String, by key: @escaping (Row) -> Key, cell: @escaping (Key) -> DataCell) {
        self.name = name
        self.cell = { cell(key($0)) }
        collection = { CellCollection(key, cell) }
    }
}

extension DataTable {
    /// The number of rows that are read for all columns at a time, while they are in the processor's cache.
    private static let blockSize = 512

    /// - Parameters:
    ///   - columns: of the table, in their order.
    ///   - known: columns whose cells need not be made.
    /// - Complexity: linear in the cells.
    init<Row>(_ columns: [RowColumn<Row>], rows: [Row], known: [Column] = []) {
        let known = Dictionary(first: known.map { ($0.name, $0) })
        let others = columns.filter { known[$0.name] == nil }.map { (name: $0.name, cells: $0.collection()) }
        for start in stride(from: 0, to: rows.count, by: Self.blockSize) {
            let block = rows[start..<min(start + Self.blockSize, rows.count)]
            for column in others { column.cells.append(block) }
        }
        let made = Dictionary(first: others.map { ($0.name, $0.cells.column($0.name)) })
        self.init(columns: columns.compactMap { known[$0.name] ?? made[$0.name] }, rowCount: rows.count)
    }
}

/// The cells of a column, collected block by block.
///
/// Two closures instead of a protocol, because the compiler specializes them for the types of rows and keys.
private struct CellCollection<Row> {
    let append: (ArraySlice<Row>) -> Void
    let column: (String) -> DataTable.Column

    init<Key: Hashable>(_ key: @escaping (Row) -> Key, _ cell: @escaping (Key) -> DataCell) {
        var numbered = Numbered<Key>()
        append = { numbered.append($0, key) }
        column = { DataTable.Column(name: $0, cells: numbered.elements.map(cell), rows: numbered.rows) }
    }
}
