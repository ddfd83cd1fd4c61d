import Text

/// The link definitions that cmark-gfm reads: it copies their addresses and titles to each use, which must not be too
/// often.
struct RepeatedDefinitions {
    /// The lines of the definitions to read.
    private(set) var lines: [Range<Int>] = []
    private(set) var finding: Finding?

    /// - Parameters:
    ///   - definitions: the lines of each definition of the article.
    ///   - texts: what may use them.
    init(_ definitions: [[Range<Int>]], of source: SourceText, usedIn texts: [[UInt8]], limits: IngestLimits) {
        guard !definitions.isEmpty else { return }
        let limit = limits[.repeatedBytes]
        let count = texts.reduce(0) { $0 + ByteSearch.count(UInt8(ascii: "]"), in: $1) }
        guard count > 0 else { return }
        let length = definitions.joined().reduce(0) { $0 + $1.count }
        guard length > limit / count else {
            lines = Array(definitions.joined())
            return
        }
        var uses: [[UInt8]: Int] = [:]
        // Labels that are equal in cmark-gfm may differ here.
        var unsure = 0
        for text in texts {
            for label in Self.labels(in: text) {
                if let name = Self.name(label, in: text) { uses[name, default: 0] += 1 } else { unsure += 1 }
            }
        }
        var repeated = 0
        var known: Set<[UInt8]> = []
        for definition in definitions {
            let first = definition[0]
            let label = Self.labels(in: Array(source.bytes[first])).first
            let name = label.flatMap {
                Self.name(first.lowerBound + $0.lowerBound..<first.lowerBound + $0.upperBound, in: source.bytes)
            }
            if let name, !known.insert(name).inserted { continue }
            let length = definition.reduce(0) { $0 + $1.count }
            repeated += length * (name.map { (uses[$0] ?? 0) + unsure } ?? count)
            if repeated <= limit {
                lines += definition
            } else if finding == nil {
                finding = Finding(
                    rule: .unreadableFile, severity: .error,
                    message: """
                        the uses of this link definition and of earlier ones would repeat more than \(limit) bytes; it \
                        and later ones are not read\(limits.hint(.repeatedBytes))
                        """,
                    place: source.place(at: first.lowerBound))
            }
        }
    }

    /// All text between brackets without a nested bracket, including the brackets.
    private static func labels(in bytes: [UInt8]) -> [Range<Int>] {
        var labels: [Range<Int>] = []
        // A label does not begin before the last bracket that closed one.
        var limit = 0
        var index = 0
        while let close = ByteSearch.first("]", in: bytes, from: index) {
            index = close + 1
            if isEscaped(close, in: bytes) { continue }
            let open = (limit..<close).last { bytes[$0] == UInt8(ascii: "[") && !isEscaped($0, in: bytes) }
            if let open { labels.append(open..<index) }
            limit = index
        }
        return labels
    }

    private static func isEscaped(_ offset: Int, in bytes: [UInt8]) -> Bool {
        offset > 0 && bytes[offset - 1] == UInt8(ascii: "\\")
    }

    /// In lower case, white space folded; nil for a label that only cmark-gfm can fold. Backslashes count as written.
    private static func name(_ label: Range<Int>, in bytes: [UInt8]) -> [UInt8]? {
        var name: [UInt8] = []
        for byte in bytes[WhiteSpace.trimmed(label.lowerBound + 1..<label.upperBound - 1, in: bytes)] {
            if byte >= 0x80 { return nil }
            if !WhiteSpace.isASCII(byte) {
                name.append(ByteSearch.lowercased(byte))
            } else if name.last != 0x20 {
                name.append(0x20)
            }
        }
        return name
    }
}
