import Articles
import Testing
import Text

@testable import Drafting

/// Which columns of a table name its rows.
@Suite struct KeySearchTests {
    private func keys(_ header: String, _ rows: [String]) -> [String]? {
        let rule = header.split(separator: "|").map { _ in "---" }.joined(separator: "|")
        let text = ([header, rule] + rows).map { "|\($0)|\n" }.joined()
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        return draft.datasets.first.map { $0.keys.map { "\($0.name)\($0.isOptional ? "?" : "")" } }
    }

    /// Signs, remarks, and texts that some rows do not have.
    @Test func numbersOfTheFirstColumnNameRowsBesideAdditions() {
        #expect(keys("Size (cm)|Width (mm)|In stock", ["24.0|230|✓", "24.5|235|✗", "25.0|240|few"]) == ["size_cm"])
        #expect(keys("Span (m)|Load (kg)|Notes", ["1.5|230|of oak", "2|235|of fir"]) == ["span_m"])
        let ports = ["0|Reserved|N/A", "137–139|NetBIOS|Official", "1024|Reserved|Official"]
        #expect(keys("Port|Service|Status", ports) == ["port"])
    }

    /// A letter behind a decimal is a mark, which makes no name of the number.
    @Test func markedDecimalsNameNoRows() {
        let rows = ["2022 Q1|3.9|3.5", "Q2|3.8r|3.6", "2023 Q1|4.0|3.7", "Q2|4.2|3.8"]
        #expect(keys("Quarter|Men|Women", rows) == nil)
        #expect(keys("Section|Pages", ["1.1|4", "1.2|5", "1.2a|5", "1.3|5"]) == ["section"])
        #expect(keys("Time (min)|% released", ["5|22", "15|61", "5|8", "15|33"]) == nil)
    }

    /// A key has no unit that a recipe could name.
    @Test func numbersWithUnitsAmongKeys() {
        let text = "|f|Z|\n|---|---|\n|20|6.1|\n|1k|5.8|\n|20k|14|\n"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        #expect(
            draft.datasets.first?.keys.first?.remark
                == "text, because “1k”, “20k” may be codes; if they are numbers, write \"type: number\" and \"map\" each to its number"
        )
    }

    /// A measured number at the right names no row that the whole numbers at its left name.
    @Test func numbersWithUnitsBeforeMeasuredOnes() {
        let rows = ["34 T|11|3.09|81.3 cm", "34 T|21|1.62|42.6 cm", "50 T|11|4.55|119.6 cm", "50 T|21|2.38|62.6 cm"]
        #expect(keys("Ring|Cog|Ratio|Gear", rows) == ["ring", "cog"])
    }

    /// Measured numbers behind names that occur several times are what the others were measured at.
    @Test func numbersWithUnitsBehindNames() {
        let rows = ["A1|0.5|12.1|34", "A1|10|11|35", "B2|0.5|13|35", "B2|10|13|36"]
        #expect(keys("Site|Depth (m)|Temp (°C)|Salt (kg)", rows) == ["site", "depth_m"])
        #expect(keys("Site|Depth (m)|Temp (°C)|Salt (kg)", Array(rows[1...2])) == ["site"])
        #expect(keys("Site|Depth (m)", ["A1|1", "A1|2"]) == nil)
    }

    /// A sentence of each row is a remark.
    @Test func longTextsOfSeveralRowsNameThem() {
        func door(_ number: Int) -> String { "Federal Republic of Germany, thickness about \(number) mm" }
        let rows = ["2000", "2001"].flatMap { year in [40, 60].map { "\(year)|\(door($0))|\($0)" } }
        #expect(keys("Year|Door|Sound (dB)", rows) == ["year", "door"])
        let remarks = ["2000", "2000", "2001"].enumerated().map { "\($1)|\(door($0))|\($0)" }
        #expect(keys("Year|Remark|Sound (dB)", remarks) == nil)
    }

    @Test func allColumnsBesideThoseThatBecomeRows() {
        let rows = ["Acme|10|300|90|33", "Acme|20|500|120|48", "Bolt|10|600|130|60"]
        #expect(keys("Maker|Grade|0 °C|20 °C|40 °C", rows) == ["maker", "grade", "heading"])
        let winds = ["Wind|10|-3|-9|-15", "Wind|20|-5|-12|-18"]
        #expect(keys("||0|-5|-10", winds)?.count == 3)
    }

    /// Not those of a cell that reaches down into several rows.
    @Test func reasonsNameTheLinesOfRows() throws {
        let html = """
            <table><tr><th>Wood</th><th>Size</th></tr>
            <tr><td rowspan=2>oak</td><td>1.5</td></tr>
            <tr><td>1.5</td></tr></table>
            """
        let article = ArticleReader(options: IngestOptions()).article(path: "a.html", bytes: Array(html.utf8)).value
        let unread = BookDraft([DraftArticle(id: "a", title: "A", article: article)]).unread
        #expect(unread.map(\.reason) == ["no columns of names tell the rows in lines 2 and 3 apart"])
    }

    @Test func namesComeBeforeNumbersOfTheFirstColumn() {
        #expect(keys("Load (kg)|Wood", ["1.5|oak", "2|fir"]) == ["wood"])
        #expect(keys("Range|Wood", ["1–5|oak", "6–9|fir"]) == ["wood"])
        // The numbers do not tell the rows apart.
        #expect(keys("Load (kg)|Sort|Notes", ["1.5|a|dry", "1.5|b|dry", "2|c|wet"]) == ["sort"])
    }

    /// A word for yes or no tells rows apart better than what was measured.
    @Test func truthsAmongKeys() {
        let rows = [
            "Sort|no|100|10|110.1 ms", "Sort|no|100|20|120.1 ms", "Sort|no|200|10|210.2 ms", "Sort|yes|100|10|115.3 ms",
        ]
        #expect(keys("Method|Checked|a|b|Mean", rows) == ["checked", "a", "b"])
    }

    @Test func aMeasuredKeyBehindNamesHasARemark() {
        let text = "|Method|Mean|Error|\n|---|---|---|\n|Sort|110.1 ms|0.5 ms|\n|Sort|120.1 ms|0.5 ms|\n"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let keys = BookDraft([DraftArticle(id: "a", title: "A", article: article)]).datasets.first?.keys
        #expect(keys?.map(\.name) == ["mean"])
        #expect(keys?.first?.remark?.hasPrefix("a key because its numbers tell the rows apart") == true)
    }
}
