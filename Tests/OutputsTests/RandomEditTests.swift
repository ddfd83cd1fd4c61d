import Books
import TestSupport
import Testing
import Text

@testable import Outputs

/// Edits made at random are found again, all of them and nothing else.
@Suite struct RandomEditTests {
    /// A table of records that are edited one by one, with the differences that follow.
    private struct Edits {
        static let columns = [
            PublishedColumn(name: "width", type: .number, unit: .fixed("mm"), tolerance: Tolerance(ExactNumber("0.5"))),
            PublishedColumn(name: "remark", type: .text),
            PublishedColumn(name: "planed", type: .boolean),
        ]
        static let keys = [PublishedColumn(name: "wood", type: .text), PublishedColumn(name: "grade", type: .integer)]

        var generator: SeededGenerator
        let old: [PublishedRecord]
        var new: [PublishedRecord]
        /// By key: the columns that changed, `added` or `removed`.
        var expected: [[String]: Set<String>] = [:]

        init(seed: UInt64, count: Int) {
            generator = SeededGenerator(seed: seed)
            old = (0..<count).map { number in
                PublishedRecord(
                    key: ["wood \(number % 7)", String(number)],
                    values: [
                        .number(ExactNumber(number)), number % 3 == 0 ? nil : .text("remark \(number)"),
                        .boolean(number % 2 == 0),
                    ], unit: "mm", status: "read", places: [(nil, Place("Articles/a.md", line: number + 1, column: 1))])
            }
            new = old
        }

        /// One edit of a record that none has touched yet.
        mutating func edit() {
            let index = Int.random(in: 0..<new.count, using: &generator)
            let record = new[index]
            guard expected[record.key] == nil else { return }
            var (values, status) = (record.values, record.status)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                new.remove(at: index)
                expected[record.key] = ["removed"]
                return
            case 1:
                let key = ["wood new", String(1_000_000 + index + expected.count * 1000)]
                guard expected[key] == nil else { return }
                new.insert(PublishedRecord(key: key, values: values, unit: "mm", status: status), at: index)
                expected[key] = ["added"]
                return
            case 2:
                // A key that changes is one record less and one more.
                let key = [record.key[0] + " again", record.key[1]]
                new[index] = PublishedRecord(key: key, values: values, unit: "mm", status: status)
                (expected[record.key], expected[key]) = (["removed"], ["added"])
                return
            case 3:
                values[0] = .number(ExactNumber(values[0]?.number?.coefficient ?? 0).adding(ExactNumber(1)) ?? .zero)
                expected[record.key] = ["width"]
            case 4:
                values[1] = values[1] == nil ? .text("") : nil
                expected[record.key] = ["remark"]
            case 5:
                values[2] = .boolean(values[2] != .boolean(true))
                status = "corrected"
                expected[record.key] = ["planed", "status"]
            case 6:
                // Within the tolerance, and at another place.
                values[0] = values[0]?.number?.adding(ExactNumber("0.5") ?? .zero).map(CellValue.number)
                expected[record.key] = []
            default:
                values = [nil, .text("other"), values[2]]
                expected[record.key] = ["width", "remark"]
            }
            new[index] = PublishedRecord(
                key: record.key, values: values, unit: "mm", status: status,
                places: [(nil, Place("Articles/b.md", line: 1, column: 1))])
        }

        func table(_ records: [PublishedRecord]) -> PublishedTable {
            PublishedTable(
                name: "plank", shape: PublishedShape(keys: Self.keys, values: Self.columns, unit: .fixed("mm")),
                records: records)
        }
    }

    @Test func everyEditIsFoundAndNothingElse() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var edits = Edits(seed: seed, count: 1000)
        for _ in 0..<400 { edits.edit() }
        edits.new.shuffle(using: &edits.generator)
        let comparison = TableComparison.compare(old: [edits.table(edits.old)], new: [edits.table(edits.new)])
        var found: [[String]: Set<String>] = [:]
        for difference in comparison.datasets.flatMap(\.records) {
            let key = difference.key.map(\.value)
            #expect(found[key] == nil, "seed \(seed): \(key) is told twice")
            switch difference.change {
            case .added: found[key] = ["added"]
            case .removed: found[key] = ["removed"]
            case .changed(let cells): found[key] = Set(cells.map(\.column))
            }
        }
        let expected = edits.expected.filter { !$0.value.isEmpty }
        #expect(found == expected, "seed \(seed)")
        #expect(expected.count > 200)
    }

    @Test func theOtherWayRoundAddedIsRemoved() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var edits = Edits(seed: seed, count: 300)
        for _ in 0..<100 { edits.edit() }
        let (old, new) = (edits.table(edits.old), edits.table(edits.new))
        let forth = TableComparison.compare(old: [old], new: [new])
        let back = TableComparison.compare(old: [new], new: [old])
        func keys(_ comparison: Comparison, _ isWanted: (RecordDifference.Change) -> Bool) -> Set<String> {
            Set(comparison.datasets.flatMap(\.records).filter { isWanted($0.change) }.map { "\($0.key)" })
        }
        let isAdded = { (change: RecordDifference.Change) in if case .added = change { true } else { false } }
        let isRemoved = { (change: RecordDifference.Change) in if case .removed = change { true } else { false } }
        let isChanged = { (change: RecordDifference.Change) in if case .changed = change { true } else { false } }
        #expect(keys(forth, isAdded) == keys(back, isRemoved), "seed \(seed)")
        #expect(keys(forth, isRemoved) == keys(back, isAdded), "seed \(seed)")
        #expect(keys(forth, isChanged) == keys(back, isChanged), "seed \(seed)")
    }
}
