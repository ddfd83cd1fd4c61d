import Books
import Publish
package import Text

/// The files of a book's folder.
package struct BookFolder: Sendable {
    let files: [BookFile]
    /// Paths of what is not read, such as links out of the folder, with the reasons: predicates of a message.
    let unread: [String: String]

    package init(files: [(path: String, bytes: [UInt8])]) {
        self.files = files.map { BookFile(path: $0.path, bytes: $0.bytes) }
        unread = [:]
    }

    /// The same without the result of the last audit, which no other file depends on.
    var withoutAudit: BookFolder {
        BookFolder(files: files.filter { $0.path != AuditResult.path }.map { ($0.path, $0.bytes) })
    }

    /// Reads every file of the folder, except for hidden files, the outputs of a build, and links that lead out of
    /// the folder: a book cannot name a file outside of its folder.
    package init(reading folder: String) throws(FileError) {
        switch FileSystem.kind(folder) {
        case .folder: break
        case nil:
            throw FileSystem.missing(
                folder, "the folder does not exist; name the folder with the \(BookLoader.bookFile) by --book")
        default:
            throw FileError(path: folder, reason: "is not a folder; a book is a folder with a \(BookLoader.bookFile)")
        }
        guard let root = FileSystem.resolved(folder) else {
            throw FileError(path: folder, reason: FileSystem.lastError)
        }
        var files: [BookFile] = []
        var unread: [String: String] = [:]
        try Self.collect(root, root: root, prefix: "", into: &files, &unread)
        self.files = files.sorted { $0.path.precedesByBytes($1.path) }
        self.unread = unread
    }

    private static let deepestFolder = 16

    /// - Parameters:
    ///   - open: the real paths of the folders around it. A link to one of them leads nowhere new.
    ///   - isLinked: whether a link leads to the folder. Links in it are not followed: folders with links to each other
    ///     have exponentially many paths.
    private static func collect(
        _ folder: String, root: String, prefix: String, into files: inout [BookFile], _ unread: inout [String: String],
        open: [String] = [], isLinked: Bool = false
    ) throws(FileError) {
        let entries = try FileSystem.entries(in: folder)
        if !prefix.isEmpty, entries.contains(where: { $0.name == Manifest.path }), isOutput(folder) { return }
        for (name, kind) in entries {
            let path = folder + "/" + name
            guard let resolved = FileSystem.resolved(path) else {
                unread[prefix + name] = "is a link that cannot be followed (\(FileSystem.lastError))"
                continue
            }
            if resolved == root { continue }
            guard resolved.hasPrefix(root + "/") else {
                unread[prefix + name] = "is a link out of the book's folder, so it is not read; copy its target here"
                continue
            }
            switch kind == .other ? FileSystem.kind(path) : kind {
            case .file: files.append(BookFile(path: prefix + name, bytes: try FileSystem.read(path)))
            case .folder where open.count == deepestFolder && !open.contains(resolved):
                unread[prefix + name] = "is below \(deepestFolder) folders, so it is not read; move it further up"
            case .folder where !open.contains(resolved):
                let isLink = FileSystem.linkTarget(path) != nil
                guard !(isLink && isLinked) else { continue }
                if name.hasSuffix(".yaml") || name == AuditResult.path {
                    unread[prefix + name] = "is a folder, not a file"
                }
                try collect(
                    path, root: root, prefix: prefix + name + "/", into: &files, &unread, open: open + [resolved],
                    isLinked: isLinked || isLink)
            case .other: unread[prefix + name] = "is not a regular file, so it is not read"
            case .folder, nil: break
            }
        }
    }

    /// An output in the book's folder is not part of the book: the next build would read it.
    private static func isOutput(_ folder: String) -> Bool {
        (try? FileSystem.read(folder + "/" + Manifest.path)).map(Manifest.isOurs) ?? false
    }
}
