package import Text

/// Finds the articles that paths on a command line name: files directly, folders by a walk.
package struct ArticleFinder: Sendable {
    /// The extensions that a walk accepts, also with `.gz`. A named file is always accepted.
    package static let extensions = ["md", "markdown", "mdx", "html", "htm", "xhtml", "txt"]
    /// The same for files with a document on each line.
    package static let lineExtensions = ["ndjson", "jsonl"]

    private let extensions: [String]
    private var include: [GlobPattern]
    private let exclude: [GlobPattern]

    package init(
        include: [String] = [], exclude: [String] = [], extensions: [String] = ArticleFinder.extensions
    ) {
        self.extensions = extensions
        self.include = include.map(GlobPattern.init)
        self.exclude = exclude.map(GlobPattern.init)
    }

    /// The files of a path; folders are walked in the byte order of names. Skips hidden files and folders, and links
    /// that lead out of the folder.
    package func files(at path: String) throws(FileError) -> [String] {
        var files: [String] = []
        try find(at: path, FileSystem.kind(path), report: { _ in }) { files.append($0) }
        return files
    }

    /// The same, one file after the other.
    ///
    /// - Parameters:
    ///   - kind: what the path leads to; nil if that does not exist.
    ///   - report: receives each folder that cannot be read; the walk continues.
    ///   - found: receives the files.
    func find(
        at path: String, _ kind: FileSystem.Kind?, report: (FileError) -> Void, found: (String) -> Void
    ) throws(FileError) {
        switch kind {
        case nil: throw FileSystem.missing(path, "the file or folder does not exist")
        case .file, .other: found(path)
        case .folder:
            guard let root = FileSystem.resolved(path) else {
                throw FileError(path: path, reason: FileSystem.lastError)
            }
            var base = path
            while base.count > 1, base.hasSuffix("/") { base.removeLast() }
            walk(base, relative: "", real: root, root: root, above: [], report: report, found: found)
        }
    }

    /// - Parameters:
    ///   - real: the folder's path with all links resolved.
    ///   - above: the resolved paths of the parent folders, which stop cycles of links.
    private func walk(
        _ folder: String, relative: String, real: String, root: String, above: [String],
        report: (FileError) -> Void, found: (String) -> Void
    ) {
        let above = above + [real]
        let (start, realStart) = (folder == "/" ? "/" : folder + "/", real == "/" ? "/" : real + "/")
        for entry in entries(in: folder, report: report) {
            let path = start + entry.name
            var (kind, resolved) = (entry.kind, "")
            if kind == .folder { resolved = realStart + entry.name }
            if kind == .other {
                // Only a link can lead out of the folder, or back to a visited one.
                guard let target = FileSystem.resolved(path), target.hasPrefix(root == "/" ? "/" : root + "/"),
                    let found = FileSystem.kind(path)
                else { continue }
                (kind, resolved) = (found, target)
            }
            switch kind {
            // Only patterns look at folders.
            case .file where takes(hasPatterns ? relative + entry.name : entry.name): found(path)
            case .folder where !above.contains(resolved):
                let inside = relative + entry.name
                if exclude.contains(where: { $0.matches(inside) }) { continue }
                walk(
                    path, relative: inside + "/", real: resolved, root: root, above: above, report: report, found: found
                )
            case .file, .folder, .other: break
            }
        }
    }

    private func entries(
        in folder: String, report: (FileError) -> Void
    ) -> [(name: String, kind: FileSystem.Kind)] {
        do {
            return try FileSystem.entries(in: folder)
        } catch {
            report(error)
            return []
        }
    }

    /// What a file of a folder must fulfil, as the predicate of a message.
    var requirement: String {
        let kept = exclude.isEmpty ? "" : " and is kept by --exclude"
        guard choosesFiles else {
            return "has an article's extension\(kept)\(exclude.isEmpty ? "; --include chooses others" : "")"
        }
        return "matches --include \(include.map(\.text).joined(separator: " or "))\(kept)"
    }

    private var hasPatterns: Bool { !include.isEmpty || !exclude.isEmpty }

    /// Whether a person has chosen the files of folders, which may then be archives.
    var choosesFiles: Bool { !include.isEmpty }

    /// The same without `--include`.
    var withoutInclude: ArticleFinder {
        var copy = self
        copy.include = []
        return copy
    }

    /// Whether the patterns choose an address, which needs no extension.
    func takesAddress(_ address: String) -> Bool {
        if exclude.contains(where: { $0.matches(address) }) { return false }
        return include.isEmpty || include.contains { $0.matches(address) }
    }

    /// Whether a file is chosen, by its path in a folder or an archive.
    func takes(_ path: String) -> Bool {
        guard takesAddress(path) else { return false }
        if !include.isEmpty { return true }
        var path = path
        return path.withUTF8 { path in
            let name = path.dropLast(Self.ends(path[...], with: "gz") ? 3 : 0)
            return extensions.contains { Self.ends(name, with: $0) }
        }
    }

    /// Whether a path has an extension, in letters of either case.
    private static func ends(_ path: Slice<UnsafeBufferPointer<UInt8>>, with extension: String) -> Bool {
        let suffix = path.suffix(`extension`.utf8.count + 1)
        return suffix.first == UInt8(ascii: ".")
            && suffix.dropFirst().elementsEqual(`extension`.utf8) { $0 | 0x20 == $1 | 0x20 }
    }
}

/// A pattern for paths: `*` matches any characters except `/`, `**` any characters, `?` one character. A pattern
/// without `/` is matched against the file name only.
struct GlobPattern {
    private let pattern: [Character]
    private let isNameOnly: Bool
    var text: String { String(pattern) }

    init(_ pattern: String) {
        self.pattern = Array(pattern)
        isNameOnly = !pattern.contains("/")
    }

    func matches(_ path: String) -> Bool {
        let subject = isNameOnly ? path.split(separator: "/").last.map(String.init) ?? path : path
        return Self.matches(pattern, Array(subject))
    }

    /// Keeps the set of possible pattern positions: linear in pattern times text for every pattern.
    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        var positions = closure([0], pattern)
        for character in text {
            var next: [Int] = []
            for position in positions where position < pattern.count {
                switch pattern[position] {
                case "*":
                    let isDeep =
                        position + 1 < pattern.count && pattern[position + 1] == "*"
                        || position > 0 && pattern[position - 1] == "*"
                    if isDeep || character != "/" { next.append(position) }
                case "?": if character != "/" { next.append(position + 1) }
                case let literal: if literal == character { next.append(position + 1) }
                }
            }
            positions = closure(next, pattern)
        }
        return positions.contains(pattern.count)
    }

    private static func closure(_ positions: [Int], _ pattern: [Character]) -> [Int] {
        var found = Set<Int>()
        for var position in positions {
            found.insert(position)
            while position < pattern.count, pattern[position] == "*" {
                position += 1
                found.insert(position)
            }
        }
        return found.sorted()
    }
}
