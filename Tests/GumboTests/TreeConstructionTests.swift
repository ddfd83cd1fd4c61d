import Foundation
import Gumbo
import TestSupport
import Testing

/// The tables that a page has are those of html5lib's expected trees.
@Suite(.enabled(if: TreeConstruction.isPresent, "html5lib's cases exist only next to a developer's checkout"))
struct TreeConstructionTests {
    /// gumbo 0.10 reads a `<select>` in a table by older rules of the standard.
    static let known: Set<String> = [
        "tests10.dat 17", "tests18.dat 15", "tests9.dat 18", "webkit02.dat 31", "webkit02.dat 32",
        "webkit02.dat 33", "webkit02.dat 34", "webkit02.dat 35",
    ]

    @Test func tablesAreThoseOfTheStandard() throws {
        var (cases, outermost, total) = (0, 0, 0)
        var failed: Set<String> = []
        for example in try TreeConstruction.cases() where !example.document.tables.isEmpty {
            let expected = example.document.tables
            let ours = Self.tables(of: example.html)
            let agree = ours.count == expected.count && zip(ours, expected).allSatisfy(Self.matches)
            cases += 1
            let ranges = expected.map(\.indices)
            outermost +=
                ranges.filter { own in
                    !ranges.contains { $0.lowerBound < own.lowerBound && $0.upperBound >= own.upperBound }
                }.count
            total += expected.count
            guard !agree else { continue }
            failed.insert(example.name)
            if !Self.known.contains(example.name) { Issue.record("\(example.name)\n\(example.html)\n\(ours)") }
            #expect(example.html.contains("<select>"))
        }
        #expect(failed == Self.known)
        print("\(cases) cases, \(total) tables, \(outermost) outermost; \(failed.count) cases not as expected")
    }

    /// A node of ours: what kind it is where that can be told.
    struct Node {
        let depth: Int
        let text: String?
        /// Empty where neither the tag nor the source tells.
        let name: String
        let attributes: [String: String]
    }

    static func tables(of html: String) -> [[Node]] {
        let bytes = Array(html.utf8)
        guard let page = ParsedPage(bytes) else { return [] }
        var result: [[Node]] = []
        for table in page.nodes.indices where page.nodes[table].tag == .table {
            var nodes: [Node] = []
            for index in table..<page.nodes[table].end {
                var depth = 0
                var parent = page.nodes[index].parent
                while parent >= table {
                    depth += 1
                    parent = page.nodes[parent].parent
                }
                let isText = page.nodes[index].kind == .text
                var attributes: [String: String] = [:]
                for name in Self.attributes {
                    if let value = page.attribute(name, of: index) { attributes[name] = value }
                }
                nodes.append(
                    Node(
                        depth: depth, text: isText ? page.text(of: index) : nil,
                        name: isText ? "" : name(of: page.nodes[index], bytes: bytes), attributes: attributes))
            }
            result.append(nodes)
        }
        return result
    }

    private static let attributes: Set<String> = ["class", "href", "type", "color", "size", "rowspan", "colspan"]

    private static func name(of node: HTMLNode, bytes: [UInt8]) -> String {
        switch node.tag {
        case .unread, .block, .apart, .inline, nil: break
        case .some(let tag): return "\(tag)"
        }
        guard let source = node.source else { return "" }
        let tag = bytes[source]
        guard tag.count > 2, tag.first == UInt8(ascii: "<") else { return "" }
        return String(decoding: tag.dropFirst().prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }, as: UTF8.self)
            .lowercased()
    }

    static func matches(_ ours: [Node], _ expected: ArraySlice<TreeConstruction.Node>) -> Bool {
        guard ours.count == expected.count, let top = expected.first?.depth else { return false }
        return zip(ours, expected).allSatisfy { node, wanted in
            guard node.depth == wanted.depth - top else { return false }
            switch wanted.kind {
            case .text(let text): return node.text == text
            case .element(let name):
                guard node.text == nil else { return false }
                let attributes = wanted.attributes.filter { Self.attributes.contains($0.key) }
                return (node.name.isEmpty || node.name == name.lowercased()) && node.attributes == attributes
            }
        }
    }
}
