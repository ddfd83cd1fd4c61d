/// Ranges of lines, in which lines are found quickly.
package struct LineRanges: Sendable {
    /// Sorted; they neither overlap nor touch.
    private let ranges: [ClosedRange<Int>]

    package init(_ ranges: some Sequence<ClosedRange<Int>>) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            guard let last = merged.last, range.lowerBound <= last.upperBound + 1 else { return merged.append(range) }
            merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        }
    }

    package func contains(_ line: Int) -> Bool { overlaps(line...line) }

    /// - Complexity: logarithmic in the number of ranges.
    package func overlaps(_ lines: ClosedRange<Int>) -> Bool {
        let next = ranges.partitionPoint { $0.upperBound < lines.lowerBound }
        return next < ranges.count && ranges[next].lowerBound <= lines.upperBound
    }
}
