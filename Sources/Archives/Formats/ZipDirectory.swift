import Text

/// The directory of a ZIP archive, and where the data of each entry may reach.
struct ZipDirectory {
    private static let endSignature: [UInt8] = [0x50, 0x4B, 5, 6]
    private static let endSize = 22
    private static let longestComment = 65_535

    /// The bytes of the directory.
    let range: Range<Int>
    let entries: Int
    /// How many entries the end of the archive declares.
    let declared: Int
    /// What precedes the archive in its file, such as a program that unpacks it.
    let base: Int
    /// The places of the local headers in ascending order. Eight bytes for each entry are the only memory that grows with
    /// the archive.
    private let offsets: [Int]

    /// Nil for a file without a directory.
    init?(of file: any RandomBytes) throws(FileError) {
        let tailStart = max(0, file.count - Self.endSize - Self.longestComment)
        let tail = try file.bytes(at: tailStart, count: file.count - tailStart)
        guard let end = Self.lastEnd(in: tail) else { return nil }
        var entries = tail.number(at: end + 10, 2)
        var size = tail.number(at: end + 12, 4)
        var offset = tail.number(at: end + 16, 4)
        var directoryEnd = tailStart + end
        if let wide = try Self.wideEnd(in: file, before: directoryEnd) {
            (entries, size, offset) = (wide.entries, wide.size, wide.offset)
            directoryEnd = wide.position
        }
        guard size <= directoryEnd, offset <= directoryEnd - size else { return nil }
        declared = entries
        range = (directoryEnd - size)..<directoryEnd
        base = range.lowerBound - offset
        offsets = try Self.offsets(ByteReader(RangeBytes(file, range)))
        self.entries = offsets.count
    }

    private static func lastEnd(in tail: [UInt8]) -> Int? {
        var index = tail.count - endSize
        while index >= 0 {
            if tail[index] == 0x50, tail[index...].starts(with: endSignature) { return index }
            index -= 1
        }
        return nil
    }

    private static func wideEnd(
        in file: any RandomBytes, before end: Int
    ) throws(FileError) -> (entries: Int, size: Int, offset: Int, position: Int)? {
        let locator = try file.bytes(at: end - 20, count: 20)
        guard locator.count == 20, locator.starts(with: [0x50, 0x4B, 6, 7]) else { return nil }
        // With bytes before the archive the stated offset is wrong; the record is then directly before its locator.
        for position in [locator.number(at: 8, 8), end - 20 - 56] {
            let record = try file.bytes(at: position, count: 56)
            guard record.count == 56, record.starts(with: [0x50, 0x4B, 6, 6]), position < end else { continue }
            return (record.number(at: 32, 8), record.number(at: 40, 8), record.number(at: 48, 8), position)
        }
        return nil
    }

    private static func offsets(_ headers: ByteReader) throws(FileError) -> [Int] {
        var (offsets, isAscending) = ([Int](), true)
        while let entry = try entry(headers) {
            if let last = offsets.last, entry.offset < last { isAscending = false }
            offsets.append(entry.offset)
        }
        return isAscending ? offsets : offsets.sorted()
    }

    /// The next entry; nil at the end or where the directory is damaged.
    static func entry(_ headers: ByteReader) throws(FileError) -> ZipEntry? {
        let header = try headers.take(ZipEntry.directorySize)
        guard header.count == ZipEntry.directorySize, header.starts(with: ZipEntry.directorySignature) else {
            return nil
        }
        let length = header.number(at: 28, 2) + header.number(at: 30, 2) + header.number(at: 32, 2)
        let tail = try headers.take(length)
        return tail.count == length ? ZipEntry(header, tail: tail, isLocal: false) : nil
    }

    /// Where the next entry, or the directory, begins. Nil if another entry begins at the same place.
    func end(ofEntryAt offset: Int) -> Int? {
        let after = offsets.partitionPoint { $0 <= offset }
        let first = offsets.partitionPoint { $0 < offset }
        guard after - first == 1 else { return nil }
        return after < offsets.count ? min(offsets[after], range.lowerBound - base) : range.lowerBound - base
    }

    /// What is wrong with the directory. Entries are read by its size, because some programs store the count in 16 bits.
    var flaw: ArchiveFlaw? {
        let missing = declared - entries
        if missing > 0 {
            return ArchiveFlaw(
                """
                the directory of the ZIP archive is damaged, so \(missing) of its files are not read; fetch the archive \
                again
                """)
        }
        guard missing % 65_536 != 0 else { return nil }
        return ArchiveFlaw(
            """
            the directory of the ZIP archive has \(entries) files, and its end says \(declared); all are read, but other \
            programs may see fewer
            """, isError: false)
    }
}
