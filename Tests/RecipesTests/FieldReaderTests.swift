import TestSupport
import Testing
import Text

@testable import Recipes

@Suite struct FieldReaderTests {
    private static let wood = Workbench.field("wood", vocabulary: "wood")

    /// What a field reads from the one cell of a table, as `text` or `text assumed`.
    private func read(
        _ cell: String, _ yaml: String, in bench: Workbench, headings: [String] = [], leadIn: String? = nil,
        caption: String? = nil
    ) -> [String] {
        let table = WorkingTable(
            PipeTable.table(
                "| Wood | x |\n|---|---|\n| \(cell) | x |\n", headings: headings, leadIn: leadIn, caption: caption))
        guard let plan = bench.plan(Self.wood, yaml, isKey: true),
            let reader = FieldReader(plan, table: table, context: bench.context)
        else { return [] }
        return reader.readings(of: table.rows[0], context: bench.context).map {
            $0.text + ($0.isAssumed ? " assumed" : "")
        }
    }

    @Test(arguments: [
        ("Oak", "{column: Wood}", ["oak"]), ("ＯＡＫ ", "{column: wood}", ["oak"]),
        ("hardwood", "{column: Wood}", ["oak", "ash"]),
        ("Oak/Pine and ash", "{column: Wood, list: [/, \" and \"]}", ["oak", "pine", "ash"]),
        ("O", "{column: Wood, map: {o: oak}}", ["oak"]),
        ("Oak (left)", "{column: Wood, pattern: \"{wood}[({side})]\"}", ["oak"]),
        ("20 x ash", "{column: Wood, pattern: \"{n} x {kind}\", part: kind}", ["ash"]),
        ("", "{column: Wood, default: oak}", ["oak"]), ("", "{column: Wood, assume: oak}", ["oak assumed"]),
        ("", "{column: Wood}", [""]),
        ("x", "{column: Wood, pattern: \"{a}[({wood})]\", assume: pine}", ["pine assumed"]),
        ("x", "[oak, pine]", ["oak", "pine"]),
    ])
    func readsACell(cell: String, yaml: String, readings: [String]) {
        let bench = Workbench()
        #expect(read(cell, yaml, in: bench) == readings)
        #expect(bench.mistakes == [] && bench.findings == [])
    }

    @Test func whatNobodyKnowsIsAFindingAndNoReading() {
        let bench = Workbench()
        #expect(read("Oack", "{column: Wood}", in: bench) == [])
        #expect(bench.findings == ["3:3 vocabulary"])
        #expect(bench.context.findings[0].message.contains("did you mean \"oak\"?"))
    }

    @Test func whatDoesNotHaveTheFormIsAFindingEvenWithADefault() {
        let bench = Workbench()
        #expect(read("Oak", "{column: Wood, pattern: \"{wood}:\", default: ash}", in: bench) == [])
        #expect(bench.findings == ["3:3 type"])
    }

    @Test func theInnermostHeadingThatMatchesIsRead() {
        let bench = Workbench()
        let headings = ["Oak planks", "Ash planks", "Sizes"]
        #expect(read("x", "{heading: \"{wood} planks\"}", in: bench, headings: headings) == ["ash"])
    }

    @Test func captionsAndLeadInsAreRead() {
        let bench = Workbench()
        #expect(read("x", "{caption: \"Table {n}: {wood}\"}", in: bench, caption: "Table 3: Pine") == ["pine"])
        #expect(read("x", "{lead_in: \"Of {wood}:\"}", in: bench, leadIn: "of OAK:") == ["oak"])
        #expect(read("x", "{caption: \"{wood}\", assume: ash}", in: bench) == ["ash assumed"])
        #expect(bench.mistakes == [])
        #expect(read("x", "{caption: \"{wood}\"}", in: bench) == [])
        #expect(bench.mistakes == ["nothing above the table or in its header matches the source of \"wood\""])
    }

    @Test func aColumnThatIsNotThereIsAMistake() {
        let bench = Workbench()
        #expect(read("Oak", "{column: Wod}", in: bench) == [])
        #expect(bench.mistakes.count == 1 && bench.mistakes[0].contains("did you mean \"Wood\"?"))
    }
}
