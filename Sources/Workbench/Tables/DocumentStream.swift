import Archives
import Articles
import Text

/// What `tables` reads, in order: files, documents in archives and streams, and what is wrong with these.
enum DocumentItem: Sendable {
    case file(path: String, [UInt8])
    /// A file that is read by the thread that reads its tables.
    case unread(UnreadFile)
    case contained(ArchiveItem)
    case unopened(FileError)
    /// The end of an archive or a stream.
    case end

    /// Lets the system read the file ahead.
    func begin() { if case .unread(let file) = self { file.begin() } }

    /// Roughly the memory of the item.
    var weight: Int {
        switch self {
        case .file(_, let bytes): bytes.count
        case .contained(.document(let document)): document.weight
        case .unread, .contained, .unopened, .end: 0
        }
    }
}

/// Hands out the documents in files, one file after the other. At any time, one archive is open, and one document of it is
/// in memory.
///
/// One thread may add files while others take the documents, one of them at a time.
final class DocumentStream: @unchecked Sendable {
    /// A path to read.
    struct Source {
        let path: String
        /// Whether archives are opened: those that are named, and those that `--include` chooses in a folder. Others in a
        /// folder are left alone, since they often hold the same pages again.
        let mayBeArchive: Bool
        /// Whether a walk has found it, so that `--include` has chosen the archive, and not what is in it.
        var isFound = false
        /// Whether it is a device or a pipe, which is read because it is named. A file that becomes one later is not
        /// read.
        var mayStream = false
    }

    private let lock = WakeableLock()
    private var sources: [Source] = []
    /// Whether no more files are added.
    private var isComplete = false
    private let finder: ArticleFinder
    private let lines: NDJSONReader.Fields?
    private let limits: IngestLimits
    private var next = 0
    private var reader: (any DocumentReader)?

    /// - Parameters:
    ///   - lines: the fields of objects that hold documents, one object a line; nil for files of all other kinds.
    init(finder: ArticleFinder, lines: NDJSONReader.Fields?, limits: IngestLimits) {
        (self.finder, self.lines, self.limits) = (finder, lines, limits)
    }

    /// The files so far.
    var count: Int { lock.locked { sources.count } }

    /// The files that are still to come, once all are known; as large as can be before.
    var left: Int { lock.locked { isComplete ? sources.count - next : .max } }

    func add(_ source: Source) {
        lock.locked {
            sources.append(source)
            lock.wakeAll()
        }
    }

    /// Lets the stream end after the files so far.
    func complete() {
        lock.locked {
            isComplete = true
            lock.wakeAll()
        }
    }

    private func nextSource() -> Source? {
        lock.locked {
            while next == sources.count, !isComplete { lock.wait() }
            guard next < sources.count else { return nil }
            next += 1
            return sources[next - 1]
        }
    }

    func nextItem() -> DocumentItem? {
        do {
            if let reader {
                guard let item = try reader.next() else {
                    self.reader = nil
                    return .end
                }
                return .contained(item)
            }
            guard let source = nextSource() else { return nil }
            return try open(source) ?? nextItem()
        } catch {
            reader = nil
            return .unopened(error)
        }
    }

    /// A file, as a whole. Nil for an archive or a stream, whose reader is then set.
    private func open(_ source: Source) throws(FileError) -> DocumentItem? {
        let path = source.path
        guard source.mayBeArchive || lines != nil else {
            return .unread(UnreadFile(path: path, mayStream: source.mayStream))
        }
        let file = path == "-" ? FileBytes() : try FileBytes(path, mayStream: source.mayStream)
        let bytes = ByteReader(file)
        var isPacked = false
        let kind = ArchiveKind.find(in: try bytes.peek(ArchiveKind.headSize), isPacked: &isPacked)
        if let lines {
            reader = NDJSONReader(try unpacked(bytes, isPacked), path: path, fields: lines, limits: limits)
            return nil
        }
        let (finder, limits) = (source.isFound ? finder.withoutInclude : finder, limits)
        let takes: @Sendable (String) -> Bool = { finder.takes($0) }
        switch kind {
        case .tar: reader = TarReader(try unpacked(bytes, isPacked), path: path, limits: limits, takes: takes)
        case .warc:
            reader = WARCReader(try unpacked(bytes, isPacked), path: path, limits: limits) {
                finder.takesAddress($0)
            }
        case .zip where !BinaryContent.isDocument(try bytes.peek(BinaryContent.headSize)):
            reader = try zipReader(file, bytes, path: path, takes)
        case .zip, nil: return .file(path: path, try bytes.takeAll(of: path, expected: file.count))
        }
        return nil
    }

    private func zipReader(
        _ file: FileBytes, _ bytes: ByteReader, path: String, _ takes: @escaping @Sendable (String) -> Bool
    ) throws(FileError) -> any DocumentReader {
        if file.isRegular, let reader = try ZipReader(file, path: path, limits: limits, takes: takes) { return reader }
        return ZipStreamReader(bytes, path: path, limits: limits, takes: takes)
    }

    private func unpacked(_ bytes: ByteReader, _ isPacked: Bool) throws(FileError) -> ByteReader {
        guard isPacked else { return bytes }
        guard let inflated = InflatedBytes(bytes, allowance: UnpackingAllowance(ratio: limits[.unpackedRatio])) else {
            throw FileError(path: "gzip", reason: "too little memory to unpack it")
        }
        return ByteReader(inflated)
    }
}
