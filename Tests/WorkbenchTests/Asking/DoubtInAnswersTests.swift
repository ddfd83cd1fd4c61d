import Books
import Publish
import TestSupport
import Testing

@testable import Workbench

/// Doubt about a value in every form in which a question is answered.
@Suite struct DoubtInAnswersTests {
    /// Grade 2 of oak is narrower than grade 1 in one edition: a rule doubts it, and another implies a value.
    private static let files: [String: String] = [
        "Articles/mill.md": """
        # Planks

        | Edition | Wood | Grade 1 | Grade 2 |
        |------|------|--------:|--------:|
        | 1 | Oak  | 20      | 10      |
        | 1 | Pine | 25      | 45      |
        | 2 | Oak  | 20      | 40      |
        | 2 | Pine | 25      | 45      |
        """,
        "Vocabulary/edition.yaml": """
        vocabulary: edition
        entries: ["1", "2"]
        """,
        "Datasets/plank-size.yaml": """
        dataset: plank-size
        title: Sizes of planks
        unit: mm
        keys:
          - {field: edition, vocabulary: edition}
          - {field: wood, vocabulary: wood}
          - {field: grade, vocabulary: grade}
        values:
          - {field: value, type: number}
          - {field: bound, type: text, set_by_recipe: true}
        layout: {rows: [edition, wood], columns: grade}
        changes_along: edition
        rules:
          - {id: rises, kind: ordered-pair, field: grade, lower: first, upper: second, reason: Sorted by width.}
          - id: twice
            kind: linear
            equals: {column: value, where: {grade: first}, times: 2}
            where: {grade: second, wood: oak}
            reason: Oak is sawn in the middle.
        """,
        "Recipes/mill.yaml": """
        article: mill
        tables:
          - select: {header: [Wood]}
            feeds:
              - dataset: plank-size
                steps:
                  - unpivot: {columns: {vocabulary: grade}, name: grade, value: size}
                fields:
                  edition: {column: Edition}
                  wood: {column: Wood}
                  grade: {column: grade}
                  value: {column: size}
                  bound: {constant: exact}
        """,
    ]

    private func answer(_ change: (inout Query) -> Void) throws -> (lines: [String], remarks: [String]) {
        let changes = Self.files.mapValues(String?.some).merging(["Vocabulary/side.yaml": nil]) { first, _ in first }
        let checked = try PlankBook.checked(replacing: changes)
        var query = Query(datasets: "plank-size")
        query.format = .csv
        change(&query)
        let answer = try query.answer(in: checked)
        return (String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n").map(String.init), answer.remarks)
    }

    @Test func aWideTableNamesTheColumnInDoubt() throws {
        let table = try answer { ($0.rows, $0.columns) = ("edition,wood", "grade") }
        #expect(
            table.lines[0] == "edition,wood,first,first_bound,second,second_bound,unit,status,flagged,findings,implied")
        #expect(table.lines[1].hasPrefix("1,oak,20,exact,10,exact,mm,"))
        #expect(table.lines[1].contains("second=open"))
        #expect(table.lines[1].hasSuffix("second=40"))
        #expect(table.lines[2] == "1,pine,25,exact,45,exact,mm,,,,")
        #expect(table.remarks.contains { $0.hasPrefix("warning: ") })
        let json = try answer { ($0.rows, $0.columns, $0.format) = ("edition,wood", "grade", .ndjson) }
        #expect(json.lines[0].contains(#""second":10,"second_bound":"exact""#))
        #expect(json.lines[0].hasSuffix(#""implied":{"second":40}}"#))
        #expect(json.lines[1].hasSuffix(#""status":null,"flagged":null,"findings":{},"implied":null}"#))
    }

    @Test func changesNameTheSideInDoubt() throws {
        let changes = try answer { $0.showsChanges = true }
        #expect(changes.lines[0].hasSuffix("before,after,unit,flagged,findings,implied"))
        #expect(changes.lines.contains { $0.contains("10,40,mm,before=open") && $0.hasSuffix("before=40") })
        let text = try answer { ($0.showsChanges, $0.format) = (true, .table) }
        #expect(text.lines.contains { $0.contains("1 · oak · second: 10 is flagged: against the rules") })
    }

    @Test(arguments: ["implied", "規則が示す値"])
    func aCommonColumnIsAskedByItsHeading(name: String) throws {
        #expect(try answer { $0.conditions = ["\(name)=40"] }.lines.count == 2)
        #expect(CommonColumn.implied.title.all.contains(name))
    }

    /// A rule that tells no value is said of a value all the same.
    @Test func aDoubtWithoutImpliedValueIsTold() throws {
        let text = try answer { ($0.showsChanges, $0.format, $0.conditions) = (true, .table, ["findings=rises"]) }
        #expect(text.lines.isEmpty)
        let all = try answer { ($0.showsChanges, $0.format, $0.conditions) = (true, .table, ["grade=first,second"]) }
        #expect(all.lines.contains { $0.contains("rises") })
    }
}
