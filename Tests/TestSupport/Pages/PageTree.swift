import Text

@testable import Articles

/// The tree of a page as the reader of HTML builds it.
package enum PageTree {
    package static func nodes(of html: [UInt8]) -> [TreeConstruction.Node] {
        guard let page = ParsedPage(html, limits: IngestLimits()) else { return [] }
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
    package static func joined(_ nodes: [TreeConstruction.Node]) -> [TreeConstruction.Node] {
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

    /// The attributes that are read.
    package static let attributes: [StaticString] = ["class", "href", "type", "color", "size", "rowspan", "colspan"]

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
}
