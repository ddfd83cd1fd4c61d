import Gzip
import Text

/// The bytes of an article's text, unpacked where its file is packed.
struct ArticleContent {
    let bytes: [UInt8]
    /// What is wrong with the file, where something is.
    private(set) var flaw: Flaw?

    /// What is told of a file.
    struct Flaw {
        let rule: String
        var severity = Severity.error
        let message: String
        /// False where nothing of the file can be trusted.
        var isReadable = false
    }

    init(_ file: [UInt8], limits: IngestLimits) {
        guard GzipFile.isOne(file) else {
            bytes = file
            flaw = Self.binary(file)
            return
        }
        let unpacked = GzipFile(file, limit: limits[.unpackedBytes])
        bytes = unpacked.bytes
        flaw = Self.flaw(of: unpacked.end, limits) ?? Self.binary(bytes)
        if flaw?.isReadable == true, let binary = Self.binary(bytes) { flaw = binary }
    }

    private static func binary(_ bytes: [UInt8]) -> Flaw? {
        BinaryKind.find(in: bytes).map {
            Flaw(rule: "binary-file", message: "the file is \($0.name), not text; \($0.advice)")
        }
    }

    private static func flaw(of end: GzipFile.End, _ limits: IngestLimits) -> Flaw? {
        switch end {
        case .complete: nil
        case .truncated:
            Flaw(
                rule: "unreadable-file",
                message: "the gzip file is cut off: what follows here is missing; fetch the file again",
                isReadable: true)
        case .damaged:
            Flaw(
                rule: "unreadable-file",
                message: "the gzip file is damaged, so its data may be wrong and are not read; fetch the file again")
        case .excess:
            Flaw(
                rule: "unreadable-file",
                message: """
                    more than \(limits[.unpackedBytes]) bytes come out of the gzip file; it is not \
                    read\(limits.hint(.unpackedBytes))
                    """)
        case .followed:
            Flaw(
                rule: "unreadable-file", severity: .warning,
                message: "bytes follow the data of the gzip file, which are not gzip; they are not read",
                isReadable: true)
        }
    }
}
