import Records
import Rules
import Testing
import Text

struct CommonCauseTests {
    private static let table = """
        | a | value |
        |---|------:|
        | p | 1 |
        | q | 2 |
        | r | 3 |
        """
    private static let book = ExampleBook(table: table)

    /// A finding at one line of the table that notes others.
    private static func finding(_ line: Int, notes: [Int], accepted: String? = nil) -> Finding {
        Finding(
            rule: "rule-\(line)", severity: .error, message: "odd", place: place(line), dataset: "example",
            notes: notes.map { Note("here", at: place($0)) }, accepted: accepted)
    }

    private static func place(_ line: Int) -> Place {
        let dataset = book.datasets[0]
        return dataset.place(of: dataset.records[line], column: 0, in: book.book)
    }

    private static func causes(_ findings: [Finding]) -> [Finding] {
        CommonCause(CellTrials(book.book, book.datasets, book.rules, book.rules.judgement(of: book.datasets)))
            .findings(among: findings)
    }

    @Test func theCellThatTwoFindingsNoteIsNamed() throws {
        let found = Self.causes([Self.finding(0, notes: [1]), Self.finding(2, notes: [1])])
        let cause = try #require(found.first)
        #expect(found.count == 1 && cause.place == Self.place(1) && cause.rule == "common-cause")
        #expect(cause.value == "2" && cause.key.map(\.value) == ["q"] && cause.notes.count == 2)
    }

    /// The words and values that occur twice, and the articles that agree against others.
    @Test(arguments: ["| fir | 10 |\n| fir | 11 |\n| fir | 12 |\n| fir | 13 |", nil])
    func whatIsNotComparedHasNoCause(rows: String?) {
        let articles = [11, 11, 11, 12, 12].enumerated().map {
            "article: \($0)\n| wood | weight |\n|---|---:|\n| fir | \($1) |"
        }
        let book = ExampleBook(
            table: rows.map { "| wood | weight |\n|---|---:|\n\($0)" } ?? articles.joined(separator: "\n"))
        #expect(book.findings.count > 1)
        #expect(
            CommonCause(CellTrials(book.book, book.datasets, book.rules, book.rules.judgement(of: book.datasets)))
                .findings(among: book.findings).isEmpty)
    }

    @Test func oneFindingHasNoCauseBesideItsCell() {
        #expect(Self.causes([Self.finding(0, notes: [1])]).isEmpty)
    }

    @Test func aBlamedCellIsNotNamedAgain() {
        #expect(
            Self.causes([Self.finding(0, notes: [1]), Self.finding(2, notes: [1]), Self.finding(1, notes: [0])]).isEmpty
        )
    }

    @Test func aCellThatIsBlamedAsOftenComesFirst() {
        #expect(Self.causes([Self.finding(0, notes: [1]), Self.finding(0, notes: [1, 2])]).isEmpty)
    }

    @Test func whatIsAcceptedCountsForNothing() {
        #expect(
            Self.causes([Self.finding(0, notes: [1]), Self.finding(2, notes: [1], accepted: "known")]).isEmpty)
    }

    /// All that the rules and the causes find in a table.
    private static func found(_ rules: [String], _ rows: String) -> [(rule: String, line: Int, column: Int)] {
        let book = ExampleBook(table: rows, rules: rules)
        let judgement = book.rules.judgement(of: book.datasets)
        let causes = CommonCause(CellTrials(book.book, book.datasets, book.rules, judgement)).findings(
            among: judgement.findings)
        return (judgement.findings + causes).map { ($0.rule, $0.place.line, $0.place.column) }
    }

    /// Each odd cell notes one of those that most agree with; without it they would agree with the next.
    @Test func whatMostCellsSayIsNoCause() {
        let found = Self.found(
            ["{id: alike, kind: constant, across: [wood], reason: r}"],
            "| wood | weight |\n|---|---:|\n| fir | 6 |\n| oak | 6 |\n| elm | 7 |\n| ash | 6 |\n| yew | 6 |\n| pine | 5 |"
        )
        #expect(found.map(\.rule) == ["alike", "alike"])
    }

    /// Without the third of three nothing would be most.
    @Test func whatJustMostCellsSayIsNoCause() {
        let found = Self.found(
            ["{id: alike, kind: constant, across: [wood], reason: r}"],
            "| wood | weight |\n|---|---:|\n| fir | 6 |\n| oak | 6 |\n| elm | 7 |\n| ash | 6 |\n| pine | 5 |")
        #expect(found.map(\.rule) == ["alike", "alike"])
    }

    /// What a value is judged by may be wrong instead of it.
    @Test func theValueThatOthersAreJudgedByIsNamed() {
        let found = Self.found(
            [
                "{id: follows, kind: determined-by, by: size, column: weight, reason: r}",
                "{id: grows, kind: slope, column: weight, with: size, minimum: 1, maximum: 3, reason: r}",
                "{id: pair, kind: ordered-pair, field: wood, lower: pine, upper: fir, column: size, reason: r}",
            ],
            """
            | wood | size | weight |
            |---|---:|---:|
            | fir | 10 | 13 |
            | oak | 12 | 16 |
            | elm | 14 | 19 |
            | ash | 16 | 22 |
            | yew | 16 | 22 |
            | pine | 16 | 13 |
            """)
        #expect(Set(found.dropLast().map(\.rule)) == ["follows", "grows", "pair"])
        #expect(!found.dropLast().contains { $0.line == 8 && $0.column == 10 })
        #expect(found.last?.rule == "common-cause" && found.last?.line == 8 && found.last?.column == 10)
    }
}
