import Testing
import Text

@testable import Articles

/// What the tags alone show about the open elements: too deep ones are reported, and what closes itself is not counted.
@Suite struct HTMLOpenElementsTests {
    private func isTooDeep(_ count: Int, _ tags: String) -> Bool {
        let page = String(repeating: tags, count: count) + String(repeating: " ", count: 1_000)
        return HTMLCost.firstExcess(in: Array(page.utf8), limits: IngestLimits())?.limit == .nesting
    }

    @Test(arguments: [
        "<p>", "<li>", "<option>", "<br>", "<img>", "<b></b>", "</div>", "<h2>", "<table></table>", "<tr>", "<td>",
        "<svg><path/></svg>", "<svg><g><path/></g></svg>", "<div><svg><g></div>", "<svg><g><p>x</p>",
        "<ruby>x<rt>y<rt>z</ruby>", "<select><option>x<optgroup></select>", "<svg><title>x</title></svg>",
        "<svg><font color=red>x</font>", "<math><mi>x</mi><mo/></math>", "<svg/>",
    ])
    func whatClosesItselfDoesNotNest(tags: String) {
        #expect(!isTooDeep(600, tags))
    }

    @Test(arguments: [
        "<div>", "<b>", "<span>", "<ul><li>", "<blockquote>", "<svg>", "<x-y>", "<div></span>",
        "<rt>x", "<rp>", "<optgroup>", "<svg><td></b>", "<svg><font>", "<math><option></i>", "<svg><desc><x/>",
        "<math><annotation-xml encoding=text/html><x/>", "<math><annotation-xml><g>", "<svg><desc><div></svg>",
        "<svg></font><title>",
    ])
    func whatStaysOpenNests(tags: String) {
        #expect(isTooDeep(600, tags))
    }

    @Test func aTableWithItsCellsCountsForFour() {
        #expect(!isTooDeep(125, "<table><tr><td>"))
        #expect(isTooDeep(200, "<table><tr><td>"))
    }
}
