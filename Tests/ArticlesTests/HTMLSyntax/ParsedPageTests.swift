import Testing
import Text

@testable import Articles

struct ParsedPageTests {
    @Test func nodesKnowTheirSource() throws {
        let html = "<p>a &lt; b<table><tr><td id='x'>c</table>"
        guard let page = ParsedPage(Array(html.utf8), limits: IngestLimits()) else {
            Issue.record("no page")
            return
        }
        let bytes = Array(html.utf8)
        let sources = page.nodes.map { node in node.source.map { String(decoding: bytes[$0], as: UTF8.self) } }
        #expect(page.nodes.map(\.tag) == [.block, .unread, .block, .p, nil, .table, .tbody, .tr, .td, nil])
        #expect(sources == [nil, nil, nil, "<p>", "a &lt; b", "<table>", nil, "<tr>", "<td id='x'>", "c"])
        #expect(page.text(of: 4) == "a < b")
        #expect(page.attribute("id", of: 8) == "x")
        #expect(page.attribute("class", of: 8) == nil)
        #expect(page.nodes[5].endTag.map { String(decoding: bytes[$0], as: UTF8.self) } == "</table>")
        #expect(page.nodes[3].end == 10)
    }

    @Test func openElementsNest() {
        let html = String(repeating: "<i>", count: 500) + "x"
        guard let page = ParsedPage(Array(html.utf8), limits: IngestLimits()) else {
            Issue.record("no page")
            return
        }
        #expect(page.nodes.count == 504)
    }

    @Test func anEmptyPageHasItsThreeElements() {
        #expect(ParsedPage([], limits: IngestLimits())?.nodes.count == 3)
    }
}
