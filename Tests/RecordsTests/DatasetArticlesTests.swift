import Books
import Records
import TestSupport
import Testing
import Text

@Suite struct DatasetArticlesTests {
    /// A record with the values that articles 0, 1, ... claim of it: a list of columns for each, nil for an open one.
    private static func articles(
        claims values: [[Int?]], published: [Int?], status: ValueStatus = .contested, corrected: [Int] = []
    ) -> [Int] {
        func cells(_ numbers: [Int?]) -> [CellValue?] { numbers.map { $0.map { .number(ExactNumber($0)) } } }
        return articles(
            claims: values.map(cells), published: cells(published), status: status, corrected: corrected)
    }

    private static func articles(
        claims values: [[CellValue?]], published: [CellValue?], status: ValueStatus, corrected: [Int] = [],
        tolerance: Int? = nil
    ) -> [Int] {
        let fields = ["width", "height"].map { name in
            FieldDefinition(
                name: name, title: LocalizedText(name), type: .number, tolerance: tolerance.map { ExactNumber($0) },
                place: Place("sheet.yaml"))
        }
        let definition = PlankDatasets.definition(
            "sheet", "Sheets", keys: [PlankDatasets.field("name", "Name", .text)], values: fields,
            layout: TableLayout(rows: ["name"], columns: nil))
        let claims = values.enumerated().map { index, values in
            Claim(
                key: ["a"], values: values, unit: nil, article: index, table: 1, keyOrigins: [nil],
                valueOrigins: [nil, nil], assumed: [], status: .read,
                corrections: corrected.filter { _ in index == 0 }.map {
                    ClaimCorrection(column: $0, read: "1", reason: LocalizedText("a misprint"))
                })
        }
        let record = Record(
            key: ["a"], values: published, unit: nil, status: status, claims: Array(claims.indices), assumed: [])
        return Dataset(definition: definition, claims: claims, records: [record]).articles(giving: record)
    }

    @Test func onlyArticlesThatGiveTheValueAreNamed() {
        #expect(Self.articles(claims: [[320, 480], [320, 468], [320, 480]], published: [320, 480]) == [0, 2])
    }

    @Test func whoGivesOneColumnOfSeveralGivesIt() {
        #expect(Self.articles(claims: [[320, nil], [nil, 480]], published: [320, 480], status: .read) == [0, 1])
        #expect(Self.articles(claims: [[320, nil], [300, 480]], published: [320, 480]) == [0, 1])
    }

    @Test func whoGivesNothingIsNotNamed() {
        #expect(Self.articles(claims: [[320, 480], [nil, nil]], published: [320, 480], status: .read) == [0])
        #expect(
            Self.articles(claims: [[nil, nil], [nil, nil]], published: [nil, nil], status: .notAvailable) == [0, 1])
    }

    /// The first article's value was corrected.
    @Test func whoWasCorrectedGivesItOnlyIfNobodyElseDoes() {
        #expect(Self.articles(claims: [[320, nil], [320, nil]], published: [320, nil], corrected: [0]) == [1])
        #expect(Self.articles(claims: [[320, nil], [nil, 480]], published: [320, 480], corrected: [0]) == [0, 1])
        #expect(Self.articles(claims: [[320, 480], [320, nil]], published: [320, 480], corrected: [0]) == [0, 1])
        #expect(Self.articles(claims: [[320, nil]], published: [320, nil], corrected: [0]) == [0])
    }

    /// 5 contradicts no ≤650, but does not say it either.
    @Test func whoGivesAValueThatThePublishedOneAllowsDoesNotGiveIt() {
        let limit = CellValue.qualified(ExactNumber(650), .atMost, maximum: nil)
        let five = CellValue.number(ExactNumber(5))
        func articles(_ claims: [CellValue], corrected: [Int] = []) -> [Int] {
            Self.articles(
                claims: claims.map { [$0, nil] }, published: [claims[0], nil], status: .read, corrected: corrected)
        }
        #expect(articles([limit, five], corrected: [0]) == [0])
        #expect(articles([limit, five, limit], corrected: [0]) == [2])
        #expect(articles([limit, five]) == [0])
        #expect(articles([five, limit]) == [0])
    }

    @Test func whoGivesAValueWithinTheToleranceGivesIt() {
        let numbers: [CellValue] = [20, 21].map { .number(ExactNumber($0)) }
        func articles(_ tolerance: Int?) -> [Int] {
            Self.articles(
                claims: numbers.map { [$0, nil] }, published: [numbers[0], nil], status: .contested,
                tolerance: tolerance)
        }
        #expect(articles(1) == [0, 1])
        #expect(articles(nil) == [0])
    }

    @Test func aDerivedValueIsThatOfTheArticlesThatGiveItAsWell() {
        #expect(Self.articles(claims: [[320, 468]], published: [320, 480], status: .derived) == [0])
        #expect(Self.articles(claims: [[300, 468]], published: [320, 480], status: .derived) == [])
    }
}
