/// Moves labels apart that would be on each other.
enum LabelStack {
    /// Places nearest to the wanted ones, in the same order, with a distance between neighbours.
    ///
    /// - Parameters:
    ///   - wanted: ascending.
    ///   - range: that they stay in, if there is room for all.
    /// - Complexity: linear in the labels, in groups that grow: at most quadratic in the labels of one group.
    static func places(_ wanted: [Double], distance: Double, in range: ClosedRange<Double>) -> [Double] {
        // Labels that touch form a group around the mean of what its labels want.
        var groups: [(sum: Double, count: Int)] = []
        func top(_ group: (sum: Double, count: Int)) -> Double {
            let height = Double(group.count - 1) * distance
            let start = group.sum / Double(group.count) - height / 2
            return max(range.lowerBound, min(start, range.upperBound - height))
        }
        for place in wanted {
            groups.append((place, 1))
            while groups.count > 1 {
                let (above, last) = (groups[groups.count - 2], groups[groups.count - 1])
                guard top(above) + Double(above.count) * distance > top(last) else { break }
                groups.removeLast(2)
                groups.append((above.sum + last.sum, above.count + last.count))
            }
        }
        return groups.flatMap { group in
            let start = top(group)
            return (0..<group.count).map { start + Double($0) * distance }
        }
    }
}
