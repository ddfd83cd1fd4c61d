import Text

/// Consecutive intervals: each ends at the start of the next one, and the last is open.
struct IntervalSeries {
    /// The intervals' records, starts and names, by ascending starts.
    let records: [Int]
    let starts: [ExactNumber]
    let names: [String]
    private let positions: [String: Int]

    /// - Complexity: n log n.
    init(_ intervals: [(record: Int, start: ExactNumber, name: String)]) {
        let sorted = intervals.sorted { $0.start == $1.start ? $0.record < $1.record : $0.start < $1.start }
        records = sorted.map(\.record)
        starts = sorted.map(\.start)
        names = sorted.map(\.name)
        positions = Dictionary(first: names.enumerated().map { ($1, $0) })
    }

    /// The first interval with one of these names.
    func index(ofAnyNamed names: [String]) -> Int? { names.compactMap { positions[$0] }.min() }

    /// The interval that contains a number; nil before the first. Logarithmic.
    func index(of number: ExactNumber) -> Int? {
        let next = starts.partitionPoint { $0 <= number }
        return next == 0 ? nil : next - 1
    }
}
