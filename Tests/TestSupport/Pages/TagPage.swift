/// A page of tags and texts in any order, of elements that gumbo 0.10 reads by the rules that the standard has today.
package struct TagPage {
    package private(set) var html: String
    /// The names of the start tags, in order.
    private var started: [String] = []

    /// - Parameters:
    ///   - count: the number of tags and texts.
    ///   - hasSpaces: whether texts may be white space alone. For such a text behind an element that was put before its table,
    ///     gumbo does not reopen formatting elements.
    package init(count: Int, hasSpaces: Bool = true, using random: inout some RandomNumberGenerator) {
        html = Bool.random(using: &random) ? "<!DOCTYPE html>" : ""
        for _ in 0..<count {
            let name = Self.names.randomElement(using: &random) ?? ""
            let choice = Int.random(in: 0..<10, using: &random)
            if choice < 6 { started.append(name) }
            switch choice {
            case 0..<5: html += "<\(name)>"
            case 5: html += "<\(name) id=\(Int.random(in: 0..<3, using: &random))>"
            case 6..<8: html += "</\(name)>"
            default:
                let text = Self.texts.randomElement(using: &random) ?? ""
                html += hasSpaces || !Self.spaces.contains(text) ? text : "a"
            }
        }
    }

    /// `main` ends the search for an open element now, and gumbo does not end the text before the end tag of a form.
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
    private static let spaces: Set = [" ", "\n", "&#x20;"]

    /// Whether gumbo has the standard's rules for all tags of the page. These end tags end drawings and formulas now; gumbo ignores
    /// the end tag of a formula in a drawing and of a drawing in a formula; it searches further for an object that `</object>` ends;
    /// all elements that the standard does not name are one to it; and it ends a link that a second one repairs behind eight
    /// elements, though the search for an end stops there.
    package var hasRulesOfToday: Bool {
        let (isDrawn, isFormula) = (html.contains("<svg"), html.contains("<math"))
        return !((isDrawn || isFormula) && (html.contains("</p>") || html.contains("</br>")))
            && !(isDrawn && isFormula)
            && !["applet", "object", "unknown"].contains(where: { html.contains("</\($0)") })
            && !["a", "nobr"].contains(where: isRepairedLate)
    }

    /// Whether the page has tables and drawings or formulas. Where a table ends, gumbo takes an element of a drawing around it, such as
    /// `<thead>`, for a part of a table.
    package var drawsBesideTables: Bool {
        html.contains("<table") && (html.contains("<svg") || html.contains("<math"))
    }

    /// Whether some start tag of an element has eight others before the next of its own.
    private func isRepairedLate(_ name: String) -> Bool {
        let places = started.indices.filter { started[$0] == name }
        return zip(places, places.dropFirst()).contains { $1 - $0 > 8 }
    }

    /// The page with our tree and gumbo's, if they differ.
    package var difference: String? {
        let ours = Self.lines(of: PageTree.nodes(of: Array(html.utf8)))
        let gumbo = Self.lines(of: GumboReference.tree(of: Array(html.utf8)).map(Self.node))
        let agree =
            ours.count == gumbo.count
            && zip(ours, gumbo).allSatisfy { ours, gumbo in
                ours == gumbo
                    || gumbo.hasSuffix("<?>") && ours.prefix { $0 == " " } == gumbo.prefix { $0 == " " }
                        && ours.last == ">"
            }
        return agree ? nil : "\(html)\n\(ours)\n\(gumbo)"
    }

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
