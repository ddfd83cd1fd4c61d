import Text

/// The git repository that holds a folder, read from its files.
struct Repository {
    /// The absolute path of the working tree.
    let root: String
    private let gitFolder: String

    /// The nearest repository on the way up from a folder; nil if there is none.
    ///
    /// - Parameter folder: an absolute path without links.
    init?(holding folder: String) {
        var folder = folder
        while true {
            let path = folder == "/" ? "/.git" : folder + "/.git"
            if FileSystem.kind(path) == .folder {
                (root, gitFolder) = (folder, path)
                return
            }
            // The tree of a worktree or submodule names its folder in a file.
            if let text = Self.text(path), text.hasPrefix("gitdir: ") {
                (root, gitFolder) = (folder, Self.path(String(text.dropFirst(8)), from: folder))
                return
            }
            let parent = FileSystem.split(folder).parent
            guard parent.utf8.count < folder.utf8.count else { return nil }
            folder = parent
        }
    }

    /// The id of the checked-out commit; nil if there is none, or if it is kept in another way than in files.
    var commit: String? {
        guard let head = Self.text(gitFolder + "/HEAD") else { return nil }
        guard head.hasPrefix("ref: ") else { return Self.isHash(head) ? head : nil }
        let name = String(head.dropFirst(5))
        // A worktree shares the references of its repository.
        let common = Self.text(gitFolder + "/commondir").map { Self.path($0, from: gitFolder) }
        let folders = [gitFolder, common].compactMap { $0 }
        let loose = folders.lazy.compactMap { Self.text("\($0)/\(name)") }.first(where: Self.isHash)
        return loose ?? folders.lazy.compactMap { Self.packed(name, in: $0 + "/packed-refs") }.first
    }

    private static func packed(_ name: String, in path: String) -> String? {
        let lines = text(path)?.split(separator: "\n") ?? []
        let hash = lines.first { $0.hasSuffix(" " + name) }?.prefix { $0 != " " }
        return hash.map(String.init).flatMap { isHash($0) ? $0 : nil }
    }

    private static func isHash(_ text: String) -> Bool {
        [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
    }

    /// The contents of a small file without the white space at its end.
    private static func text(_ path: String) -> String? {
        guard let bytes = try? FileSystem.read(path) else { return nil }
        let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
        return String(decoding: bytes[..<end], as: UTF8.self)
    }

    private static func path(_ path: String, from folder: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + path
    }
}
