import Records
import Testing

@testable import Asking
@testable import Workbench

@Suite struct RecordLookupTests {
    private let checked: CheckedBook

    init() throws { checked = try PartBook.checked() }

    private func conditions(_ texts: [String], of dataset: Dataset) throws -> [Condition] {
        let reader = ConditionReader(dataset, in: checked)
        return try texts.map { try reader.condition($0) }
    }

    @Test(arguments: [
        ("speed", ["speed=80"]), ("speed", ["speed=080,100"]), ("speed", ["speed=80.0"]), ("speed", ["speed=50..90"]),
        ("speed", ["speed=80", "speed=100"]), ("speed", ["speed!=80"]), ("speed", ["speed="]),
        ("part", ["part=pad", "part=disc"]), ("part", ["part!=pad"]), ("part", ["part=pad", "size>=4"]),
        ("note", ["note=1", "text~left"]), ("note", ["release=2"]), ("note", []),
    ])
    func itFindsWhatASearchFinds(name: String, texts: [String]) throws {
        let dataset = try Question.dataset(name, in: checked)
        let conditions = try conditions(texts, of: dataset)
        let searched = RecordSelection(dataset, conditions: conditions).records.map(\.key)
        let lookup = RecordLookup()
        for _ in 0..<2 {
            let found = RecordSelection(dataset, conditions: conditions, lookup: lookup).records.map(\.key)
            #expect(found == searched)
        }
    }

    @Test func aNumberOfAKeyFieldIsLookedUp() throws {
        let dataset = try Question.dataset("speed", in: checked)
        let conditions = ConditionSet(try conditions(["speed=80.0"], of: dataset))
        #expect(RecordLookup().candidates(for: conditions, in: dataset)?.map(\.key) == [["80"]])
    }
}
