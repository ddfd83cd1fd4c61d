import Outputs
import Publish
import Text

/// What a command writes into an output folder.
package enum OutputContent: String, Sendable {
    case build
    case site
}

/// A folder of which a command may replace all files.
struct OutputFolder {
    /// With links resolved; empty if no folder was named.
    let path: String
    private let content: OutputContent

    init(_ path: String, for content: OutputContent = .build) {
        self.path = path.isEmpty ? "" : FileSystem.target(of: path)
        self.content = content
    }

    var isPresent: Bool { FileSystem.kind(path) == .folder }

    /// The files that the manifest does not list.
    static let untracked = kept + [DatabaseFile.path]
    /// That of another command. The database is not among them: it would be older than the other data.
    private static let kept = ["site"]

    private static func isUntracked(_ path: String) -> Bool {
        untracked.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// A command may only remove files that it has written.
    ///
    /// - Parameter present: the files of the folder.
    func refuseForeignFiles(among present: [String]) throws(FileError) {
        try refuseFoldersOfOthers()
        if let foreign = foreignFiles(among: present).first {
            throw FileError(
                path: path,
                reason: "holds \(foreign), which is not from a build, so it is not replaced; move that file away")
        }
    }

    /// A folder with files must have the manifest of the command, which tells its own files.
    func refuseFoldersOfOthers() throws(FileError) {
        guard !path.isEmpty else { throw FileError(path: "--output", reason: "names no folder") }
        switch FileSystem.kind(path) {
        case nil: return
        case .folder: break
        case .file, .other: throw FileError(path: path, reason: "is not a folder; nothing was written")
        }
        // Hidden files belong to others, such as the repository in an otherwise empty folder.
        if try FileSystem.names(in: path, includingHidden: true).isEmpty { return }
        let manifestPath = path + "/" + Manifest.path
        guard FileSystem.kind(manifestPath) != nil else {
            throw FileError(
                path: path,
                reason:
                    "holds files but no \(Manifest.path) of measurebook, so it is not replaced; name an empty or new folder"
            )
        }
        let manifest = try FileSystem.read(manifestPath)
        let listed = ManifestReader(manifest).outputs
        guard Manifest.isOurs(manifest), !listed.isEmpty else {
            throw FileError(
                path: path,
                reason: "holds a \(Manifest.path) that is damaged or not of measurebook, so it is not replaced; "
                    + "restore that file, or move the folder away"
            )
        }
        // Only a site has pages in HTML.
        let held: OutputContent = listed.contains { $0.hasSuffix(".html") } ? .site : .build
        guard held == content else {
            throw FileError(
                path: path,
                reason:
                    "holds what \(held.rawValue) has written, so \(content.rawValue) does not replace it; name another folder"
            )
        }
    }

    /// The files that the manifest of an output does not list; empty without a manifest that lists any.
    func foreignFiles(among present: [String]) -> [String] {
        let listed = ManifestReader((try? FileSystem.read(path + "/" + Manifest.path)) ?? []).outputs
        guard !listed.isEmpty else { return [] }
        // Earlier versions wrote the report of the audit apart from the build.
        let ours = Set(listed + [Manifest.path, "reports/audit.md"])
        return present.filter { !ours.contains($0) }
    }

    /// The files of the folder that a manifest may list, by their paths in it.
    func present(below prefix: String = "") -> [String] {
        let names = (try? FileSystem.names(in: path + "/" + prefix)) ?? []
        return names.flatMap { name -> [String] in
            let inner = prefix + name
            return FileSystem.isFolder(path + "/" + inner) ? present(below: inner + "/") : [inner]
        }.filter { !Self.isUntracked($0) }
    }

    /// Copies the files of other commands, and the folder's hidden files, such as `.gitignore`.
    func keepUntracked(in fresh: String) throws(FileError) {
        guard FileSystem.kind(path) != nil else { return }
        let hidden = try FileSystem.names(in: path, includingHidden: true).filter { $0.hasPrefix(".") }
        for name in Self.kept + hidden where FileSystem.kind(path + "/" + name) != nil {
            do throws(FileError) {
                try FolderTree.copy(path + "/" + name, to: fresh + "/" + name)
            } catch {
                throw FileError(path: path + "/" + name, reason: "cannot be copied: \(error.reason)")
            }
        }
    }

    func replace(with temporary: TemporaryPath) throws(FileError) {
        let (fresh, old) = (temporary.path, temporary.old)
        guard FileSystem.kind(path) != nil else {
            try FileSystem.move(fresh, to: path)
            return
        }
        if FolderExchange.exchange(fresh, path) { return }
        try FileSystem.move(path, to: old)
        do throws(FileError) {
            try FileSystem.move(fresh, to: path)
        } catch {
            try? FileSystem.move(old, to: path)
            throw error
        }
        FolderTree.remove(old)
    }
}
