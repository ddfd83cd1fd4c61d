import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Copies and removes files and folders, without following links.
enum FolderTree {
    /// Removes a file or folder if it exists. Makes folders writable first: otherwise their entries cannot be
    /// removed.
    static func remove(_ path: String) {
        if unlink(path) == 0 || errno == ENOENT || !FileSystem.isFolder(path) { return }
        if rmdir(path) == 0 { return }
        chmod(path, 0o755)
        for name in (try? FileSystem.names(in: path, includingHidden: true)) ?? [] { remove("\(path)/\(name)") }
        rmdir(path)
    }

    /// Copies a file, a link or a folder, with its permissions, to a new path.
    static func copy(_ path: String, to new: String) throws(FileError) {
        if let target = FileSystem.linkTarget(path) {
            guard symlink(target, new) == 0 else { throw FileError(path: new, reason: FileSystem.lastError) }
            return
        }
        if FileSystem.isFolder(path) {
            guard mkdir(new, 0o700) == 0 else { throw FileError(path: new, reason: FileSystem.lastError) }
            for name in try FileSystem.names(in: path, includingHidden: true) {
                try copy("\(path)/\(name)", to: "\(new)/\(name)")
            }
        } else {
            try FileSystem.write(try FileSystem.read(path), to: new)
        }
        FileSystem.keepAttributes(of: path, for: new)
    }

    /// Makes a hard link, or a copy if the file system has none.
    static func link(_ path: String, to new: String) throws(FileError) {
        if linkat(AT_FDCWD, path, AT_FDCWD, new, 0) != 0 { try copy(path, to: new) }
    }

    /// A folder and all folders in it, as endings of its path: the empty text, then `/data`, `/data/claims`.
    static func folders(in path: String, ending: String = "") -> [String] {
        let names = (try? FileSystem.names(in: path + ending, includingHidden: true)) ?? []
        let inner = names.map { "\(ending)/\($0)" }.filter { FileSystem.isFolder(path + $0) }
        return [ending] + inner.flatMap { folders(in: path, ending: $0) }
    }
}
