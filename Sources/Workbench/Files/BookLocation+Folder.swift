package import Publish
package import Text

extension BookLocation {
    /// The location of a book on this machine.
    ///
    /// - Parameters:
    ///   - folder: the book's folder.
    ///   - root: the folder that paths are relative to; nil for the root of the git repository that holds the book, or
    ///     without one for the current folder if it holds the book, or else for the book's own folder.
    ///   - links: the template of addresses; nil for none.
    ///   - commit: for the template; nil for the checked-out one.
    /// - Throws: ``UsageError`` for a root that does not hold the book, and for a wrong template.
    package init(of folder: String, root: String?, links: String? = nil, commit: String? = nil) throws(UsageError) {
        // Without the folder, reading the book fails next.
        guard let book = FileSystem.resolved(folder) else {
            self.init(folder: "")
            return
        }
        let repository = Repository(holding: book)
        let path = try Self.path(of: book, from: root, or: repository)
        guard let links else {
            self.init(folder: path)
            return
        }
        let found = commit ?? (LinkTemplate.needsCommit(links) ? repository?.commit : "")
        guard let found else {
            throw UsageError(
                "no commit is checked out in a git repository that holds \(folder); name one with --commit")
        }
        guard let template = LinkTemplate(links, commit: found) else {
            throw UsageError(
                "--links takes an address such as https://host/owner/repo/blob/{commit}/{path}#L{line}, but found "
                    + "\"\(links)\"")
        }
        self.init(folder: path, links: template)
    }

    private static func path(
        of book: String, from root: String?, or repository: Repository?
    ) throws(UsageError) -> String {
        if let root {
            guard let resolved = FileSystem.resolved(root), let path = path(of: book, in: resolved) else {
                throw UsageError("--root names a folder that holds the book, but found \"\(root)\"")
            }
            return path
        }
        let roots = [repository?.root, FileSystem.resolved(".")].compactMap { $0 }
        return roots.lazy.compactMap { path(of: book, in: $0) }.first ?? ""
    }

    /// The path from one folder to another one inside it; empty for the same folder.
    private static func path(of folder: String, in root: String) -> String? {
        let root = root == "/" ? "" : root
        if folder == root { return "" }
        return folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : nil
    }
}
