import Compare
package import Publish

/// Writes all files of an output folder, or none.
///
/// The files are written into a new folder beside the old one, which then takes its place in one step where the
/// system can exchange two folders (Linux `renameat2`, Darwin `renamex_np`), else in two.
package struct OutputWriter {
    private let folder: String
    /// How many threads may compare files. No result depends on it.
    private let jobs: Int

    package init(folder: String, jobs: Int = 1) {
        self.jobs = jobs
        self.folder = folder.isEmpty ? "" : FileSystem.target(of: folder)
    }

    /// Whether there is a folder to compare with.
    package var isPresent: Bool { FileSystem.kind(folder) == .folder }

    /// Refuses a folder that holds what is not ours; leaves one alone that holds just these files.
    ///
    /// - Returns: how many files are new, changed or no longer there.
    @discardableResult
    package func write(_ files: [OutputFile]) throws(FileError) -> Int {
        guard !folder.isEmpty else { throw FileError(path: "--output", reason: "names no folder") }
        try refuseForeignFiles()
        let temporary = TemporaryPath(for: folder)
        temporary.removeOrphans()
        // Nothing is as quick and as safe as not writing at all.
        let changed = isPresent ? differences(from: files).count : files.count
        if isPresent, changed == 0 { return 0 }
        if FileSystem.isMountPoint(folder) {
            throw FileError(
                path: folder, reason: "is a mount point, so no new folder can take its place; name a folder in it")
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

    /// The paths at which the folder differs from the files, sorted; what no manifest names is not compared.
    package func differences(from files: [OutputFile]) -> [String] {
        let paths = files.map(\.path)
        let isSame = ParallelMap.map(files, jobs: jobs) { FileSystem.holds($0.bytes, at: folder + "/" + $0.path) }
        let expected = Set(paths)
        var differing = zip(paths, isSame).filter { !$1 }.map(\.0)
        differing += present(in: folder).filter { !expected.contains($0) && !Self.isUntracked($0) }
        return differing.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What other commands make beside the data: it belongs to no manifest.
    static let untracked = ["site", "data/book.sqlite", AuditPage.path]

    private static func isUntracked(_ path: String) -> Bool {
        untracked.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// What a build would take away must be what a build has written.
    private func refuseForeignFiles() throws(FileError) {
        switch FileSystem.kind(folder) {
        case nil: return
        case .folder: break
        case .file, .other: throw FileError(path: folder, reason: "is no folder; nothing was written")
        }
        // A hidden file is somebody's too: the repository of an otherwise empty folder.
        if try FileSystem.names(in: folder, includingHidden: true).isEmpty { return }
        let manifest = (try? FileSystem.read(folder + "/" + Manifest.path)) ?? []
        guard Manifest.isOurs(manifest) else {
            throw FileError(
                path: folder,
                reason:
                    "holds files and no \(Manifest.path) of measurebook, so it is not replaced; name an empty or new folder"
            )
        }
        let ours = Set(ManifestReader.outputs(manifest) + [Manifest.path])
        if let foreign = present(in: folder).first(where: { !ours.contains($0) && !Self.isUntracked($0) }) {
            throw FileError(
                path: folder,
                reason: "holds \(foreign), which no build has written, so it is not replaced; move that file away")
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

    /// Takes over what other commands made beside the data, and the folder's own hidden files, such as `.gitignore`.
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
