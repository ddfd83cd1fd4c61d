import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reason why a file or folder cannot be read or written, for people.
package struct FileError: Error, Sendable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(TerminalText.name(path)): \(reason)" }
}

/// Reads files and lists folders, in an order that does not depend on the file system.
enum FileSystem {
    enum Kind {
        case file, folder, other
    }

    /// The kind of the file or folder at a path, links followed; nil if it does not exist.
    static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(status)
    }

    /// True for a folder, false for a link to a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && kind(status) == .folder
    }

    /// Creates a folder and its missing parents.
    static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST && kind(path) == .folder { return }
        guard errno == ENOENT, path.contains("/"), split(path).parent != path else {
            throw FileError(path: path, reason: lastError)
        }
        try makeFolder(split(path).parent)
        guard mkdir(path, 0o755) == 0 || errno == EEXIST && kind(path) == .folder else {
            throw FileError(path: path, reason: lastError)
        }
    }

    /// All bytes of a file.
    ///
    /// - Parameter mayStream: whether to read devices and pipes, which may never end.
    static func read(_ path: String, mayStream: Bool = false) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (mayStream ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw FileError(path: path, reason: lastError) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, reason: lastError) }
        guard kind(status) != .folder else { throw FileError(path: path, reason: "is a folder") }
        guard mayStream || kind(status) == .file else { throw FileError(path: path, reason: "is not a regular file") }
        return try readAll(descriptor, path: path, expected: kind(status) == .file ? Int(status.st_size) : 0)
    }

    /// Whether a file exists and contains exactly these bytes.
    static func holds(_ bytes: [UInt8], at path: String) -> Bool {
        guard let found = try? read(path), found.count == bytes.count else { return false }
        return found.withUnsafeBytes { left in
            bytes.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return left.isEmpty }
                return memcmp(first, second, left.count) == 0
            }
        }
    }

    /// All bytes of an open file, such as standard input.
    ///
    /// - Parameter expected: the size of a regular file, for a single read; 0 if unknown.
    static func readAll(_ descriptor: Int32, path: String, expected: Int = 0) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let chunk = bytes.isEmpty && expected > 0 ? expected + 1 : 65_536
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
                count = systemRead(descriptor, buffer.baseAddress, chunk)
                initialized = max(count, 0)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError(path: path, reason: lastError)
            }
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            // A regular file returns all of its bytes.
            if expected > 0, count == expected, bytes.count == expected { return bytes }
        }
    }

    /// Writes a new file.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try write(bytes, to: path, flags: O_CREAT | O_EXCL)
    }

    /// Writes to an existing device or pipe.
    static func stream(_ bytes: [UInt8], into path: String) throws(FileError) {
        try write(bytes, to: path, flags: O_NOCTTY)
    }

    private static func write(_ bytes: [UInt8], to path: String, flags: Int32) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
        guard descriptor >= 0 else { throw FileError(path: path, reason: lastError) }
        defer { close(descriptor) }
        var offset = 0
        while offset < bytes.count {
            let written = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR { continue }
                throw FileError(path: path, reason: lastError)
            }
            offset += written
        }
    }

    /// The names in a folder, sorted by their bytes; names that begin with a full stop only on request.
    static func names(in folder: String, includingHidden: Bool = false) throws(FileError) -> [String] {
        try entries(in: folder, includingHidden: includingHidden).map(\.name)
    }

    /// The names with their kinds, sorted by the names' bytes. A link, or an entry whose kind the system does not
    /// report, is `other`.
    static func entries(
        in folder: String, includingHidden: Bool = false
    ) throws(FileError) -> [(name: String, kind: Kind)] {
        guard let handle = opendir(folder) else { throw FileError(path: folder, reason: lastError) }
        defer { closedir(handle) }
        var entries: [(name: String, kind: Kind)] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name.hasPrefix("."), !includingHidden || name == "." || name == ".." { continue }
            let kind: Kind =
                switch Int(entry.pointee.d_type) {
                case Int(DT_REG): .file
                case Int(DT_DIR): .folder
                default: .other
                }
            entries.append((name, kind))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The parent folder of a path (`.` if it has none) and its last component.
    static func split(_ path: String) -> (parent: String, name: String) {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
        let parent = path[..<slash]
        return (parent.isEmpty ? "/" : String(parent), String(path[path.index(after: slash)...]))
    }

    /// The path with all links resolved; nil if it does not exist.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The path with the links at its end followed; the target need not exist.
    static func target(of path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        for _ in 0..<deepestLink {
            if let resolved = resolved(path) { return resolved }
            guard let link = linkTarget(path) else { return path }
            path = link.hasPrefix("/") ? link : split(path).parent + "/" + link
        }
        return path
    }

    /// The target of a link as written; nil if the path is not a link.
    static func linkTarget(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(path, &buffer, buffer.count)
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Renames a file or folder and replaces an existing file.
    static func move(_ path: String, to new: String) throws(FileError) {
        guard rename(path, new) == 0 else { throw FileError(path: new, reason: lastError) }
    }

    /// The limit of most systems.
    private static let deepestLink = 40

    /// Copies the permissions, and the owner if allowed, from the file or folder that a new one replaces.
    static func keepAttributes(of old: String, for new: String) {
        var (before, after) = (stat(), stat())
        guard stat(old, &before) == 0, stat(new, &after) == 0, kind(before) == kind(after) else { return }
        if before.st_uid != after.st_uid || before.st_gid != after.st_gid {
            _ = chown(new, before.st_uid, before.st_gid)
        }
        chmod(new, before.st_mode & 0o7777)
    }

    /// Device and number of a file or folder: another one at the same path has others. Nil if it does not exist.
    static func identity(_ path: String) -> [UInt64]? {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }

    /// True if a folder is the root of another file system, and therefore cannot be replaced.
    static func isMountPoint(_ folder: String) -> Bool {
        var (inner, outer) = (stat(), stat())
        guard stat(folder, &inner) == 0, stat(folder + "/..", &outer) == 0 else { return false }
        return inner.st_dev != outer.st_dev || inner.st_ino == outer.st_ino
    }

    /// The last error of the system, independent of the locale.
    static var lastError: String {
        switch errno {
        case ENOENT: "the file or folder does not exist"
        case EACCES, EPERM: "permission denied"
        case EBUSY: "is a mount point or in use"
        case EFBIG: "the file would exceed the limit on the size of files"
        case EDQUOT: "the disk quota is exceeded"
        case EMFILE, ENFILE: "too many files are open"
        case EIO: "the device reports an error"
        case ENXIO: "is a socket, or a pipe without a reader"
        case EPIPE: "its reader has closed it"
        case ENOTDIR: "a component of the path is not a folder"
        case EISDIR: "is a folder"
        case ENOSPC: "no space is left on the device"
        case EROFS: "the file system is read-only"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its links form a cycle"
        case let code: "the system reports error \(code)"
        }
    }

    private static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
}

// Members with the same names hide the system's functions.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
