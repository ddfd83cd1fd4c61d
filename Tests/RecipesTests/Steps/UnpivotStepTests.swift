import Books
import TestSupport
import Testing
import Text

@testable import Recipes

@Suite struct UnpivotStepTests {
    private static let table = WorkingTable(
        PipeTable.table("| Wood | First | Price | SECOND |\n|---|---|---|---|\n| Oak | 1 | 2 | 3 |\n| Ash | 4 | 5 |\n"))

    @Test func everyColumnThatTheVocabularyKnowsBecomesARow() throws {
        let bench = Workbench()
        let step = try #require(bench.step("unpivot: {columns: {vocabulary: grade}, name: grade, value: size}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "Price", "grade", "size"])
        #expect(
            table.texts == [
                ["Oak", "2", "First", "1"], ["Oak", "2", "SECOND", "3"], ["Ash", "5", "First", "4"],
                ["Ash", "5", "SECOND", ""],
            ])
        #expect(table.places[1] == ["3:3", "3:13", "1:26", "3:17"])
        #expect(table.rows[3][3] == nil, "a cell that is not there stays away")
    }

    @Test func columnsOfAStepAreCalledByTheirNames() throws {
        let bench = Workbench()
        let split = try #require(bench.step("split: {column: First, pattern: \"{whole}[.{rest}]\"}"))
        let step = try #require(bench.step("unpivot: {columns: [whole, rest], name: part, value: size}"))
        let table = step.apply(to: split.apply(to: Self.table, context: bench.context), context: bench.context)
        #expect(table.texts[..<2].map { $0.suffix(2) } == [["whole", "1"], ["rest", ""]])
        #expect(table.places[0].suffix(2) == ["3:9", "3:9"], "the name is in the cell that was split")
        #expect(bench.mistakes.isEmpty)
    }

    @Test func theHeadersOfItsColumnsCountAsRead() throws {
        let bench = Workbench()
        let step = try #require(bench.step("unpivot: {columns: [price, first], name: what, value: figure}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "SECOND", "what", "figure"])
        #expect(table.texts[0] == ["Oak", "3", "Price", "2"], "the columns come in the recipe's order")
        #expect(bench.context.usedHeaders.map(\.column).sorted() == [10, 18])
    }

    @Test func allColumnsButTheNamedOnesBecomeRows() throws {
        let bench = Workbench()
        let step = try #require(bench.step("unpivot: {columns: {except: [wood, Price]}, name: grade, value: size}"))
        let table = step.apply(to: Self.table, context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "Price", "grade", "size"])
        #expect(table.texts[..<2] == [["Oak", "2", "First", "1"], ["Oak", "2", "SECOND", "3"]])
        #expect(bench.mistakes.isEmpty)
    }

    @Test func anExceptionThatTheTableLacksIsAMistakeAndLeavesItAsItIs() throws {
        let bench = Workbench()
        let step = try #require(bench.step("unpivot: {columns: {except: [Wod]}, name: grade, value: size}"))
        #expect(step.apply(to: Self.table, context: bench.context).columns.count == 4)
        #expect(bench.mistakes.contains { $0.contains("did you mean \"Wood\"?") }, "\(bench.mistakes)")
    }

    @Test func theHeaderOfSeveralTiersIsOneCellThatHoldsThem() throws {
        let bench = Workbench()
        let source = PipeTable.table(
            "| Wood | Left | Left |\n|---|---|---|\n| Wood | First | Second |\n| Oak | 1 | 2 |\n", headerRows: 2)
        let step = try #require(bench.step("unpivot: {columns: {vocabulary: side}, name: what, value: size}"))
        let table = step.apply(to: WorkingTable(source), context: bench.context)
        #expect(table.texts == [["Oak", "Left / First", "1"], ["Oak", "Left / Second", "2"]])
        #expect(table.rows[0][1]?.tiers.map(\.text) == ["Left", "First"])
        let readings = [
            bench.plan(Workbench.field("grade", vocabulary: "grade"), "{column: what}"),
            bench.plan(Workbench.field("side", vocabulary: "side"), "{column: what, pattern: \"{side} / {grade}\"}"),
            bench.plan(Workbench.field("text", .text), "{column: what}"),
        ].map { plan in
            plan.flatMap { FieldReader($0, table: table, context: bench.context) }
                .flatMap { $0.readings(of: table.rows[1], context: bench.context).first }
        }
        #expect(readings.map { $0?.text } == ["second", "left", "Left / Second"])
        #expect(readings.map { $0?.origin?.raw } == ["Second", "Left", "Second"])
    }

    /// The vocabulary's order is oak, ash, pine: of two equal headers the one that breaks it is odd.
    @Test(arguments: [
        (["Oak", "Ash", "Ash"], "1:15", "either may be wrong"),
        (["Ash", "Oak", "Ash", "Pine"], "1:3", "order expects another word"),
        (["Oak", "Ash", "Oak"], "1:15", "either may be wrong"),
        (["Pine", "Ash", "Oak", "Ash"], "1:22", "order expects another word"),
    ])
    func twoColumnsOfOneWordAreAFinding(headers: [String], place: String, message: String) throws {
        let bench = Workbench()
        let step = try #require(bench.step("unpivot: {columns: {vocabulary: wood}, name: wood, value: size}"))
        let columns = headers.indices.map { _ in "---" }.joined(separator: "|")
        let table = PipeTable.table("| \(headers.joined(separator: " | ")) |\n|\(columns)|\n| 1 | 2 | 3 | 4 |\n")
        _ = step.apply(to: WorkingTable(table), context: bench.context)
        let finding = try #require(bench.context.findings.first)
        #expect(finding.rule == "repeated-column")
        #expect("\(finding.place.line):\(finding.place.column)" == place)
        #expect(finding.message.contains(message), "\(finding.message)")
    }

    @Test(arguments: [(["a", "A"], 0), (["a", "b", "a"], 1)])
    func headersOfAnyTextAreComparedAsTheyStand(headers: [String], count: Int) throws {
        let bench = Workbench()
        let columns = headers.map { _ in "|---" }.joined()
        let table = PipeTable.table(
            "| Wood | \(headers.joined(separator: " | ")) |\n|---\(columns)|\n| Oak | 1 | 2 | 3 |\n")
        let step = try #require(bench.step("unpivot: {columns: {except: [Wood]}, name: site, value: size}"))
        #expect(step.apply(to: WorkingTable(table), context: bench.context).rows.count == headers.count)
        #expect(bench.context.findings.count == count)
    }

    @Test func equalWordsUnderDifferentTiersAreDifferent() throws {
        let bench = Workbench()
        let table = PipeTable.table("| Left | Right |\n|---|---|\n| First | First |\n| 1 | 2 |\n", headerRows: 2)
        let step = try #require(bench.step("unpivot: {columns: {vocabulary: grade}, name: grade, value: size}"))
        #expect(step.apply(to: WorkingTable(table), context: bench.context).rows.count == 2)
        #expect(bench.context.findings.isEmpty)
    }

    @Test(arguments: [
        ("unpivot: {columns: {vocabulary: grad}, name: a, value: b}", "did you mean \"grade\"?"),
        ("unpivot: {columns: [First], value: b}", "needs the key \"name\""),
        ("unpivot: {columns: [First], name: a}", "needs the key \"value\""),
        ("unpivot: {name: a, value: b}", "needs the key \"columns\""),
        (
            "unpivot: {columns: {vocabulary: grade, except: [Wood]}, name: a, value: b}",
            "takes either a vocabulary or exceptions"
        ),
        ("unpivot: {columns: {vocabulry: grade}, name: a, value: b}", "did you mean \"vocabulary\"?"),
    ])
    func mistakesAreReported(yaml: String, message: String) {
        let bench = Workbench()
        _ = bench.step(yaml)
        #expect(bench.mistakes.contains { $0.contains(message) }, "\(bench.mistakes)")
    }

    @Test func aTableWithoutSuchColumnsIsAMistakeAndStaysAsItIs() throws {
        let bench = Workbench()
        let table = WorkingTable(PipeTable.table("| Wood |\n|---|\n| Oak |\n"))
        let step = try #require(bench.step("unpivot: {columns: {vocabulary: grade}, name: grade, value: size}"))
        #expect(step.apply(to: table, context: bench.context).texts == [["Oak"]])
        #expect(bench.mistakes.count == 1)
    }
}
