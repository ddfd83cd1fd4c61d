internal import Measures

/// The unknown number that most cells agree on, each of which allows an interval of it.
struct FittedConstant {
    /// `low < k <= high`.
    struct Interval: Hashable {
        let low: ExactNumber
        let high: ExactNumber

        func covers(_ other: Interval) -> Bool { low <= other.low && other.high <= high }
    }

    /// The intervals on which most cells agree: one, or several that are as good as each other.
    let regions: [Interval]
    /// How many cells allow each of them.
    let count: Int

    /// Nil unless at least three cells and more than half of `cellCount` agree.
    ///
    /// - Complexity: n log n.
    init?(_ intervals: [Interval], of cellCount: Int) {
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
