import Diagnostics

/// Pipe tables whose short rows cmark-gfm would pad to more places than the limit allows, found before it sees them: it
/// needs a minute for the 16 million places of a 28 kB table, and cannot be interrupted.
struct OversizedTables {
    /// Lines kept from cmark-gfm, header first, in order.
    private(set) var lines: [ClosedRange<Int>] = []
    private(set) var findings: [Finding] = []

    init(source: MarkdownSource, delimiters: [DelimiterRow], limit: Int) {
        for delimiter in delimiters {
            if let last = lines.last, last.contains(delimiter.line) { continue }
            let remaining = source.text.lineCount - delimiter.line
            guard delimiter.cellCount.multipliedReportingOverflow(by: remaining).partialValue > limit else { continue }
            check(delimiter, in: source, limit: limit)
        }
    }

    func contains(_ line: Int) -> Bool {
        lines.contains { $0.contains(line) }
    }

    /// The bytes for cmark-gfm: the same number of them, line for line, with the oversized tables blanked out and each
    /// lone CR, at which cmark-gfm sees no table, as LF.
    func markdown(of source: MarkdownSource) -> [UInt8] {
        var result = source.bytes
        for range in lines {
            for line in range {
                for index in source.text.lineRange(line) { result[index] = UInt8(ascii: " ") }
            }
        }
        replaceLoneCarriageReturns(in: &result)
        return result
    }
}

extension OversizedTables {
    private mutating func check(_ delimiter: DelimiterRow, in source: MarkdownSource, limit: Int) {
        var written = 0
        var line = delimiter.line + 1
        while line <= source.text.lineCount {
            let range = source.text.lineRange(line)
            if WhiteSpace.trimmed(range, in: source.bytes).isEmpty { break }
            written += min(delimiter.cellCount, PipeRow.count(source.bytes, in: range))
            line += 1
        }
        let rows = line - delimiter.line - 1
        guard rows * delimiter.cellCount - written > limit else { return }
        let start = delimiter.line - 1
        lines.append(start...(line - 1))
        findings.append(
            Finding(
                rule: "table-too-large", severity: .error,
                message: "\(rows) rows of \(delimiter.cellCount) cells would fill in more than \(limit) places; "
                    + "the table is not read",
                place: Place(source.text.path, source.text.location(at: source.text.lineStarts[start - 1]))))
    }

    private func replaceLoneCarriageReturns(in bytes: inout [UInt8]) {
        guard let first = ByteSearch.first(0x0D, in: bytes, from: 0) else { return }
        for index in first..<bytes.count where bytes[index] == 0x0D {
            if index + 1 == bytes.count || bytes[index + 1] != 0x0A { bytes[index] = 0x0A }
        }
    }
}
