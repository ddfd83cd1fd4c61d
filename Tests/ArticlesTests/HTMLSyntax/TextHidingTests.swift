import Testing
import Text

@testable import Articles

struct TextHidingTests {
    @Test(
        arguments: [
            ("hidden", .takenOut), ("hidden=until-found", .takenOut), ("class=hidden", []),
            ("style='display:none'", .takenOut), ("style='color: red; DISPLAY :\n NONE !important'", .takenOut),
            ("style='visibility: hidden'", .byVisibility), ("style='visibility:hidden;display:none'", .takenOut),
            ("style='display:block'", []), ("style='displaynone'", []), ("style='display:non'", []),
            ("style=''", []), ("style", []), ("hidden style='visibility:hidden'", [.takenOut, .byVisibility]), ("", []),
        ] as [(String, TextHiding)])
    func attributesHideAnElement(attributes: String, hiding: TextHiding) {
        guard let page = ParsedPage(Array("<p \(attributes)>a</p>".utf8), limits: IngestLimits()) else {
            Issue.record("not parsed")
            return
        }
        #expect(page.nodes.first { $0.tag == .p }?.display.text == hiding)
    }

    /// Elements can show their text again where the property is inherited.
    @Test(arguments: [
        ("<td style='visibility:hidden'>a<b style='visibility:visible'>b</b><i>c</i>", "b"),
        ("<td style='font-size:0px'>a<div><i style='font-size:13px'>b</i>c</div>", "b"),
        ("<td style='font-size:0'>a<b style='font-size:2em'>b</b><b style='visibility:visible'>c</b>", ""),
        (
            "<td style='font-size:0;visibility:hidden'><b style='font-size:9pt'>a<i style='visibility:visible'>b",
            "b"
        ),
        ("<td style='text-indent:-999px'>a<p style='text-indent:0'>b</p>", "b"),
        ("<td style='font-size:0'><b style='font-size:small'>a</b><b style='font-size:80%'>b</b>", "a"),
        ("<td style='font-size:0'>a<b><img alt='b'>c</b>", "b"),
        ("<td style='opacity:0;font-size:0'><img alt='b'>", ""),
        ("<td style='opacity:0;font-size:0'><b style='font-size:9pt'>a</b>", ""),
        (
            "<td hidden><b style='font-size:9px'>a</b><td style='font-size:0'>b<i style='font-size:9px'>c",
            "c"
        ),
        ("<td>a<b style='visibility:hidden'>b<i style='visibility:hidden;font-size:9px'>c</i></b>", "a"),
        ("<td>a<tr style='visibility:collapse'><td style='visibility:visible'>b", "b"),
    ])
    func elementsShowTheirText(cell: String, text: String) {
        let table = Reading.article("<table><tr>\(cell)</table>", path: "a.html").tables.first
        #expect(table?.cells.last?.text == text)
    }
}
