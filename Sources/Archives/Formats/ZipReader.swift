package import Text

/// Reads a ZIP archive by the directory at its end, in the directory's order.
///
///     local header, data     of each entry, with gaps or without
///     ...
///     directory              a header for each entry, with the place of the local one
///     end of the directory   its size and place; before it the same in eight bytes (ZIP64)
package final class ZipReader: MemberReader {
    private let file: any RandomBytes
    private let limits: IngestLimits
    private let directory: ZipDirectory
    private let headers: ByteReader
    private var names: MemberNames
    private var left: Int
    private var unpacked = 0
    var closing: [ArchiveItem]?

    /// Nil if the archive has no directory, as if its end were missing.
    package init?(
        _ file: any RandomBytes, path: String, limits: IngestLimits, takes: @escaping @Sendable (String) -> Bool
    ) throws(FileError) {
        guard let directory = try ZipDirectory(of: file) else { return nil }
        self.file = file
        self.limits = limits
        self.directory = directory
        headers = ByteReader(RangeBytes(file, directory.range))
        left = directory.entries
        names = MemberNames(archive: path, takes: takes)
    }

    func member() throws(FileError) -> ArchiveItem? {
        guard left > 0, let entry = try ZipDirectory.entry(headers) else {
            closing = names.closing(directory.flaw)
            return nil
        }
        left -= 1
        if entry.isFolder { return nil }
        return try names.choice(for: entry.name).item { path throws(FileError) in
            if let flaw = entry.flaw(limits) { return .flaw(flaw, path: path) }
            return try data(of: entry, path: path)
        }
    }

    private func data(of entry: ZipEntry, path: String) throws(FileError) -> ArchiveItem {
        guard let limit = directory.end(ofEntryAt: entry.offset) else {
            return .flaw(
                ArchiveFlaw("the document shares its data with another one of the archive, and is not read"), path: path
            )
        }
        let start = directory.base + entry.offset
        let header = try file.bytes(at: start, count: ZipEntry.localSize)
        guard header.count == ZipEntry.localSize, header.starts(with: ZipEntry.localSignature) else {
            return .flaw(.damagedMember, path: path)
        }
        let data = start + ZipEntry.localSize + header.number(at: 26, 2) + header.number(at: 28, 2)
        guard entry.packedSize <= limit - (data - directory.base) else {
            return .flaw(
                ArchiveFlaw(
                    "the data of the document reach into another part of the archive, and are not read; fetch it again"),
                path: path)
        }
        unpacked += entry.size
        if !limits.mayUnpack(unpacked, from: file.count) {
            left = 0
            return .flaw(limits.ratioFlaw, path: names.archive)
        }
        let packed = try file.bytes(at: data, count: entry.packedSize)
        guard packed.count == entry.packedSize else { return .flaw(.truncatedMember, path: path) }
        return .document(ContainedDocument(path: path, content: entry.content(packed)))
    }
}
