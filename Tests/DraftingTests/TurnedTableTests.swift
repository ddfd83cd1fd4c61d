import Articles
import Recipes
import Testing
import Text

@testable import Drafting

/// Which tables have their things in columns.
@Suite struct TurnedTableTests {
    private func isTurned(_ lines: String...) throws -> Bool { try turned(lines) != nil }

    private func turned(_ lines: [String]) throws -> TurnedTable? {
        let columns = lines[0].split(separator: "|", omittingEmptySubsequences: false).count
        let rows = lines.map { "|\($0)|\n" }
        let text = rows[0] + String(repeating: "|---", count: columns) + "|\n" + rows.dropFirst().joined()
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        return TurnedTable(try #require(article.tables.first))
    }

    @Test func rowsWithUnitsOfTheirOwn() throws {
        #expect(try isTurned("|Mini|Long", "Length|25 cm|60 cm", "Weight|800 g|900 g"))
        #expect(try isTurned("|Mini|Long", "Length (cm)|25|60", "Weight|800 g|900 g"))
        #expect(try isTurned("|Mini|Long", "Length mm|25|60", "Weight g|800|900"))
        #expect(try isTurned("|Mini|Long", "Length|25 cm|60 cm", "Width|80 mm|90 mm"))
        #expect(try isTurned("|Mini|Long", "Length|25 cm|60", "Weight|800 g|900"))
    }

    @Test func rowsOfNumbersWithCommas() throws {
        #expect(try isTurned("|Mini|Long", "Length (cm)|2,5|6,0", "Weight (g)|800|900"))
        #expect(try isTurned("|Mini|Long", "Length (cm)|2.5|6.0", "Weight (g)|800|1,088"))
        #expect(try isTurned("|Mini|Long", "Length (cm)|2.5|6.0", "Weight (g)|1,088.5|900"))
        #expect(try isTurned("|Mini|Long", "Length|20 mm|30 mm", "Weight|4,5 g|1.088,5 g"))
        #expect(try !isTurned("|Mini|Long", "Length (cm)|2,5|6,0", "Grade (a)|x,y|z"))
    }

    /// The climate boxes of encyclopedias: two units a row, a title above all columns, the source below.
    @Test func rowsOfTwoUnitsBelowATitle() throws {
        let html = """
            <table><tr><th colspan=3>Climate (1991–2020)</th></tr>
            <tr><th>Month</th><th>Jan</th><th>Feb</th></tr>
            <tr><th>High °C (°F)</th><td>40.0<br>(104.0)</td><td>37.0<br>(98.6)</td></tr>
            <tr><th>Rain mm (inches)</th><td>13.2<br>(0.52)</td><td>40.6<br>(1.60)</td></tr>
            <tr><th>Wet days</th><td>1.5</td><td>2.8</td></tr>
            <tr><td colspan=3>Source: the mill</td></tr></table>
            """
        let article = ArticleReader(options: IngestOptions()).article(path: "a.html", bytes: Array(html.utf8)).value
        let table = try #require(article.tables.first)
        let turned = try #require(TurnedTable(table))
        #expect(turned.title == "Climate (1991–2020)" && turned.kind == "Month")
        #expect(turned.remarks == ["Source: the mill"])
        #expect(turned.read.rows.map { turned.read.text($0.index, 0) } == ["Jan", "Feb"])
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        #expect(draft.datasets.map { $0.values.map(\.unit) } == [["°C", "°F", "mm", "inches", nil]])
    }

    /// Numbers without a unit beside those of one quantity.
    @Test(arguments: [("10.7×", "4.49x", "1.7×"), ("10.7 km", "80 m", "1.7 km"), ("1 s", "800 ms", "2 s")])
    func columnsWithAQuantityEach(_ one: String, _ two: String, _ three: String) throws {
        #expect(try !isTurned("Wood|Ratio|p", "oak|\(one)|0.001", "elm|\(two)|0.002", "fir|\(three)|0.03"))
    }

    @Test(arguments: [
        ("Month", "Month"), ("Saw model", "Saw model"), ("", nil), ("Property", nil), ("Technical data", nil),
        ("Length", nil), ("a: b", nil), ("12", nil), ("All of the saws that we have measured", nil),
    ])
    func theCornerSaysWhatTheThingsAre(_ corner: String, _ kind: String?) throws {
        let turned = try #require(
            try turned(["\(corner)|Mini|Long", "Length|25 cm|60 cm", "Weight|800 g|900 g"]))
        #expect(turned.kind == kind && turned.name == "Name")
    }

    /// Beside a result, the corner names what is measured; with a unit, it names the numbers in the header.
    @Test(arguments: [
        ("Assay|Result|Limit", nil), ("Assay|Mini|Long", "Assay"), ("Age (days)|1|28", "Age (days)"),
        ("Age (days)|Mini|28", nil), ("Load, kN|1.5|28", "Load, kN"), ("Age (x)|1|28", nil),
    ])
    func theCornerAndTheHeader(_ header: String, _ kind: String?) throws {
        let turned = try #require(try turned([header, "Length|25 cm|60 cm", "Weight|800 g|900 g"]))
        #expect(turned.kind == kind)
    }

    /// Tables of other things with the same rows feed one dataset.
    @Test(arguments: [("Month", "Month", "month"), ("Month", "", "name"), ("Oak", "Elm", "name")])
    func theKeyHasTheNameOfEqualCorners(_ one: String, _ two: String, _ key: String) throws {
        func table(_ corner: String) -> String {
            "| \(corner) | Jan | Feb |\n|---|---|---|\n| Length | 25 cm | 60 cm |\n| Weight | 8 g | 9 g |\n\n"
        }
        let text = "# Woods\n\n## Oak\n\n\(table(one))## Elm\n\n\(table(two))"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        #expect(draft.datasets.map { $0.keys.map(\.name) } == [["woods", key]])
    }
}
