import Articles
import TestSupport
import Testing
import Text

@testable import Books
@testable import Recipes

@Suite struct TableMatcherTests {
    private static let article = Article(
        text: SourceText(path: "Articles/mill.md", text: ""),
        tables: [
            PipeTable.table("| Wood | x | Size |\n|---|---|---|\n", number: 1, headings: ["Planks", "Oak, dry"]),
            PipeTable.table(
                "| Wood | Size |\n|---|---|\n", number: 2, headings: ["Planks", "Ash"], caption: "Table 2: ash"),
            PipeTable.table("| Size | Wood |\n|---|---|\n", number: 3, headings: ["Boards"]),
        ], lists: [])

    private func numbers(_ problems: BookProblems, _ selector: TableSelector) -> [Int] {
        TableMatcher(Self.article).tables(for: selector, problems).map(\.number)
    }

    private func selector(
        heading: String? = nil, header: [String] = [], caption: String? = nil, number: Int? = nil, count: Int = 1
    ) -> TableSelector {
        TableSelector(
            heading: heading, header: header, caption: caption, number: number, count: count,
            place: Place("Recipes/mill.yaml", line: 3, column: 13))
    }

    @Test func tablesAreChosenByWhatTheyAre() {
        let problems = BookProblems()
        #expect(numbers(problems, selector(heading: "oak")) == [1])
        #expect(numbers(problems, selector(header: ["wood", "Ｓｉｚｅ"], count: 2)) == [1, 2])
        #expect(numbers(problems, selector(header: ["Size", "Wood"])) == [3])
        #expect(numbers(problems, selector(caption: "table 2")) == [2])
        #expect(numbers(problems, selector(heading: "planks", number: 2)) == [2])
        #expect(numbers(problems, selector(count: 3)) == [1, 2, 3])
        #expect(problems.isEmpty)
    }

    @Test func aBlockOfTextThatIsNotThereNamesTheNearestLine() {
        let problems = BookProblems()
        let article = Article(
            text: SourceText(path: "Articles/mill.txt", text: "Planks\n\nWood  Size\noak 20\n"))
        let block = TextBlock(header: "Wood Sise", columns: ["Wood", "Size"], form: .spaces, shortRows: 0)
        let selector = TableSelector(
            heading: nil, header: [], caption: nil, source: .text(block), number: nil, count: 1, place: Place("r"))
        #expect(TableMatcher(article).tables(for: selector, problems).isEmpty)
        #expect(
            problems.findings.map(\.message) == [
                "no line of Articles/mill.txt equals “Wood Sise”, the header of the block of text"
            ])
        #expect(
            problems.findings.first?.notes == [
                Note("the nearest line is here: “Wood Size”", at: Place("Articles/mill.txt", line: 3, column: 1))
            ])
    }

    @Test func tooFewNamesEveryTableAndTooManyThoseThatMatch() throws {
        let problems = BookProblems()
        #expect(numbers(problems, selector(heading: "elm")) == [])
        #expect(numbers(problems, selector(heading: "planks")) == [])
        #expect(numbers(problems, selector(number: 4)) == [])
        #expect(numbers(problems, selector(heading: "Boards", number: 2)) == [])
        #expect(numbers(problems, selector(heading: "Boards", count: 2)) == [])
        #expect(
            problems.findings.map(\.message) == [
                "1 table expected, but none matches in Articles/mill.md",
                "1 table expected, but 2 tables match in Articles/mill.md",
                "number 4 is selected, but 3 tables match in Articles/mill.md",
                "number 2 is selected, but 1 table matches in Articles/mill.md",
                "2 tables expected, but 1 table matches in Articles/mill.md",
            ])
        #expect(problems.findings.map(\.notes.count) == [3, 2, 3, 1, 1])
        let note = try #require(problems.findings.first?.notes.first?.message)
        #expect(note == "candidate: under “Planks > Oak, dry”, with the header Wood | x | Size")
    }
}
