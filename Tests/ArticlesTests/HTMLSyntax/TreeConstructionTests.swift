import TestSupport
import Testing
import Text

@testable import Articles

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
            let expected = Self.joined(example.document).withoutSpaceOfTables
            let ours = Self.nodes(of: example.html).withoutSpaceOfTables
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

    static func nodes(of html: String) -> [TreeConstruction.Node] {
        guard let page = ParsedPage(Array(html.utf8), limits: IngestLimits()) else { return [] }
        var depths: [Int] = []
        var result: [TreeConstruction.Node] = []
        for (index, node) in page.nodes.enumerated() {
            depths.append(node.parent < 0 ? 0 : depths[node.parent] + 1)
            var attributes: [String: String] = [:]
            for name in Self.attributes { attributes["\(name)"] = page.attribute(name, of: index) }
            let kind: TreeConstruction.Node.Kind =
                node.tag == nil ? .text(page.text(of: index)) : .element(name(of: node, in: page))
            result.append(TreeConstruction.Node(kind: kind, depth: depths[index], attributes: attributes))
        }
        return joined(result)
    }

    /// Texts that follow each other are one.
    private static func joined(_ nodes: [TreeConstruction.Node]) -> [TreeConstruction.Node] {
        nodes.reduce(into: []) { result, node in
            if case .text(let text) = node.kind {
                if text.isEmpty { return }
                if let last = result.last, case .text(let start) = last.kind, last.depth == node.depth {
                    result[result.count - 1] = TreeConstruction.Node(kind: .text(start + text), depth: node.depth)
                    return
                }
            }
            result.append(node)
        }
    }

    private static let attributes: [StaticString] = ["class", "href", "type", "color", "size", "rowspan", "colspan"]

    private static func name(of node: HTMLNode, in page: ParsedPage) -> String {
        let language =
            switch node.space {
            case .html: ""
            case .svg: "svg "
            case .mathML: "math "
            }
        guard node.element == .other, let source = node.source else {
            return language + String(decoding: ElementName.names[Int(node.element.rawValue)], as: UTF8.self)
        }
        let tag = page.bytes[source].dropFirst().prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }
        return language + String(decoding: tag, as: UTF8.self).lowercased()
    }

    /// Whether the trees are equal in elements, texts and those attributes that are read. The first of two tags of `<html>`
    /// and `<body>` has the attributes of both, which ours has not.
    static func agree(_ ours: [TreeConstruction.Node], _ expected: [TreeConstruction.Node]) -> Bool {
        ours.count == expected.count
            && zip(ours, expected).allSatisfy { node, wanted in
                guard node.depth == wanted.depth else { return false }
                guard case .element(let name) = wanted.kind else { return node.kind == wanted.kind }
                let attributes = wanted.attributes.filter { read in Self.attributes.contains { "\($0)" == read.key } }
                return node.kind == .element(name.lowercased())
                    && (node.attributes == attributes || name == "html" || name == "body")
            }
    }
}
