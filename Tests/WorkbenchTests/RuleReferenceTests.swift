import Books
import Rules
import Testing
import Text

@testable import Workbench

@Suite struct RuleReferenceTests {
    @Test func everyKindHasALine() throws {
        let text = try RuleReference.text(id: nil)
        for kind in RuleBook.kinds { #expect(text.contains("  \(kind.id) "), "\(kind.id)") }
        #expect(text.split(separator: "\n").count == RuleBook.kinds.count + 3, "and each scope a heading")
    }

    @Test(arguments: RuleBook.kinds.map(\.id))
    func eachKindIsExplainedWhole(id: String) throws {
        let kind = try #require(RuleBook.kinds.first { $0.id == id })
        let text = try RuleReference.text(id: id)
        #expect(text.hasPrefix("\(id) (\(kind.scope.rawValue) scope)\n\n\(kind.summary)\n"))
        for parameter in kind.parameters { #expect(text.contains("  \(parameter.name)")) }
        for example in kind.examples {
            #expect(text.contains((example.isPassing ? "Passes: " : "Fails: ") + example.caption))
        }
    }

    @Test(arguments: [("ordered-pear", "did you mean \"ordered-pair\"?"), ("xyzzy", "measurebook rules lists them")])
    func aMistypedKindGetsAHint(id: String, hint: String) {
        let error = #expect(throws: UsageError.self) { try RuleReference.text(id: id) }
        #expect(error?.description.contains(hint) == true)
    }
}
