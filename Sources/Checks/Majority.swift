/// What more than half of some elements are.
struct Majority {
    /// The index of the first element of the majority.
    let first: Int
    let count: Int

    /// Nil where no element makes more than half. Linear.
    init?<Element: Hashable>(of elements: [Element]) {
        var counts: [Element: (first: Int, count: Int)] = [:]
        for (index, element) in elements.enumerated() {
            counts[element, default: (index, 0)].count += 1
        }
        guard let best = counts.values.first(where: { 2 * $0.count > elements.count }) else { return nil }
        (first, count) = best
    }
}
