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
        let there = Self.numbers(in: grid, lists, keys)
        let wanted = lists.reduce(1) { product, list in
            let (result, overflow) = product.multipliedReportingOverflow(by: list.count)
            return overflow ? .max : result
        }
        let missing = wanted - there.count
        guard missing > 0 else { return }
        let named = missing > Self.mostNamed ? 1 : missing
        var (found, number) = (0, 0)
        while found < named, number < wanted {
            defer { number += 1 }
            guard !there.contains(UInt128(number)) else { continue }
            found += 1
            let words = Dictionary(first: zip(fields, Self.combination(number, of: lists)))
            all.append(Gap(words: words, others: missing - named))
        }
    }

    /// The numbers of the combinations of the grid that some key has or covers. 128 bits hold more than any grid has.
    private static func numbers(in grid: [GridField], _ lists: [[String]], _ keys: [[String]]) -> Set<UInt128> {
        let positions = lists.map { list in Dictionary(first: list.enumerated().map { ($1, UInt128($0)) }) }
        var result: Set<UInt128> = []
        for key in keys {
            var found: [UInt128] = [0]
            for (index, field) in grid.enumerated() {
                let (word, count) = (key[field.field], UInt128(lists[index].count))
                if word == field.covering {
                    found = found.flatMap { start in (0..<count).map { start &* count &+ $0 } }
                } else if let place = positions[index][word] {
                    for item in found.indices { found[item] = found[item] &* count &+ place }
                } else {
                    found = []
                }
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
