import Compare
package import Publish

/// Writes all files of an output folder, or none.
///
/// Writes the files to a new folder beside the old one, and then exchanges the two in one step if the system can
/// (Linux `renameat2`, Darwin `renamex_np`), else in two.
package struct OutputWriter {
    private let folder: String
    /// The number of threads that compare files. Results do not depend on it.
    private let jobs: Int

    package init(folder: String, jobs: Int = 1) {
        self.jobs = jobs
        self.folder = folder.isEmpty ? "" : FileSystem.target(of: folder)
    }

    /// Whether the folder exists.
    package var isPresent: Bool { FileSystem.kind(folder) == .folder }

    /// Refuses a folder with files of others, and leaves an identical folder untouched.
    ///
    /// - Returns: the number of new, changed and removed files.
    @discardableResult
    package func write(_ files: [OutputFile]) throws(FileError) -> Int {
        guard !folder.isEmpty else { throw FileError(path: "--output", reason: "names no folder") }
        try refuseForeignFiles()
        let temporary = TemporaryPath(for: folder)
        temporary.removeOrphans()
        // The fastest and safest write is none at all.
        let changed = isPresent ? differences(from: files).count : files.count
        if isPresent, changed == 0 { return 0 }
        if FileSystem.isMountPoint(folder) {
            throw FileError(
                path: folder, reason: "is a mount point, so it cannot be replaced; name a folder in it")
        }
        temporary.register()
        do {
            try writeAll(files, into: temporary.path)
            try TemporaryPaths.step { () throws(FileError) in
                try keepUntracked(in: temporary.path)
                try replace(with: temporary)
            }
        } catch {
            temporary.remove()
            let old = isPresent ? "; the old output is untouched" : ""
            throw FileError(path: folder, reason: "cannot be written (\(error.reason))\(old)")
        }
        temporary.remove()
        return changed
    }

    /// The paths that differ from the files, sorted; ignores files that the manifest does not list.
    package func differences(from files: [OutputFile]) -> [String] {
        let paths = files.map(\.path)
        let isSame = ParallelMap.map(files, jobs: jobs) { FileSystem.holds($0.bytes, at: folder + "/" + $0.path) }
        let expected = Set(paths)
        var differing = zip(paths, isSame).filter { !$1 }.map(\.0)
        differing += present(in: folder).filter { !expected.contains($0) && !Self.isUntracked($0) }
        return differing.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The files of other commands, which the manifest does not list.
    static let untracked = ["site", "data/book.sqlite", AuditPage.path]

    private static func isUntracked(_ path: String) -> Bool {
        untracked.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// A build may only remove files that a build has written.
    private func refuseForeignFiles() throws(FileError) {
        switch FileSystem.kind(folder) {
        case nil: return
        case .folder: break
        case .file, .other: throw FileError(path: folder, reason: "is not a folder; nothing was written")
        }
        // Hidden files belong to others, such as the repository in an otherwise empty folder.
        if try FileSystem.names(in: folder, includingHidden: true).isEmpty { return }
        let manifest = (try? FileSystem.read(folder + "/" + Manifest.path)) ?? []
        guard Manifest.isOurs(manifest) else {
            throw FileError(
                path: folder,
                reason:
                    "holds files but no \(Manifest.path) of measurebook, so it is not replaced; name an empty or new folder"
            )
        }
        let ours = Set(ManifestReader.outputs(manifest) + [Manifest.path])
        if let foreign = present(in: folder).first(where: { !ours.contains($0) && !Self.isUntracked($0) }) {
            throw FileError(
                path: folder,
                reason: "holds \(foreign), which is not from a build, so it is not replaced; move that file away")
        }
    }

    private func writeAll(_ files: [OutputFile], into fresh: String) throws(FileError) {
        FolderTree.remove(fresh)
        let parents = Set(files.map { FileSystem.split(fresh + "/" + $0.path).parent }).sorted()
        for parent in [fresh] + parents {
            try TemporaryPaths.step { () throws(FileError) in try FileSystem.makeFolder(parent) }
        }
        for file in files {
            let path = fresh + "/" + file.path
            try TemporaryPaths.step { () throws(FileError) in try FileSystem.write(file.bytes, to: path) }
            FileSystem.keepAttributes(of: folder + "/" + file.path, for: path)
        }
        for made in (parents + [fresh]) {
            FileSystem.keepAttributes(of: folder + made.dropFirst(fresh.count), for: made)
        }
    }

    /// Copies the files of other commands, and the folder's hidden files, such as `.gitignore`.
    private func keepUntracked(in fresh: String) throws(FileError) {
        guard FileSystem.kind(folder) != nil else { return }
        let hidden = try FileSystem.names(in: folder, includingHidden: true).filter { $0.hasPrefix(".") }
        for path in Self.untracked + hidden where FileSystem.kind(folder + "/" + path) != nil {
            do throws(FileError) {
                try FolderTree.copy(folder + "/" + path, to: fresh + "/" + path)
            } catch {
                throw FileError(path: folder + "/" + path, reason: "cannot be copied: \(error.reason)")
            }
        }
    }

    private func replace(with temporary: TemporaryPath) throws(FileError) {
        let (fresh, old) = (temporary.path, temporary.old)
        guard FileSystem.kind(folder) != nil else {
            try FileSystem.move(fresh, to: folder)
            return
        }
        if FolderExchange.exchange(fresh, folder) { return }
        try FileSystem.move(folder, to: old)
        do throws(FileError) {
            try FileSystem.move(fresh, to: folder)
        } catch {
            try? FileSystem.move(old, to: folder)
            throw error
        }
        FolderTree.remove(old)
    }

    private func present(in folder: String, prefix: String = "") -> [String] {
        let names = (try? FileSystem.names(in: folder + "/" + prefix)) ?? []
        return names.flatMap { name -> [String] in
            let path = prefix + name
            return FileSystem.isFolder(folder + "/" + path) ? present(in: folder, prefix: path + "/") : [path]
        }
    }
}
