import Records
import Testing
import Text

struct AllowedCombinationsRuleTests {
    private static let catalogue = """

        dataset: catalogue
        | model | saw  | first | last |
        |-------|------|------:|-----:|
        | b1    | band |  2003 | 2004 |
        | b2    | band |  2006 |      |
        """
    private static let rule = """
        kind: allowed-combinations
        fields: [saw, year]
        from: {dataset: catalogue, match: {saw: saw}, between: {year: [first, last]}}
        """

    @Test func anyRowOfTheOtherDatasetMayAllow() {
        let table = "| saw | year | cuts |\n|---|---|---:|\n"
        let years = [2002, 2003, 2004, 2005, 2006, 2030]
        let rows = years.map { "| band | \($0) | 1 |" }.joined(separator: "\n")
        let findings = ExampleBook(table: table + rows + Self.catalogue, rules: [Self.rule]).findings
        #expect(findings.map { $0.key.map(\.value) } == [["band", "2002"], ["band", "2005"]])
        #expect(findings.map(\.value) == ["band", "band"])
        #expect(
            findings.first?.message == "saw band with year 2002 is not a combination that the dataset catalogue allows")
        #expect(findings.first?.notes.map(\.message) == ["here first is 2003 and last is 2004", "here first is 2006"])
        #expect(findings.first?.notes.map(\.place.column) == [26, 19])
    }

    @Test func wordsThatNoRowHasTogetherAreForbidden() {
        let table = "| saw | model | cuts |\n|---|---|---:|\n| band | b1 | 1 |\n| hand | b2 | 1 |\n| hand | b9 | 1 |\n"
        let catalogue =
            "dataset: catalogue\n| saw | model | no |\n|---|---|---:|\n| band | b1 | 1 |\n| hand | b3 | 1 |\n| band | b2 | 2 |"
        let rule =
            "kind: allowed-combinations\nfields: [saw, model]\nfrom: {dataset: catalogue, match: {saw: saw, model: model}}"
        let book = ExampleBook(table: table + catalogue, rules: [rule])
        #expect(book.findings.map { $0.key.map(\.value) } == [["hand", "b2"]])
        #expect(book.findings.first?.notes.map(\.message) == ["here saw is hand and model is b3"])
        #expect(!book.silentRules.contains("example-rule"))
        #expect(book.verdicts(on: ["band", "b1"]).last?.outcome == .holds)
        #expect(book.verdicts(on: ["hand", "b9"]).last?.outcome == .notApplicable)
    }

    /// What the catalogue says of `any` saw, it says of band saws too, and of saws that it does not name.
    @Test func whatCoversAWordAllowsToo() {
        let catalogue = """

            dataset: catalogue
            | saw  | first | last |
            |------|------:|-----:|
            | band |  2001 | 2001 |
            | any  |  2003 |      |
            """
        let keys = ["band | 2001", "band | 2002", "band | 2003", "wire | 2002", "wire | 2003", "any | 2001"]
        let rows = keys.map { "| \($0) | 1 |" }.joined(separator: "\n")
        let table = "| saw | year | cuts |\n|---|---|---:|\n" + rows
        let findings = ExampleBook(table: table + catalogue, rules: [Self.rule]).findings
        #expect(findings.map { $0.key.map(\.value) } == [["band", "2002"], ["wire", "2002"], ["any", "2001"]])
        let list = "kind: allowed-combinations\nfields: [saw, year]\nallowed: [[any, 2003], [band, 2001]]"
        #expect(
            ExampleBook(table: table, rules: [list]).findings.map { $0.key.map(\.value) } == [
                ["band", "2002"], ["wire", "2002"], ["any", "2001"],
            ])
    }

    /// The rule may name the fields in another order than the dataset has them.
    @Test func theKeyOfAFindingIsInTheDatasetsOrder() {
        let rule = """
            kind: allowed-combinations
            fields: [year, saw]
            allowed: [[2003, band]]
            """
        let table = "| saw | year | cuts |\n|---|---|---:|\n| band | 2002 | 1 |\n| band | 2003 | 1 |"
        let findings = ExampleBook(table: table, rules: [rule]).findings
        #expect(findings.map { $0.key.map(\.value) } == [["band", "2002"]])
        #expect(findings.map(\.value) == ["2002"])
    }

    @Test func oneFindingForEachCombinationAndCell() {
        // Two records with the same words in two cells; a third size in the same combination.
        let table = """
            | saw  | year | size | cuts |
            |------|------|------|-----:|
            | band | 2005 | a    |    1 |
            | band | 2005 | b    |    1 |
            """
        let book = ExampleBook(table: table + Self.catalogue, rules: [Self.rule])
        #expect(book.findings.map(\.place.line) == [3, 4])
        #expect(book.findings.allSatisfy { $0.key.map(\.field) == ["saw", "year"] })
        let shared = book.sharingKeyCells()
        #expect(shared.map(\.place.line) == [3])
    }
}

extension ExampleBook {
    /// The findings where all claims of the first dataset were read from its first row's key cells.
    fileprivate func sharingKeyCells() -> [Finding] {
        let first = datasets[0]
        let claims = first.claims.map { claim in
            Claim(
                key: claim.key, values: claim.values, unit: claim.unit, article: claim.article, table: claim.table,
                keyOrigins: first.claims[0].keyOrigins, valueOrigins: claim.valueOrigins, assumed: [], status: .read)
        }
        let dataset = Dataset(definition: first.definition, claims: claims, records: first.records)
        return findings(in: [dataset] + datasets.dropFirst())
    }
}
