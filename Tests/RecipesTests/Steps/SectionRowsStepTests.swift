import Books
import TestSupport
import Testing

@testable import Recipes

@Suite struct SectionRowsStepTests {
    private static let table = WorkingTable(
        PipeTable.table(
            """
            | Wood | Size |
            |------|------|
            | Soft |      |
            | Pines |     |
            | Scots | 20  |
            | Firs |      |
            | Grand | 30  |
            | Hard |      |
            | Ashes |     |
            | White | 40  |
            """))

    @Test func aRowAboveASectionNamesItsGroup() throws {
        let bench = Workbench()
        let step = try #require(bench.step("section-rows: {name: kind, outer: group}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "Size", "kind", "group"])
        #expect(
            table.texts == [
                ["Scots", "20", "Pines", "Soft"], ["Grand", "30", "Firs", "Soft"], ["White", "40", "Ashes", "Hard"],
            ])
        #expect(bench.mistakes == [] && bench.findings == [])
    }

    /// A section without rows may be one, too, unless the recipe says what such rows are.
    @Test func aRowAboveASectionIsAFindingWithoutAColumnForIt() throws {
        let bench = Workbench()
        let step = try #require(bench.step("section-rows: {name: kind}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.texts == [["Scots", "20", "Pines"], ["Grand", "30", "Firs"], ["White", "40", "Ashes"]])
        #expect(bench.findings == ["3:3 unused-table", "8:3 unused-table"])
    }

    @Test func aGroupWithoutRowsIsAFinding() throws {
        let bench = Workbench()
        let rows = "| Soft | |\n| Hard | |\n| Ashes | |\n| White | 40 |\n| Old | |\n"
        let step = try #require(bench.step("section-rows: {name: kind, outer: group}"))
        let table = step.apply(
            to: WorkingTable(PipeTable.table("| Wood | Size |\n|---|---|\n" + rows)), context: bench.context)
        #expect(table.texts == [["White", "40", "Ashes", "Hard"]])
        #expect(bench.findings == ["3:3 unused-table", "7:3 unused-table"])
    }
}
