internal import CSQLite

/// A prepared statement, and its only owner.
@safe package struct Statement: ~Copyable {
    private let statement: OpaquePointer
    private let database: Database

    @unsafe init(_ statement: OpaquePointer, of database: Database) {
        unsafe self.statement = statement
        self.database = database
    }

    deinit { _ = unsafe sqlite3_finalize(statement) }

    // MARK: - Rows to write

    /// Runs a statement without results once for each row; the columns are its parameters, in their order.
    ///
    /// A parameter keeps its value, so only cells that differ from those of the row above are given to SQLite, and texts are
    /// not copied.
    ///
    /// - Complexity: linear in the cells.
    package borrowing func run(_ columns: [SQLColumn], count: Int) throws(DatabaseError) {
        let status = run(SQLRows(columns, count: count))
        // No parameter keeps the address of a text.
        _ = unsafe sqlite3_clear_bindings(statement)
        guard status == SQLITE_DONE else { throw database.error }
    }

    private borrowing func run(_ rows: SQLRows) -> Int32 {
        // The closures cannot borrow the statement itself.
        let (statement, width) = unsafe (statement, rows.width)
        return unsafe rows.texts.withUnsafeBufferPointer { texts in
            unsafe rows.cells.withUnsafeBufferPointer { cells in
                unsafe rows.positions.withUnsafeBufferPointer { positions in
                    for row in 0..<rows.count {
                        for column in 0..<width {
                            let index = row * width + column
                            let position = unsafe positions[index]
                            if row > 0, unsafe positions[index - width] == position { continue }
                            let status = unsafe Self.bind(
                                cells[Int(position)], texts, to: statement, at: Int32(column + 1))
                            if status != SQLITE_OK { return status }
                        }
                        let status = unsafe sqlite3_step(statement)
                        _ = unsafe sqlite3_reset(statement)
                        if status != SQLITE_DONE { return status }
                    }
                    return SQLITE_DONE
                }
            }
        }
    }

    private static func bind(
        _ cell: SQLRows.Cell, _ texts: UnsafeBufferPointer<CChar>, to statement: OpaquePointer, at position: Int32
    ) -> Int32 {
        switch cell {
        case .null: unsafe sqlite3_bind_null(statement, position)
        case .integer(let integer): unsafe sqlite3_bind_int64(statement, position, integer)
        case .real(let real): unsafe sqlite3_bind_double(statement, position, real)
        case .text(let range):
            // Without a destructor SQLite reads the text where it is.
            unsafe sqlite3_bind_text64(
                statement, position, texts.baseAddress.map { unsafe $0 + range.lowerBound }, UInt64(range.count), nil,
                UInt8(SQLITE_UTF8))
        }
    }

    // MARK: - Results

    /// The names of the results' columns.
    package var columns: [String] {
        var names: [String] = []
        for column in 0..<(unsafe sqlite3_column_count(statement)) {
            names.append(unsafe sqlite3_column_name(statement, column).map { unsafe String(cString: $0) } ?? "")
        }
        return names
    }

    /// The next row of the results; nil after the last one.
    package borrowing func next() throws(DatabaseError) -> [SQLValue]? {
        switch unsafe sqlite3_step(statement) {
        case SQLITE_ROW:
            var row: [SQLValue] = []
            for column in 0..<(unsafe sqlite3_column_count(statement)) { row.append(value(column)) }
            return row
        case SQLITE_DONE: return nil
        default: throw database.error
        }
    }

    private borrowing func value(_ column: Int32) -> SQLValue {
        switch unsafe sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(unsafe sqlite3_column_double(statement, column))
        case SQLITE_NULL: return .null
        default:
            // Of a blob, too: its bytes as text.
            let bytes = unsafe UnsafeBufferPointer(
                start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
            return .text(unsafe String(decoding: bytes, as: UTF8.self))
        }
    }
}
