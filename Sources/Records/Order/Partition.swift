/// Groups items by one property after the other. Groups are numbered in the order of their first items.
package struct Partition {
    private var group: [Int]
    package private(set) var groupCount: Int

    package init(count: Int) {
        group = [Int](repeating: 0, count: count)
        groupCount = min(count, 1)
    }

    /// Splits the groups by a property with values in `0..<width`. Linear in the number of items.
    package mutating func refine(width: Int, by property: (Int) -> Int) {
        guard width > 1, groupCount > 0 else { return }
        let places = groupCount * width
        var next = 0
        // A table of all pairs is fastest, but must not be larger than the number of items.
        if places <= 4 * group.count + 64 {
            var numbers = [Int](repeating: -1, count: places)
            for item in group.indices {
                let pair = group[item] * width + property(item)
                if numbers[pair] < 0 {
                    numbers[pair] = next
                    next += 1
                }
                group[item] = numbers[pair]
            }
        } else {
            var numbers: [Int: Int] = [:]
            for item in group.indices {
                let pair = group[item] * width + property(item)
                let number = numbers[pair] ?? next
                if number == next {
                    numbers[pair] = number
                    next += 1
                }
                group[item] = number
            }
        }
        groupCount = next
    }

    /// The elements for the items, group by group.
    package func groups<Element>(of elements: [Element]) -> [[Element]] {
        var counts = [Int](repeating: 0, count: groupCount)
        for number in group { counts[number] += 1 }
        var result = counts.map { count in
            var members: [Element] = []
            members.reserveCapacity(count)
            return members
        }
        for (item, element) in elements.enumerated() { result[group[item]].append(element) }
        return result
    }
}
