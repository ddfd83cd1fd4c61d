import Books
import TestSupport
import Testing

@testable import Recipes

@Suite struct DittoStepTests {
    private static let table = WorkingTable(
        PipeTable.table(
            """
            | Wood | Size |
            |------|------|
            | Oak | 20 |
            | ↑ | 30 |
            | 〃 | ↑ |
            | Ash |  |
            |  | 40 |
            """))

    @Test func marksAreFilledFromAboveAndPointThere() throws {
        let bench = Workbench()
        let step = try #require(bench.step("ditto: {columns: [wood], marks: [↑, 〃]}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.texts == [["Oak", "20"], ["Oak", "30"], ["Oak", "↑"], ["Ash", ""], ["", "40"]])
        #expect(table.places.map { $0[0] } == ["3:3", "3:3", "3:3", "6:3", "7:2"])
        #expect(bench.mistakes == [] && bench.findings == [])
    }

    @Test func blankCellsAreFilledWhereTheRecipeSaysSo() throws {
        let bench = Workbench()
        let step = try #require(bench.step("ditto: {columns: [Wood, Size], marks: [↑], blank: true}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.texts == [["Oak", "20"], ["Oak", "30"], ["〃", "30"], ["Ash", "30"], ["Ash", "40"]])
    }

    @Test func aMarkWithNothingAboveIsAFinding() throws {
        let bench = Workbench()
        let table = WorkingTable(PipeTable.table("| Wood |\n|---|\n| ↑ |\n| Oak |\n"))
        let step = try #require(bench.step("ditto: {columns: [Wood], marks: [↑]}"))
        #expect(step.apply(to: table, context: bench.context).texts == [["↑"], ["Oak"]])
        #expect(bench.findings == ["3:3 type"])
    }

    @Test func anUnpivotedColumnIsAMistake() throws {
        let bench = Workbench()
        let unpivot = try #require(bench.step("unpivot: {columns: [Size], name: kind, value: size}"))
        let step = try #require(bench.step("ditto: {columns: [size], marks: [↑]}"))
        let table = step.apply(to: unpivot.apply(to: Self.table, context: bench.context), context: bench.context)
        #expect(table.texts.count == 5 && bench.mistakes.count == 1)
        #expect(bench.mistakes.first?.contains("put \"ditto\" before it") == true)
    }

    @Test func eachFillLeavesASentenceWhereTracingIsAskedFor() throws {
        let bench = Workbench(isTracing: true)
        let step = try #require(bench.step("ditto: {columns: [Wood], marks: [↑, 〃]}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.rows[1][0]?.trace == [.asAbove(mark: "↑", line: 4, column: 3, text: "Oak")])
        #expect(table.rows[0][0]?.trace == [])
    }

    @Test(arguments: [
        ("ditto: {columns: [Wood]}", "list the \"marks\" that mean"),
        ("ditto: {marks: [↑]}", "needs the key \"columns\""),
        ("ditto: {columns: [Wood], marks: [↑], blnk: true}", "did you mean \"blank\"?"),
        ("ditto: {columns: [Wood], marks: [↑], blank: yes}", "\"blank\" is true or false"),
    ])
    func mistakesAreReported(yaml: String, message: String) {
        let bench = Workbench()
        _ = bench.step(yaml)
        #expect(bench.mistakes.contains { $0.contains(message) }, "\(bench.mistakes)")
    }

    @Test func anUnknownColumnIsAMistakeAndChangesNothing() throws {
        let bench = Workbench()
        let step = try #require(bench.step("ditto: {columns: [Wod], marks: [↑]}"))
        #expect(step.apply(to: Self.table, context: bench.context).texts == Self.table.texts)
        #expect(bench.mistakes.count == 1 && bench.mistakes[0].contains("did you mean \"Wood\"?"))
    }
}
