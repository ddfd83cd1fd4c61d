import Ingest
import Measures
import Testing

struct FootnoteTests {
    struct Case: Sendable {
        let cell: String
        let text: String
        let footnotes: [String]
        var note = ""
    }

    static let cases: [Case] = [
        Case(cell: "39<sup>[1]</sup>", text: "39", footnotes: ["1"]),
        Case(cell: "39<sup>*</sup>", text: "39", footnotes: ["*"]),
        Case(cell: "39<sup>†</sup> mm", text: "39 mm", footnotes: ["†"]),
        Case(cell: "39<sup><a href=\"#n\">2</a></sup>", text: "39", footnotes: ["2"]),
        Case(cell: "m/s<sup>2</sup>", text: "m/s2", footnotes: []),
        Case(cell: "1<sup>st</sup>", text: "1st", footnotes: []),
        Case(cell: "39<sup>1</sup>", text: "391", footnotes: []),
        Case(cell: "39<sup>1</sup>", text: "39", footnotes: ["1"], note: "<sup>1</sup> after drying"),
        Case(cell: "39*", text: "39", footnotes: ["*"]),
        Case(cell: "1,024 ¹", text: "1,024", footnotes: ["¹"]),
        Case(cell: "wood*", text: "wood*", footnotes: []),
        Case(cell: "m²", text: "m²", footnotes: []),
    ]

    @Test(arguments: cases)
    func inHTML(example: Case) {
        let html = "<table><tr><td>\(example.cell)</td></tr></table>\n<p>\(example.note)</p>"
        let cell = Reading.article(html, path: "a.html").tables.first?.cells.first
        #expect(cell?.text == example.text)
        #expect(cell?.footnotes == example.footnotes)
    }

    @Test(arguments: cases)
    func inMarkdown(example: Case) {
        let text = "| \(example.cell) |\n|---|\n\n\(example.note)\n"
        let cell = Reading.article(text).tables.first?.cells.first
        #expect(cell?.text == example.text)
        #expect(cell?.footnotes == example.footnotes)
        #expect(cell?.raw == example.cell)
    }

    @Test(arguments: ["", "\n[^a]: Dried\n", "\n[^a]: Dried for two days\n"])
    func references(definition: String) {
        let cells = Reading.article("| 39[^a] | `[^a]` |\n|---|---|\n" + definition).tables.first?.cells
        #expect(cells?.map(\.text) == ["39", "[^a]"])
        #expect(cells?.map(\.footnotes) == [["a"], []])
    }

    @Test func theMarkIsNoPartOfRawInHTML() {
        let html = "<table><tr><td>39<sup>*</sup></td></tr></table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.map(\.raw) == ["39"])
    }

    @Test func linksKeepTheirFirstAddress() {
        let text = "| [a](b) [c](d) | <a href='e'>f</a> |\n|---|---|\n"
        #expect(Reading.article(text).tables.first?.cells.map(\.link) == ["b", "e"])
        let html = "<table><tr><td><a href='x?a&amp;b'>a</a></table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.map(\.link) == ["x?a&b"])
    }
}
