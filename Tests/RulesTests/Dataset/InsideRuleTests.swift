import Testing
import Text

struct InsideRuleTests {
    private static let rule = """
        kind: inside
        items: {kind: stop}
        intervals: {kind: border}
        along: km
        pairs: [[inn, lowland], [pass, highland], [pass, coast], [ghost, nowhere]]
        """

    private static func findings(_ stops: [(Int, String)], rule: String = rule) -> [Finding] {
        let borders = [(0, "lowland"), (100, "highland"), (200, "coast")]
        let rows = borders.map { "| border | \($0) | \($1) |" } + stops.map { "| stop | \($0) | \($1) |" }
        return ExampleBook(
            table: "| kind | km | name |\n|---|---|---:|\n" + rows.joined(separator: "\n"), rules: [rule]
        ).findings
    }

    @Test func limitsBelongToTheIntervalThatTheyStart() {
        #expect(Self.findings([(0, "inn"), (100, "pass"), (201, "pass")]).isEmpty)
    }

    @Test func blamesThePositionAndNotesTheLimit() throws {
        let findings = Self.findings([(100, "inn"), (99, "pass")])
        #expect(
            findings.map(\.message) == [
                "100 for inn lies after the end of lowland, which is 100; either may be wrong",
                "99 for pass lies before the start of highland or coast, which is 100; either may be wrong",
            ])
        let finding = try #require(findings.first)
        #expect(finding.value == "100")
        #expect(finding.notes.map(\.message) == ["highland starts here, at 100"])
        #expect(finding.notes.map(\.place.line) == [4])
    }

    @Test func namesThatAreNotKnown() {
        #expect(
            Self.findings([(5, "mill"), (6, "ghost")]).map(\.message) == [
                "the rule does not say where mill belongs; put it into its \"pairs\"",
                "ghost belongs to nowhere, which is not among kind border",
            ])
    }

    @Test func withoutPairsAnyIntervalWillDo() {
        let rule = "kind: inside\nitems: {kind: stop}\nintervals: {kind: border}\nalong: km"
        #expect(Self.findings([(0, "inn"), (900, "inn")], rule: rule).isEmpty)
        #expect(
            Self.findings([(-1, "inn")], rule: rule).map(\.message) == ["-1 for inn lies before every kind border"])
    }

    @Test func withoutIntervalsOneFindingSaysSo() {
        let table = """
            | road | kind   | km |    name |
            |------|--------|----|--------:|
            | a    | border | 0  | lowland |
            | b    | stop   | 10 |     inn |
            | b    | stop   | 20 |    mill |
            """
        let rule = "kind: inside\nitems: {kind: stop}\nintervals: {kind: border}\nalong: km"
        #expect(
            ExampleBook(table: table, rules: [rule]).findings.map(\.message) == [
                "road b has no kind border, in which 10 for inn could lie"
            ])
    }

    /// Each road has borders of its own.
    @Test func fieldsThatNoSliceNamesKeepIntervalsApart() {
        let table = """
            | road | kind   | km |    name |
            |------|--------|----|--------:|
            | a    | border | 0  | lowland |
            | a    | stop   | 10 |     inn |
            | b    | border | 50 | lowland |
            | b    | stop   | 10 |     inn |
            """
        #expect(ExampleBook(table: table, rules: [Self.rule]).findings.map(\.place.line) == [6])
    }

    @Test func mistakes() {
        func problems(_ rule: String) -> [String] {
            ExampleBook(
                table: "| kind | km | name |\n|---|---|---:|\n| stop | 1 | inn |\n| border | 0 | sea |", rules: [rule]
            ).problems.map(\.message)
        }
        #expect(
            problems("kind: inside\nitems: {kind: stop}\nintervals: {kind: border}\nalong: km\npairs: [[inn]]").contains
            {
                $0.hasPrefix("a pair is a list of two names, an item's and its interval's, but found ")
            })
        #expect(
            problems("kind: inside\nitems: {kind: stop}\nintervals: {kind: border}\nalong: name") == [
                "\"along\" is a column of numbers"
            ])
    }
}
