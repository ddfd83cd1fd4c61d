import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files and lists folders, in an order that does not depend on the file system.
extension FileSystem {
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

    /// Whether a file exists and contains exactly these bytes.
    package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
        guard let found = try? read(path), found.count == bytes.count else { return false }
        return found.withUnsafeBytes { left in
            bytes.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return left.isEmpty }
                return memcmp(first, second, left.count) == 0
            }
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
        guard put(bytes, to: descriptor) == 0 else { throw FileError(path: path, reason: lastError) }
    }

    /// Returns the system's error number, or 0.
    package static func put(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var offset = 0
        while offset < bytes.count {
            let written = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                offset += written
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
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
        return entries.sorted { $0.name.precedesByBytes($1.name) }
    }

    /// The parent folder of a path (`.` if it has none) and its last component.
    static func split(_ path: String) -> (parent: String, name: String) {
        let separator = UInt8(ascii: "/")
        var path = path[...].utf8
        while path.count > 1, path.last == separator { path.removeLast() }
        guard let slash = path.lastIndex(of: separator) else { return (".", String(Substring(path))) }
        let (parent, name) = (path[..<slash], path[path.index(after: slash)...])
        return (parent.isEmpty ? "/" : String(Substring(parent)), String(Substring(name)))
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
        guard stat(old, &before) == 0, stat(new, &after) == 0, kind(old) == kind(new) else { return }
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
}

// Members with the same names hide the system's functions.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
