import Articles
import Text

/// Finds the pages that paths on a command line name: files directly, folders and patterns by a walk.
package enum PageFinder {
    /// The files in the order of the paths, each once, also if several paths or links lead to it. A walk only takes pages
    /// that may have marks.
    ///
    /// - Parameter report: receives a remark on each folder without such a page.
    /// - Throws: a ``UsageError`` for a pattern that matches no page with marks; ``FileError``.
    package static func files(at paths: [String], report: (String) -> Void) throws -> [String] {
        try paths.flatMap { path -> [String] in
            let isFolder = FileSystem.kind(path) == .folder
            let isPattern = FileSystem.kind(path) == nil && path.contains { "*?".contains($0) }
            guard isFolder || isPattern else { return [path] }
            let found = try walk(path, isFolder: isFolder)
            guard found.isEmpty else { return found }
            let remark = "no page with a mark: \(TerminalText.name(path)); add \(PageSyntax.markdown.marks) to one"
            if isPattern { throw UsageError(remark) }
            report(remark)
            return []
        }.uniqued { FileSystem.resolved($0) ?? $0 }
    }

    private static func walk(_ path: String, isFolder: Bool) throws -> [String] {
        let endings = PageSyntax.allCases.flatMap(\.endings).map { "*." + $0 }
        guard !isFolder else {
            return try ArticleFinder(include: endings).files(at: path).filter(mayHaveMarks)
        }
        let fixed = path.prefix { !"*?".contains($0) }
        let folder = fixed.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        let name = path.hasPrefix("/") || path.contains("./") ? path : "./" + path
        // `a/**/b` also means `a/b`.
        let patterns = [name, name.replacing("/**/", with: "/")].map { GlobPattern($0) }
        guard FileSystem.kind(folder) == .folder else { return [] }
        return try ArticleFinder(include: endings).files(at: folder).filter { file in
            let full = file.hasPrefix("/") || file.contains("./") ? file : "./" + file
            return patterns.contains { $0.matches(full) } && mayHaveMarks(file)
        }.map { path.hasPrefix("./") || !$0.hasPrefix("./") ? $0 : String($0.dropFirst(2)) }
    }

    private static func mayHaveMarks(_ path: String) -> Bool {
        (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self).contains("measurebook:") } ?? true
    }
}
