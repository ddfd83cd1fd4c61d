import Books
import Testing

@testable import Recipes

@Suite struct FieldPlanTests {
    private static let wood = Workbench.field("wood", vocabulary: "wood")
    private static let value = Workbench.field("value", .number)

    @Test func aTextOrAListIsConstant() throws {
        let bench = Workbench()
        for (yaml, texts) in [("oak", ["oak"]), ("[oak, ash]", ["oak", "ash"]), ("{constant: oak}", ["oak"])] {
            let plan = try #require(bench.plan(Self.wood, yaml, isKey: true))
            guard case .constants(texts) = plan.source else {
                Issue.record("\(yaml) gives \(plan.source)")
                continue
            }
        }
        #expect(bench.mistakes == [])
    }

    @Test func everyKeyIsRead() throws {
        let bench = Workbench()
        let plan = try #require(
            bench.plan(
                Self.wood,
                "{column: Plank, pattern: \"{a}[({b})]\", part: b, list: [/], map: {O: oak}, assume: pine}"
            ))
        let other = try #require(bench.plan(Self.wood, "{column: Plank, default: ash}"))
        #expect(plan.part == "b" && plan.separators.labels(in: "a/b") == ["a", "b"])
        #expect(plan.mapping.map(\.label) == ["O"] && plan.mapping.map(\.word) == ["oak"])
        #expect(other.fallback == "ash" && plan.assumption == "pine")
        #expect(plan.pattern?.partNames == ["a", "b"])
        #expect(bench.mistakes == [])
    }

    @Test(arguments: [
        ("okk", "the vocabulary \"wood\" has no id \"okk\"; did you mean \"oak\"?"),
        ("[oak, ash]", "\"wood\" takes one constant; only a key field takes several"),
        ("Hardwood", "the vocabulary \"wood\" has no id \"Hardwood\""),
        ("{colum: Wood}", "did you mean \"column\"?"), ("{pattern: \"{wood}\"}", "names one of constant, column"),
        ("{column: Wood, heading: \"{wood}\"}", "names one of constant, column"),
        ("{column: Wood, pattern: \"{wod}\"}", "the pattern has no part {wood}, but {wod}; name the part"),
        ("{column: Wood, pattern: \"{wood\"}", "opens \"{\" and does not close it"),
        ("{column: Wood, pattern: \"wood}\"}", "closes \"}\" without opening it"),
        ("{column: Wood, pattern: \"{}\"}", "a part of the pattern has no name"),
        ("{column: Wood, pattern: \"{wood}{b}\"}", "the parts {wood} and {b}"),
        ("{column: Wood, map: {O: okk}}", "did you mean \"oak\"?"),
        ("{column: Wood, default: okk}", "did you mean \"oak\"?"),
        ("{column: Wood, assume: okk}", "did you mean \"oak\"?"),
        ("{column: Wood, default: oak, assume: ash}", "but not both"),
    ])
    func mistakesAreReported(yaml: String, message: String) {
        let bench = Workbench()
        _ = bench.plan(Self.wood, yaml)
        #expect(bench.mistakes.contains { $0.contains(message) }, "\(bench.mistakes)")
    }

    @Test(arguments: ["\"\"", "{constant: \"\"}", "{column: Wood, default: \"\"}", "{column: Wood, assume: \"\"}"])
    func nothingIsAValueOfAnOptionalFieldAlone(yaml: String) {
        let bench = Workbench()
        #expect(bench.plan(Workbench.field("wood", vocabulary: "wood", isOptional: true), yaml) != nil)
        #expect(bench.mistakes == [])
        _ = bench.plan(Self.wood, yaml)
        #expect(bench.mistakes.count >= 1)
    }

    /// A plan that could match nothing would be a second mistake in every table.
    @Test(arguments: ["{heading: \"{wood planks\"}", "{heading: \"{wod} planks\"}"])
    func aWrongPatternIsNoPlan(yaml: String) {
        let bench = Workbench()
        #expect(bench.plan(Self.wood, yaml) == nil)
        #expect(bench.mistakes.count == 1)
    }

    @Test func constantsMustBeReadable() {
        let bench = Workbench()
        _ = bench.plan(Self.value, "twenty")
        #expect(bench.mistakes.count == 1 && bench.mistakes[0].hasSuffix("“twenty” is not a number"))
    }
}
