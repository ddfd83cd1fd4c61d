import Articles
import Foundation
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct TableFormatsTests {
    /// A two-tier header with spans, a missing cell, a footnote, a link.
    static let spanned: ArticleTable = {
        func cell(
            _ row: Int, _ column: Int, _ text: String, span: (Int, Int) = (1, 1), notes: [String] = [],
            link: String? = nil
        )
            -> ArticleCell
        {
            ArticleCell(
                row: row, column: column, rowSpan: span.0, columnSpan: span.1, isHeader: row < 2,
                ArticleText(
                    CellText(text: text, footnotes: notes, link: link),
                    origin: CellOrigin(
                        location: SourceLocation(line: 5 + row, column: 7 + column), raw: "<b>\(text)</b>")))
        }
        return ArticleTable(
            number: 2, syntax: .html, isRecovered: true, verdict: TableVerdict(.layout, percent: 90),
            location: SourceLocation(line: 5, column: 1), endLine: 9,
            headings: [ArticleText(text: "Planks", raw: "Planks", location: .start)],
            caption: ArticleText(text: "In \"mm\"", raw: "", location: .start), leadIn: nil,
            cells: [
                cell(0, 0, "Wood", span: (2, 1)), cell(0, 1, "Bending", span: (1, 2)), cell(1, 1, "light"),
                cell(1, 2, "heavy"), cell(2, 0, "oak", link: "https://oak.example"), cell(2, 1, "4\n5", notes: ["*"]),
            ],
            headerRows: [[0, 1, 1], [0, 2, 3]], bodyRows: [[4, 5, nil]],
            findings: [
                Finding(
                    rule: "ragged-row", severity: .warning, message: "the row has 2 cells, not 3",
                    place: Place("a.html", line: 7, column: 1))
            ])
    }()

    static let object =
        #"{"article":"a \"b\".html","table":2,"syntax":"html","recovered":true,"kind":"layout","score":0.9,"line":5,"endLine":9,"#
        + #""headings":["Planks"],"caption":"In \"mm\"","header":[["Wood","Bending","Bending"],["Wood","light","heavy"]],"#
        + #""rows":[["oak","4\n5",""]],"findings":[{"rule":"ragged-row","severity":"warning","line":7,"column":1,"#
        + #""message":"the row has 2 cells, not 3"}]"#

    @Test func objectHasTheKeysInOrder() {
        var bytes = Array("before\n".utf8)
        TableObject.append(Self.spanned, path: #"a "b".html"#, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before\n" + Self.object + "}")
    }

    @Test func cellsAreAsWritten() throws {
        var bytes: [UInt8] = []
        TableObject.append(Self.spanned, path: #"a "b".html"#, includingCells: true, to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
            text.hasPrefix(
                Self.object + #","cells":[{"row":0,"column":0,"line":5,"sourceColumn":7,"raw":"<b>Wood</b>","#))
        let first = #""text":"Wood","rowspan":2,"colspan":1,"header":true,"footnotes":[],"link":null}"#
        #expect(text.contains(first))
        #expect(text.contains(#""footnotes":["*"],"link":null}"#))
        #expect(text.contains(#""link":"https://oak.example"}"#))
    }

    /// Escaped and measured anew in each place, these took seconds.
    @Test(.timeLimit(.minutes(15)), arguments: [true, false]) func spansOfLongTextsAreWrittenSoon(isHeader: Bool) {
        let text = String(repeating: "\u{6A5F}\u{7A2E}*", count: 2_000)
        let row = [Int?](repeating: 0, count: 1_000)
        let table = ArticleTable(
            number: 1, syntax: .html, isRecovered: false, location: .start, endLine: 1, headings: [], caption: nil,
            leadIn: nil,
            cells: [
                ArticleCell(
                    row: 0, column: 0, columnSpan: 1_000, isHeader: isHeader,
                    ArticleText(text: text, raw: text, location: .start))
            ], headerRows: isHeader ? [row] : [], bodyRows: isHeader ? [] : [row], findings: [])
        var bytes: [UInt8] = []
        TableMarkdown.append(table, to: &bytes)
        #expect(bytes.count > 1_000 * text.utf8.count)
    }

    @Test(arguments: [0, 1, 3]) func jsonIsOneArray(count: Int) throws {
        var bytes: [UInt8] = []
        for index in 0..<count {
            JSONArray.appendSeparator(isFirst: index == 0, to: &bytes)
            TableObject.append(Self.spanned, path: "a", to: &bytes)
        }
        JSONArray.appendEnd(isEmpty: count == 0, to: &bytes)
        let array = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any])
        #expect(array.count == count)
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test func csvIsTheGrid() throws {
        var bytes: [UInt8] = []
        TableCSV.append(Self.spanned, to: &bytes)
        #expect(
            try CSVParser.rows(bytes) == [
                ["Wood", "Bending", "Bending"], ["Wood", "light", "heavy"], ["oak", "4\n5", ""],
            ])
    }

    @Test func markdownJoinsTheTiersOfTheHeader() {
        var bytes: [UInt8] = []
        TableMarkdown.append(Self.spanned, to: &bytes)
        TableMarkdown.appendSeparator(isFirst: false, to: &bytes)
        TableMarkdown.append(Self.spanned, to: &bytes)
        let one = """
            | Wood | Bending / light | Bending / heavy |
            |:-----|:----------------|:----------------|
            | oak  | 4<br>5          |                 |

            """
        #expect(String(decoding: bytes, as: UTF8.self) == one + "\n" + one)
    }

    @Test func markdownOfATableWithoutAHeaderHasAnEmptyOne() {
        var bytes: [UInt8] = []
        TableMarkdown.append(.grid(header: [], rows: [["a", "b"]]), to: &bytes)
        #expect(MarkdownTableParser.rows(String(decoding: bytes, as: UTF8.self)) == [["", ""], ["a", "b"]])
    }

    @Test func hostileTablesReadBack() throws {
        let rows = HostileText.all.map { [$0, $0] }
        let table = ArticleTable.grid(header: [["a", "b"]], rows: rows)
        var csv: [UInt8] = []
        TableCSV.append(table, to: &csv)
        #expect(try CSVParser.rows(csv) == [["a", "b"]] + rows)
        var ndjson: [UInt8] = []
        TableObject.append(table, path: HostileText.all.joined(), includingCells: true, to: &ndjson)
        #expect(!ndjson.contains(UInt8(ascii: "\n")))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(ndjson)) as? [String: Any])
        #expect((object["rows"] as? [[String]])?.map { $0[0] } == HostileText.all)
    }
}
