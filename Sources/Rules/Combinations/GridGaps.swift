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
        var (found, number) = (0, 0)
        while found < named, number < wanted {
            let combination = Self.combination(number, of: lists)
            number += 1
            guard !there.contains(combination) else { continue }
            found += 1
            all.append(Gap(words: Dictionary(first: zip(fields, combination)), others: missing - named))
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

    /// A combination by its number; the words of the last list change first.
    private static func combination(_ number: Int, of lists: [[String]]) -> [String] {
        var rest = number
        return lists.reversed().map { words in
            defer { rest /= words.count }
            return words[rest % words.count]
        }.reversed()
    }
}
