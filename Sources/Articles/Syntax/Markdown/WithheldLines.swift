/// The lines of tables that are too large, which are read as blank; queried in ascending order.
struct WithheldLines {
    private let ranges: [ClosedRange<Int>]
    /// The first range that does not end before the lines queried so far.
    private var next = 0

    init(_ tables: OversizedTables) {
        ranges = tables.lines
    }

    /// - Parameter line: at least the line of the previous call.
    mutating func contains(_ line: Int) -> Bool {
        while next < ranges.count, ranges[next].upperBound < line { next += 1 }
        return next < ranges.count && ranges[next].contains(line)
    }
}
