extension HostileFile {
    /// Elements that nest, are left open or are put right by the parser again and again.
    static let elements =
        [
            "div", "b", "table", "font", "a", "svg", "math", "p", "span", "ul", "li", "blockquote", "button", "h1",
            "form",
            "nobr", "i", "sup", "td", "tr", "dl", "dd", "ruby", "object", "marquee", "template", "applet", "figure",
            "figcaption", "caption",
            "section", "select", "option", "frameset", "noscript", "iframe", "xmp", "plaintext", "textarea", "title",
            "pre", "unknown",
            "tbody", "colgroup", "head", "html", "body",
        ].flatMap { name in
            [
                HostileFile("open-\(name).html", filledWith: "<\(name)>", tail: cell),
                HostileFile("open-\(name)-with-text.html", filledWith: "<\(name)>x", tail: cell),
                HostileFile("closed-\(name).html", filledWith: "</\(name)>", tail: cell),
            ]
        } + ruby + foreign + [
            HostileFile("div-100000-deep.html", times(100_000, "<div>") + cell),
            HostileFile("div-40000-deep.html", times(40_000, "<div>") + cell),
            HostileFile("div-19000-deep.html", times(19_000, "<div>") + cell),
            HostileFile(
                "div-19000-deep-and-paragraphs.html", head: times(19_000, "<div>"), filledWith: "<p>x", tail: cell),
            HostileFile(
                "div-19000-deep-and-cells.html", head: times(19_000, "<div>") + "<table>", filledWith: "<tr><td>x"),
            HostileFile("div-19000-deep-and-lists.html", head: times(19_000, "<div>"), filledWith: "<li>x", tail: cell),
            HostileFile(
                "div-19000-deep-and-tables.html", head: times(19_000, "<div>"), filledWith: "<table><td>x</table>"),
            HostileFile(
                "div-19000-deep-and-end-tags.html", head: times(19_000, "<div>"), filledWith: "</p>", tail: cell),
            HostileFile(
                "div-19000-deep-and-wrong-end-tags.html", head: times(19_000, "<div>"), filledWith: "</h1></x>",
                tail: cell),
            HostileFile(
                "span-19000-deep-and-wrong-end-tags.html", head: times(19_000, "<span>"), filledWith: "</x></y>",
                tail: cell),
            HostileFile(
                "span-19000-deep-and-formatting.html", head: times(19_000, "<span>"), filledWith: "<b></b>", tail: cell),
            HostileFile(
                "span-19000-deep-and-nobr.html", head: times(19_000, "<span>"), filledWith: "<nobr>", tail: cell),
            HostileFile("div-and-b-deep.html", filledWith: "<div><b>", tail: cell),
            HostileFile("b-100-and-cells.html", head: times(100, "<b>") + "<table>", filledWith: "<tr><td>x"),
            HostileFile("b-in-every-cell.html", head: "<table>", filledWith: "<td><b>x"),
            HostileFile("b-100-between-cells.html", head: "<table>" + times(100, "<b>"), filledWith: "<tr><td>x</td>x"),
            HostileFile(
                "formatting-of-different-kinds-and-cells.html", head: formatting(100) + "<table>",
                filledWith: "<tr><td>x"),
            HostileFile(
                "formatting-reopened-in-paragraphs.html", head: "<p>" + formatting(50), filledWith: "<p>x", tail: cell),
            HostileFile(
                "formatting-1000-reopened-in-paragraphs.html", head: "<p>" + formatting(1_000), filledWith: "<p>x",
                tail: cell),
            HostileFile(
                "formatting-10000-reopened-in-paragraphs.html", head: "<p>" + formatting(10_000), filledWith: "<p>x",
                tail: cell),
            HostileFile(
                "formatting-reopened-by-end-tags.html", head: formatting(1_000), filledWith: "</p>x", tail: cell),
            HostileFile(
                "formatting-reopened-in-divs.html", head: "<p>" + formatting(300), filledWith: "<div>x</div>",
                tail: cell),
            HostileFile("formatting-of-different-kinds.html", tail: cell) { "<font x=\($0)>" },
            HostileFile("formatting-in-paragraphs.html", tail: cell) { "<p><font x=\($0)>y" },
            HostileFile(
                "formatting-three-of-a-kind-in-paragraphs.html", filledWith: "<p><b><b><b><i><i><i><u><u><u>y",
                tail: cell),
            HostileFile("formatting-misnested.html", filledWith: "<b><p></b>", tail: cell),
            HostileFile("formatting-misnested-deep.html", filledWith: "<b><i><a><p></b></i></a>x", tail: cell),
            HostileFile("formatting-misnested-links.html", filledWith: "<a><div>", tail: cell),
            HostileFile("formatting-misnested-fonts.html", filledWith: "<font><p>x</font>", tail: cell),
            HostileFile("formatting-and-adoption.html", head: times(500, "<b><div>"), filledWith: "</b>x", tail: cell),
            HostileFile("formatting-open-then-closed.html", times(19_000, "<i>") + times(100_000, "</i>") + cell),
            HostileFile("foreign-and-html.html", filledWith: "<svg><p>", tail: cell),
            HostileFile("foreign-text.html", filledWith: "<svg><title><math><mi>", tail: cell),
            HostileFile("attributes-100000.html", head: "<div ", tail: ">" + cell) { "a\($0) " },
            HostileFile("attributes-of-one-name.html", head: "<div ", filledWith: "a=b ", tail: ">" + cell),
            HostileFile("attributes-of-a-cell.html", head: "<table><td ", tail: ">x</table>") { "a\($0)=1 " },
            HostileFile("attributes-of-body.html", tail: cell) { "<body a\($0)=1>" },
            HostileFile(
                "attributes-100-of-many-tags.html", filledWith: "<td" + (0..<100).map { " a\($0)" }.joined() + ">",
                tail: cell),
            HostileFile(
                "attribute-of-a-megabyte.html", head: "<div style='", filledWith: "display ", tail: "'>" + cell),
            HostileFile("attribute-never-closed.html", head: cell + "<div a=\"", filledWith: "x>"),
            HostileFile("attribute-of-quotes.html", filledWith: "<a b=\"c'>", tail: cell),
            HostileFile("angles.html", filledWith: "<", tail: cell),
            HostileFile("angles-and-letters.html", filledWith: "<a", tail: cell),
            HostileFile("angles-and-tables.html", filledWith: "<table ", tail: cell),
            HostileFile("comments-open.html", head: cell, filledWith: "<!-- "),
            HostileFile("comments.html", filledWith: "<!---->", tail: cell),
            HostileFile("comments-of-dashes.html", head: "<!--", filledWith: "-", tail: "-->" + cell),
            HostileFile("doctypes.html", filledWith: "<!doctype html>", tail: cell),
            HostileFile("entities.html", filledWith: "&amp;", tail: cell),
            HostileFile("entities-unknown.html", filledWith: "&abcdef;", tail: cell),
            HostileFile("entities-of-spaces.html", head: "<table><td>x", filledWith: "&nbsp;", tail: "</table>"),
            HostileFile("stray-end-tags-in-a-cell.html", head: "<table><td>x", filledWith: "</x>", tail: "</table>"),
            HostileFile("script-open.html", head: cell + "<script>", filledWith: "<!--<script>"),
            HostileFile("hidden-elements.html", filledWith: "<i hidden>x</i>", tail: cell),
            HostileFile("headings.html", filledWith: "<h1>x</h1>", tail: cell),
            HostileFile("headings-nested.html", head: times(9_000, "<h1><div>"), filledWith: "x", tail: cell),
            HostileFile("headings-nested-small.html", head: times(200, "<h1><div>"), filledWith: "x", tail: cell),
            HostileFile("paragraphs.html", filledWith: "<p>x", tail: cell),
            HostileFile("text.html", filledWith: "text ", tail: cell),
        ]

    /// Parts of a ruby without one nest.
    private static let ruby = ["table", "tr", "td", "caption", "template", "p"].flatMap { name in
        [("texts", "<rt>x"), ("parentheses", "<rp>"), ("containers", "<rtc>"), ("groups", "<optgroup>x")].map {
            HostileFile("\(name)-and-ruby-\($0).html", head: "<table><\(name)>", filledWith: $1)
        }
    }

    /// In another language nearly every tag nests, and an end tag that fits none goes over all of them.
    private static let foreign = ["svg", "math", "svg><desc", "table><td><svg"].flatMap { root in
        [("cells", "<td></b>"), ("options", "<option></i>"), ("rows", "<tr></b>"), ("words", "<x></y>")].map {
            HostileFile(
                "\(root.filter(\.isLetter))-and-\($0)-with-stray-end-tags.html", head: "<\(root)>", filledWith: $1,
                tail: cell)
        }
    }

    static let cell = "<table><tr><td>x</td></tr></table>\n"

    /// Formatting elements that no rule of the parser takes for repetitions of each other.
    private static func formatting(_ count: Int) -> String {
        (0..<count).map { "<font x=\($0)>" }.joined()
    }
}
