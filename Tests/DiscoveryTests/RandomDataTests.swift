import Books
import Foundation
import TestSupport
import Testing

@testable import Discovery

/// Numbers that obey nothing: whatever is found in them is found by chance.
@Suite struct RandomDataTests {
    /// More of them on request: `RANDOM_SEEDS=400 swift test --filter RandomDataTests`.
    static let seeds = 1...(ProcessInfo.processInfo.environment["RANDOM_SEEDS"].flatMap { Int($0) } ?? 10)
    /// Of a hundred tables, so many may give a relation.
    static let mostPercent = 10

    @Test func hardlyAnythingIsFoundInRandomNumbers() {
        var tables = 0
        var found: [(seed: Int, statement: String, strength: Int)] = []
        for seed in Self.seeds {
            let book = Self.book(seed: UInt64(seed))
            tables += book.datasets.count
            let proposals = Try.report(book.datasets, in: book.book).proposals
            found += proposals.map { (seed, $0.statement, $0.strength) }
        }
        let hit = Set(found.map(\.seed)).count
        print("random data: seeds \(Self.seeds), \(tables) tables, \(found.count) relations, of \(hit) seeds")
        for (seed, statement, strength) in found { print("  seed \(seed): \(statement) (\(strength) bits)") }
        #expect(hit * 100 <= Self.seeds.count * Self.mostPercent)
    }

    /// Two tables of different shapes with common key fields. Columns of many values and of few, numbers and words.
    static func book(seed: UInt64) -> NumberBook {
        var generator = SeededGenerator(seed: seed)
        func words(_ name: String, _ count: Int) -> NumberBook.Column {
            .init(name: name, words: (0..<count).map { "\(name)\($0)" })
        }
        let keys = [
            words("place", Int.random(in: 2...5, using: &generator)),
            words("size", Int.random(in: 3...12, using: &generator)),
            words("kind", Int.random(in: 2...6, using: &generator)),
        ]
        let values: [NumberBook.Column] = [
            .init(name: "length"), .init(name: "depth"), .init(name: "count", type: .integer),
            words("mark", Int.random(in: 2...4, using: &generator)),
        ]
        let ranges = [
            1...Int.random(in: 20...1000, using: &generator), 1...Int.random(in: 20...1000, using: &generator),
            0...Int.random(in: 1...4, using: &generator),
        ]
        var book = NumberBook()
        for (name, fields) in [("first", keys), ("second", Array(keys.prefix(2)))] {
            let rows = combinations(fields.map(\.words)).map { key in
                key + ranges.map { String(Int.random(in: $0, using: &generator)) }
                    + [values[3].words[Int.random(in: 0..<values[3].words.count, using: &generator)]]
            }
            book.add(name, keys: fields, values: values, rows: rows)
        }
        return book
    }

    static func combinations(_ lists: [[String]]) -> [[String]] {
        lists.reduce([[]]) { all, words in all.flatMap { first in words.map { first + [$0] } } }
    }
}
