import Gzip
package import Text

/// Reads a ZIP archive from its beginning, by the header before each entry: from a pipe, or without its end.
package final class ZipStreamReader: MemberReader {
    private let bytes: ByteReader
    private let limits: IngestLimits
    private var names: MemberNames
    private var unpacked = 0
    var closing: [ArchiveItem]?

    package init(
        _ bytes: ByteReader, path: String, limits: IngestLimits, takes: @escaping @Sendable (String) -> Bool
    ) {
        self.bytes = bytes
        self.limits = limits
        names = MemberNames(archive: path, takes: takes)
    }

    func member() throws(FileError) -> ArchiveItem? {
        let signature = Array(try bytes.peek(4))
        guard signature == ZipEntry.localSignature else {
            // The directory follows the entries; it repeats what is known.
            let isWhole = signature.starts(with: [0x50, 0x4B]) && signature.count == 4
            while try !bytes.next().isEmpty {}
            end(with: isWhole ? nil : Self.truncated)
            return nil
        }
        let header = try bytes.take(ZipEntry.localSize)
        let length = header.number(at: 26, 2) + header.number(at: 28, 2)
        let tail = try bytes.take(length)
        guard header.count == ZipEntry.localSize, tail.count == length else {
            end(with: Self.truncated)
            return nil
        }
        return try content(of: ZipEntry(header, tail: tail, isLocal: true))
    }

    private static let truncated = ArchiveFlaw(
        "the ZIP archive is truncated or damaged, so what follows is missing; fetch the archive again")

    private func content(of entry: ZipEntry) throws(FileError) -> ArchiveItem? {
        if entry.hasDescriptor, !entry.isFolder { return try described(entry) }
        let choice = entry.isFolder ? .leave : names.choice(for: entry.name)
        if case .read(let path) = choice, entry.flaw(limits) == nil {
            unpacked += entry.size
            if exceeds() { return nil }
            let data = try bytes.take(entry.packedSize)
            guard data.count == entry.packedSize else { return .flaw(.truncatedMember, path: path) }
            return .document(ContainedDocument(path: path, content: entry.content(data)))
        }
        _ = try bytes.skip(entry.packedSize)
        return choice.item { path in entry.flaw(limits).map { .flaw($0, path: path) } }
    }

    /// An entry whose sizes come after its data: only unpacking tells where it ends.
    private func described(_ entry: ZipEntry) throws(FileError) -> ArchiveItem? {
        let choice = names.choice(for: entry.name)
        guard entry.method == 8, !entry.isEncrypted, var inflater = Inflater(.raw) else {
            while try !bytes.next().isEmpty {}
            end(
                with: ArchiveFlaw(
                    """
                    a stream does not tell where “\(entry.name)” ends, so the rest is not read; read the archive \
                    from a file
                    """))
            return nil
        }
        var data: [UInt8] = []
        while true {
            let (part, status, isStuck) = try bytes.inflated(&inflater)
            unpacked += part.count
            if data.count <= limits[.unpackedBytes] { data += part }
            if exceeds() { return nil }
            if status == .damaged || status == .more && isStuck {
                end(with: Self.truncated)
                guard case .read(let path) = choice else { return nil }
                return status == .damaged
                    ? .flaw(.damagedMember, path: path)
                    : .document(ContainedDocument(path: path, content: .plain(data), flaw: .truncatedMember))
            }
            if status == .endOfMember { break }
        }
        let checksum = try descriptor()
        return choice.item { path in
            if data.count > limits[.unpackedBytes] { return .flaw(limits.documentFlaw, path: path) }
            return .document(ContainedDocument(path: path, content: .stored(data, checksum: checksum)))
        }
    }

    /// Takes the checksum and the sizes after the data: with a signature or without, of four or eight bytes each.
    private func descriptor() throws(FileError) -> UInt32 {
        if try bytes.peek(4).elementsEqual([0x50, 0x4B, 7, 8]) { _ = try bytes.skip(4) }
        let numbers = try bytes.peek(24)
        let isWide = [ZipEntry.localSignature, ZipEntry.directorySignature].contains(Array(numbers.dropFirst(20)))
        let checksum = UInt32(truncatingIfNeeded: numbers.number(at: 0, 4))
        _ = try bytes.skip(isWide ? 20 : 12)
        return checksum
    }

    private func exceeds() -> Bool {
        if limits.mayUnpack(unpacked, from: bytes.position) { return false }
        end(with: limits.ratioFlaw)
        return true
    }

    private func end(with flaw: ArchiveFlaw?) { closing = names.closing(flaw) }
}

extension ByteReader {
    /// Unpacks a part of what follows.
    func inflated(
        _ inflater: inout Inflater
    ) throws(FileError) -> (bytes: [UInt8], status: Inflater.Status, isStuck: Bool) {
        let input = Array(try peek(Self.inflatedAtOnce))
        var position = 0
        let (part, status) = inflater.part(of: input, from: &position, room: Self.room)
        _ = try skip(position)
        return (part, status, part.isEmpty && position == 0)
    }

    private static let (inflatedAtOnce, room) = (16_384, 65_536)
}
