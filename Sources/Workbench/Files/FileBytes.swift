import Archives
import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of an open file, pipe or device, read a part at a time.
final class FileBytes: ByteSource, RandomBytes {
    private static let step = 65_536
    /// A file up to this size is read at once.
    private static let smallFile = 1_000_000

    private let path: String
    private let descriptor: Int32
    private let isOwner: Bool
    /// The size of a regular file; 0 for all others.
    let count: Int
    /// True for a regular file, which can be read at any position.
    let isRegular: Bool
    private var isFirst = true

    /// Standard input.
    init() {
        (path, descriptor, isOwner) = ("-", STDIN_FILENO, false)
        var status = stat()
        let isKnown = fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        // Only a file that is read from its beginning has the places that its directory says.
        isRegular = isKnown && lseek(STDIN_FILENO, 0, SEEK_CUR) == 0
        count = isRegular ? Int(status.st_size) : 0
    }

    /// - Parameter mayStream: whether to read devices and pipes, which may never end.
    init(_ path: String, mayStream: Bool) throws(FileError) {
        self.path = path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (mayStream ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw FileError(path: path, reason: FileSystem.lastError) }
        (self.descriptor, isOwner) = (descriptor, true)
        var status = stat()
        let reason: String? =
            if fstat(descriptor, &status) != 0 {
                FileSystem.lastError
            } else if status.st_mode & S_IFMT == S_IFDIR {
                "is a folder"
            } else if !mayStream, status.st_mode & S_IFMT != S_IFREG {
                "is not a regular file"
            } else {
                nil
            }
        isRegular = status.st_mode & S_IFMT == S_IFREG
        count = isRegular ? Int(status.st_size) : 0
        if let reason { throw FileError(path: path, reason: reason) }
    }

    deinit { if isOwner { close(descriptor) } }

    /// Asks the system to read the file before it is needed.
    func readAhead() {
        #if canImport(Glibc)
            if count > 0 { posix_fadvise(descriptor, 0, 0, POSIX_FADV_WILLNEED) }
        #endif
    }

    /// All bytes, if none have been read.
    func all() throws(FileError) -> [UInt8] {
        try FileSystem.readAll(descriptor, path: path, expected: count)
    }

    func next() throws(FileError) -> [UInt8] {
        let size = isFirst && count > 0 && count < Self.smallFile ? count + 1 : Self.step
        isFirst = false
        return try bytes(size) { systemRead(descriptor, $0, $1) }
    }

    func bytes(at position: Int, count: Int) throws(FileError) -> [UInt8] {
        guard position >= 0, position < self.count, count > 0 else { return [] }
        var all: [UInt8] = []
        let count = min(count, self.count - position)
        while all.count < count {
            let offset = off_t(position + all.count)
            let part = try bytes(count - all.count) { pread(descriptor, $0, $1, offset) }
            if part.isEmpty { break }
            if all.isEmpty { all = part } else { all += part }
        }
        return all
    }

    private func bytes(
        _ size: Int, _ read: (UnsafeMutableRawPointer?, Int) -> Int
    ) throws(FileError) -> [UInt8] {
        while true {
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
                count = read(buffer.baseAddress, size)
                initialized = max(count, 0)
            }
            if count >= 0 { return part }
            if errno != EINTR { throw FileError(path: path, reason: FileSystem.lastError) }
        }
    }
}

/// A file that is opened when its bytes are needed, or a little earlier.
///
/// It is used by one thread at a time.
final class UnreadFile: @unchecked Sendable {
    let path: String
    private let mayStream: Bool
    private var file: Result<FileBytes, FileError>?

    /// - Parameter mayStream: whether to read devices and pipes, which may never end.
    init(path: String, mayStream: Bool) { (self.path, self.mayStream) = (path, mayStream) }

    /// Opens the file, and lets the system read it ahead.
    func begin() {
        let file = opened()
        if case .success(let bytes) = file { bytes.readAhead() }
        self.file = file
    }

    /// All bytes. Call it once.
    func bytes() throws(FileError) -> [UInt8] {
        defer { file = nil }
        return try (file ?? opened()).get().all()
    }

    private func opened() -> Result<FileBytes, FileError> {
        Result { () throws(FileError) in try FileBytes(path, mayStream: mayStream) }
    }
}
