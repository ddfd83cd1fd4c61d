package import Publish
import Synchronization
package import Text

/// Writes all files of an output folder, or none.
///
/// Takes the files one by one, from several threads, without keeping them in memory. Writes to a new folder beside the
/// old one, and then exchanges the two in one step if the system can (Linux `renameat2`, Darwin `renamex_np`), else in
/// two.
package final class OutputWriter: Sendable {
    private struct State {
        /// The files that the folder holds already, with their hashes.
        var same: [String: String] = [:]
        var differing: Set<String> = []
        /// Set by the first error; nothing is written after it.
        var error: FileError?
        /// Whether the new folder exists.
        var hasBegun = false
    }

    private let folder: OutputFolder
    private let temporary: TemporaryPath
    /// The files are only compared with those of the folder.
    private let isComparing: Bool
    /// Whether the folder existed before.
    package let isPresent: Bool
    /// The files that it held then.
    private let present: [String]
    /// The folder that the files are compared with.
    private let identity: [UInt64]?
    private let state = Mutex(State())

    package init(folder: String, for content: OutputContent = .build, isComparing: Bool = false) {
        self.folder = OutputFolder(folder, for: content)
        self.isComparing = isComparing
        isPresent = self.folder.isPresent
        present = isPresent ? self.folder.present() : []
        identity = FileSystem.identity(self.folder.path)
        temporary = TemporaryPath(for: self.folder.path)
        guard !isComparing else { return }
        do throws(FileError) {
            try self.folder.refuseForeignFiles(among: present)
            temporary.removeOrphans()
        } catch {
            state.withLock { $0.error = error }
        }
    }

    /// Compares a file with that of the folder, and writes it if it differs. Errors are thrown by ``commit()``.
    package func take(_ file: OutputFile) {
        // The fastest and safest write is none at all.
        if isPresent, FileSystem.holds(file.bytes, at: folder.path + "/" + file.path) {
            return state.withLock { $0.same[file.path] = file.facts.hash }
        }
        let isWritten = state.withLock { state in
            state.differing.insert(file.path)
            guard !isComparing, state.error == nil else { return false }
            do throws(FileError) { try begin(&state) } catch { state.error = error }
            return state.error == nil
        }
        guard isWritten else { return }
        // Several threads write at a time.
        do throws(FileError) { try write(file) } catch { state.withLock { $0.error = $0.error ?? error } }
    }

    /// The paths at which the folder differs from the files taken, sorted; ignores files that the manifest does not list.
    package var differences: [String] {
        state.withLock { state in
            let extra = present.filter { state.same[$0] == nil }
            return state.differing.union(extra).sorted { $0.precedesByBytes($1) }
        }
    }

    /// The files of the folder that no build has written, so that none removes them.
    package var foreignFiles: [String] { folder.foreignFiles(among: present) }

    /// Why the folder cannot be replaced, whatever else is in it; nil if it can.
    package var refusal: FileError? {
        do throws(FileError) {
            try folder.refuseFoldersOfOthers()
            return nil
        } catch {
            return error
        }
    }

    /// - Parameter changed: the number of files that ``commit()`` has changed.
    package func summary(_ changed: Int) -> String {
        !isPresent ? "all new" : changed == 0 ? "none changed" : "\(changed) changed"
    }

    /// Puts the new folder in the place of the old one, or leaves an identical folder untouched.
    ///
    /// - Returns: the number of new, changed and removed files.
    @discardableResult
    package func commit() throws(FileError) -> Int {
        let changed = isPresent ? differences.count : state.withLock { $0.differing.count }
        let error = state.withLock { state -> FileError? in
            if state.error != nil || isPresent && changed == 0 { return state.error }
            do throws(FileError) {
                try begin(&state)
                try keep(state.same)
                try finish()
                return nil
            } catch {
                return error
            }
        }
        let hasBegun = state.withLock { $0.hasBegun }
        if hasBegun { temporary.remove() }
        guard let error else { return changed }
        guard hasBegun else { throw error }
        let old = isPresent ? "; the old output is untouched" : ""
        throw FileError(path: folder.path, reason: "cannot be written (\(error.reason))\(old)")
    }

    /// Creates the new folder.
    private func begin(_ state: inout State) throws(FileError) {
        guard !state.hasBegun else { return }
        if FileSystem.isMountPoint(folder.path) {
            throw FileError(
                path: folder.path, reason: "is a mount point, so it cannot be replaced; name a folder in it")
        }
        state.hasBegun = true
        temporary.register()
        FolderTree.remove(temporary.path)
        try makeFolder("")
    }

    private func write(_ file: OutputFile) throws(FileError) {
        let path = temporary.path + "/" + file.path
        try makeFolder(FileSystem.split(file.path).parent)
        try TemporaryPaths.step { () throws(FileError) in try FileSystem.write(file.bytes, to: path) }
        FileSystem.keepAttributes(of: folder.path + "/" + file.path, for: path)
    }

    /// Creates a folder of the new one with its parents, as the old one has them.
    private func makeFolder(_ inner: String) throws(FileError) {
        let path = inner.isEmpty || inner == "." ? temporary.path : temporary.path + "/" + inner
        guard FileSystem.kind(path) == nil else { return }
        try TemporaryPaths.step { () throws(FileError) in try FileSystem.makeFolder(path) }
    }

    /// Takes over the files that are the same, without copying them if the file system can.
    private func keep(_ files: [String: String]) throws(FileError) {
        for path in files.keys.sorted() {
            try makeFolder(FileSystem.split(path).parent)
            try TemporaryPaths.step { () throws(FileError) in
                try FolderTree.link(folder.path + "/" + path, to: temporary.path + "/" + path)
            }
        }
        // Another build may have replaced the folder after the files were compared.
        guard FileSystem.identity(folder.path) != identity else { return }
        for (path, hash) in files {
            let bytes = try FileSystem.read(temporary.path + "/" + path)
            guard OutputFile(path: path, bytes: bytes).facts.hash == hash else {
                throw FileError(path: path, reason: "another build has just changed \(path); run this one again")
            }
        }
    }

    private func finish() throws(FileError) {
        for inner in FolderTree.folders(in: temporary.path) {
            FileSystem.keepAttributes(of: folder.path + inner, for: temporary.path + inner)
        }
        try TemporaryPaths.step { () throws(FileError) in
            try folder.keepUntracked(in: temporary.path)
            try folder.replace(with: temporary)
        }
    }
}
