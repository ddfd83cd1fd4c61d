internal import CSQLite

/// What SQLite says about a call that failed.
package struct DatabaseError: Error {
    package enum Kind: Sendable {
        /// The statement would change the database.
        case readOnly
        /// The file is not a database, or is damaged.
        case damaged
        case other
    }

    package let kind: Kind
    package let message: String
    /// Where in the bytes of the statement the mistake is, if SQLite says so.
    package let offset: Int?

    package init(_ message: String, kind: Kind = .other, offset: Int? = nil) {
        (self.message, self.kind, self.offset) = (message, kind, offset)
    }
}

/// A connection to a database file, closed with the last reference to it or to one of its statements.
///
/// One thread at a time.
@safe package final class Database {
    /// How a file is opened.
    package enum Mode: Sendable {
        /// A new file, or one without tables, whose content no other process sees before it is complete: nothing is
        /// written ahead, and nothing is forced to the disk.
        case create
        /// An existing file; no statement changes it, or reads or writes another one. A name in quotation marks that the
        /// database does not have is an error, and not a text.
        case read
    }

    private let connection: OpaquePointer

    package init(_ path: String, _ mode: Mode) throws(DatabaseError) {
        unsafe connection = try Self.open(path, mode)
        if mode == .read {
            // `VACUUM INTO` attaches the file that it writes.
            _ = unsafe sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
            _ = unsafe csqlite_quote_names_only(connection)
        }
        // None of these can fail. Who makes the tables knows that their checks hold, and half of a large database's time
        // would be spent on them; `PRAGMA integrity_check` judges them, too.
        if mode == .create {
            let pragmas = """
                PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384; PRAGMA ignore_check_constraints = ON;
                """
            _ = unsafe sqlite3_exec(connection, pragmas, nil, nil, nil)
        }
    }

    deinit { _ = unsafe sqlite3_close_v2(connection) }

    /// Runs statements that have no results, separated by semicolons.
    package func execute(_ sql: String) throws(DatabaseError) {
        guard unsafe sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw error }
    }

    /// Prepares a statement.
    ///
    /// - Parameter sql: one statement; more of them are an error.
    package func statement(_ sql: String) throws(DatabaseError) -> Statement {
        var first: OpaquePointer?
        var second: OpaquePointer?
        let status = unsafe sql.withCString { text in
            var rest: UnsafePointer<CChar>?
            let status = unsafe sqlite3_prepare_v3(
                connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &first, &rest)
            // The rest of the text may only be comments.
            return unsafe status == SQLITE_OK ? sqlite3_prepare_v3(connection, rest, -1, 0, &second, nil) : status
        }
        _ = unsafe sqlite3_finalize(second)
        let statement = unsafe first.map { unsafe Statement($0, of: self) }
        guard status == SQLITE_OK else { throw error }
        guard unsafe second == nil else { throw DatabaseError("there are several statements; give one") }
        guard let statement else { throw DatabaseError("the SQL text is empty; write one statement") }
        return statement
    }

    /// What the last call said.
    var error: DatabaseError { unsafe Self.error(of: connection) }

    private static func error(of connection: OpaquePointer) -> DatabaseError {
        let kind: DatabaseError.Kind =
            switch unsafe sqlite3_errcode(connection) & 0xFF {
            case SQLITE_READONLY: .readOnly
            case SQLITE_NOTADB, SQLITE_CORRUPT: .damaged
            default: .other
            }
        let offset = Int(unsafe sqlite3_error_offset(connection))
        return unsafe DatabaseError(
            String(cString: sqlite3_errmsg(connection)), kind: kind, offset: offset < 0 ? nil : offset)
    }

    /// Each allocation would take a lock, only to count the memory in use.
    private static let countsNoMemory: Void = { _ = csqlite_count_no_memory() }()

    private static func open(_ path: String, _ mode: Mode) throws(DatabaseError) -> OpaquePointer {
        countsNoMemory
        let flags =
            switch mode {
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .read: SQLITE_OPEN_READONLY
            }
        var opened: OpaquePointer?
        // No other thread uses the connection, so that it needs no lock of its own.
        let status = unsafe sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let connection = unsafe opened else { throw DatabaseError("SQLite has no memory left") }
        if status == SQLITE_OK { return unsafe connection }
        let error = unsafe error(of: connection)
        _ = unsafe sqlite3_close_v2(connection)
        throw error
    }
}
