import Articles
import Testing
import Text

@testable import Drafting

/// Which rows below a header are a part of it.
@Suite struct LowerHeaderTests {
    private func count(_ text: String, path: String = "a.md") -> Int? {
        let article = ArticleReader(options: IngestOptions()).article(path: path, bytes: Array(text.utf8)).value
        return article.tables.first.map(LowerHeader.count)
    }

    private func count(rows lines: String...) -> Int? {
        let columns = lines[0].split(separator: "|", omittingEmptySubsequences: false).count
        let rows = lines.map { "|\($0)|\n" }
        return count(rows[0] + String(repeating: "|---", count: columns) + "|\n" + rows.dropFirst().joined())
    }

    @Test func belowAnEmptyHeader() {
        #expect(count(rows: "| |", "Wood|2019|2020", "oak|12|13", "elm|14|15") == 1)
        #expect(count(rows: "| |", "Wood|Width|Grade", "oak|12 mm|first", "elm|14 mm|second") == 1)
        // Names beside their values.
        #expect(count(rows: "|", "Wood|oak", "Width|12", "Height|14") == 0)
        #expect(count(rows: "| |", "oak|12|13", "elm|14|15", "fir|16|17") == 0)
        #expect(count(rows: "| |", "2018|2019|2020", "2017|2018|2019", "2016|2017|2018") == 0)
    }

    @Test func belowNamesWithAnEmptyFirstCell() {
        #expect(count(rows: "Wood|Dry|Wet", "|per day|per week", "oak|12|13", "elm|14|15") == 1)
        #expect(count(rows: "Wood|Dry|Wet", "|mm|(kg)", "oak|12|13", "elm|14|15") == 1)
        #expect(count(rows: "Wood|Dry|Wet", "Unit|bdft|bdft", "oak|12|13", "elm|14|15") == 1)
        #expect(count(rows: "Wood|Dry|Wet", "Unit|11|12", "oak|12|13", "elm|14|15") == 0)
        #expect(count(rows: "Wood|Dry|Wet", "|n/a|none", "oak|12|13", "elm|14|15") == 0)
        #expect(count(rows: "Wood|Dry|Wet", "|11|12", "oak|12|13", "elm|14|15") == 0)
        #expect(count(rows: "Wood|Dry|Wet", "|light|dark", "oak|brown|black", "elm|white|grey") == 0)
        // Times of day are figures, too.
        let times = ["1 Jan|01:12|5.2|07:20|0.9", "2 Jan|01:58|5.1|08:02|1.0"]
        #expect(count(rows: "Date|High||Low|", "|Time|m|Time|m", times[0], times[1]) == 1)
        #expect(count(rows: "Date|High||Low|", "|01:00|m|07:00|m", times[0], times[1]) == 0)
        // Of columns that have no name, texts too.
        #expect(count(rows: "Wood|Bark||Core", "|dry|wet|dry", "oak|grey|black|white", "elm|red|grey|grey") == 1)
        #expect(count(rows: "Wood|Bark||Core", "|grey|12|red", "oak|grey|13|white", "elm|red|14|grey") == 0)
        #expect(count(rows: "Wood|Bark||Core", "|grey|dark|red", "oak|grey|pale|white", "|red|dark|grey") == 0)
        // A name that is repeated names several columns.
        #expect(count(rows: "Category|Single|Return|Return|Season", "||low|high|", "A|1|2|3|4", "B|5|6|7|8") == 1)
        #expect(count(rows: "Category|Return|Return", "|low|high", "A|red|grey", "B|grey|grey") == 1)
        #expect(count(rows: "Category|Return|Return", "|low|high", "A|red|grey", "|grey|grey") == 0)
        #expect(count(rows: "Category|Return|Return", "|2|high", "A|3|grey", "B|4|grey") == 0)
        // With a number in a unit, and the decimal comma.
        #expect(count(rows: "Engine|Power|Fuel", "|kW|l/100 km", "E1|55|5,1", "E2|81|6,0", "E3|110|6,8") == 1)
        #expect(count(rows: "Engine|Power|Fuel", "|per day|per week", "E1|55|5,1", "E2|81|6,0", "E3|110|6,8") == 1)
        #expect(count(rows: "Wood|Dry|Wet", "|10³|10²", "oak|12|13", "elm|14|15") == 0)
        #expect(count(rows: "Metal|Density|Heat", "|(g/cm³)|J/(kg·K)", "iron|7.87|449", "tin|7.26|228") == 1)
        // Units of all columns above numbers.
        #expect(count(rows: "Temperature|Pressure", "°C|bar", "10|0.006", "50|0.123") == 1)
        #expect(count(rows: "From|To", "km|mile", "kg|lb", "m|ft") == 0)
        // A row of data below names.
        #expect(count(rows: "|Monday|Tuesday", "Weather|dry|wet", "Planks|12|13", "Boards|14|15") == 0)
    }

    @Test(arguments: [
        ("<td>Mill<td>2019<td>2020<td>2019<td>2020", 1), ("<td>Mill<td>min<td>max<td>min<td>max", 1),
        ("<td>Mill<td>2017<td>2018<td>2019<td>2020", 1), ("<td>Mill<td>new<td>old<td>dry<td>wet", 0),
        ("<td>East<td>9<td>8<td>7<td>6", 0),
    ])
    func belowGroups(_ row: String, _ expected: Int) {
        let data = ["North", "South"].map { "<tr><td>\($0)<td>12<td>13<td>14<td>15" }.joined()
        #expect(
            count("<table><tr><th><th colspan=2>Oak<th colspan=2>Elm<tr>\(row)\(data)</table>", path: "a.html")
                == expected)
    }

    /// A title across all columns is above the header, as spreadsheets export it.
    @Test(arguments: ["td", "th"])
    func belowATitle(_ cell: String) {
        let data = ["oak|0,5", "elm|1,25"].map { $0.split(separator: "|").map { "<td>\($0)" }.joined() + "<td>12" }
        let rows = (["<td>Wood<td>Width<td>Height"] + data).map { "<tr>\($0)" }.joined()
        let title = "<tr><\(cell) colspan=3>Planks</\(cell)>"
        #expect(count("<table>\(title)\(rows)</table>", path: "a.html") == (cell == "td" ? 2 : 1))
        let names = "<tr><td>fir<td>11<td>12"
        #expect(count("<table>\(title)\(names)\(rows.dropFirst(31))</table>", path: "a.html") == 0)
    }

    @Test func withoutAHeader() {
        let data = ["oak", "elm"].map { "<tr><td>\($0)<td>12<td>13" }.joined()
        #expect(count("<table><tr><td>Wood<td>Width<td>2020\(data)</table>", path: "a.html") == 1)
        let names = (1...4).map { "<tr><td>oak<td>dry<td>brown<td>\($0 * 12)<td>yes" }.joined()
        #expect(count("<table><tr><td>Wood<td>State<td>Colour<td>Width<td>\(names)</table>", path: "a.html") == 1)
        #expect(count("<table><tr><td>fir<td>11<td>12\(data)</table>", path: "a.html") == 0)
    }
}
