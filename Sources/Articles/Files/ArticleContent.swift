import Gzip
import Text

/// The bytes of an article's text, unpacked if its file is packed.
struct ArticleContent {
    let bytes: [UInt8]
    /// The problem with the file, if any.
    private(set) var flaw: Flaw?

    /// A problem with a file.
    struct Flaw {
        let rule: RuleKind
        var severity = Severity.error
        let message: String
        /// False if no part of the file can be trusted.
        var isReadable = false
    }

    init(_ file: [UInt8], limits: IngestLimits) {
        guard GzipFile.isGzip(file) else {
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
            Flaw(rule: .binaryFile, message: "the file is \($0.name), not text; \($0.advice)")
        }
    }

    private static func flaw(of end: GzipFile.End, _ limits: IngestLimits) -> Flaw? {
        switch end {
        case .complete: nil
        case .truncated:
            Flaw(
                rule: .unreadableFile,
                message: "the gzip file is truncated, so the rest of the text is missing; fetch the file again",
                isReadable: true)
        case .damaged:
            Flaw(
                rule: .unreadableFile,
                message: "the gzip file is damaged, so its data may be wrong and are not read; fetch the file again")
        case .excess:
            Flaw(
                rule: .unreadableFile,
                message: """
                    the gzip file unpacks to more than \(limits[.unpackedBytes]) bytes, so it is not \
                    read\(limits.hint(.unpackedBytes))
                    """)
        case .followed:
            Flaw(
                rule: .unreadableFile, severity: .warning,
                message: "the data of the gzip file are followed by other bytes, which are not read",
                isReadable: true)
        }
    }
}
