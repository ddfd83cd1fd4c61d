package import Text

/// Reads a tar archive: the forms before POSIX, ustar, GNU and pax.
///
///     header (512 bytes)   name, size, kind, checksum
///     data                 filled up to a multiple of 512
///     ...                  two blocks of zeros end the archive
///
/// Another archive may follow, as `cat a.tar b.tar` writes it.
package final class TarReader: MemberReader {
    /// The bytes of a long name or of a record of attributes.
    private static let mostAttributes = 1 << 20

    private let bytes: ByteReader
    private let limits: IngestLimits
    private var names: MemberNames
    private var longName: String?
    private var attributes: PaxAttributes?
    /// Whether the blocks before the next one end an archive.
    private var hasMark = false
    /// Whether the bytes end in a header or in the data of a member.
    private var isCut = false
    var closing: [ArchiveItem]?

    /// - Parameter takes: whether a name is that of a document.
    package init(
        _ bytes: ByteReader, path: String, limits: IngestLimits, takes: @escaping @Sendable (String) -> Bool
    ) {
        self.bytes = bytes
        self.limits = limits
        names = MemberNames(archive: path, takes: takes)
    }

    /// Whether bytes begin a tar archive.
    package static func isTar(_ bytes: ArraySlice<UInt8>) -> Bool {
        let block = Array(bytes.prefix(TarHeader.size))
        guard block.count == TarHeader.size, TarHeader.hasChecksum(block) else { return false }
        return block[257..<262].elementsEqual("ustar".utf8) || block[0] != 0 && block[..<100].contains(0)
    }

    /// Reads one header and what belongs to it.
    func member() throws(FileError) -> ArchiveItem? {
        let block = try bytes.take(TarHeader.size)
        let isEmpty = block.allSatisfy { $0 == 0 }
        if hasMark, !isEmpty, !TarHeader.hasChecksum(block) { return try leaveRest(from: block.count) }
        guard block.count == TarHeader.size else {
            isCut = isCut || !hasMark && !block.isEmpty
            end()
            return nil
        }
        if isEmpty {
            hasMark = true
            return nil
        }
        guard let header = TarHeader(block) else { return try skipDamage() }
        hasMark = false
        switch header.kind {
        case .longName:
            longName = try attributeBytes(of: header).map(TarHeader.text)
            return nil
        case .attributes:
            attributes = try attributeBytes(of: header).map(PaxAttributes.init)
            return nil
        case .file, .sparse, .link, .other:
            defer { (longName, attributes) = (nil, nil) }
            return try content(of: header)
        }
    }

    private func content(of header: TarHeader) throws(FileError) -> ArchiveItem? {
        var size = max(attributes?.size ?? header.size, 0)
        // Links have data in the form of pax only, but some programs wrote the size of their files.
        if header.kind == .link, size > 0 {
            let next = Array(try bytes.peek(TarHeader.size))
            if TarHeader.hasChecksum(next) || next.allSatisfy({ $0 == 0 }) { size = 0 }
        }
        let name = attributes?.path ?? longName ?? header.name
        let flaw = flaw(of: header, size: size)
        let choice = header.kind == .other ? .leave : names.choice(for: name)
        if case .read(let path) = choice, header.kind != .link, flaw == nil {
            let data = try bytes.take(size)
            let isWhole = data.count == size
            isCut = isCut || !isWhole
            if isWhole { try skip(padding(of: size), isPadding: true) }
            return .document(
                ContainedDocument(path: path, content: .plain(data), flaw: isWhole ? nil : .truncatedMember))
        }
        try skip(size)
        return choice.item { path in
            if header.kind == .link {
                names.recordLink(name)
                return nil
            }
            return flaw.map { .flaw($0, path: path) }
        }
    }

    private func flaw(of header: TarHeader, size: Int) -> ArchiveFlaw? {
        if header.kind == .sparse || attributes?.isSparse == true {
            return ArchiveFlaw("the document is stored with holes, and is not read; pack it again")
        }
        return limits.flaw(ofSize: size, isPacked: bytes.isPacked)
    }

    private func attributeBytes(of header: TarHeader) throws(FileError) -> [UInt8]? {
        guard header.size <= Self.mostAttributes else {
            try skip(header.size)
            return nil
        }
        let data = try bytes.take(header.size)
        try skip(padding(of: header.size), isPadding: true)
        return data
    }

    private func padding(of size: Int) -> Int { (TarHeader.size - size % TarHeader.size) % TarHeader.size }

    private func skip(_ size: Int, isPadding: Bool = false) throws(FileError) {
        let count = try bytes.skip(size)
        if isPadding { return }
        isCut = isCut || count < size
        _ = try bytes.skip(padding(of: size))
    }

    /// The next header is searched in steps of a block, and found by its checksum.
    private func skipDamage() throws(FileError) -> ArchiveItem {
        let place = bytes.position - TarHeader.size
        while true {
            let block = Array(try bytes.peek(TarHeader.size))
            if block.count < TarHeader.size || block.allSatisfy({ $0 == 0 }) || TarHeader.hasChecksum(block) { break }
            _ = try bytes.skip(TarHeader.size)
        }
        return .flaw(
            ArchiveFlaw(
                """
                the tar archive is damaged at byte \(place); what follows up to byte \(bytes.position) is not read; \
                fetch the archive again
                """),
            path: names.archive)
    }

    private func leaveRest(from count: Int) throws(FileError) -> ArchiveItem {
        let place = bytes.position - count
        // A gzip file around the archive is read to its end, where its checksum is.
        while try !bytes.next().isEmpty {}
        return .flaw(
            ArchiveFlaw("the tar archive is followed by other bytes at \(place), which are not read", isError: false),
            path: names.archive)
    }

    private func end() {
        let flaw =
            if isCut {
                ArchiveFlaw("the tar archive is truncated, so what follows is missing; fetch the archive again")
            } else if !hasMark {
                ArchiveFlaw(
                    "the tar archive has no end mark, so it may be truncated after byte \(bytes.position)",
                    isError: false)
            } else {
                nil as ArchiveFlaw?
            }
        closing = names.closing(StreamDamage.flaw(bytes.damage, limits) ?? flaw)
    }
}

extension StreamDamage {
    static func flaw(_ damage: StreamDamage?, _ limits: IngestLimits) -> ArchiveFlaw? {
        switch damage {
        case nil: nil
        case .truncated:
            ArchiveFlaw("the gzip file is truncated, so what follows is missing; fetch the file again")
        case .damaged:
            ArchiveFlaw(
                "the gzip file is damaged, so what was read last may be wrong and the rest is not read; fetch the file again"
            )
        case .excess: limits.ratioFlaw
        case .followed:
            ArchiveFlaw(
                "the data of the gzip file are followed by other bytes, which are not read", isError: false)
        }
    }
}
