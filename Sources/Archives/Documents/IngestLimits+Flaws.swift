import Text

extension IngestLimits {
    /// Whether the packed bytes of a document can unpack to no more than the limit: deflate adds five bytes to blocks that it
    /// cannot pack.
    func mayHold(packed count: Int) -> Bool {
        let limit = self[.unpackedBytes]
        return count / 2 <= limit || count - limit < 65_536
    }

    /// Whether a file of `packed` bytes may unpack to so many.
    func mayUnpack(_ unpacked: Int, from packed: Int) -> Bool {
        unpacked <= UnpackingAllowance(ratio: self[.unpackedRatio]).unpacked(from: packed)
    }

    /// The flaw of a document that is too long; nil for one that was never packed, and so is as long in its file.
    func flaw(ofSize size: Int, isPacked: Bool) -> ArchiveFlaw? {
        isPacked && size > self[.unpackedBytes] ? documentFlaw : nil
    }

    var documentFlaw: ArchiveFlaw {
        ArchiveFlaw(
            "the document has more than \(self[.unpackedBytes]) bytes, so it is not read\(hint(.unpackedBytes))")
    }

    var ratioFlaw: ArchiveFlaw {
        ArchiveFlaw(
            """
            the file unpacks to more than \(self[.unpackedRatio]) times its size, so the rest is not read; if it is to be \
            trusted, it can be unpacked first\(hint(.unpackedRatio))
            """)
    }
}
