import Books
import Records
import TestSupport
import Testing

@Suite struct KeyOrderTests {
    private static let order = KeyOrder(
        PlankDatasets.definition(
            "plank", "Planks",
            keys: [
                PlankDatasets.field("load", "Load", vocabulary: "loads"),
                PlankDatasets.field("length", "Length", .number), PlankDatasets.field("name", "Name", .text),
            ], values: [], layout: TableLayout(rows: [], columns: nil)),
        in: PlankDatasets.book)

    /// Words in their vocabulary's order and not the alphabet's, numbers by size, other text by its bytes.
    @Test func eachFieldIsOrderedByItsType() {
        let keys = [
            ["light", "9", "b"], ["light", "10", "a"], ["light", "10.5", "B"], ["light", "10.5", "a"],
            ["light", "10.5", "é"], ["medium", "-1", "a"], ["heavy", "0", "a"],
        ]
        #expect(keys.shuffled().sorted(by: Self.order.precedes) == keys)
    }

    @Test func whatNoTypeKnowsIsOrderedByItsBytes() {
        #expect(Self.order.precedes(["elephant", "1", "a"], ["light", "1", "a"]))
        #expect(Self.order.precedes(["light", "many", "a"], ["light", "some", "a"]))
    }

    @Test func nothingPrecedesItself() {
        #expect(!Self.order.precedes(["light", "1", "a"], ["light", "1", "a"]))
    }
}
