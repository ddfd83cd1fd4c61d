import TestSupport
import Testing

/// The tree of a page is the one that html5lib's cases expect.
@Suite(.enabled(if: TreeConstruction.isPresent, "html5lib's cases exist only next to a developer's checkout"))
struct TreeConstructionTests {
    /// Browsers copy the chosen option of a `<select>` into a `<selectedcontent>`; the page has its text once.
    static let known: Set<String> = [
        "webkit02.dat 45", "webkit02.dat 46", "webkit02.dat 47", "webkit02.dat 48",
    ]

    @Test func treesAreThoseOfTheStandard() throws {
        var (count, withTables) = (0, 0)
        var failed: Set<String> = []
        for example in try TreeConstruction.cases() {
            let expected = PageTree.joined(example.document).withoutSpaceOfTables
            let ours = PageTree.nodes(of: Array(example.html.utf8)).withoutSpaceOfTables
            count += 1
            if expected.contains(where: { $0.kind == .element("table") }) { withTables += 1 }
            guard !Self.agree(ours, expected) else { continue }
            failed.insert(example.name)
            if !Self.known.contains(example.name) {
                Issue.record("\(example.name)\n\(example.html)\n\(ours)\n\(expected)")
            }
        }
        #expect(failed == Self.known)
        #expect(count > 1_000 && withTables > 200)
        print("\(count) trees, \(withTables) with tables; \(failed.count) not as expected")
    }

    /// Whether the trees are equal in elements, texts and those attributes that are read. The first of two tags of `<html>`
    /// and `<body>` has the attributes of both, which ours has not.
    static func agree(_ ours: [TreeConstruction.Node], _ expected: [TreeConstruction.Node]) -> Bool {
        ours.count == expected.count
            && zip(ours, expected).allSatisfy { node, wanted in
                guard node.depth == wanted.depth else { return false }
                guard case .element(let name) = wanted.kind else { return node.kind == wanted.kind }
                let attributes = wanted.attributes.filter { read in PageTree.attributes.contains { "\($0)" == read.key }
                }
                return node.kind == .element(name.lowercased())
                    && (node.attributes == attributes || name == "html" || name == "body")
            }
    }
}
