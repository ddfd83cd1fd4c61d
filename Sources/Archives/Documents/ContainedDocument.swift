import Gzip
package import Text

/// A document in an archive or a stream, as it was found there. The reader unpacks it, on any thread.
package struct ContainedDocument: Sendable {
    /// The form of the bytes in the archive.
    enum Content: Sendable {
        case plain([UInt8])
        /// The data of a ZIP archive.
        case deflated([UInt8], size: Int, checksum: UInt32)
        case stored([UInt8], checksum: UInt32)
    }

    /// The document, unpacked.
    package struct Unpacked: Sendable {
        package var bytes: [UInt8] = []
        /// What is wrong with the bytes; the document is read nevertheless unless `isReadable` is false.
        package var flaw: ArchiveFlaw?
        package var isReadable = true
    }

    /// Where the document comes from: the archive's path, a slash, and the name in the archive.
    package let path: String
    /// Whether the path is an address of the web or another id, and not the name of a file.
    package let isAddress: Bool
    /// Nil if the name or the content decides.
    package let syntax: DocumentSyntax?
    /// The encoding that is declared outside of the bytes.
    package let encoding: String?
    /// What is wrong with the part of the archive that holds the document.
    let flaw: ArchiveFlaw?
    let content: Content

    init(
        path: String, isAddress: Bool = false, content: Content, syntax: DocumentSyntax? = nil, encoding: String? = nil,
        flaw: ArchiveFlaw? = nil
    ) {
        (self.path, self.isAddress, self.content) = (path, isAddress, content)
        (self.syntax, self.encoding, self.flaw) = (syntax, encoding, flaw)
    }

    /// Roughly the memory of the document.
    package var weight: Int {
        switch content {
        case .plain(let bytes), .stored(let bytes, _), .deflated(let bytes, _, _): bytes.count
        }
    }

    package func unpacked(_ limits: IngestLimits) -> Unpacked {
        var unpacked =
            switch content {
            case .plain(let bytes): Unpacked(bytes: bytes)
            case .stored(let bytes, let checksum): Self.checked(bytes, checksum)
            case .deflated(let packed, let size, let checksum): Self.inflated(packed, size, checksum, limits)
            }
        // What is packed within a packed archive could be of any size.
        if GzipFile.isGzip(unpacked.bytes) { return Unpacked(flaw: .packed, isReadable: false) }
        unpacked.flaw = unpacked.flaw ?? flaw
        return unpacked
    }

    private static func inflated(
        _ packed: [UInt8], _ size: Int, _ checksum: UInt32, _ limits: IngestLimits
    ) -> Unpacked {
        // No more is unpacked than the archive has declared, which its ratio is judged by.
        let data = GzipFile(packed, form: .raw, limit: min(size, limits[.unpackedBytes]))
        switch data.end {
        case .excess, .damaged: return Unpacked(flaw: .damagedMember, isReadable: false)
        case .truncated: return Unpacked(bytes: data.bytes, flaw: .truncatedMember)
        case .complete, .followed: break
        }
        guard data.bytes.count == size else { return Unpacked(flaw: .damagedMember, isReadable: false) }
        return checked(data.bytes, checksum)
    }

    private static func checked(_ bytes: [UInt8], _ checksum: UInt32) -> Unpacked {
        guard CRC32.of(bytes) == checksum else { return Unpacked(flaw: .damagedMember, isReadable: false) }
        return Unpacked(bytes: bytes)
    }
}

extension ArchiveFlaw {
    static let damagedMember = ArchiveFlaw(
        "the document is damaged in its archive, so its data may be wrong and are not read; fetch the archive again")
    static let packed = ArchiveFlaw(
        "the document is packed once more, and is not read; unpack the archive and name the document")
    static let truncatedMember = ArchiveFlaw(
        "the archive ends within this document, so the rest is missing; fetch the archive again")
}
