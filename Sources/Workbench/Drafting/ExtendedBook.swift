import Books
import Drafting
import Publish
import Text

/// A book that a draft is added to.
struct ExtendedBook {
    let folder: String
    let checked: CheckedBook
    private let files: [BookFile]

    /// - Throws: also the mistakes of a book that cannot be run.
    init(_ folder: String, _ pipeline: Pipeline) throws {
        let read = try BookFolder(reading: folder)
        (self.folder, files, checked) = (folder, read.files, try pipeline.run(read))
    }

    var names: ExistingBook { ExistingBook(checked.book, paths: files.map(\.path)) }

    /// Refuses an article that the book has.
    func refuse(_ path: String, _ bytes: [UInt8]) throws(UsageError) {
        guard let same = files.first(where: { $0.bytes == bytes }) else { return }
        let isListed = checked.book.articles.contains { $0.path == same.path }
        let remedy = isListed ? "name articles that it does not have" : "move that out of the book's folder"
        throw UsageError("\(path) is the same as the book's file \(same.path); \(remedy)")
    }

    /// The new files, and book.yaml with its new entries as the last one.
    func files(
        adding draft: BookDraft, _ inputs: [(path: String, bytes: [UInt8])]
    ) throws(UsageError) -> [(path: String, bytes: [UInt8])] {
        let read = Set(draft.readPaths)
        let bytes = files.first { $0.path == BookLoader.bookFile }?.bytes ?? []
        let text = bytes.withoutByteOrderMark
        let (articles, datasets) = (draft.articleEntries, draft.newNames.map(YAMLText.scalar))
        let source = SourceText(path: BookLoader.bookFile, bytes: text)
        guard let edited = ListEntries(source).adding([("articles", articles), ("datasets", datasets)]) else {
            let lines = [("articles", articles), ("datasets", datasets)].filter { !$1.isEmpty }.map { key, entries in
                "\(key): " + entries.map { "- " + $0 }.joined(separator: " ")
            }
            throw UsageError(
                "\(BookLoader.bookFile) cannot be extended without other changes, so nothing was written; write its lists "
                    + "with one entry a line, or add by hand to " + lines.joined(separator: ", and to "))
        }
        return inputs.filter { read.contains($0.path) } + draft.parts.map { ($0.path, Array($0.text.utf8)) }
            + [(BookLoader.bookFile, bytes.prefix(bytes.count - text.count) + edited)]
    }

    /// The whole book with new and changed files.
    func with(_ new: [(path: String, bytes: [UInt8])]) -> BookFolder {
        let paths = Set(new.map(\.path))
        let all = files.filter { !paths.contains($0.path) }.map { ($0.path, $0.bytes) } + new
        return BookFolder(files: all.sorted { $0.0.precedesByBytes($1.0) })
    }

    /// Writes new files and, at last, the changed book.yaml; or nothing.
    func write(_ new: [OutputFile]) throws(FileError) {
        let pages = new.map { (path: folder + "/" + $0.path, bytes: $0.bytes) }
        for (path, _) in pages.dropLast() where FileSystem.kind(path) != nil || FileSystem.linkTarget(path) != nil {
            throw FileError(path: path, reason: "exists already; nothing was written")
        }
        let parents = Set(pages.map { FileSystem.split($0.path).parent }).sorted()
        let root = FileSystem.resolved(folder) ?? folder
        for path in parents where FileSystem.resolved(path).map({ !($0 + "/").hasPrefix(root + "/") }) == true {
            throw FileError(path: path, reason: "leads out of the book's folder; nothing was written")
        }
        let folders = parents.filter { FileSystem.kind($0) == nil }
        do throws(FileError) {
            for folder in folders { try FileSystem.makeFolder(folder) }
            try PageFiles.write(pages)
        } catch {
            for path in pages.dropLast().map(\.path) + folders { FolderTree.remove(path) }
            throw error
        }
    }
}
