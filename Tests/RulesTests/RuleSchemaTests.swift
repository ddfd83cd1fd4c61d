import Articles
import Books
import Records
import TestSupport
import Testing
import Text

@testable import Rules

/// The schema of dataset files describes the kinds of rule as they describe themselves.
@Suite struct RuleSchemaTests {
    private static let common: Set<String> = ["id", "kind", "reason", "severity"]

    @Test func namesEveryKindThatBooksDeclare() throws {
        let rule = try #require(try BookSchema.dataset.load().definition("#/$defs/rule"))
        let kinds = RuleBook.declaredKinds.map { $0.description.id }
        #expect(rule["properties"]?["kind"]?["enum"]?.strings == kinds)
        #expect(rule["properties"]?["severity"]?["enum"]?.strings == Severity.allCases.map(\.rawValue))
        #expect(Set((rule["properties"]?.members ?? [:]).keys) == Self.common)
        #expect(
            rule["allOf"]?.items?.map { $0["if"]?["properties"]?["kind"]?["const"]?.string } == kinds
                && rule["allOf"]?.items?.map { $0["then"]?["$ref"]?.string } == kinds.map { "#/$defs/\($0)" })
    }

    @Test(arguments: RuleBook.declaredKinds.map { $0.description.id })
    func describesAKindAndItsParameters(id: String) throws {
        let kind = try #require(RuleBook.kinds.first { $0.id == id })
        let schema = try #require(try BookSchema.dataset.load().definition("#/$defs/\(id)"))
        #expect(schema["description"]?.string == kind.summary)
        let properties = try #require(schema["properties"]?.members)
        #expect(Set(properties.keys) == Self.common.union(kind.parameters.map(\.name)))
        for parameter in kind.parameters {
            #expect(properties[parameter.name]?["description"]?.string == parameter.meaning, "\(parameter.name)")
        }
        #expect(
            Set(schema["required"]?.strings ?? []) == Set(kind.parameters.filter(\.isRequired).map(\.name)))
    }

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
