import Gzip

/// The kinds of archives, told by their first bytes.
package enum ArchiveKind: Hashable, Sendable {
    case tar, warc, zip

    /// How many bytes determine the kind.
    package static let headSize = 16_384

    private static let unpacked = 1_024

    /// - Parameter isPacked: set to whether the archive is packed with gzip.
    package static func find(in head: ArraySlice<UInt8>, isPacked: inout Bool) -> ArchiveKind? {
        isPacked = GzipFile.isGzip(Array(head.prefix(3)))
        var bytes = head
        if isPacked {
            guard var inflater = Inflater(.gzip) else { return nil }
            var position = 0
            bytes = inflater.part(of: Array(head), from: &position, room: unpacked).bytes[...]
        } else if bytes.starts(with: ZipEntry.localSignature) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
            return .zip
        }
        if WARCReader.isWARC(bytes) { return .warc }
        return TarReader.isTar(bytes) ? .tar : nil
    }
}
