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

/// Reads files.
package enum FileSystem {
    package enum Kind {
        case file, folder, other
    }

    /// The kind of the file or folder at a path, links followed; nil if it does not exist.
    package static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(status)
    }

    /// The error about a path that leads to nothing: it does not exist, or a folder of it cannot be searched.
    ///
    /// - Parameter reason: for the former.
    package static func missing(_ path: String, _ reason: String) -> FileError {
        var status = stat()
        let isUnknown = stat(path, &status) != 0 && errno != ENOENT
        return FileError(path: path, reason: isUnknown ? lastError : reason)
    }

    /// Whether nothing is at a path; false where a folder of it cannot be searched.
    package static func isAbsent(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && errno == ENOENT
    }

    /// True for a folder, false for a link to a folder.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && kind(status) == .folder
    }

    /// All bytes of a regular file: devices and pipes may never end.
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path: path, reason: lastError) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, reason: lastError) }
        guard kind(status) != .folder else { throw FileError(path: path, reason: "is a folder") }
        guard kind(status) == .file else { throw FileError(path: path, reason: "is not a regular file") }
        return try readAll(descriptor, path: path, expected: Int(status.st_size))
    }

    /// Throws an error about a file that is larger than any parser takes: a program that asks for memory that the system
    /// lacks is ended by it.
    ///
    /// - Parameter count: of the bytes that it has at least.
    package static func requireDocument(_ path: String, of count: Int) throws(FileError) {
        guard count > mostBytes else { return }
        throw FileError(path: path, reason: "has more than \(mostBytes) bytes; divide it")
    }

    private static let mostBytes = 1 << 31

    /// All bytes of an open file, such as standard input.
    ///
    /// - Parameter expected: the size of a regular file, for a single read; 0 if unknown.
    package static func readAll(_ descriptor: Int32, path: String, expected: Int = 0) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            try requireDocument(path, of: max(bytes.count, expected))
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

    /// The last error of the system, independent of the locale.
    package static var lastError: String {
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

// A member with the same name hides the system's function.
package func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
