package import Text

/// Finds the articles that nothing reads: files among the articles that `book.yaml` does not name, and articles without a
/// recipe. A file that is forgotten would be missing from the data, unnoticed.
package struct UnreadArticles {
    private let book: Book
    private let paths: [String]

    /// - Parameter paths: of all files of the book's folder.
    package init(_ book: Book, paths: [String]) {
        self.book = book
        self.paths = paths
    }

    /// - Complexity: linear in the files times the depth of their folders.
    package func findings() -> [Finding] {
        let leftOut = Set(book.leftOut.map(\.path))
        let listed = Set(book.articles.map(\.path))
        let folders = Set(listed.compactMap(Self.folder) + ["Articles"])
        let recipes = Set(book.recipes.map(\.article))
        let forgotten = paths.filter { path in
            !listed.contains(path) && !leftOut.contains(path) && !Self.belongsToPages(path)
                && Self.folders(above: path).contains(where: folders.contains)
        }
        let unread = book.articles.filter { !recipes.contains($0.id) && !leftOut.contains($0.path) }
        return forgotten.map { finding("book.yaml does not list this article, so nothing reads it", $0) }
            + unread.map { finding("no recipe reads the article \($0.id)", $0.path) }
    }

    private func finding(_ message: String, _ path: String) -> Finding {
        let line = "- {file: \(YAMLText.scalar(path)), reason: }"
        return Finding(
            rule: .unusedArticle, severity: .warning, message: message, place: Place(path),
            remedy: Remedy(file: BookLoader.bookFile, line: line))
    }

    /// The folders that hold a file, innermost first.
    private static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var rest = folder(of: path)
        while let folder = rest {
            folders.append(folder)
            rest = self.folder(of: folder)
        }
        return folders
    }

    private static func folder(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }

    /// Pictures, styles and programs saved with a page.
    private static func belongsToPages(_ path: String) -> Bool {
        guard let dot = path.lastIndex(of: ".") else { return false }
        return attachments.contains(path[path.index(after: dot)...].lowercased())
    }

    private static let attachments: Set<String> = [
        "png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "bmp", "ico", "css", "js", "map", "woff", "woff2", "ttf",
        "otf", "mp4", "webm", "mp3",
    ]
}
