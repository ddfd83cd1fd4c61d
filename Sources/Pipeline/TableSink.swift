import Foundation
import Measures
import Normalize
import Publish

/// Where the tables of `measurebook tables` go.
protocol TableSink {
    mutating func add(_ table: ArticleTable, of article: Article) throws
    func finish() throws
}

/// Standard output: all tables in one stream.
struct TableStream: TableSink {
    let format: TableFormat
    let listsCells: Bool
    let isTyped: Bool
    let write: ([UInt8]) -> Void
    private var count = 0
    /// A CSV table is held back until it is known to be the only one.
    private var heldBack: [UInt8] = []

    init(format: TableFormat, listsCells: Bool, isTyped: Bool, write: @escaping ([UInt8]) -> Void) {
        self.format = format
        self.listsCells = listsCells
        self.isTyped = isTyped
        self.write = write
    }

    mutating func add(_ table: ArticleTable, of article: Article) throws {
        count += 1
        var bytes: [UInt8] = []
        let typed = isTyped ? TableTyping.typed(table) : nil
        switch format {
        case .csv:
            guard count == 1 else {
                throw UsageError(
                    "there are several tables, and CSV holds one: name a folder with --output, or choose another format"
                )
            }
            TableCSV.append(table, to: &heldBack)
        case .json:
            TableJSON.append(
                table, path: article.path, includingCells: listsCells, typed: typed, isFirst: count == 1, to: &bytes)
        case .ndjson:
            TableNDJSON.appendLine(table, path: article.path, includingCells: listsCells, typed: typed, to: &bytes)
        case .markdown: TableMarkdown.append(table, isFirst: count == 1, to: &bytes)
        }
        write(bytes)
    }

    func finish() {
        var bytes = heldBack
        if format == .json { TableJSON.appendEnd(isEmpty: count == 0, to: &bytes) }
        write(bytes)
    }
}

/// A folder with one file a table, named by number, and an index that says which table each is.
struct TableFolder: TableSink {
    private static let indexName = "index.ndjson"

    let folder: String
    let format: TableFormat
    let isTyped: Bool
    private var count = 0
    private var index: [UInt8] = []

    /// Makes the folder; refuses one that holds something.
    init(_ folder: String, format: TableFormat, isTyped: Bool) throws {
        self.folder = folder
        self.format = format
        self.isTyped = isTyped
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
        var bytes: [UInt8] = []
        switch format {
        case .csv: TableCSV.append(table, to: &bytes)
        case .json, .ndjson:
            TableNDJSON.appendLine(
                table, path: article.path, includingCells: true, typed: isTyped ? TableTyping.typed(table) : nil,
                to: &bytes)
        case .markdown: TableMarkdown.append(table, to: &bytes)
        }
        try FileSystem.write(bytes, to: "\(folder)/\(name)")
        // The numbers of the files and the lines of the index are the same.
        TableNDJSON.appendLine(table, path: article.path, to: &index)
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
