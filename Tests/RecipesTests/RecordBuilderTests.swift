import Books
import Records
import Testing
import Text

@testable import Recipes

@Suite struct RecordBuilderTests {
    private static func claim(
        _ wood: String, _ grade: String, _ value: Int?, article: Int = 0, line: Int = 1, unit: String? = "mm",
        assumed: [String] = []
    ) -> Claim {
        Claim(
            key: [wood, "left", grade], values: [value.map { .number(ExactNumber($0)) } ?? .notAvailable], unit: unit,
            article: article, table: 1, keyOrigins: [nil, nil, nil],
            valueOrigins: [CellOrigin(location: SourceLocation(line: line, column: 1), raw: "")], assumed: assumed,
            status: value == nil ? .notAvailable : .read)
    }

    /// - Parameter tolerance: that of every value column; there are as many as the claims have values.
    private func dataset(_ claims: [Claim], within tolerance: String? = nil) -> Dataset {
        let book = Workbench().book
        let model = book.datasets[0]
        let values = (0..<(claims.map(\.values.count).max() ?? 0)).map { column in
            FieldDefinition(
                name: "value\(column)", title: LocalizedText("Value"), type: .number,
                tolerance: tolerance.flatMap { ExactNumber($0) }, place: model.place)
        }
        let definition = DatasetDefinition(
            name: model.name, title: model.title, description: model.description, keys: model.keys, values: values,
            unit: model.unit, layout: model.layout, changesAlong: nil, rules: [], place: model.place)
        return RecordBuilder(book).dataset(definition, claims)
    }

    @Test func recordsStandInTheOrderOfTheirKeysWords() {
        let claims = [("pine", "1"), ("oak", "10"), ("oak", "9"), ("ash", "1")].map { Self.claim($0, $1, 1) }
        #expect(
            dataset(claims).records.map { [$0.key[0], $0.key[2]] } == [
                ["oak", "9"], ["oak", "10"], ["ash", "1"], ["pine", "1"],
            ])
    }

    /// ≥4 allows both 5 and 6, but one of the two is wrong.
    @Test(arguments: [([5, 6], .contested), ([5, 5], .read), ([5], .read), ([], .read)] as [([Int], ValueStatus)])
    func whatAnUncertainValueAllowsMayStillDiffer(numbers: [Int], status: ValueStatus) {
        let values: [CellValue] =
            [.qualified(ExactNumber(4), .atLeast, maximum: nil)] + numbers.map { .number(ExactNumber($0)) }
        let claims = values.enumerated().map { article, value in
            let claim = Self.claim("oak", "1", 1, article: article)
            return claim.with(values: [value], unit: claim.unit, status: claim.status, corrections: [])
        }
        #expect(dataset(claims).records.map(\.status) == [status])
    }

    @Test func claimsThatAgreeMakeOneRecord() {
        let data = dataset([
            Self.claim("oak", "1", 20, article: 1, line: 3), Self.claim("oak", "1", 20, line: 9, assumed: ["side"]),
        ])
        #expect(data.records.map(\.status) == [.read])
        #expect(data.records[0].claims == [0, 1])
        #expect(data.claims.map(\.article) == [0, 1], "the most trusted first")
        #expect(data.records[0].assumed == [], "what one article states is not assumed")
    }

    @Test(
        arguments: [
            ([nil, "mm"], "mm", .read), ([nil, "mm", "cm"], "mm", .contested), ([nil, nil], nil, .read),
        ] as [([String?], String?, ValueStatus)])
    func agreeingClaimsGiveAMissingUnit(units: [String?], unit: String?, status: ValueStatus) {
        let data = dataset(units.enumerated().map { Self.claim("oak", "1", 20, article: $0, unit: $1) })
        #expect(data.records.map(\.unit) == [unit])
        #expect(data.records.map(\.status) == [status])
    }

    @Test func otherNumbersGiveNoUnit() {
        let data = dataset([Self.claim("oak", "1", 20, unit: nil), Self.claim("oak", "1", 21, article: 1)])
        #expect(data.records.map(\.unit) == [nil])
        #expect(data.records.map(\.status) == [.contested])
    }

    @Test func ofClaimsThatDifferTheMostTrustedIsPublished() {
        let data = dataset([
            Self.claim("oak", "1", 21, article: 1), Self.claim("oak", "1", 20, line: 9, assumed: ["side"]),
        ])
        #expect(data.records.map(\.status) == [.contested])
        #expect(data.records[0].values == [.number(ExactNumber(20))])
        #expect(data.records[0].assumed == ["side"])
    }

    @Test func unitsDifferToo() {
        let claims = [Self.claim("oak", "1", 2, unit: "mm"), Self.claim("oak", "1", 2, article: 1, unit: "cm")]
        #expect(dataset(claims).records.map(\.status) == [.contested])
    }

    /// Who gives no value contradicts nobody who does.
    @Test func aMissingValueGivesWayToOneThatIsStated() {
        let data = dataset([Self.claim("oak", "1", nil), Self.claim("oak", "1", 2, article: 1)])
        #expect(data.records.map(\.status) == [.read])
        #expect(data.records[0].values == [.number(ExactNumber(2))])
        #expect(data.claim(of: data.records[0]).article == 1)
        #expect(dataset([Self.claim("oak", "1", nil)]).records.map(\.status) == [.notAvailable])
    }

    private static let figures = Workbench.definition(
        "plank", keys: [Workbench.field("grade", .integer)],
        values: [Workbench.field("value", .number), Workbench.field("wood", vocabulary: "wood")])

    private static func figure(_ value: Int?, _ wood: String, article: Int = 0) -> Claim {
        Claim(
            key: ["1"], values: [value.map { .number(ExactNumber($0)) } ?? .notAvailable, .text(wood)], unit: nil,
            article: article, table: 1, keyOrigins: [nil],
            valueOrigins: [CellOrigin(location: SourceLocation(line: 1, column: 1), raw: ""), nil], assumed: [],
            status: .read)
    }

    @Test func aWordBesideAMissingNumberIsNoFigureButKeepsItsRank() {
        let builder = RecordBuilder(Workbench(datasets: [Self.figures]).book)
        #expect(builder.dataset(Self.figures, [Self.figure(nil, "oak")]).records.map(\.status) == [.notAvailable])
        #expect(builder.dataset(Self.figures, [Self.figure(5, "oak")]).records.map(\.status) == [.read])
        let claims = [Self.figure(nil, "oak"), Self.figure(5, "ash", article: 1)]
        #expect(
            builder.dataset(Self.figures, claims).records.map(\.values) == [[.number(ExactNumber(5)), .text("oak")]])
    }

    private static func pair(_ values: [Int?], article: Int = 0, line: Int = 1, unit: String? = "mm") -> Claim {
        let values = values.map { $0.map { CellValue.number(ExactNumber($0)) } }
        return Claim(
            key: ["oak", "left", "1"], values: values, unit: unit, article: article, table: 1,
            keyOrigins: [nil, nil, nil],
            valueOrigins: values.map { _ in CellOrigin(location: SourceLocation(line: line, column: 1), raw: "") },
            assumed: [], status: .read)
    }

    @Test func claimsWithinTheToleranceAgree() {
        let claims = [Self.claim("oak", "1", 21, article: 1), Self.claim("oak", "1", 20)]
        #expect(dataset(claims, within: "1").records.map(\.status) == [.read])
        #expect(dataset(claims, within: "1").records[0].values == [.number(ExactNumber(20))])
        #expect(dataset(claims, within: "0.9").records.map(\.status) == [.contested])
    }

    @Test func columnsOfDifferentClaimsMakeOneRecord() {
        let data = dataset([
            Self.pair([1, nil, nil]), Self.pair([1, 2, nil], article: 1), Self.pair([nil, nil, 3], line: 9),
        ])
        #expect(data.records.map { $0.values.map { $0?.display } } == [["1", "2", "3"]])
        #expect(data.records.map(\.status) == [.read])
        #expect(data.records[0].claims == [0, 1, 2])
        #expect((0..<3).map { data.claim(of: data.records[0], column: $0).article } == [0, 1, 0])
    }

    @Test func claimsThatDifferInAColumnThatTheFirstLeavesOpenAreContested() {
        let data = dataset([Self.pair([1, nil]), Self.pair([nil, 2], line: 5), Self.pair([nil, 3], article: 1)])
        #expect(data.records.map(\.status) == [.contested])
        #expect(data.records[0].values == [.number(ExactNumber(1)), .number(ExactNumber(2))])
    }

    @Test func aColumnInAnotherUnitIsNotTaken() {
        let data = dataset([Self.pair([1, nil]), Self.pair([nil, 2], article: 1, unit: "cm")])
        #expect(data.records.map(\.status) == [.contested])
        #expect(data.records[0].values == [.number(ExactNumber(1)), nil])
    }

    @Test func withinAnArticleTheFirstPlaceComesFirst() {
        let data = dataset([Self.claim("oak", "1", 2, line: 9), Self.claim("oak", "1", 1, line: 3)])
        #expect(data.claims.map(\.origin.location.line) == [3, 9])
        #expect(data.records[0].values == [.number(ExactNumber(1))])
    }

    @Test func noClaimsMakeNoRecords() {
        #expect(dataset([]).records.isEmpty)
    }
}
