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
        Case(cell: "39<sup>1,2</sup>", text: "39", footnotes: ["1,2"], note: "<sup>1</sup> a\n\n<sup>2</sup> b"),
        Case(cell: "39<sup>1</sup>", text: "39", footnotes: ["1"], note: "¹ after drying"),
        Case(cell: "39<sup>1</sup>", text: "39", footnotes: ["1"], note: "<small>1 after drying</small>"),
        Case(cell: "39<sup>1</sup>", text: "39", footnotes: ["1"], note: "<em><sup>1</sup> after drying</em>"),
        Case(cell: "39<sup>1</sup>", text: "391", footnotes: [], note: "<small>1 mm</small>"),
        Case(cell: "39<sup>1</sup>", text: "391", footnotes: [], note: "1. Saw\n2. Plane"),
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

    /// What is raised at a number and explained nowhere joins the text, which says so.
    @Test(arguments: [
        ("39<sup>1</sup>", RaisedText(marks: ["1"], textWithout: "39", isFootnote: false)),
        ("39 <sup>1</sup> mm", RaisedText(marks: ["1"], textWithout: "39 mm", isFootnote: false)),
        ("2<sup>-5</sup>", RaisedText(marks: ["-5"], textWithout: "2", isFootnote: false)),
        ("<sup>1</sup>39", RaisedText(marks: ["1"], textWithout: "39", isFootnote: false)),
        ("39<sup>a</sup>", RaisedText(marks: ["a"], textWithout: "39", isFootnote: false)),
        ("39<sup>1,2</sup>", RaisedText(marks: ["1,2"], textWithout: "39", isFootnote: true)),
        ("39<sup>1)</sup>", RaisedText(marks: ["1)"], textWithout: "39", isFootnote: true)),
        ("10³", RaisedText(marks: ["³"], textWithout: "10", isFootnote: false)),
        ("39³", nil), ("5 m<sup>2</sup>", nil), ("1<sup>st</sup>", nil), ("12<sup>h</sup>", nil),
        ("<sup>14</sup>C", nil),
    ])
    func raisedTextAtNumbers(cell: String, raised: RaisedText?) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(html.tables.first?.cells.first?.raised == raised)
        #expect(Reading.article("| \(cell) |\n|---|\n").tables.first?.cells.first?.raised == raised)
    }

    /// Digits that only the taking out of markup brings together.
    @Test(arguments: [
        ("100<br>200", ["100\n200"]), ("10<sub>2</sub>", ["102"]), ("<s>3</s> 400", ["3 400"]), ("2<i>1</i>", []),
        ("3<del>1</del>", ["31"]), ("3<a href=\"#n\">1</a>", ["31"]),
        ("1<small>.5</small>", []), ("<b>39</b> mm", []), ("39<sup>[1]</sup>", []), ("<i>20</i>x<i>40</i>", []),
        ("１<small>２</small>", ["１２"]), ("1,024", []), ("3<sup>*</sup><small>5</small>", ["35"]),
    ])
    func digitsThatMarkupPartsMeetInSeams(cell: String, seams: [String]) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(html.tables.first?.cells.first?.seams == seams)
        #expect(Reading.article("| \(cell) |\n|---|\n").tables.first?.cells.first?.seams == seams)
    }

    @Test(arguments: ["1) after drying", "(1) after drying", "<sup>1</sup> after drying"])
    func aFootOfTheTableHoldsNotes(note: String) {
        let html = "<table><tr><td>39<sup>1</sup></td></tr><tfoot><tr><td>\(note)</td></tr></tfoot></table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.first?.text == "39")
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
