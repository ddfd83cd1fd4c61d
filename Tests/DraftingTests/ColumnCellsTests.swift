import Articles
import Books
import Testing
import Text

@testable import Drafting

/// Cells that are not numbers, and what the remark on their column says.
@Suite struct ColumnCellsTests {
    /// The last column of a table with these cells.
    private func value(_ header: String, _ cells: [String]) throws -> DraftField {
        let rows = cells.enumerated().map { "| plank \($0) | \($1) |\n" }.joined()
        let text = "| Wood | \(header) |\n|---|---|\n" + rows
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        return try #require(draft.datasets.first?.values.first)
    }

    /// Two numbers of which the first is not below the second are text, whatever the dash.
    @Test(arguments: [
        ("Score", ["2–3", "0–1", "1–1"], "“2–3”, “0–1”, “1–1” may be codes or scores; if they are ranges, write"),
        ("Score", ["2-3", "0-1", "1-1"], "“2-3”, “0-1”, “1-1” may be codes or scores; if they are ranges, write"),
        ("Score", ["2–3", "0–1", "3–2", "4 - 1"], "“3–2”, “4 - 1” does not rise like a range; for two numbers"),
        ("Season", ["2018–19", "2019–20"], "“2018–19”, “2019–20” does not rise like a range"),
    ])
    func numbersThatDoNotRiseAreTexts(_ header: String, _ cells: [String], _ remark: String) throws {
        let value = try value(header, cells)
        #expect(value.type == .text)
        #expect(value.remark?.hasPrefix("text, because " + remark) == true, "\(value.remark ?? "")")
    }

    /// What markup parts may be two numbers.
    @Test(arguments: [
        (
            ["92<sub>3</sub>", "88", "79"],
            "“923” are separate in the article, and may be those of two numbers; if it is a number, write"
        ),
        (
            ["92<sub>3</sub>", "8<sub>8</sub>"],
            "“923”, “88” are separate in the article, and may be those of two numbers; if they are"
        ),
    ])
    func digitsThatMarkupPartsAreTexts(_ cells: [String], _ remark: String) throws {
        let value = try value("Rank", cells)
        #expect(value.type == .text)
        #expect(value.remark?.hasPrefix("text, because the digits of " + remark) == true, "\(value.remark ?? "")")
        #expect(try self.value("Rank", ["2<ins>5</ins>", "30"]).type == .integer)
    }

    @Test(arguments: [
        ("Width", ["2–3", "5–9", "1–3"]), ("Width (mm)", ["2–3", "5–5"]), ("Width", ["2–3", "5–5", "9"]),
    ])
    func otherRangesAreNumbers(_ header: String, _ cells: [String]) throws {
        let value = try value(header, cells)
        #expect(value.type == .integer && value.isQualified)
    }

    @Test(arguments: [
        (["%12", "%9,5"], "text, because no cell is a plain number: “%12”, “%9,5”"),
        (["1.2M", "350K"], "text, because no cell is a plain number: “1.2M”, “350K”"),
    ])
    func amountsThatNoColumnReads(_ cells: [String], _ remark: String) throws {
        #expect(try value("Share", cells).remark == remark)
    }

    /// Digits and letters are a number only beside others, which these cells are not enough for.
    @Test(arguments: [
        (["1.5V", "3V"], "text, because “3V” may be a code; if it is a number, write \"type: number, unit: V\""),
        (
            ["1.5", "3ᵃ"],
            "text, because “3ᵃ” may be a code; if it is a number, write \"type: number\" and \"map\" it to its number"
        ),
        (
            ["12", "10+", "20+"],
            "text, because “10+”, “20+” may be codes; if they are numbers, write \"type: number, qualified: true\""
        ),
        (["14", "0", "00"], "text, because numbers may be codes: “00”"),
        (["1.5 V", "3V", "few"], "text, because not all cells are numbers: “3V”, “few”"),
        (["1", "0-1", "1-0"], "text, because not all cells are numbers: “0-1”, “1-0”"),
        (["5", "50-90", "n.d.x"], "text, because not all cells are numbers or ranges: “n.d.x”"),
        (
            ["51", "71", "+92"],
            "“+92” is read without its sign, which other numbers do not have; if it means “over”, write \"qualified: true\" and "
                + "\"map\" it to a number with >"
        ),
        (["1.5 V", "3V", "2 mA"], "text, because not all cells are numbers: “3V”"),
    ])
    func numbersThatMayBeCodes(_ cells: [String], _ remark: String) throws {
        #expect(try value("Voltage", cells).remark == remark)
    }

    @Test(arguments: [
        (
            ["5 kg (12 m)", "6 kg (14 m)"],
            "text, because each cell has several numbers, “5 kg (12 m)”; to read them, make numbers of size and "
                + "a further field size_2, both with the pattern \"{size} kg ({size_2} m)\""
        ),
        (
            ["1.2 ± 0.1 million", "1.4 ± 0.1 million"],
            "text, because each cell has several numbers, “1.2 ± 0.1 million”; to read them, make numbers of "
                + "size and a further field size_2, both with the pattern \"{size} ± {size_2} million\" and the unit millions"
        ),
        (
            ["4.5 (+0.2/−0.1)", "7.1 (+0.5/−0.6)"],
            "text, because each cell has several numbers, “4.5 (+0.2/−0.1)”; to read them, make numbers of size and further "
                + "fields size_2, size_3, all with the pattern \"{size} ({size_2}/{size_3})\""
        ),
        (
            ["5.431(2)", "wet", "7.120(1)"],
            "text, because not all cells are like “5.431(2)”: “wet”; to read the numbers, make numbers of size and a further "
                + "field size_2, both with the pattern \"{size}({size_2})\", and \"last_digits_of: size\" for size_2 if it is "
                + "an uncertainty of the last digits, and \"none\" for cells without a number"
        ),
        (
            ["2.81 ± 0.05", "timeout", "2.1 ± 0.06"],
            "text, because not all cells are like “2.81 ± 0.05”: “timeout”; to read the numbers, make "
                + "numbers of size and a further field size_2, both with the pattern \"{size} ± {size_2}\", and \"none\" for "
                + "cells without a number"
        ),
        (
            ["0.412 ± 0.003", "0.38 ± 0.002", "1.2e3 ± 40"],
            "text, because not all cells are like “0.412 ± 0.003”: “1.2e3 ± 40”; to read the numbers, "
                + "make numbers of size and a further field size_2, both with the pattern \"{size} ± {size_2}\", and \"none\" "
                + "for cells without a number"
        ),
    ])
    func cellsOfSeveralNumbersHaveARemark(_ cells: [String], _ remark: String) throws {
        let value = try value("Size", cells)
        #expect(value.type == .text && value.remark == remark, "\(value.remark ?? "")")
    }

    @Test(arguments: [
        ["2023-05-01", "2023-05-02"], ["1.2.3 (beta)", "1.2.4 (beta)"], ["A1 (2)", "A2 (3)"], ["1.2.3", "2.3.4"],
        ["oak (1 of 2)", "elm"], ["3 boards (2 wet)", "4 boards (1 wet)"],
    ])
    func otherTextsHaveNone(_ cells: [String]) throws {
        let value = try value("Size", cells)
        #expect(value.type == .text && value.remark == nil, "\(value.remark ?? "")")
    }

    /// Below a header with a unit, texts with digits are named, and so are amounts that cannot be read.
    @Test(arguments: [
        ("Price (€)", ["1.490,–", "on request"], "text, because no cell is a plain number: “1.490,–”, “on request”"),
        (
            "Version (mm)", ["82.8", "47.3"],
            "text, because “82.8”, “47.3” may be codes; if they are numbers, write \"type: number, unit: mm\""
        ),
        ("Height", ["7'-6\"", "8'-0\""], "text, because no cell is a plain number: “7'-6\"”, “8'-0\"”"),
        ("Half-life", ["5,730 y", "703.8 My"], "text, because no cell is a plain number: “5,730 y”, “703.8 My”"),
        (
            "Weight (kg)", ["6.4×10^23", "5.97×10^24"],
            "text, because no cell is a plain number: “6.4×10^23”, “5.97×10^24”; “6.4×10^23” has more digits than can be "
                + "stored exactly: choose a larger unit, and \"map\" the cells to its numbers"
        ),
        (
            "Weight (kg)", ["6.4×10^23", "5.97×10^4"],
            "text, because not all cells are numbers: “6.4×10^23”; “6.4×10^23” has more digits than can be "
                + "stored exactly: choose a larger unit, and \"map\" the cells to its numbers"
        ),
    ])
    func cellsThatAreNoNumbersAreNamed(_ header: String, _ cells: [String], _ remark: String) throws {
        let value = try value(header, cells)
        #expect(value.type == .text && value.remark == remark, "\(value.remark ?? "")")
    }

    @Test(arguments: [
        ("Weight (kg)", ["light", "heavy"]), ("Part", ["12A", "13B"]), ("Start", ["12 Jan", "3 Feb"]),
        ("Range", ["0x0100", "0x0101"]),
        ("Road", ["12 Oak Lane", "3.5 Elm Lane"]),
    ])
    func textsWithoutAmountsAreNot(_ header: String, _ cells: [String]) throws {
        let value = try value(header, cells)
        #expect(value.type == .text && value.remark == nil, "\(value.remark ?? "")")
    }

    @Test func numbersMayEndWithTheirPoint() throws {
        let value = try value("Load", ["92.3", "312.", "3441."])
        #expect(value.type == .number && value.remark == nil)
        let sections = try self.value("Section", ["1.", "1.1", "2."])
        #expect(sections.remark == "text, because not all cells are numbers: “1.”, “2.”")
    }

    /// Codes that look like words for yes and no.
    @Test(arguments: [
        (
            ["ON", "ON"], "text, because “ON” may be a code; if it means yes or no, write \"type: boolean\"",
            FieldType.text
        ),
        (
            ["on", "no"], "text, because “on”, “no” may be codes; if they mean yes or no, write \"type: boolean\"",
            .text
        ),
        (["Y", "N"], "“Y”, “N” mean yes or no; if they are codes, write \"type: text\"", .boolean),
        (["yes", "No", "✗"], "", .boolean), (["no", "no"], "", .boolean), (["✓", "×"], "", .boolean),
    ])
    func codesMayLookLikeAnswers(_ cells: [String], _ remark: String, _ type: FieldType) throws {
        let value = try value("Wet", cells)
        #expect(value.type == type)
        #expect(value.remark ?? "" == remark)
    }

    @Test(arguments: [
        ("Show", ["11.15 pm", "10 pm"], "text, because “11.15 pm” may be a time of day"),
        ("Datum", ["12.03", "20.10"], "text, because “12.03” may be a date"),
        ("Hours", ["9.30–17.00", "10.15–18.45"], "“9.30–17.00” is read as a range; if it is two times of day"),
        ("Lunch", ["12.00-12.45", "12.10-13.00"], "text, because “12.00-12.45”, “12.10-13.00” may be times of day"),
        ("Radius", ["11.15 pm", "140 pm"], nil), ("Datum", ["12.03", "40.10"], nil),
        ("Width", ["9.30–17.01", "10.15–18.45"], nil),
    ])
    func timesAndDatesAreNoNumbers(_ header: String, _ cells: [String], _ remark: String?) throws {
        let value = try value(header, cells)
        #expect((value.type == .text) == (remark?.hasPrefix("text") == true))
        #expect(value.remark?.hasPrefix(remark ?? "") ?? (remark == nil), "\(value.remark ?? "")")
    }

    @Test(arguments: [
        (["3.2", "1.1 million", "0.4"], "1.1 million"), (["2,487.09", "2188.6万"], "2188.6万"),
        (["900,000", "1.1 million"], nil), (["1.1 million", "2 million"], nil), (["3.2", "1.1 × 10⁶"], nil),
    ])
    func numbersMayLackTheirPowerOfTen(_ cells: [String], _ worded: String?) throws {
        let value = try value("Sold", cells)
        #expect((value.type == .text) == (worded != nil))
        if let worded { #expect(value.remark?.contains("beside “\(worded)” may have the same power of ten") == true) }
    }

    /// The units of one column are those of all numbers of a record.
    @Test func numbersBesideUnitsOfRecordsNeedTheirOwnDataset() throws {
        let text = "| Wood | Snow | Wind |\n|---|---|---|\n| oak | 1.5 m | -20 - -15 |\n| elm | 80 cm | −12–−8 |\n"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let dataset = try #require(BookDraft([DraftArticle(id: "a", title: "A", article: article)]).datasets.first)
        #expect(dataset.units == ["m", "cm"])
        #expect(
            dataset.values.last?.remark?.hasSuffix(
                "then it needs a dataset of its own, for this one has a unit in each record") == true)
    }

    @Test(arguments: [
        (["1-5", "1-7", "6,7"], true), (["1,2", "2,3", "4"], true), (["1,5", "2,5"], false), (["2,1", "3"], false),
        (["12,5", "4"], false),
    ])
    func numbersThatMayBeLists(_ cells: [String], _ isNoted: Bool) throws {
        #expect((try value("Days", cells).remark?.contains("a list of two numbers") ?? false) == isNoted)
    }

    /// `900` beside `1.2k` is not 900 k.
    @Test func numbersOfWhichSomeHaveAUnitAreMapped() throws {
        let remark = try #require(try value("Views", ["1.2k", "3.4k", "900"]).remark)
        #expect(remark.contains("\"map\" each to its number") && !remark.contains("unit:"))
    }
}
