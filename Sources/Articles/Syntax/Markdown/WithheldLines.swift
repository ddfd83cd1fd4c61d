/// Lines that the parser is to see as blank ones, asked for in rising order.
struct WithheldLines {
    private let ranges: [ClosedRange<Int>]
    /// The first range that does not end before the lines asked for so far.
    private var next = 0

    init(_ tables: OversizedTables, _ paragraphs: LongParagraphs) {
        let all = tables.lines + paragraphs.breaks.map { $0...$0 }
        ranges = all.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// - Parameter line: no less than that of the call before.
    mutating func contains(_ line: Int) -> Bool {
        while next < ranges.count, ranges[next].upperBound < line { next += 1 }
        return next < ranges.count && ranges[next].contains(line)
    }
}
