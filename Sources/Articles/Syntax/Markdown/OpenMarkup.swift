import Text

/// Unclosed `<?`, `<!X` and `<![CDATA[` in running text: at each of them cmark-gfm reads to the end of the paragraph.
struct OpenMarkup {
    /// The `<` to blank.
    private(set) var blanks: [Int] = []
    private(set) var findings: [Finding] = []

    private enum Kind: CaseIterable {
        case instruction, declaration, data
    }

    init(source: SourceText, limits: IngestLimits) {
        let limit = limits[.rescannedBytes]
        let bytes = source.bytes
        var rescanned = 0
        var open: [Kind: [Int]] = [:]
        func endParagraph(at end: Int, blanks: inout [Int]) {
            for offset in open.values.joined().sorted() {
                rescanned += end - offset
                if rescanned > limit { blanks.append(offset) }
            }
            open = [:]
        }
        guard Self.count(in: bytes) > limit / max(1, bytes.count) else { return }
        for line in 1...source.lineCount {
            let range = source.lineRange(line)
            if WhiteSpace.isBlank(range, in: bytes) {
                endParagraph(at: range.lowerBound, blanks: &blanks)
                continue
            }
            for offset in range {
                switch bytes[offset] {
                case UInt8(ascii: "<"):
                    if let kind = Self.kind(in: bytes, at: offset) { open[kind, default: []].append(offset) }
                case UInt8(ascii: ">"):
                    open[.declaration] = nil
                    if offset > 0, bytes[offset - 1] == UInt8(ascii: "?") { open[.instruction] = nil }
                    if offset > 1, bytes[offset - 1] == UInt8(ascii: "]"), bytes[offset - 2] == UInt8(ascii: "]") {
                        open[.data] = nil
                    }
                default: break
                }
            }
        }
        endParagraph(at: bytes.count, blanks: &blanks)
        guard let first = blanks.first else { return }
        findings = [
            Finding(
                rule: .unreadableFile, severity: .error,
                message: """
                    this markup and similar markup before it are not closed, and the search for their ends would read more than \
                    \(limit) bytes; this < and later ones are read as spaces\(limits.hint(.rescannedBytes))
                    """,
                place: source.place(at: first))
        ]
    }

    /// The number of times that markup begins which may be unclosed.
    private static func count(in bytes: [UInt8]) -> Int {
        var count = 0
        var index = 0
        while let found = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) {
            if kind(in: bytes, at: found) != nil { count += 1 }
            index = found + 1
        }
        return count
    }

    private static func kind(in bytes: [UInt8], at offset: Int) -> Kind? {
        guard offset + 2 < bytes.count else { return nil }
        if bytes[offset + 1] == UInt8(ascii: "?") { return .instruction }
        guard bytes[offset + 1] == UInt8(ascii: "!") else { return nil }
        if ByteSearch.isLetter(bytes[offset + 2]) { return .declaration }
        return bytes[offset + 2] == UInt8(ascii: "[") ? .data : nil
    }
}
