/// Lines that the parser sees as blank, queried in ascending order.
struct WithheldLines {
    private let ranges: [ClosedRange<Int>]
    /// The first range that does not end before the lines queried so far.
    private var next = 0

    init(_ tables: OversizedTables, _ paragraphs: LongParagraphs) {
        let all = tables.lines + paragraphs.breaks.map { $0...$0 }
        ranges = all.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// - Parameter line: at least the line of the previous call.
    mutating func contains(_ line: Int) -> Bool {
        while next < ranges.count, ranges[next].upperBound < line { next += 1 }
        return next < ranges.count && ranges[next].contains(line)
    }
}
