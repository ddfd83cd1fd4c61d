internal import Measures

/// What one slice of a dataset lacks of a grid.
struct GridGaps {
    struct Gap {
        /// The missing word of each field of the grid; one field only where a word is missing altogether.
        let words: [Int: String]
        /// How many more gaps this one stands for, where there are too many to name.
        let others: Int
    }

    private(set) var all: [Gap] = []

    /// Beyond this number of gaps of one sort in one slice only the first is named.
    private static let mostNamed = 20

    /// - Complexity: linear in the keys and the words of the grid.
    init(of grid: [GridField], in keys: [[String]]) {
        var lists: [[String]] = []
        for field in grid {
            var seen: Set<String> = []
            let present = keys.compactMap { seen.insert($0[field.field]).inserted ? $0[field.field] : nil }
            switch field.words {
            case .present: lists.append(present)
            case .named(let words):
                lists.append(words.filter(seen.contains))
                add(words.filter { !seen.contains($0) }.map { [field.field: $0] })
            }
        }
        addCombinations(of: grid.map(\.field), lists, missingFrom: keys)
    }

    private mutating func add(_ gaps: [[Int: String]]) {
        if gaps.count > Self.mostNamed {
            all.append(Gap(words: gaps[0], others: gaps.count - 1))
        } else {
            all += gaps.map { Gap(words: $0, others: 0) }
        }
    }

    private mutating func addCombinations(of fields: [Int], _ lists: [[String]], missingFrom keys: [[String]]) {
        let sets = lists.map(Set.init)
        // Keys are unique, and the slice's other fields are equal: each key inside the grid is another combination.
        let inside = keys.filter { key in zip(sets, fields).allSatisfy { $0.contains(key[$1]) } }
        let wanted = lists.reduce(1) { product, list in
            let (result, overflow) = product.multipliedReportingOverflow(by: list.count)
            return overflow ? .max : result
        }
        let missing = wanted - inside.count
        guard missing > 0 else { return }
        let there = Set(inside.map { key in fields.map { key[$0] } })
        let named = missing > Self.mostNamed ? 1 : missing
        var odometer = [Int](repeating: 0, count: lists.count)
        var found = 0
        while found < named {
            let combination = zip(lists, odometer).map { $0[$1] }
            if !there.contains(combination) {
                found += 1
                let words = Dictionary(zip(fields, combination), uniquingKeysWith: { first, _ in first })
                all.append(Gap(words: words, others: missing - named))
            }
            guard Self.advance(&odometer, lists) else { return }
        }
    }

    /// The next combination, the last field first; false after the last one.
    private static func advance(_ odometer: inout [Int], _ lists: [[String]]) -> Bool {
        for place in odometer.indices.reversed() {
            odometer[place] += 1
            if odometer[place] < lists[place].count { return true }
            odometer[place] = 0
        }
        return false
    }
}
