import Testing
import Text

struct PatternRuleTests {
    private static let table = "| part | weight |\n|---|---:|\n| AB-12 | 10 |\n| 12 | 20 |\n| ab | 30 |"

    private static func book(_ rule: String) -> ExampleBook {
        ExampleBook(table: table, rules: ["kind: pattern\n" + rule])
    }

    @Test func oneOfSeveralFormsIsEnough() {
        let findings = Self.book("column: part\npattern: [\"{upper 2}-{digits}\", \"{digits 2}\"]").findings
        #expect(findings.map(\.message) == ["ab does not have the form {upper 2}-{digits} or {digits 2}"])
        #expect(findings.map(\.place.line) == [5])
    }

    @Test func mistakesOfAFormHaveTheirPlace() throws {
        let problems = Self.book("column: part\npattern: [\"{digit 2}\", \"x[\"]").problems
        #expect(problems.count == 2)
        #expect(
            Self.book("column: part\npattern: []").problems.map(\.message) == ["\"pattern\" names at least one form"])
        #expect(
            problems[0].message.hasPrefix("the pattern \"{digit 2}\" has the part {digit 2}; the kinds are {digits}"))
        #expect(problems[1].message == "the pattern \"x[\" has a \"[\" without \"]\"")
    }
}
