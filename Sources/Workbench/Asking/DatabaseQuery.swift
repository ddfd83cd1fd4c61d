import Books
import Outputs
package import Publish
import SQLite
import Text

/// A question in SQL to the database of an output folder, for what conditions cannot say.
package struct DatabaseQuery {
    private let path: String
    private let sql: String
    private let folder: String

    /// - Parameter folder: the output folder.
    package init(_ sql: String, folder: String) {
        (self.sql, self.folder, path) = (sql, folder, folder + "/" + DatabaseFile.path)
    }

    /// A warning if a book has changed since the database was built from it; nil for another folder.
    ///
    /// - Complexity: linear in the bytes of the book.
    package func remark(on book: String) -> String? {
        guard FileSystem.kind(book + "/" + BookLoader.bookFile) == .file,
            let manifest = try? FileSystem.read(folder + "/" + Manifest.path),
            let files = try? BookFolder(reading: book).files
        else { return nil }
        let known = ManifestReader(manifest).inputs
        let now = files.map { OutputFile(path: $0.path, bytes: $0.bytes).facts }
        let hashes = Dictionary(first: known.map { ($0.path, $0.hash) })
        let changed = now.first { hashes[$0.path] != $0.hash }?.path
        let paths = Set(now.map(\.path))
        let gone = known.first { !paths.contains($0.path) }?.path
        return (changed ?? gone).map {
            "warning: \(path) is older than the book: \($0) has changed; run measurebook build --sqlite"
        }
    }

    /// Writes the answer in parts. Nothing changes the database.
    ///
    /// - Parameter put: takes the next part. None is taken before a mistake that the first row shows.
    /// - Complexity: that of the question; the memory of formats for programs does not grow with the rows.
    package func answer(
        _ format: RecordFormat, width: Int?, dialect: CSVDialect, put: ([UInt8]) -> Void
    ) throws {
        try dialect.check(format.rawValue, isCSV: format == .csv, isTSV: format == .tsv)
        guard FileSystem.kind(path) == .file else {
            throw FileSystem.missing(path, "does not exist; run measurebook build --sqlite first")
        }
        var opened: Database?
        do throws(DatabaseError) {
            let database = try Database(path, .read)
            opened = database
            let statement = try database.statement(sql)
            var row = try statement.next()
            // Not even an answer without rows.
            guard !statement.columns.isEmpty else { throw DatabaseError("the statement has no answer; use SELECT") }
            var answer = DatabaseAnswer(columns: statement.columns, format, width: width, dialect)
            while let values = row {
                answer.append(values)
                answer.part().map(put)
                row = try statement.next()
            }
            put(answer.end())
        } catch {
            guard let database = opened, error.kind != .damaged else {
                throw FileError(path: path, reason: "\(error.message); run measurebook build --sqlite again")
            }
            throw SQLMistake(sql: sql, database: database).error(error)
        }
    }
}
