package import Publish
import SQLite
package import Text

/// `data/book.sqlite` of an output folder, written beside the folder while the other files are made.
package final class DatabaseFile: Sendable {
    /// Relative to the output folder.
    package static let path = "data/book.sqlite"

    private let folder: String
    private let output: OutputFolder
    private let temporary: TemporaryPath
    private let result: Lazy<Result<Void, DatabaseError>>
    /// Waits until the file is written.
    private let end: Lazy<Void>

    /// Begins to write.
    ///
    /// - Parameter jobs: with one, nothing is written before ``commit()``.
    /// - Complexity: linear in the rows, and n log n for their indexes.
    package init(folder: String, jobs: Int, _ content: @escaping @Sendable () -> DatabaseContent) {
        self.folder = folder
        output = OutputFolder(folder)
        // The folder is replaced, so the file is not in it; a mount point is never replaced, and no file leaves it.
        let isMounted = FileSystem.isMountPoint(output.path)
        let temporary = TemporaryPath(for: output.path + (isMounted ? "/" + Self.path : ".sqlite"))
        self.temporary = temporary
        temporary.removeOrphans()
        temporary.register()
        let result = Lazy {
            Result { () throws(DatabaseError) in try Self.fill(temporary.path, with: content()) }
        }
        self.result = result
        let threads = WorkerThreads(jobs > 1 ? 1 : 0) { _ = result.value }
        end = Lazy { threads.join() }
    }

    deinit {
        end.value
        temporary.remove()
    }

    /// Waits until the database is written, beside the folder.
    package func finish() throws(FileError) {
        end.value
        do throws(DatabaseError) {
            try result.value.get()
        } catch {
            throw FileError(path: folder + "/" + Self.path, reason: "cannot be written (\(error.message))")
        }
    }

    /// Puts the database into the folder, whose other files are there.
    package func commit() throws(FileError) {
        try finish()
        let target = output.path + "/" + Self.path
        FileSystem.keepAttributes(of: target, for: temporary.path)
        try TemporaryPaths.step { () throws(FileError) in try FileSystem.move(temporary.path, to: target) }
    }

    private static func fill(_ path: String, with content: DatabaseContent) throws(DatabaseError) {
        // The file exists from here on, so that an interruption removes it.
        let database = try TemporaryPaths.step { () throws(DatabaseError) in try Database(path, .create) }
        try database.execute("BEGIN")
        for table in content.tables {
            try database.execute(table.creation)
            try database.statement(table.insertion).run(table.columns.map(\.values), count: table.rowCount)
        }
        for statement in content.closing { try database.execute(statement) }
        try database.execute("COMMIT")
    }
}
