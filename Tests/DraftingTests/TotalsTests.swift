import Articles
import Testing
import Text

@testable import Drafting

/// Rows and columns that have the sums or the means of others have a remark.
@Suite struct TotalsTests {
    private func remark(of field: String, _ header: String, _ rows: String...) throws -> String? {
        let rule = header.split(separator: "|").map { _ in "---" }.joined(separator: "|")
        let text = ([header, rule] + rows).map { "|\($0)|\n" }.joined()
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let drafts = BookDraft([DraftArticle(id: "a", title: "A", article: article)]).datasets
        let fields = drafts.flatMap(\.fields)
        return try #require(fields.first { $0.name == field }).remark
    }

    @Test(arguments: [
        "Total", "**Totals (2 entries)**", "Sum:", "Ø", "Insgesamt", "Moyenne", "合　計", "平均", "Всего", "Sub-total",
        "Promedio", "Összesen", "סה״כ", "المجموع", "합계",
    ])
    func rowsWithAWordForTotals(_ word: String) throws {
        let remark = try remark(of: "item", "Item|Load", "oak|12.5", "elm|14", "\(word)|99")
        let name = word.filter { $0 != "*" }.replacing("　", with: " ")
        #expect(remark?.hasPrefix("“\(name)” may be the sum or the mean of other rows") == true, "\(remark ?? "")")
        #expect(remark?.contains("skip-rows: {column: Item, is: [") == true)
    }

    @Test(arguments: ["Totally", "Summer", "Meaning", "Total War", "Oak"])
    func rowsWithOtherWords(_ word: String) throws {
        #expect(try remark(of: "item", "Item|Load", "oak|12.5", "elm|14", "\(word)|99") == nil)
    }

    /// Fewer numbers prove a sum whose name says that it is one.
    @Test(arguments: [("All sources", "185.3", true), ("All sources", "185.4", false), ("Oil", "185.3", false)])
    func rowsOfAllThings(_ name: String, _ total: String, _ isNoted: Bool) throws {
        let remark = try remark(of: "source", "Source|Output", "Wind|125.0", "Solar|60.3", "\(name)|\(total)")
        #expect((remark?.contains("are the sums of other rows") ?? false) == isNoted)
    }

    /// Prices among texts are not the names of rows.
    @Test func aSumIsNoName() throws {
        let rows = ["oak|12.–|2|3", "elm|14|4|5", "fir|free|1|1", "Sum|26|7|9"]
        #expect(
            try remark(of: "day", "Item|Day|A|B", rows[0], rows[1], rows[2], rows[3])?.contains("skip-rows") != true)
    }

    /// Words that are names of other things, too.
    @Test func rowsWithAWordAndTheirNumbers() throws {
        #expect(
            try remark(of: "item", "Item|Load", "oak|12", "elm|14", "Media|13")?.hasPrefix(
                "“Media” may be the sum or the mean")
                == true)
        #expect(
            try remark(of: "item", "Item|Load", "oak|12", "elm|14", "Ensemble|26")?.hasPrefix(
                "the numbers of “Ensemble” are the sums")
                == true)
        for word in ["Media", "Ensemble"] {
            #expect(try remark(of: "item", "Item|Load", "oak|12", "elm|14", "\(word)|99") == nil)
        }
    }

    /// Cells of two numbers are none of a column of numbers.
    @Test func aYearBesideCellsOfTwoNumbers() throws {
        let quarters = (1...4).map { "Q\($0)|\($0)5 (\($0)0)" }
        let remark = try remark(
            of: "quarter", "Quarter|High", quarters[0], quarters[1], quarters[2], quarters[3], "Year|45 (40)")
        #expect(remark?.hasPrefix("“Year” may be the sum or the mean of other rows") == true, "\(remark ?? "")")
    }

    @Test func aYearIsTheSumOrTheMeanOfItsParts() throws {
        let sum = try remark(of: "month", "Month|Rain", "Jan|55", "Feb|41", "Year|96")
        #expect(sum?.hasPrefix("the numbers of “Year” are the sums of other rows") == true)
        let quarters = ["Q1|5.2", "Q2|12.4", "Q3|19", "Q4|8.1"]
        #expect(
            try remark(of: "quarter", "Quarter|Mean", quarters[0], quarters[1], quarters[2], quarters[3], "Year|11")
                != nil)
        #expect(try remark(of: "period", "Period|Load", "Day|5", "Week|9", "Year|12") == nil)
    }

    @Test func onlySomeNumbersAreSums() throws {
        let remark = try remark(of: "month", "Month|Rain|High", "Jan|55|12.1", "Feb|41|14.2", "Year|96|14.2")
        #expect(remark?.hasPrefix("some numbers of “Year” are the sums of other rows") == true, "\(remark ?? "")")
    }

    @Test func rowsThatAreSums() throws {
        // A word is a part of the name.
        let costs = try remark(of: "item", "Item|Load", "oak|12.5", "elm|14", "Total wood|26.5", "nail|3")
        #expect(costs?.contains(#"is: ["Total wood"]"#) == true)
        // Numbers show it without a word.
        let all = try remark(of: "item", "Item|Load|Cost", "World|36|63", "oak|11|20", "elm|14|21", "fir|11|22")
        #expect(all?.hasPrefix("the numbers of “World” are the sums of other rows") == true)
        #expect(try remark(of: "item", "Item|Load|Cost", "World|36|64", "oak|11|20", "elm|14|21", "fir|11|22") == nil)
    }

    /// Means of what is not in the table.
    @Test func rowsOfStatistics() throws {
        #expect(try remark(of: "statistic", "Statistic|Load", "Mean|12.5", "Sum|14", "Average|99") == nil)
        #expect(try remark(of: "item", "Item|Load", "oak|12", "Mean|12.5", "SD|1", "Max|14", "Q1|13") == nil)
        #expect(try remark(of: "item", "Item|Load", "oak|12", "Mean (SD)|12.5", "elm|14", "fir|13") == nil)
        let runs = try remark(of: "item", "Item|Load", "run 1|12", "run 2|13", "run 3|16", "Mean|13.7", "SD|2")
        #expect(runs?.contains("is: [Mean]") == true)
    }

    @Test func columns() throws {
        let months = "Town|Jan|Feb|Mar"
        let year = try remark(of: "year", months + "|Year", "Oslo|1|2|3|6", "Bern|2|3|4|9")
        #expect(year?.hasPrefix("may be the sum or the mean of other columns") == true)
        #expect(try remark(of: "total", "Town|Men|Women|Total (kg)", "Oslo|1|2|6", "Bern|2|3|9") == year)
        #expect(try remark(of: "insgesamt", "Ort|Männer|Frauen|Insgesamt", "Oslo|1|2|6", "Bern|2|3|9") == year)
        #expect(try remark(of: "mean", months + "|Mean|Max", "Oslo|1|2|4|2.3|9", "Bern|2|3|4|3|9") == year)
        // The only number sums up no other, and a mean may be of others.
        #expect(try remark(of: "total", "Town|Mill|Total", "Oslo|big|6", "Bern|small|9") == nil)
        #expect(try remark(of: "mean", "Town|Mean|SD|Max", "Oslo|6|3|9", "Bern|9|4|11") == nil)
    }
}
