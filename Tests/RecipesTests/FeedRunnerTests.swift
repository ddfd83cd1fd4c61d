import Books
import Records
import TestSupport
import Testing
import Text

@testable import Recipes

@Suite struct FeedRunnerTests {
    private static let fields = [
        "wood": "{column: Wood}", "side": "[left, right]", "grade": "{column: Grade}", "value": "{column: Size}",
    ]

    /// The claims of a table with the columns Wood, Grade and Size, as `key = value unit status`.
    private func claims(
        _ rows: String, in bench: Workbench, fields: [String: String] = fields
    ) throws -> [Claim] {
        let definition = try #require(bench.book.datasets.first)
        let table = WorkingTable(PipeTable.table("| Wood | Grade | Size |\n|---|---|---|\n" + rows))
        let readers = definition.fields.map { field in
            fields[field.name].flatMap { bench.plan(field, $0) }.flatMap {
                FieldReader($0, table: table, context: bench.context)
            }
        }
        let keys = readers.prefix(definition.keys.count).compactMap { $0 }
        let unit = fields["unit"].flatMap { bench.plan(Workbench.field("unit", .text), $0) }.flatMap {
            FieldReader($0, table: table, context: bench.context)
        }
        return FeedRunner(
            definition: definition, keys: keys, values: Array(readers.dropFirst(definition.keys.count)), unit: unit,
            articleIndex: 0,
            uneven: UnevenRows(table, headers: table.repeatedHeaders, path: bench.context.article.path),
            context: bench.context
        ).claims(from: table)
    }

    private func shown(_ claim: Claim) -> String {
        let values = claim.values.map { $0?.display ?? "nothing" }.joined(separator: ",")
        return "\(claim.key.joined(separator: " ")) = \(values) \(claim.unit ?? "")"
    }

    @Test func everyChoiceOfReadingsIsAClaimThatPointsToTheSameCell() throws {
        let bench = Workbench()
        let claims = try claims("| hardwood | 1 | 20 mm |\n", in: bench)
        #expect(
            claims.map(shown) == [
                "oak left 1 = 20 mm", "oak right 1 = 20 mm", "ash left 1 = 20 mm", "ash right 1 = 20 mm",
            ])
        #expect(Set(claims.map(\.valueOrigins)).count == 1)
        #expect(claims[0].keyOrigins.map { $0?.raw } == ["hardwood", nil, "1"])
        #expect(bench.findings == [])
    }

    @Test func numbersOfKeysArePublishedInShortestForm() throws {
        #expect(try claims("| Oak | ０10.0 | 20 |\n", in: Workbench()).map { $0.key[2] } == ["10", "10"])
    }

    @Test(arguments: [
        ("| Oak | 1 | x |", ["3:13 type"]), ("| Oak | 1 |  |", ["3:12 type"]), ("| Oak | 1.5 | 20 |", ["3:9 type"]),
        ("| Oak |  | 20 |", ["3:8 type"]), ("| Elm | 1 | x |", ["3:3 vocabulary", "3:13 type"]),
        ("| Oak | 1 | 20 kg |", ["3:13 unknown-unit"]), ("| Oak | 1 | 10-12 |", ["3:13 type"]), ("|  |  |  |", []),
    ])
    func whatCannotBeReadGivesFindingsAndNoClaim(row: String, findings: [String]) throws {
        let bench = Workbench()
        #expect(try claims(row + "\n", in: bench).isEmpty)
        #expect(bench.findings == findings)
    }

    @Test func aMissingValueIsKeptAndTold() throws {
        let claims = try claims("| Oak | 1 | TBD |\n", in: Workbench())
        #expect(claims.map(\.values) == [[.notAvailable], [.notAvailable]])
        #expect(claims.map(\.status) == [.notAvailable, .notAvailable])
    }

    @Test func anOptionalColumnMayBeEmptyOrHaveNoSource() throws {
        let definition = Workbench.definition(
            "plank", keys: [Workbench.field("wood", vocabulary: "wood")],
            values: [
                Workbench.field("value", .number, isOptional: true), Workbench.field("note", .text, isOptional: true),
            ])
        let bench = Workbench(datasets: [definition])
        let claims = try claims("| Oak | 1 |  |\n", in: bench)
        #expect(claims.map(shown) == ["oak = nothing,nothing "])
        #expect(claims.map(\.status) == [.notAvailable])
        #expect(claims.map(\.origin) == [CellOrigin(location: SourceLocation(line: 3, column: 12), raw: "")])
        #expect(bench.findings == [])
    }

    @Test func aLabelThatMeansSeveralValuesIsAFinding() throws {
        let definition = Workbench.definition(
            "plank", keys: [Workbench.field("grade", .integer)], values: [Workbench.field("wood", vocabulary: "wood")])
        let bench = Workbench(datasets: [definition])
        #expect(try claims("| hardwood | 1 | 2 |\n", in: bench).isEmpty)
        #expect(bench.context.findings.map(\.message) == ["the cell has several values for wood, which takes one"])
    }

    @Test func unitsComeFromTheCellAndElseFromTheRecipe() throws {
        let definition = Workbench.definition(
            "plank", unit: .perRecord, keys: [Workbench.field("grade", .integer)],
            values: [Workbench.field("value", .number)])
        var fields = Self.fields
        fields["unit"] = "cm"
        let bench = Workbench(datasets: [definition])
        #expect(
            try claims("| Oak | 1 | 2 cm |\n| Oak | 2 | 3 |\n", in: bench, fields: fields).map(shown)
                == ["1 = 2 cm", "2 = 3 cm"])
        #expect(bench.findings == [])
    }

    /// In a cell, in a column and in the recipe; the record is left out, for its number says something else than it seems.
    @Test(arguments: [("| Oak | 1 | 2 mn |", "cm"), ("| mn | 1 | 2 |", "{column: Wood}"), ("| Oak | 1 | 2 |", "mn")])
    func aUnitThatTheBookDoesNotDeclareIsAnError(row: String, source: String) throws {
        let definition = Workbench.definition(
            "plank", unit: .perRecord, keys: [Workbench.field("grade", .integer)],
            values: [Workbench.field("value", .number)])
        var fields = Self.fields
        fields["unit"] = source
        let bench = Workbench(datasets: [definition])
        #expect(try claims("\(row)\n", in: bench, fields: fields).isEmpty)
        let finding = try #require(bench.context.findings.first)
        #expect(finding.rule == "unknown-unit" && finding.value == "mn" && finding.nearest == "mm")
        #expect(finding.message.hasSuffix("did you mean \"mm\"?") && finding.isUnacceptedError)
        #expect(bench.context.findings.count == 1)
    }

    @Test(arguments: [("cm", []), ("{column: Wood}", ["“cm” is here"])])
    func aUnitThatTheRecipeContradictsIsAFinding(source: String, notes: [String]) throws {
        let definition = Workbench.definition(
            "plank", unit: .perRecord, keys: [Workbench.field("grade", .integer)],
            values: [Workbench.field("value", .number)])
        var fields = Self.fields
        fields["unit"] = source
        let bench = Workbench(datasets: [definition])
        #expect(try claims("| cm | 1 | 2 mm |\n", in: bench, fields: fields).map(shown) == ["1 = 2 mm"])
        #expect(
            bench.context.findings.map(\.message) == [
                "the unit of “2 mm” is not cm, which the recipe uses as the unit"
            ])
        #expect(bench.context.findings.flatMap(\.notes).map(\.message) == notes)
    }

    @Test func everyFieldIsTracedWhereThatIsAskedFor() throws {
        let claim = try #require(try claims("| Oak | 1 | 20 mm |\n", in: Workbench(isTracing: true)).first)
        #expect(
            claim.trace == [
                [.vocabularyKnows("Oak", vocabulary: "wood", ids: ["oak"])], [.recipeSays("left")], [],
                [.read(as: .number, value: "20")],
            ])
        #expect(try claims("| Oak | 1 | 20 |\n", in: Workbench()).allSatisfy { $0.trace.isEmpty })
    }
}
