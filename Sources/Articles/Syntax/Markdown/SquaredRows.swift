import Text

/// The long rows of an article with the squares of their numbers of cells, which determine cmark-gfm's time.
struct SquaredRows {
    /// The limit on the sum for all rows: one row of the maximum length for each megabyte.
    let limit: Int
    private var lines: [Int] = []
    /// The sum of the squares up to each line.
    private var sums: [Int] = []
    private var tooLong: [Int] = []

    /// The cost of shorter rows is negligible.
    private static let shortest = 500

    /// True if no row can take too long.
    var isEmpty: Bool { tooLong.isEmpty && (sums.last ?? 0) <= limit }

    init(source: SourceText, limits: IngestLimits) {
        let longest = limits[.rowCells]
        limit = longest.multipliedReportingOverflow(by: longest).partialValue * max(1, source.bytes.count / 1_000_000)
        guard source.bytes.count > Self.shortest, Self.mayBeLong(source, longest: longest, limit: limit) else { return }
        for line in 1...source.lineCount {
            let range = source.lineRange(line)
            guard range.count > min(Self.shortest, longest) else { continue }
            let cells = PipeRow.count(source.bytes, in: range)
            if cells > longest { tooLong.append(line) }
            guard cells > Self.shortest else { continue }
            lines.append(line)
            sums.append((sums.last ?? 0) + cells * cells)
        }
    }

    /// False if the number of bytes, of which each cell takes one, excludes rows that take too long.
    private static func mayBeLong(_ source: SourceText, longest: Int, limit: Int) -> Bool {
        var sum = 0
        for (start, end) in zip(source.lineStarts, source.lineStarts.dropFirst() + [source.bytes.count]) {
            let length = end - start
            guard length > min(shortest, longest) else { continue }
            if length > longest { return true }
            sum += length * length
        }
        return sum > limit
    }

    func sum(_ range: ClosedRange<Int>) -> Int {
        sum(upTo: range.upperBound) - sum(upTo: range.lowerBound - 1)
    }

    func hasTooLong(_ range: ClosedRange<Int>) -> Bool {
        let index = Self.count(tooLong, upTo: range.lowerBound - 1)
        return index < tooLong.count && tooLong[index] <= range.upperBound
    }

    private func sum(upTo line: Int) -> Int {
        let count = Self.count(lines, upTo: line)
        return count > 0 ? sums[count - 1] : 0
    }

    private static func count(_ lines: [Int], upTo line: Int) -> Int {
        lines.partitionPoint { $0 <= line }
    }
}
