import Articles
import Books
import Testing
import Text

@testable import Drafting

/// Cells that give one number in several units become one number.
@Suite struct MixedUnitsTests {
    @Test(arguments: [
        ("Time", ["2:05:30", "59:07"], "[{hours}:]{minutes}:{seconds}", "hours: 3600, minutes: 60, seconds: 1", "s"),
        ("Lap", ["1:02.35", "0:59.10"], "{minutes}:{seconds}", "minutes: 60, seconds: 1", "s"),
        ("Time (mm:ss)", ["1:02", "0:59"], "{minutes}:{seconds}", "minutes: 60, seconds: 1", "s"),
        ("Time (h:mm)", ["1:02", "0:59"], "{hours}:{minutes}", "hours: 60, minutes: 1", "min"),
        ("Dauer", ["1:02 h", "0:59 h"], "{hours}:{minutes}h", "hours: 60, minutes: 1", "min"),
        ("Walk", ["3 h 25 min", "45 min", "2 h"], "[{hours}h][{minutes}min]", "hours: 60, minutes: 1", "min"),
        (
            "Walk", ["1 hour 1 minute", "2 hours 30 minutes"], "{hours}hour[s]{minutes}minute[s]",
            "hours: 60, minutes: 1", "min"
        ),
        ("徒歩", ["1時間5分", "30分"], "[{hours}時間]{minutes}分", "hours: 60, minutes: 1", "min"),
        ("Height", ["5 ft 11 in", "6 ft"], "{feet}ft[{inches}in]", "feet: 12, inches: 1", "in"),
        ("Height", ["5′ 11″", "6′ 0″"], "{feet}′{inches}″", "feet: 12, inches: 1", "in"),
        (
            "Angle", ["-51° 30′ 26.5″", "0° 5′ 0″"], "{degrees}°{minutes}′{seconds}″",
            "degrees: 3600, minutes: 60, seconds: 1", "″"
        ),
        ("Weight", ["9 st 4 lb", "10 st 0 lb"], "{stones}st{pounds}lb", "stones: 14, pounds: 1", "lb"),
    ])
    func oneNumberIsAddedUp(header: String, cells: [String], pattern: String, sum: String, unit: String) throws {
        let draft = DraftedColumn(header, cells)
        let value = try #require(draft.values.first)
        #expect(value.type.isNumeric)
        #expect(value.unit == unit)
        #expect(draft.recipe.contains("pattern: \"\(pattern)\", sum: {\(sum)}"), "\(draft.recipe)")
    }

    @Test(arguments: [
        (
            "Height", ["6 ft 7 in (2.01 m)", "6 ft (1.83 m)"], "{feet}ft[{inches}in]({height_m}m)",
            ["height integer in", "height_m number m"]
        ),
        (
            "Height", ["2.01 m (6 ft 7 in)", "1.83 m (6 ft 0 in)"], "{height}m({feet}ft{inches}in)",
            ["height number m", "height_in integer in"]
        ),
    ])
    func theSameInAnotherUnitIsAField(header: String, cells: [String], pattern: String, fields: [String]) throws {
        let draft = DraftedColumn(header, cells)
        #expect(draft.fields == fields)
        #expect(draft.recipe.contains("pattern: \"\(pattern)\", sum: {feet: 12, inches: 1}"), "\(draft.recipe)")
    }

    @Test func aFormInTheHeaderIsNotInTheTitle() {
        #expect(DraftedColumn("Time (mm:ss)", ["1:02", "0:59"]).values.first?.title == "Time")
    }

    @Test func amountsNameNoRows() {
        let text = "# Runs\n\n| Time | Name |\n|---|---|\n| 2:05:30 | Ann |\n| 2:06:10 | Bea |\n"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        #expect(draft.datasets.first?.keys.map(\.name) == ["name"])
    }

    @Test(arguments: [
        // Hours or minutes, times of day, and parts that are too large.
        ("Lap", ["1:02", "0:59"]), ("Start", ["08:15:00", "13:05:00"]), ("Lap", ["1:75.2", "1:02.1"]),
        // Scores, codes, other units, and several spellings.
        ("Score", ["3:2", "1:0"]), ("Odds", ["16:9", "4:3"]), ("Size", ["5 ft 11 kg", "6 ft 1 kg"]),
        ("Walk", ["3 h 25 min", "2 hours 1 min"]), ("Walk", ["25 min 3 h", "1 min 2 h"]),
        ("Height", ["5 ft 13 in", "6 ft"]), ("Height", ["6 ft 7 in (2.01 kg)", "6 ft 1 in (1.83 kg)"]),
        ("Walk", ["3 h 25 min", "unknown"]),
    ])
    func doubtfulNumbersStayTexts(header: String, cells: [String]) throws {
        let draft = DraftedColumn(header, cells)
        let value = try #require(draft.values.first)
        #expect(value.type == .text)
        #expect(!draft.recipe.contains("sum:"))
    }

    @Test func timesThatMayMeanSeveralThingsHaveARemark() {
        #expect(
            DraftedColumn("Lap", ["1:02", "0:59"]).values.first?.remark
                == "text, because “1:02” may be a time of day, or an amount of hours or minutes; for an amount, write "
                + "\"type: number\" and, in the recipe, a \"pattern\" with \"sum\"")
        #expect(
            DraftedColumn("Start", ["08:15:00", "13:05:00"]).values.first?.remark?.hasPrefix("text, because") == true)
        #expect(
            DraftedColumn("Lap", ["1:40,91", "1:41,02"]).values.first?.remark?.hasPrefix("text, because “1:40,91” may")
                == true)
        #expect(DraftedColumn("Score", ["3:2", "1:0"]).values.first?.remark == nil)
    }
}
