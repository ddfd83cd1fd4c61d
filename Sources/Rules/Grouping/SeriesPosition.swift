import Books
import Text

/// A number of a series, or one directly beside it, which an interval without its end begins or ends with.
struct SeriesPosition: Comparable, Hashable {
    let number: ExactNumber
    /// How far beside it: 0 for the number itself.
    let step: Int

    init(_ number: ExactNumber, step: Int = 0) { (self.number, self.step) = (number, step) }

    static func < (left: Self, right: Self) -> Bool {
        left.number == right.number ? left.step < right.step : left.number < right.number
    }

    fileprivate var next: Self { Self(number, step: step + 1) }
}

extension SeriesPosition {
    /// A place in each of some intervals, so that as many as possible are in order.
    ///
    ///     63, 48–52, 54–58   ->   63, 48, 54
    ///     10, 5–20, 15       ->   10, 10, 15
    ///
    /// - Parameter isStrict: whether equal places are out of order.
    /// - Complexity: quadratic at most, and n log n without overlapping intervals.
    static func all(in intervals: [NumberInterval], isStrict: Bool) -> [SeriesPosition] {
        let ends = intervals.flatMap { [$0.low, $0.high] }.compactMap { $0 }
        guard let least = ends.min(), let most = ends.max() else { return [] }
        let beyond = intervals.count + 1
        let ranges = intervals.map { interval in
            let low = interval.low.map { Self($0, step: interval.holdsLow ? 0 : 1) } ?? Self(least, step: -beyond)
            let high = interval.high.map { Self($0, step: interval.holdsHigh ? 0 : -1) } ?? Self(most, step: beyond)
            return (low: low, high: high)
        }
        let chosen = places(in: ranges)
        var before: Self?
        return ranges.indices.map { index in
            let (low, high) = ranges[index]
            // The others are out of order wherever they are: as near to their neighbours as they can be.
            guard let place = chosen[index] else { return before.map { high < $0 } == true ? high : low }
            let moved = isStrict ? before.map { max(place, $0.next) } ?? place : place
            before = moved <= high ? moved : place
            return before ?? place
        }
    }

    /// The least places of a longest selection of ranges that is in order; nil for the other ranges.
    private static func places(in ranges: [(low: Self, high: Self)]) -> [Self?] {
        // For each length the least place at which a selection of that length can end, and how each range changed them.
        var ends: [Self] = []
        var changes: [(added: Int, removed: (index: Int, place: Self)?)] = []
        for range in ranges {
            let first = ends.partitionPoint { $0 <= range.low }
            let last = ends.partitionPoint { $0 <= range.high }
            let removed = last < ends.count ? (index: last, place: ends.remove(at: last)) : nil
            ends.insert(range.low, at: first)
            changes.append((first, removed))
        }
        var (places, length) = ([Self?](repeating: nil, count: ranges.count), ends.count)
        var place = ends.last
        for (index, change) in changes.enumerated().reversed() {
            ends.remove(at: change.added)
            if let removed = change.removed { ends.insert(removed.place, at: removed.index) }
            guard let needed = place, ends.count < length || ends[length - 1] > needed else { continue }
            places[index] = needed
            length -= 1
            place = length > 0 ? ends[length - 1] : nil
        }
        return places
    }
}
