import Foundation
import Measures
import Publish

/// Where the tables of `measurebook tables` go.
protocol TableSink {
    mutating func add(_ table: ArticleTable, of article: Article) throws
    func finish() throws
}

/// Standard output: all tables in one stream.
struct TableStream: TableSink {
    let format: TableListFormat
    let listsCells: Bool
    let write: ([UInt8]) -> Void
    private var count = 0
    /// A CSV table is held back until it is known to be the only one.
    private var heldBack: [UInt8] = []

    init(format: TableListFormat, listsCells: Bool, write: @escaping ([UInt8]) -> Void) {
        self.format = format
        self.listsCells = listsCells
        self.write = write
        if format == .json { write(Array("[".utf8)) }
    }

    mutating func add(_ table: ArticleTable, of article: Article) throws {
        count += 1
        let bytes = format.bytes(of: table, in: article, listsCells: listsCells)
        switch format {
        case .csv:
            guard count == 1 else {
                throw UsageError(
                    "there are several tables, and CSV holds one: name a folder with --output, or choose another format"
                )
            }
            heldBack = bytes
        case .json: write(Array((count == 1 ? "\n" : ",\n").utf8) + bytes)
        case .ndjson: write(bytes + [UInt8(ascii: "\n")])
        case .markdown: write((count == 1 ? [] : [UInt8(ascii: "\n")]) + bytes)
        }
    }

    func finish() {
        if format == .csv { write(heldBack) }
        if format == .json { write(Array((count == 0 ? "]\n" : "\n]\n").utf8)) }
    }
}

/// A folder with one file a table, named by number, and an index that says which table each is.
struct TableFolder: TableSink {
    private static let indexName = "index.ndjson"

    let folder: String
    let format: TableListFormat
    private var count = 0
    private var index: [UInt8] = []

    /// Makes the folder; refuses one that holds something.
    init(_ folder: String, format: TableListFormat) throws {
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
    mutating func add(_ table: ArticleTable, of article: Article) throws {
        count += 1
        let bytes = format.bytes(of: table, in: article, listsCells: true)
        let isLine = format == .json || format == .ndjson
        try FileSystem.write(bytes + (isLine ? [UInt8(ascii: "\n")] : []), to: "\(folder)/\(name)")
        index += ArticleTableJSON.index(table, of: article, file: name) + [UInt8(ascii: "\n")]
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

extension TableListFormat {
    /// One table, without what stands between tables.
    fileprivate func bytes(of table: ArticleTable, in article: Article, listsCells: Bool) -> [UInt8] {
        switch self {
        case .csv: ArticleTableText.csv(table)
        case .json, .ndjson: ArticleTableJSON.line(table, of: article, listsCells: listsCells)
        case .markdown: Array(ArticleTableText.markdown(table).utf8)
        }
    }
}
