import Publish
import Text

/// Where the tables of `measurebook tables` go.
protocol TableSink {
    mutating func add(_ table: RenderedTable) throws
    mutating func finish() throws
    /// Removes unfinished files if the run fails before the end.
    func abandon()
}

/// Standard output: all tables in one stream.
struct TableStream: TableSink {
    /// Output is collected up to this size, because a small table is not worth a system call.
    private static let heldBack = 1 << 16

    let format: TableFormat
    let write: ([UInt8]) -> Void
    private(set) var count = 0
    private(set) var bytes: [UInt8] = []

    mutating func add(_ table: RenderedTable) throws {
        count += 1
        switch format {
        case .csv:
            guard count == 1 else {
                throw UsageError(
                    "there are several tables, and a CSV file holds one; name a folder with --output, or choose another format"
                )
            }
        case .json: JSONArray.appendSeparator(isFirst: count == 1, to: &bytes)
        case .markdown: TableMarkdown.appendSeparator(isFirst: count == 1, to: &bytes)
        case .ndjson: break
        }
        bytes += table.bytes
        // A CSV table is held back until it is known to be the only one.
        if format != .csv, bytes.count >= Self.heldBack { flush() }
    }

    mutating func finish() {
        if format == .json { JSONArray.appendEnd(isEmpty: count == 0, to: &bytes) }
        flush()
    }

    func abandon() {}

    private mutating func flush() {
        write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

/// A folder with one file for each table, named by number, and an index that describes each table. The folder appears
/// once it is complete.
struct TableFolder: TableSink {
    private static let indexName = "index.ndjson"

    private let folder: String
    private let temporary: TemporaryPath
    private let format: TableFormat
    private var count = 0
    private var index: [UInt8] = []

    /// Refuses a folder that is not empty.
    init(_ folder: String, format: TableFormat) throws(FileError) {
        self.folder = FileSystem.target(of: folder)
        self.format = format
        temporary = TemporaryPath(for: self.folder)
        switch FileSystem.kind(self.folder) {
        case nil: break
        case .file, .other: throw FileError(path: folder, reason: "is not a folder; nothing was written")
        case .folder:
            if try !FileSystem.names(in: folder, includingHidden: true).isEmpty {
                throw FileError(path: folder, reason: "is not empty; name an empty or new folder")
            }
            if FileSystem.isMountPoint(folder) {
                throw FileError(
                    path: folder, reason: "is a mount point, so it cannot be replaced; name a folder in it")
            }
        }
        temporary.removeOrphans()
        temporary.register()
        do throws(FileError) {
            try TemporaryPaths.step { () throws(FileError) in try FileSystem.makeFolder(temporary.path) }
        } catch {
            throw FileError(path: folder, reason: "cannot be made (\(error.reason))")
        }
    }

    /// The name is a number: text from an article is never part of a path.
    mutating func add(_ table: RenderedTable) throws {
        count += 1
        try write(table.bytes, to: name)
        // The files and the lines of the index have the same numbers.
        index += table.indexLine
    }

    func finish() throws {
        try write(index, to: Self.indexName)
        FileSystem.keepAttributes(of: folder, for: temporary.path)
        try TemporaryPaths.step { () throws(FileError) in
            try FileSystem.move(temporary.path, to: folder)
        }
        temporary.remove()
    }

    func abandon() { temporary.remove() }

    private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        do throws(FileError) {
            try TemporaryPaths.step { () throws(FileError) in
                try FileSystem.write(bytes, to: "\(temporary.path)/\(name)")
            }
        } catch {
            throw FileError(path: "\(folder)/\(name)", reason: "\(error.reason); nothing was written")
        }
    }

    private var name: String {
        switch format {
        case .csv: "\(count).csv"
        case .json, .ndjson: "\(count).json"
        case .markdown: "\(count).md"
        }
    }
}
