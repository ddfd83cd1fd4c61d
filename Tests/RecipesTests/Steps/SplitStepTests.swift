import Books
import TestSupport
import Testing
import Text

@testable import Recipes

@Suite struct SplitStepTests {
    private static let table = WorkingTable(
        PipeTable.table("| Wood | Size |\n|---|---|\n| Oak | 20 x 40 |\n| Ash |  |\n| Pine | 5 |\n"))

    @Test func eachPartIsAColumnThatPointsToTheCell() throws {
        let bench = Workbench(isTracing: true)
        let step = try #require(bench.step("split: {column: size, pattern: \"{w}x{h}[ {unit}]\"}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "Size", "w", "h", "unit"])
        #expect(
            table.texts == [
                ["Oak", "20 x 40", "20", "40", ""], ["Ash", "", "", "", ""], ["Pine", "5", "5", "5", "5"],
            ])
        #expect(table.rows.map { $0.map { $0?.isUnsplit == true } }.last == [false, false, true, true, true])
        #expect(Set(table.places[0][1...]) == ["3:9"])
        #expect(table.rows[0][2]?.trace == [.part(name: "w", of: "20 x 40", text: "20")])
        #expect(bench.context.usedHeaders.count == 1)
        #expect(bench.findings == ["5:10 type"])
        #expect(bench.context.findings.map(\.message) == ["“5” does not have the form “{w}x{h}[ {unit}]”"])
    }

    @Test(arguments: [
        ("split: {column: Size}", "needs the key \"pattern\""),
        ("split: {pattern: \"{a}\"}", "needs the key \"column\""),
        ("split: {column: Size, pattern: \"{a\"}", "opens \"{\" and does not close it"),
        ("split: {column: Size, pattern: \"mm\"}", "the pattern has no parts"),
    ])
    func mistakesAreReported(yaml: String, message: String) {
        let bench = Workbench()
        #expect(bench.step(yaml) == nil)
        #expect(bench.mistakes.contains { $0.contains(message) }, "\(bench.mistakes)")
    }
}
