/// The limits for reading archives, each with the end of a message that says how to raise it.
package struct ArchiveLimits: Sendable {
    /// A number and its hint.
    package struct Limit: Sendable {
        let number: Int
        let hint: String

        package init(_ number: Int, hint: String) { (self.number, self.hint) = (number, hint) }
    }

    /// The bytes of one document.
    let document: Limit
    /// How many bytes a packed byte may unpack to, beyond what any archive may.
    let ratio: Limit

    package init(document: Limit, ratio: Limit) { (self.document, self.ratio) = (document, ratio) }

    /// Whether the packed bytes of a document can unpack to no more than the limit: deflate adds five bytes to blocks that it
    /// cannot pack.
    func mayHold(packed count: Int) -> Bool { count / 2 <= document.number || count - document.number < 65_536 }

    /// Whether a file of `packed` bytes may unpack to so many.
    func mayUnpack(_ unpacked: Int, from packed: Int) -> Bool {
        unpacked <= UnpackingAllowance(ratio: ratio.number).unpacked(from: packed)
    }

    var documentFlaw: ArchiveFlaw {
        ArchiveFlaw("the document has more than \(document.number) bytes, so it is not read\(document.hint)")
    }

    var ratioFlaw: ArchiveFlaw {
        ArchiveFlaw(
            """
            the file unpacks to more than \(ratio.number) times its size, so the rest is not read; if it is to be \
            trusted, it can be unpacked first\(ratio.hint)
            """)
    }
}
