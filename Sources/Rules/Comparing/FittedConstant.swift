package import Text

/// An unknown number that most cells agree on, where each cell allows an interval.
package struct FittedConstant {
    /// `low < k <= high`.
    package struct Interval: Hashable {
        package let low: ExactNumber
        package let high: ExactNumber

        package init(low: ExactNumber, high: ExactNumber) {
            (self.low, self.high) = (low, high)
        }

        package func covers(_ other: Interval) -> Bool { low <= other.low && other.high <= high }
    }

    /// The intervals that most cells agree on: one, or several equally good ones.
    package let regions: [Interval]
    /// The number of cells that allow each of them.
    package let count: Int

    /// Nil unless at least three cells and more than half of `cellCount` agree.
    ///
    /// - Complexity: n log n.
    package init?(_ intervals: [Interval], of cellCount: Int) {
        var steps: [ExactNumber: Int] = [:]
        for interval in intervals where interval.low < interval.high {
            steps[interval.low, default: 0] += 1
            steps[interval.high, default: 0] -= 1
        }
        let points = steps.sorted { $0.key < $1.key }
        var (active, best) = (0, 0)
        var regions: [Interval] = []
        for (point, next) in zip(points, points.dropFirst()) {
            active += point.value
            if active > best { (best, regions) = (active, []) }
            if active == best, best > 0 { regions.append(Interval(low: point.key, high: next.key)) }
        }
        guard best >= 3, 2 * best > cellCount else { return nil }
        (self.regions, count) = (regions, best)
    }
}
