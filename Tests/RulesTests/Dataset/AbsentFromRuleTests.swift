import Testing
import Text

struct AbsentFromRuleTests {
    private static let loans = """

        dataset: loan
        | book  | state | reader |
        |-------|-------|-------:|
        | novel | out   |    ann |
        | poems | back  |    bob |
        """

    private static func findings(_ rows: [String], _ rule: String) -> [Finding] {
        let table = "dataset: shelf\n| book | side | board |\n|---|---|---:|\n" + rows.joined(separator: "\n")
        return ExampleBook(table: table + loans, rules: [rule]).findings
    }

    @Test func blamesTheCellAndNotesTheCounterpart() throws {
        let findings = Self.findings(
            ["| novel | left | 1 |", "| poems | left | 2 |"],
            "kind: absent-from\nfrom: {dataset: loan, match: {book: book}, where: {state: out}}")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "novel is in loan where state is out, so it cannot be here")
        #expect(finding.value == "novel")
        #expect(finding.notes.map(\.message) == ["it is here"])
        #expect(finding.notes.map(\.place.line) == [9])
    }

    @Test func bothSidesCanBeRestricted() {
        let rows = ["| novel | left | 1 |", "| novel | right | 1 |", "| poems | right | 2 |"]
        #expect(
            Self.findings(
                rows, "kind: absent-from\nfrom: {dataset: loan, match: {book: book}}\nwhere: {side: right}"
            ).map(\.place.line) == [5, 6])
    }

    @Test func whatIsMissingHasNoCounterpart() {
        let table = """
            dataset: shelf
            | board | name |
            |-------|-----:|
            | 1     |    — |
            | 2     |      |
            | 3     |  ann |
            dataset: loan
            | book  | reader |
            |-------|-------:|
            | novel |      — |
            | poems |        |
            | atlas |    ann |
            """
        let findings = ExampleBook(
            table: table, rules: ["kind: absent-from\nfrom: {dataset: loan, match: {name: reader}}"]
        ).findings
        #expect(findings.map(\.message) == ["ann is in loan, so it cannot be here"])
    }

    @Test func aRecordIsNotItsOwnCounterpart() {
        let table = "| wood | size | name |\n|---|---|---:|\n| fir | small | ann |\n| oak | large | bob |\n"
        let rule = "kind: absent-from\nfrom: {dataset: board, match: {wood: wood}, where: {size: small}}"
        func places(_ rows: String) -> [Int] {
            ExampleBook(table: "dataset: board\n" + table + rows, rules: [rule]).findings.map(\.place.line)
        }
        #expect(places("") == [])
        #expect(places("| fir | large | cid |\n") == [6])
    }

    @Test func numbersAreEqualInTheSameUnitOnly() {
        let table = """
            dataset: shelf
            | board | length | unit |
            |-------|-------:|-----:|
            | 1     |     10 |   mm |
            | 2     |     10 |   cm |
            dataset: loan
            | book  | length | unit |
            |-------|-------:|-----:|
            | novel |     10 |   cm |
            """
        let rule = "kind: absent-from\nfrom: {dataset: loan, match: {length: length}}"
        let findings = ExampleBook(table: table, rules: [rule]).findings
        #expect(findings.map(\.place.line) == [5])
    }

    /// What has no unit is one of them at most.
    @Test func numbersOfSeveralUnitsAreNotComparedWithBareOnes() {
        let bare = "| a | length |\n|---|---:|\n| 1 | 10 |\n"
        func book(_ own: String, _ other: String, _ rule: String = "", of from: String = "") -> ExampleBook {
            let from = "from: {dataset: loan, match: {length: length}\(from)}"
            return ExampleBook(
                table: "dataset: shelf\n\(own)dataset: loan\n\(other)", rules: ["kind: absent-from\n\(from)\(rule)"])
        }
        func mixed(_ unit: String) -> String {
            "| a | length | unit |\n|---|---:|---:|\n| 1 | 10 | mm |\n| 2 | 20 | \(unit) |\n"
        }
        let message =
            "the numbers with which length is compared have no unit, and its numbers have several (cm, mm): they are not "
            + "compared; select the records of one unit with \"where\": {unit: …}"
        #expect(book(mixed("mm"), bare).findings.map(\.place.line) == [4])
        #expect(book(mixed("cm"), bare).findings.map(\.message) == [message])
        #expect(book(mixed("cm"), bare).findings.map(\.severity) == [.warning])
        #expect(book(bare, mixed("cm")).findings.map(\.message) == [message + " in \"from\""])
        #expect(book(bare, mixed("cm")).findings.map(\.dataset) == ["shelf"])
        let verdict = book(mixed("cm"), bare).verdicts(on: ["1"]).last
        #expect(verdict?.outcome == .notApplicable)
        #expect(verdict?.findings.map(\.message) == [message])
        // What the messages advise.
        #expect(book(mixed("cm"), bare, "\nwhere: {unit: mm}").findings.map(\.place.line) == [4])
        #expect(book(bare, mixed("cm"), of: ", where: {unit: mm}").findings.map(\.place.line) == [4])
    }

    /// 10 and 10.0 are one number, ≤10 and 10 are not.
    @Test func numbersAreEqualByTheirMeaning() {
        let table = """
            dataset: shelf
            | board | length |
            |-------|-------:|
            | 1     |    ≤10 |
            | 2     |   20.0 |
            dataset: loan
            | book  | length |
            |-------|-------:|
            | novel |     10 |
            | poems |     20 |
            """
        let rule = "kind: absent-from\nfrom: {dataset: loan, match: {length: length}}"
        #expect(ExampleBook(table: table, rules: [rule]).findings.map(\.place.line) == [5])
    }

    @Test func mistakes() {
        let rule = "kind: absent-from\nfrom: {dataset: loan, match: {book: bok}, where: {stat: out}, whre: 1}"
        let table = "dataset: shelf\n| book | board |\n|---|---:|\n| novel | 1 |" + Self.loans
        let messages = ExampleBook(table: table, rules: [rule]).problems.map(\.message)
        #expect(messages.contains { $0.hasPrefix("the dataset \"loan\" has no column \"bok\"") })
        #expect(
            messages.contains {
                $0.hasPrefix("\"where\" takes key fields, columns of words and columns set by recipes; \"stat\"")
            })
        #expect(messages.contains { $0.contains("has no key \"whre\"") })
    }
}
