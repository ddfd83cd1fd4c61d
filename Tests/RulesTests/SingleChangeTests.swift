import Rules
import Testing
import Text

/// Weights of planks of two sizes that are said to be alike.
struct SingleChangeTests {
    private static let alike = """
        id: alike
        kind: equal-slices
        left: {size: small}
        right: {size: large}
        """

    private static func book(_ rows: [String], _ rules: [String] = []) -> ExampleBook {
        book(rows, rules: [alike] + rules)
    }

    private static func book(_ rows: [String], rules: [String]) -> ExampleBook {
        let header = "| wood | size | weight |\n|---|---|---:|\n"
        return ExampleBook(
            table: header + rows.map { "| \($0) |" }.joined(separator: "\n"), rules: rules)
    }

    private static func causes(_ book: ExampleBook) -> [Finding] {
        let judgement = book.rules.judgement(of: book.datasets)
        return SingleChange(CellTrials(book.book, book.datasets, book.rules, judgement)).findings(
            among: judgement.findings)
    }

    /// Another rule holds for the one value of both cells, and not for the other one.
    private static func limit(_ limits: String, where condition: String) -> String {
        "id: limit\nkind: range\n\(limits)\nwhere: \(condition)"
    }

    @Test func theCellIsNamedWhoseValueFitsNowhereElse() throws {
        // The large plank cannot weigh what the small one is said to.
        let book = Self.book(
            ["fir | small | 15", "fir | large | 10"], [Self.limit("maximum: 12", where: "{size: large}")])
        #expect(book.findings.map(\.value) == ["10"])
        let found = Self.causes(book)
        let cause = try #require(found.first)
        #expect(found.count == 1 && cause.rule == "common-cause")
        #expect(
            cause.value == "15" && cause.implied == [ImpliedValue(cause.field ?? "", "10")]
                && cause.key.map(\.value) == ["fir", "small"])
        #expect(cause.notes.map(\.place) == book.findings.map(\.place))
        #expect(
            cause.message == """
                15 is probably wrong: with 10, alike would hold, and every other change of a single compared cell \
                leaves more findings
                """)
    }

    @Test func theBlamedCellIsNotNamedAgain() {
        // The small plank cannot weigh what the large one is said to, so that the large one is odd, and is blamed already.
        let book = Self.book(
            ["fir | small | 10", "fir | large | 15"], [Self.limit("maximum: 12", where: "{size: small}")])
        #expect(book.findings.map(\.value) == ["15"])
        #expect(Self.causes(book).isEmpty)
    }

    @Test func ofChangesThatCostTheSameNoneIsTold() {
        #expect(Self.causes(Self.book(["fir | small | 15", "fir | large | 10"])).isEmpty)
    }

    @Test func whatAnotherRuleBlamesIsNotTried() {
        let book = Self.book(
            ["fir | small | 15", "fir | large | 10"],
            [Self.limit("maximum: 12", where: "{size: [small, large]}")])
        #expect(book.findings.count == 2)
        #expect(Self.causes(book).isEmpty)
    }

    /// Where values need not be equal, no other value is necessarily the right one.
    @Test(arguments: [
        "kind: ordered-pair\nfield: size\nlower: small\nupper: large",
        "kind: monotonic\nalong: size\ndirection: rising",
        "kind: equal-slices\nleft: {size: small}\nright: {size: large}\ntolerance: 2",
        "kind: linear\nwhere: {size: large}\nequals: {where: {size: small}, plus: 1}",
    ])
    func aRuleThatDoesNotWantEqualValuesSaysNothing(_ rule: String) {
        // Twenty was misread as 10; the small plank does weigh 15.
        let tens = "id: tens\nkind: multiple-of\nof: 10\nwhere: {size: large}"
        let book = Self.book(["fir | small | 15", "fir | large | 10"], rules: ["id: other\n\(rule)", tens])
        #expect(book.findings.map(\.rule) == ["other"])
        #expect(Self.causes(book).isEmpty)
    }

    @Test func aRuleOfTwoCellsMayBeAnEquation() {
        let equation = "id: alike\nkind: linear\nwhere: {size: large}\nequals: {where: {size: small}}"
        let book = Self.book(
            ["fir | small | 15", "fir | large | 10"],
            rules: [equation, Self.limit("maximum: 12", where: "{size: large}")])
        #expect(Self.causes(book).map(\.value) == ["15"])
    }

    /// The third one is odd, for two say the same; to make all three 15 takes two changes.
    @Test func aMajorityIsNotOverruled() {
        let rules = [
            "id: one\nkind: constant\nacross: [size]",
            "id: two\nkind: range\nminimum: 12\nwhere: {size: middle}\nseverity: note",
        ]
        let book = Self.book(["fir | small | 10", "fir | large | 10", "fir | middle | 15"], rules: rules)
        #expect(book.findings.map(\.value) == ["15"])
        #expect(Self.causes(book).isEmpty)
    }

    /// Of three articles two say other things of the small plank, so that the right value is unknown.
    @Test func aContestedRecordIsNotCompared() {
        let articles = [("north", 15), ("south", 14)].map {
            "article: \($0)\n| wood | size | weight |\n|---|---|---:|\n| fir | small | \($1) |"
        }
        let book = ExampleBook(
            table: articles[0] + "\n| fir | large | 10 |\n" + articles[1],
            rules: [Self.alike, Self.limit("maximum: 12", where: "{size: large}")])
        #expect(book.findings.map(\.rule).sorted() == ["agreement", "alike"])
        #expect(Self.causes(book).isEmpty)
    }

    @Test func whatSaysNothingIsNotCompared() {
        let book = Self.book(
            ["fir | small | 15", "fir | large | —"],
            rules: [Self.alike, "id: all\nkind: complete-grid\nfields: {size: [small, large]}"])
        #expect(Self.causes(book).isEmpty)
    }

    @Test func aCellThatTheBookLivesWithIsNotNamed() {
        let book = Self.book(
            ["fir | small | 15", "fir | large | 10"],
            [Self.limit("maximum: 12", where: "{size: [small, large]}")])
        let judgement = book.rules.judgement(of: book.datasets)
        #expect(judgement.findings.map(\.rule) == ["limit", "alike"])
        let findings = judgement.findings.map { finding in
            var finding = finding
            if finding.rule == "limit" { finding.accepted = "weighed" }
            return finding
        }
        #expect(
            SingleChange(CellTrials(book.book, book.datasets, book.rules, judgement)).findings(among: findings).isEmpty)
    }

    @Test func whatIsAcceptedIsExplained() {
        let book = Self.book(
            ["fir | small | 15", "fir | large | 10"], [Self.limit("maximum: 12", where: "{size: large}")])
        let judgement = book.rules.judgement(of: book.datasets)
        let findings = judgement.findings.map { finding in
            var finding = finding
            finding.accepted = "known"
            return finding
        }
        #expect(
            SingleChange(CellTrials(book.book, book.datasets, book.rules, judgement)).findings(among: findings).isEmpty)
    }

    @Test func severalPairsAreToldApart() {
        let book = Self.book(
            [
                "fir | small | 15", "fir | large | 10", "oak | small | 14", "oak | large | 9", "elm | small | 8",
                "elm | large | 8",
            ],
            [Self.limit("maximum: 12", where: "{size: large}")])
        #expect(Self.causes(book).map(\.value) == ["15", "14"])
    }

    /// The work is bounded, however much is open.
    @Test func notMoreThanTwentyFourChangesAreTried() {
        let rows = (1...30).flatMap { ["w\($0) | small | 15", "w\($0) | large | 10"] }
        let book = Self.book(rows, [Self.limit("maximum: 12", where: "{size: large}")])
        #expect(book.findings.count == 30)
        #expect(Self.causes(book).count == 12)
    }
}
