import Foundation
import Publish

/// Where the tables of `measurebook tables` go.
protocol TableSink {
    mutating func add(_ table: RenderedTable) throws
    mutating func finish() throws
}

/// Standard output: all tables in one stream.
struct TableStream: TableSink {
    /// Written at once, for a small table is not worth a call of the system.
    private static let heldBack = 1 << 16

    let format: TableFormat
    let write: ([UInt8]) -> Void
    private var count = 0
    private var bytes: [UInt8] = []

    init(format: TableFormat, write: @escaping ([UInt8]) -> Void) {
        self.format = format
        self.write = write
    }

    mutating func add(_ table: RenderedTable) throws {
        count += 1
        switch format {
        case .csv:
            guard count == 1 else {
                throw UsageError(
                    "there are several tables, and CSV holds one: name a folder with --output, or choose another format"
                )
            }
        case .json: TableJSON.appendSeparator(isFirst: count == 1, to: &bytes)
        case .markdown: TableMarkdown.appendSeparator(isFirst: count == 1, to: &bytes)
        case .ndjson: break
        }
        bytes += table.bytes
        // A CSV table is held back until it is known to be the only one.
        if format != .csv, bytes.count >= Self.heldBack { flush() }
    }

    mutating func finish() {
        if format == .json { TableJSON.appendEnd(isEmpty: count == 0, to: &bytes) }
        flush()
    }

    private mutating func flush() {
        write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

/// A folder with one file a table, named by number, and an index that says which table each is.
struct TableFolder: TableSink {
    private static let indexName = "index.ndjson"

    let folder: String
    let format: TableFormat
    private var count = 0
    private var index: [UInt8] = []

    /// Makes the folder; refuses one that holds something.
    init(_ folder: String, format: TableFormat) throws {
        self.folder = folder
        self.format = format
        if FileSystem.kind(folder) == .folder, try !FileSystem.names(in: folder).isEmpty {
            throw FileError(path: folder, reason: "is not empty; name an empty or new folder")
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: folder, reason: "cannot be made")
        }
    }

    /// The name holds a number and nothing of the article: text from an article is never a path.
    mutating func add(_ table: RenderedTable) throws {
        count += 1
        try FileSystem.write(table.bytes, to: "\(folder)/\(name)")
        // The numbers of the files and the lines of the index are the same.
        index += table.indexLine
    }

    func finish() throws {
        try FileSystem.write(index, to: "\(folder)/\(Self.indexName)")
    }

    private var name: String {
        switch format {
        case .csv: "\(count).csv"
        case .json, .ndjson: "\(count).json"
        case .markdown: "\(count).md"
        }
    }
}
