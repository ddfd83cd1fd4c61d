import BookFiles
import Books
import TestSupport
import Testing
import Text

@testable import Rules

/// The schema of dataset files describes the kinds of rule as they describe themselves.
@Suite struct RuleSchemaTests {
    @Test(arguments: RuleBook.declaredKinds.map { $0.description.id })
    func acceptsTheExamplesOfAKind(id: String) throws {
        let kind = try #require(RuleBook.kinds.first { $0.id == id })
        let schema = try BookSchema.dataset.load()
        for example in kind.examples where !example.rule.isEmpty {
            let source = SourceText(path: "rule.yaml", text: "id: example\nreason: r\n" + example.rule)
            let problems = BookProblems()
            let node = try #require(BookFileParser(source, problems: problems).parse())
            for reading in ScalarReading.allCases {
                let faults = schema.faults(in: JSONValue(node, reading: reading), by: "#/$defs/rule")
                #expect(faults.isEmpty, "\(example.caption)")
            }
        }
    }
}
