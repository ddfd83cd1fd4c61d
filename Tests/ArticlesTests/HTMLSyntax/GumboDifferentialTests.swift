import TestSupport
import Testing

/// Random pages have the trees that gumbo reads.
struct GumboDifferentialTests {
    /// Elements that gumbo 0.10 reads by the rules that the standard has today. `main` ends the search for an open element
    /// now, and gumbo does not end the text before the end tag of a form.
    private static let names = [
        "table", "table", "tbody", "thead", "tfoot", "tr", "tr", "td", "td", "th", "caption", "colgroup", "col", "p",
        "div", "b", "i", "a", "font", "nobr", "ul", "ol", "li", "dl", "dt", "dd", "h1", "h3", "span", "br", "hr", "img",
        "input", "button", "pre", "textarea", "title", "style", "script", "object", "svg", "math", "mi",
        "foreignObject", "desc", "center", "address", "blockquote", "body", "html", "head", "xmp", "iframe", "applet",
        "unknown", "section", "fieldset",
    ]
    private static let texts = [
        "a", " ", "1.5", "\n", "&amp;", "&nbsp;", "x &lt; y", "<!-- c -->", "</>", "<?x?>", "&#x20;", "é", "<", "& b",
        "<![CDATA[z]]>",
    ]

    @Test(arguments: 0..<12)
    func treesOfAnyTags(batch: Int) {
        for seed in (batch * 250)..<(batch * 250 + 250) { Self.expectAgreement(seed: seed) }
    }

    private static func expectAgreement(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var page = Bool.random(using: &random) ? "<!DOCTYPE html>" : ""
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let name = Self.names.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: page += "<\(name)>"
            case 5: page += "<\(name) id=\(Int.random(in: 0..<3, using: &random))>"
            case 6..<8: page += "</\(name)>"
            default: page += Self.texts.randomElement(using: &random) ?? ""
            }
        }
        // These end tags end drawings and formulas now.
        let hasOther = page.contains("<svg") || page.contains("<math")
        if hasOther, page.contains("</p>") || page.contains("</br>") { return }
        let ours = lines(of: TreeConstructionTests.nodes(of: page))
        let gumbo = lines(of: GumboReference.tree(of: Array(page.utf8)).map(node))
        let agree =
            ours.count == gumbo.count
            && zip(ours, gumbo).allSatisfy { ours, gumbo in
                ours == gumbo
                    || gumbo.hasSuffix("<?>") && ours.prefix { $0 == " " } == gumbo.prefix { $0 == " " }
                        && ours.last == ">"
            }
        #expect(agree != known.contains(seed), "seed \(seed)\n\(page)\n\(ours)\n\(gumbo)")
    }

    /// Seeds of pages in which white space follows an element that was put before its table: gumbo does not reopen
    /// formatting elements for it; or in which the end tag of a formula is in a drawing in it: gumbo ignores it.
    private static let known: Set<Int> = [239, 844]

    /// A node of a line such as `  <td>` or `  "x"`.
    private static func node(of line: String) -> TreeConstruction.Node {
        let text = line.drop { $0 == " " }
        let inside = String(text.dropFirst().dropLast())
        return TreeConstruction.Node(
            kind: text.first == "<" ? .element(inside) : .text(inside), depth: line.count - text.count)
    }

    private static func lines(of nodes: [TreeConstruction.Node]) -> [String] {
        // Gumbo does not tell the language of an element.
        let alike = nodes.map { node in
            guard case .element(let name) = node.kind else { return node }
            return TreeConstruction.Node(
                kind: .element(String(name.split(separator: " ").last ?? "")), depth: node.depth)
        }
        return alike.withoutSpaceOfTables.map { node in
            let indent = String(repeating: " ", count: node.depth)
            return switch node.kind {
            case .text(let text): "\(indent)\"\(text)\""
            case .element(let name): "\(indent)<\(name)>"
            }
        }
    }
}
