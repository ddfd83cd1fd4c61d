import Discovery
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// What a book may ask for, and what is said where it asks for more.
@Suite struct BookLimitsTests {
    private static func run(
        _ changes: [String: String], limits: [String] = []
    ) throws -> CheckedBook {
        let folder = BookFolder(files: PlankBook.files(replacing: changes.mapValues { $0 }))
        return try Pipeline(limits: LimitOptions(limits, ofBook: true)).run(folder)
    }

    /// Planks of oak with grades in a list, `count` rows of them.
    private static func lists(_ rows: [String]) -> [String: String] {
        [
            "Articles/mill.md": "# Sizes\n\n| Wood | Side | Grade | Size |\n|---|---|---|---|\n"
                + rows.joined(separator: "\n"),
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {header: [Wood]}
                feeds:
                  - dataset: plank-size
                    fields:
                      wood: {column: Wood, list: ","}
                      side: {column: Side, list: ","}
                      grade: {column: Grade, list: ","}
                      value: {column: Size}
            """,
        ]
    }

    @Test func listsThatMultiplyAreLimited() throws {
        let rows = ["| Oak | left | Grade 1 | 10 |", "| Oak, Pine | left, right | Grade 1, Grade 2 | 20 |"]
        let low = try Self.run(Self.lists(rows), limits: ["list-records=6"])
        let found = low.findings.filter { $0.rule == "table-too-large" }
        #expect(low.datasets[0].records.count == 1)
        #expect(found.map(\.place.line) == [6])
        #expect(
            found.first?.message
                == "the lists in this row would make 2 × 2 × 2 records, more than the limit allows; the row is left out; "
                + "--limit list-records=12 raises the limit")
        #expect(try Self.run(Self.lists(rows), limits: ["list-records=7"]).datasets[0].records.count == 8)
    }

    /// A correction of the article asks for the records of a row only where there are not too many: here they would be a
    /// hundred billion, which no machine makes.
    @Test func listsThatMultiplyAreLimitedBesideCorrections() throws {
        let lists = ["Oak", "left", "Grade 1"].map { [String](repeating: $0, count: 5000).joined(separator: ", ") }
        var book = Self.lists(["| \(lists.joined(separator: " | ")) | l5 |"])
        book["Corrections.yaml"] = """
            corrections:
              - dataset: plank-size
                key: {wood: oak, side: left, grade: first}
                field: value
                article: mill
                expect: l5
                value: "45"
                reason: A misprint.
            """
        #expect(try Self.run(book).findings.contains { $0.rule == "table-too-large" })
    }

    @Test func aHintNamesALimitThatIsEnough() throws {
        let low = try Self.run(
            Self.lists(["| Oak, Pine | left, right | Grade 1, Grade 2 | 20 |"]), limits: ["list-records=1"])
        #expect(low.findings.contains { $0.message.hasSuffix("--limit list-records=7 raises the limit") })
    }

    @Test func valueColumnsAreLimited() throws {
        var book = Self.numbers(1)
        #expect(try Self.run(book, limits: ["value-columns=1"]).datasets[0].records.count == 1)
        book["Datasets/plank-size.yaml"] = book["Datasets/plank-size.yaml"]?.replacing(
            "values: [", with: "values: [{field: other, optional: true}, ")
        let error = #expect(throws: BookMistakes.self) { try Self.run(book, limits: ["value-columns=1"]) }
        #expect(
            error?.findings.map(\.message) == [
                "plank-size has 2 value columns, more than 1; --limit value-columns=2 raises the limit"
            ])
    }

    @Test func theListsOfAllRowsAreCountedTogether() throws {
        let rows = ["| Oak | left, right | Grade 1 | 10 |", "| Pine | left, right | Grade 1 | 20 |"]
        #expect(try Self.run(Self.lists(rows), limits: ["list-records=1"]).datasets[0].records.count == 2)
        #expect(try Self.run(Self.lists(rows), limits: ["list-records=2"]).datasets[0].records.count == 4)
    }

    /// A book of whole numbers, every one of which breaks two rules.
    private static func numbers(_ count: Int) -> [String: String] {
        let rules = (1...3).map { "  - {id: small-\($0), kind: range, maximum: 0, reason: It is so.}" }
        return [
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: Sizes
            keys: [{field: number, type: integer}]
            values: [{field: value, type: integer}]
            rules:
            \(rules.joined(separator: "\n"))
            """,
            "Articles/mill.md": "| number | value |\n|---|---|\n" + (1...count).map { "| \($0) | \($0) |\n" }.joined(),
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {}
                feeds: [{dataset: plank-size, fields: {number: {column: number}, value: {column: value}}}]
            """,
        ]
    }

    @Test func theFindingsOfADatasetAreLimitedAndCounted() throws {
        let checked = try Self.run(Self.numbers(300), limits: ["findings=250"])
        let ofRules = (1...3).map { number in checked.findings.filter { $0.rule == "small-\(number)" } }
        #expect(ofRules.map(\.count) == [251, 11, 11])
        let rests = ofRules.map { $0.first { !$0.message.hasPrefix("the value") }?.message }
        #expect(rests[0] == "50 more findings are not listed; --limit findings=500 raises the limit")
        #expect(
            rests[1]
                == "54 more findings are not listed, 236 more records are not judged; --limit findings=500 raises the limit"
        )
        #expect(checked.hasUnacceptedErrors)
    }

    @Test func noFindingIsLostWithinTheLimit() throws {
        let checked = try Self.run(Self.numbers(300))
        #expect(checked.findings.count { $0.rule.hasPrefix("small-") } == 900)
    }

    @Test func mistakesBeyondSomeHundredsAreCounted() throws {
        let keys = (0..<700).map { "titel-\($0): x\n" }.joined()
        let dataset = try #require(PlankBook.files["Datasets/plank-size.yaml"])
        let error = #expect(throws: BookMistakes.self) {
            try Self.run(["Datasets/plank-size.yaml": dataset + "\n" + keys])
        }
        let findings = try #require(error).findings
        #expect(findings.count == 501)
        #expect(findings.last?.message == "200 more mistakes are not listed; correct these first")
    }

    @Test func aWideDatasetIsSearchedInPart() throws {
        let names = (1...12).map { "value_\($0)" }
        let wide = [
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: Sizes
            keys: [{field: number, type: integer}]
            values: [\(names.map { "{field: \($0), type: integer}" }.joined(separator: ", "))]
            """,
            "Articles/mill.md":
                "| number | \(names.joined(separator: " | ")) |\n|---|\(names.map { _ in "---|" }.joined())\n"
                + (1...20).map { row in
                    "| \(row) | \(names.indices.map { String(row * ($0 + 2)) }.joined(separator: " | ")) |\n"
                }
                .joined(),
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {}
                feeds:
                  - dataset: plank-size
                    fields: {number: {column: number}, \(names.map { "\($0): {column: \($0)}" }.joined(separator: ", "))}
            """,
        ]
        let low = try Self.run(wide, limits: ["discovery-steps=15000"])
        let report = try low.discover(nil)
        #expect(report.unsearched.map(\.columns) == [["value_10", "value_11", "value_12"]])
        #expect(
            report.warnings(low.limits) == "plank-size: warning: 3 columns from value_10 on are not searched; "
                + "--limit discovery-steps=30000 raises the limit\n")
        #expect(report.proposals.allSatisfy { $0.column != "value_10" })
        #expect(try Self.run(wide).discover(nil).unsearched.isEmpty)
    }
}
