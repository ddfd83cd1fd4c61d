import Foundation
import Rules
import TestSupport
import Testing

/// `Documentation/rules.md` is what the descriptions of the kinds of rule give. `RECORD=1` writes it.
@Suite struct RuleDocumentationTests {
    @Test func thePageOfKindsIsCurrent() {
        let folder = Shared.root.appending(path: "Documentation")
        let page = RuleKindsPage(RuleBook.kinds).text
        #expect(Golden(in: folder).mismatch("rules.md", Array(page.utf8)) == nil)
    }
}
