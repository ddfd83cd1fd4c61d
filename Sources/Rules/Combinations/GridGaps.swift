import Text

/// The combinations of a grid that a slice of a dataset lacks.
struct GridGaps {
    struct Gap {
        /// The missing word of each field of the grid; only one field for a word that is missing everywhere.
        let words: [Int: String]
        /// The number of further gaps that this one represents if there are too many.
        let others: Int
    }

    private(set) var all: [Gap] = []

    /// Above this number of similar gaps in a slice only the first is named.
    private static let mostNamed = 20

    /// - Complexity: linear in the keys, the words of the grid, and the combinations of covering words.
    init(of grid: [GridField], in keys: [[String]]) {
        var lists: [[String]] = []
        for field in grid {
            let present = keys.lazy.map { $0[field.field] }.uniqued()
            let seen = Set(present)
            switch field.words {
            case .present: lists.append(present.filter { $0 != field.covering })
            case .named(let words) where field.covering.map(seen.contains) == true: lists.append(words)
            case .named(let words):
                lists.append(words.filter(seen.contains))
                add(words.filter { !seen.contains($0) }.map { [field.field: $0] })
            }
        }
        addCombinations(of: grid, lists, missingFrom: keys)
    }

    private mutating func add(_ gaps: [[Int: String]]) {
        if gaps.count > Self.mostNamed {
            all.append(Gap(words: gaps[0], others: gaps.count - 1))
        } else {
            all += gaps.map { Gap(words: $0, others: 0) }
        }
    }

    private mutating func addCombinations(of grid: [GridField], _ lists: [[String]], missingFrom keys: [[String]]) {
        let fields = grid.map(\.field)
        let there = Self.combinations(in: grid, lists, keys)
        let wanted = lists.reduce(1) { product, list in
            let (result, overflow) = product.multipliedReportingOverflow(by: list.count)
            return overflow ? .max : result
        }
        let missing = wanted - there.count
        guard missing > 0 else { return }
        let named = missing > Self.mostNamed ? 1 : missing
        var odometer = [Int](repeating: 0, count: lists.count)
        var found = 0
        while found < named {
            let combination = zip(lists, odometer).map { $0[$1] }
            if !there.contains(combination) {
                found += 1
                let words = Dictionary(first: zip(fields, combination))
                all.append(Gap(words: words, others: missing - named))
            }
            guard Self.advance(&odometer, lists) else { return }
        }
    }

    /// The combinations of the grid that some key has or covers.
    private static func combinations(in grid: [GridField], _ lists: [[String]], _ keys: [[String]]) -> Set<[String]> {
        let sets = lists.map(Set.init)
        var result: Set<[String]> = []
        for key in keys {
            var found: [[String]] = [[]]
            for (index, field) in grid.enumerated() {
                let word = key[field.field]
                let words = word == field.covering ? lists[index] : sets[index].contains(word) ? [word] : []
                found = found.flatMap { start in words.map { start + [$0] } }
            }
            result.formUnion(found)
        }
        return result
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
