import Text

/// Link definitions whose addresses and titles would be repeated too often: cmark-gfm copies them to each use.
struct RepeatedDefinitions {
    /// `[label]:` of the definitions to omit.
    private(set) var blanks: [Range<Int>] = []
    private(set) var findings: [Finding] = []

    private struct Definition {
        /// Including its brackets and the colon.
        let label: Range<Int>
        var length = 0
    }

    init(source: SourceText, limits: IngestLimits) {
        let limit = limits[.repeatedBytes]
        // A use takes three bytes, and a definition is at most as long as the article.
        let length = source.bytes.count
        guard length / 3 >= limit / max(1, length), ByteSearch.first("]:", in: source.bytes, from: 0) != nil else {
            return
        }
        let labels = Self.labels(in: source.bytes)
        let definitions = Self.definitions(of: labels, in: source)
        guard let longest = definitions.map(\.length).max(), longest > limit / max(1, labels.count) else { return }
        var uses: [[UInt8]: Int] = [:]
        // Labels that are equal in cmark-gfm may differ here.
        var unsure = 0
        for label in labels {
            if let name = Self.name(label, in: source.bytes) { uses[name, default: 0] += 1 } else { unsure += 1 }
        }
        var repeated = 0
        var known: Set<[UInt8]> = []
        for definition in definitions {
            let name = Self.name(definition.label.lowerBound..<definition.label.upperBound - 1, in: source.bytes)
            if let name, !known.insert(name).inserted { continue }
            repeated += definition.length * (name.map { (uses[$0] ?? 1) - 1 + unsure } ?? labels.count)
            guard repeated > limit else { continue }
            blanks.append(definition.label)
        }
        guard let first = blanks.first else { return }
        findings = [
            Finding(
                rule: .unreadableFile, severity: .error,
                message: """
                    the uses of this link definition and of earlier ones would repeat more than \(limit) bytes; it \
                    and later ones are not read\(limits.hint(.repeatedBytes))
                    """,
                place: source.place(at: first.lowerBound))
        ]
    }

    /// All text between brackets without a nested bracket, including the brackets.
    private static func labels(in bytes: [UInt8]) -> [Range<Int>] {
        var labels: [Range<Int>] = []
        // A label does not begin before the last bracket that closed one.
        var limit = 0
        var index = 0
        while let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, from: index) {
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

    /// The labels followed by a colon that begin a line, each with the bytes up to the next one or a blank line.
    private static func definitions(of labels: [Range<Int>], in source: SourceText) -> [Definition] {
        let bytes = source.bytes
        var definitions: [Definition] = []
        func end(at offset: Int, in definitions: inout [Definition]) {
            guard let last = definitions.last, last.length == 0 else { return }
            definitions[definitions.count - 1].length = max(1, offset - last.label.upperBound)
        }
        var line = 1
        for label in labels
        where label.upperBound < bytes.count && bytes[label.upperBound] == UInt8(ascii: ":")
            && mayBeginLine(label.lowerBound, in: bytes)
        {
            while line <= source.lineCount, source.lineStarts[line - 1] < label.lowerBound {
                let range = source.lineRange(line)
                if WhiteSpace.isBlank(range, in: bytes) { end(at: range.lowerBound, in: &definitions) }
                line += 1
            }
            end(at: label.lowerBound, in: &definitions)
            definitions.append(Definition(label: label.lowerBound..<label.upperBound + 1))
        }
        while line <= source.lineCount {
            let range = source.lineRange(line)
            if WhiteSpace.isBlank(range, in: bytes) { end(at: range.lowerBound, in: &definitions) }
            line += 1
        }
        end(at: bytes.count, in: &definitions)
        return definitions
    }

    /// False after text, as in `\f[R]:`. The marks of quotes, list items and notes may precede a definition.
    private static func mayBeginLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
        var index = offset
        while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
        guard index > 0 else { return true }
        switch bytes[index - 1] {
        case 0x0A, 0x0D: return true
        // The last byte of a byte-order mark.
        case 0xBF: return true
        case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
            UInt8(ascii: ")"), UInt8(ascii: ":"):
            return true
        default: return false
        }
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
