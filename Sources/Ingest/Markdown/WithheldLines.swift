/// Lines that the parser is to see as blank ones, asked for in rising order.
struct WithheldLines {
    private var ranges: ArraySlice<ClosedRange<Int>>

    init(_ tables: OversizedTables, _ paragraphs: LongParagraphs) {
        let all = tables.lines + paragraphs.breaks.map { $0...$0 }
        ranges = all.sorted { $0.lowerBound < $1.lowerBound }[...]
    }

    /// - Parameter line: no less than that of the call before.
    mutating func contains(_ line: Int) -> Bool {
        while let first = ranges.first, first.upperBound < line { ranges.removeFirst() }
        return ranges.first?.contains(line) ?? false
    }
}
