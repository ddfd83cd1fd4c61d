package import Publish
import SQLite
package import Text

/// A question in SQL to the database of an output folder, for what conditions cannot say.
package struct DatabaseQuery {
    private let answer: DatabaseAnswer

    /// Reads all rows of the answer. Nothing changes the database.
    ///
    /// - Parameter folder: the output folder.
    /// - Complexity: that of the question.
    package init(_ sql: String, folder: String) throws {
        let path = folder + "/" + DatabaseFile.path
        guard FileSystem.kind(path) == .file else {
            throw FileError(path: path, reason: "does not exist; run measurebook build --sqlite first")
        }
        var opened: Database?
        do throws(DatabaseError) {
            let database = try Database(path, .read)
            opened = database
            let statement = try database.statement(sql)
            var rows: [[SQLValue]] = []
            while let row = try statement.next() { rows.append(row) }
            answer = DatabaseAnswer(columns: statement.columns, rows: rows)
        } catch {
            guard let database = opened, error.kind != .damaged else {
                throw FileError(path: path, reason: "\(error.message); run measurebook build --sqlite again")
            }
            throw SQLMistake(sql: sql, database: database).error(error)
        }
        guard !answer.isEmpty else { throw UsageError("the statement has no answer; use SELECT") }
    }

    package func bytes(_ format: RecordFormat, width: Int?, dialect: CSVDialect) throws(UsageError) -> [UInt8] {
        try dialect.check(format.rawValue, isCSV: format == .csv, isTSV: format == .tsv)
        return answer.bytes(format, width: width, dialect)
    }
}
