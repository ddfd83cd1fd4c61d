import TestSupport
import Testing

@testable import Recipes

@Suite struct ExpectStepTests {
    private static let table = WorkingTable(
        PipeTable.table(
            """
            | Wood | Unit |
            |------|------|
            | Oak | mm |
            | Ash | ＭＭ |
            | Elm | cm |
            | Fir |  |
            """))

    @Test(arguments: [
        ("expect: {column: Unit, is: mm}", ["5:9 unexpected-text", "6:8 unexpected-text"]),
        ("expect: {column: unit, is: [mm, CM]}", ["6:8 unexpected-text"]),
        ("expect: {column: Unit, is: [mm, cm, \"\"]}", []), ("expect: {column: Wood, is: [oak, ash, elm, fir]}", []),
    ])
    func whatIsNotExpectedIsAFindingAndNothingChanges(yaml: String, findings: [String]) throws {
        let bench = Workbench()
        let step = try #require(bench.step(yaml))
        #expect(step.apply(to: Self.table, context: bench.context).texts == Self.table.texts)
        #expect(bench.findings == findings)
        #expect(bench.mistakes == [])
    }

    /// The cell that a mark repeats is one cell.
    @Test func aCellIsToldOnce() throws {
        let bench = Workbench()
        let table = WorkingTable(PipeTable.table("| Unit |\n|---|\n| cm |\n| ↑ |\n| ↑ |\n"))
        let ditto = try #require(bench.step("ditto: {columns: [Unit], marks: [↑]}"))
        let expect = try #require(bench.step("expect: {column: Unit, is: mm}"))
        _ = expect.apply(to: ditto.apply(to: table, context: bench.context), context: bench.context)
        #expect(bench.findings == ["3:3 unexpected-text"])
    }

    @Test(arguments: [
        ("expect: {column: Unit}", "needs the key \"is\""), ("expect: {is: mm}", "needs the key \"column\""),
        ("expect: {column: Unit, is: []}", "names at least one text"),
        ("expect: {column: Unit, is: mm, or: cm}", "has no key \"or\""),
    ])
    func mistakesAreReported(yaml: String, message: String) {
        let bench = Workbench()
        _ = bench.step(yaml)
        #expect(bench.mistakes.contains { $0.contains(message) }, "\(bench.mistakes)")
    }

    @Test func anUnknownColumnIsAMistake() throws {
        let bench = Workbench()
        let step = try #require(bench.step("expect: {column: Unti, is: mm}"))
        _ = step.apply(to: Self.table, context: bench.context)
        #expect(bench.mistakes.count == 1 && bench.mistakes[0].contains("did you mean \"Unit\"?"))
    }
}
