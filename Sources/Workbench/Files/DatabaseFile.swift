package import Publish
import SQLite
package import Text

/// `data/book.sqlite` of an output folder.
package enum DatabaseFile {
    /// Relative to the output folder.
    static let path = "data/book.sqlite"

    /// Writes the database beside the one that it replaces, and puts it in its place once it is complete.
    ///
    /// - Complexity: linear in the rows, and n log n for their indexes.
    package static func write(_ content: DatabaseContent, folder: String) throws(FileError) {
        let target = OutputFolder(folder).path + "/" + path
        let temporary = TemporaryPath(for: target)
        temporary.removeOrphans()
        temporary.register()
        defer { temporary.remove() }
        do throws(DatabaseError) {
            try fill(temporary.path, with: content)
        } catch {
            throw FileError(path: folder + "/" + path, reason: "cannot be written (\(error.message))")
        }
        FileSystem.keepAttributes(of: target, for: temporary.path)
        try TemporaryPaths.step { () throws(FileError) in try FileSystem.move(temporary.path, to: target) }
    }

    private static func fill(_ path: String, with content: DatabaseContent) throws(DatabaseError) {
        let database = try Database(path, .create)
        try database.execute("BEGIN")
        for table in content.tables {
            try database.execute(table.creation)
            let insertion = try database.statement(table.insertion)
            for row in 0..<table.rowCount {
                for (index, column) in table.columns.enumerated() { try insertion.bind(column[row], at: index + 1) }
                try insertion.run()
            }
        }
        for statement in content.closing { try database.execute(statement) }
        try database.execute("COMMIT")
    }
}
