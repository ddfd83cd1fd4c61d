import Testing

@testable import Rules

struct SharedOrderTests {
    /// The records 0 to 99 are one series, 100 and up the other; a record's rank is its place there.
    private static func order(_ series: [Int], _ others: [Int]) -> SharedOrder {
        SharedOrder(
            of: series.indices.map { $0 }, comparedWith: others.indices.map { $0 + 100 },
            item: { $0 < 100 ? "\(series[$0])" : "\(others[$0 - 100])" }, rank: { $0 % 100 })
    }

    private static func permutations(of count: Int) -> [[Int]] {
        (0..<count).reduce([[]]) { found, next in
            found.flatMap { list in (0...list.count).map { Array(list[..<$0]) + [next] + Array(list[$0...]) } }
        }
    }

    @Test func everyContradictionIsOne() {
        for series in Self.permutations(of: 6) {
            let order = Self.order(series, Array(0..<6))
            #expect((order.odd.isEmpty && order.unclear.isEmpty) == (series == series.sorted()))
            for contradiction in order.odd + order.unclear.map(\.first) {
                let (member, other) = (contradiction.member, contradiction.other)
                #expect((member.record < other.record) == contradiction.isBefore)
                #expect((member.counterpart < other.counterpart) != contradiction.isBefore)
            }
            // Whoever is named is all that has to go.
            let named = Set(order.odd.map(\.member.record) + order.unclear.flatMap { $0.members.map(\.record) })
            let rest = series.indices.filter { !named.contains($0) }.map { series[$0] }
            #expect(rest == rest.sorted())
        }
    }

    @Test func mentionsAreCountedOff() {
        #expect(Self.order([1, 2, 1], [1, 2, 1]).odd.isEmpty)
        #expect(Self.order([1, 2, 1, 3], [3, 2]).unclear.first?.members.map(\.record) == [1, 3])
        #expect(Self.order([1, 2, 1], [2, 1]).unclear.isEmpty)
        #expect(Self.order([4, 1, 2, 3, 4], [1, 2, 4, 3, 4]).odd.map(\.member.record) == [0])
    }
}
