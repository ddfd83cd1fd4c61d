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

    // MARK: - Parameters

    /// Gives a parameter a value.
    ///
    /// - Parameter parameter: its position, from 1.
    package borrowing func bind(_ value: SQLValue, at parameter: Int) throws(DatabaseError) {
        let position = Int32(parameter)
        let status =
            switch value {
            case .null: unsafe sqlite3_bind_null(statement, position)
            case .integer(let integer): unsafe sqlite3_bind_int64(statement, position, integer)
            case .real(let real): unsafe sqlite3_bind_double(statement, position, real)
            case .text(let text): bind(text, at: position)
            }
        guard status == SQLITE_OK else { throw database.error }
    }

    private borrowing func bind(_ text: String, at position: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                // SQLite copies the text before the call ends: SQLITE_TRANSIENT, which C declares as a cast of -1.
                let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
                let count = UInt64(characters.count)
                // Without an address the value would be null.
                guard let start = characters.baseAddress else {
                    return unsafe sqlite3_bind_text64(statement, position, "", 0, copies, UInt8(SQLITE_UTF8))
                }
                return unsafe sqlite3_bind_text64(statement, position, start, count, copies, UInt8(SQLITE_UTF8))
            }
        }
    }

    /// Runs a statement without results, and makes it ready for the next values.
    package borrowing func run() throws(DatabaseError) {
        let status = unsafe sqlite3_step(statement)
        _ = unsafe sqlite3_reset(statement)
        guard status == SQLITE_DONE || status == SQLITE_ROW else { throw database.error }
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
