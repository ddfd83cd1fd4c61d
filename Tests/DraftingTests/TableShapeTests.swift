import Articles
import Books
import Testing
import Text

@testable import Drafting

/// What is a key, a value, a section and a unit in tables of many forms.
@Suite struct TableShapeTests {
    private func datasets(_ text: String, path: String = "a.md") -> [DraftDataset] {
        let options = IngestOptions(findsTextTables: true)
        let article = ArticleReader(options: options).article(path: path, bytes: Array(text.utf8)).value
        return BookDraft([DraftArticle(id: "a", title: "A", article: article)]).datasets
    }

    /// A table in lines of cells, of which the first is the header.
    private func keys(_ lines: String...) -> [[String]] { keys(lines) }

    private func keys(_ lines: [String]) -> [[String]] {
        let rows = lines.map { "| \($0) |" }
        let rule = String(
            repeating: "|---", count: lines[0].split(separator: "|", omittingEmptySubsequences: false).count)
        return datasets(([rows[0], rule + "|"] + rows.dropFirst()).joined(separator: "\n") + "\n").map {
            $0.keys.map(\.name)
        }
    }

    /// Only counts have numbers of other lengths among them.
    @Test(arguments: [("1,759 | 1,829", true), ("1,759 | 12,829", false), ("1,759 | 829", false)])
    func commasOfAllNumbersMayBeDecimal(_ cells: String, _ isAsked: Bool) throws {
        let rows = cells.split(separator: "|").enumerated().map { "| plank \($0) | \($1) |\n" }.joined()
        let draft = try #require(datasets("| Wood | Load |\n|---|---|\n" + rows).first)
        #expect((draft.values.first?.remark?.hasPrefix("the comma of “1,759”") ?? false) == isAsked)
    }

    /// What numbers may be instead is in a remark.
    @Test(arguments: [
        ("Departure", "12.30 | 8.05", "if it is a time of day"), ("Price", "12.30 | 8.05", nil),
        ("Width", "12.30 | 8.05 | 9.15 | 7.20", "if it is a time of day"), ("a.m.", "8.05 | 9.12", "a time of day"),
        ("Zug 101", "8.05 | 9.12", "a time of day"), ("Sunday", "10.15 | 11.45", "a time of day"),
        ("Width (mm)", "12.30 | 8.05 | 9.15 | 7.20", nil),
        ("Score", "12–15 | 8–19", "is read as a range"), ("Age", "10–20 | 20–30", nil),
        ("Cost", "12m | 15m", "“m” may mean millions"), ("Depth", "12m | 15m", nil),
        ("Views", "12m | 15m", "“m” may mean millions"), ("Views", "12 m | 15 m", nil),
        ("Era", "60s | 70s", "the name of a decade"), ("Duration", "60s | 70s", nil),
        ("Yield", "6.2 a | 7.4 b | 6.5 a", "“a” may be a part of a name"), ("Mass", "6.2 g | 7.4 kg", nil),
        ("Pages", "12,13 | 14,15 | 3,4", "a list of two numbers"), ("Pages", "12,13 | 14,19", nil),
        ("Rank", "5º | 6º", "“º” may be the sign of an ordinal"), ("Angle", "45º | 60º", nil),
    ])
    func numbersThatMayBeOthersHaveARemark(_ header: String, _ cells: String, _ remark: String?) throws {
        let rows = cells.split(separator: " | ").enumerated().map { "| plank \($0) | \($1) |\n" }.joined()
        let value = try #require(datasets("| Wood | \(header) |\n|---|---|\n" + rows).first?.values.first)
        let found = [value.unitRemark, value.remark].compactMap(\.self).joined(separator: "; ")
        #expect(remark.map(found.contains) ?? found.isEmpty, "\(found)")
    }

    /// A tier of the header may be a unit of the years below it.
    @Test(arguments: [("Income in €", "Income / 2019", "€"), ("in thousands of €", "2019", "thousands of €")])
    func yearsHaveTheUnitAboveThem(_ tier: String, _ title: String, _ unit: String) throws {
        let header = "<tr><th rowspan=2>Mill<th colspan=2>\(tier)<tr><th>2019<th>2020"
        let text = "<table>\(header)<tr><td>oak<td>1<td>2<tr><td>ash<td>3<td>4</table>"
        let value = try #require(datasets(text, path: "a.html").first?.values.first)
        #expect(value.title == title)
        #expect(value.unit == unit)
    }

    /// A number that spans columns has one unit.
    @Test(arguments: [("Mass (kg)", "Width (mm)", true), ("Dry (mm)", "Wet (mm)", false)])
    func numbersThatSpanUnitsHaveARemark(_ first: String, _ second: String, _ hasRemark: Bool) throws {
        let rows = "<tr><td>oak<td>1<td>2<tr><td>ash<td colspan=2>3"
        let text = "<table><tr><th>Wood<th>\(first)<th>\(second)\(rows)</table>"
        let draft = try #require(datasets(text, path: "a.html").first)
        #expect(draft.values.map { $0.remark?.hasPrefix("“3” spans columns") ?? false } == [hasRemark, hasRemark])
    }

    @Test(arguments: [
        ("Source: mill", true), ("* Quelle: Werk", true), ("出典：工場", true), ("Sources and sinks: oak", false),
        ("Source", false), ("Note 5", false), ("© The mill", true),
    ])
    func rowsOfNotesHaveAWordAndAColon(_ text: String, _ isNote: Bool) {
        #expect(NoteRows.isNote(LabelFolding.width(text)) == isNote)
    }

    @Test func columnsSideBySideAreOneList() throws {
        let header = "| Wood | Width | Wood | Width |\n|---|---|---|---|\n"
        let list = try #require(datasets(header + "| oak | 1 | elm | 3 |\n| ash | 2 | | |\n").first)
        #expect(list.fields.map(\.name) == ["wood", "width"])
        #expect(list.tables.map(\.plain) == [[0, 1], [2, 3]])
        #expect(list.values.first?.isOptional == false)
        // An empty column may be between them.
        let spaced = "| Wood | Width | | Wood | Width |\n|---|---|---|---|---|\n"
        let apart = try #require(datasets(spaced + "| oak | 1 | | elm | 3 |\n| ash | 2 | | | |\n").first)
        #expect(apart.tables.map(\.plain) == [[0, 1], [3, 4]])
        let beside = try #require(datasets(spaced + "| oak | 1 | a | elm | 3 |\n| ash | 2 | b | fir | 4 |\n").first)
        #expect(beside.tables.count == 1)
        // Each row compares two.
        let pairs = try #require(datasets(header + "| oak | 1 | elm | 3 |\n| elm | 2 | oak | 1 |\n").first)
        #expect(pairs.fields.map(\.name) == ["wood", "width", "wood_2", "width_2"])
        #expect(pairs.remark == SideBySide.remarkOnWhole)
    }

    /// A column of units is about its neighbour.
    @Test func otherNumbersBesideAUnitHaveARemark() throws {
        let rows = "| rye | 5 | t/ha | 100 |\n| oats | 4 | t/ha | 90 |\n"
        let draft = try #require(datasets("| Crop | Yield | Unit | Area |\n|---|---|---|---|\n" + rows).first)
        #expect(draft.values.map { $0.remark?.hasPrefix("has the unit of “Unit”") ?? false } == [false, true])
    }

    @Test func theFewestColumnsOfNamesAreTheKeys() {
        #expect(keys("Width|Wood|Grade", "1.5|oak|first", "1.5|pine|first") == [["wood"]])
        #expect(keys("Wood|Grade|Width", "oak|first|1", "oak|second|1", "pine|first|2") == [["wood", "grade"]])
        #expect(keys("Wood|Year|Width", "oak|1990|5", "oak|2000|5", "pine|2000|5") == [["wood", "year"]])
        #expect(keys("Year|Wood", "1990|oak", "2000|pine") == [["year"]])
        #expect(keys("No.|Wood|Width", "1|oak|1.5", "2|pine|1.5") == [["wood"]])
        #expect(keys("Step|Width", "1|1.5", "2|1.5") == [["step"]])
        #expect(keys("Wood|Grade|Width", "oak|1|1.5", "oak|2|1.5") == [["wood", "grade"]])
        #expect(keys("Case (mm)|Screen", "40|small", "44|small") == [["case_mm"]])
        // Columns at the left of the numbers are more likely what the rows are about than fewer ones at their right.
        #expect(
            keys("Wood|Cut|Min|Typ", "oak|dry|5|2 mm", "oak|wet||3 cm", "pine|dry|6|4 x") == [["wood", "cut"]])
        #expect(keys("Frequency|Wood", "20 Hz|oak", "1 kHz|pine") == [["frequency"]])
    }

    @Test func headingsThatAreYearsAreANumber() throws {
        let tables = [2_018, 2_019].map { "## \($0)\n\n| Wood | Width |\n|---|---|\n| oak | 1 |\n" }
        let found = try #require(datasets("# Widths\n\n" + tables.joined(separator: "\n")).first)
        #expect(found.keys.map(\.name) == ["year", "wood"] && found.keys[0].type == .integer)
    }

    @Test func withoutNamesThereIsNoDataset() {
        #expect(keys("Width (mm)|Height (mm)", "1.5|2", "1.5|3") == [])
        #expect(keys("Wood|Width", "oak|1", "oak|2") == [])
        #expect(keys("Wood|Width") == [])
    }

    @Test func aFirstColumnOfNumbersAndOthersIsAKeyIfNothingElseIs() throws {
        #expect(keys("Grade|Yield (MPa)", "304|205", "304L|170", "316|205", "316L|170") == [["grade"]])
        #expect(keys("Category|Length", "5|100 m", "6|100 m", "6A|100 m") == [["category"]])
        #expect(keys("Age (years)|Dose (mg)", "1–4|250", "5–11|500", "≥ 12|1000") == [["age_years"]])
        #expect(keys("Age|Dose (mg)", "1–4|250", "5–11|500", "≥ 12|1000") == [["age"]])
        #expect(keys("Category|Sheath|Length", "6|PVC|1", "6A|PVC|2", "6A|PE|3") == [["category", "sheath"]])
        let found = try #require(datasets("| Age | Dose |\n|---|---|\n| 1–4 | 2 |\n| ≥ 12 | 2 |\n").first)
        #expect(found.keys.map(\.type) == [.word])
        #expect(keys("Grade|Yield (MPa)", "304|205", "304L|170", "304|206") == [])
    }

    @Test(arguments: [
        (["Year|Age group|Cases", "2020|0–4|12", "2020|5–9|14", "2021|0–4|13"], ["year", "age_group"]),
        (["Year|Quarter|Sales", "2020|1st|12", "2020|2nd|14", "2021|1st|13"], ["year", "quarter"]),
        (["Route|Departure|Platform", "12|06:00|1", "12|07:00|1", "14|06:00|2"], ["route", "departure"]),
        (["No.|Depth|Sand (%)", "1|0–10 cm|12", "1|10–20 cm|14", "2|0–10 cm|13"], ["no", "depth"]),
        (
            ["Well|Level (cm)|Date|Time", "A|120|1 March|06:00", "A|122|1 March|12:00", "A|130|2 March|06:00"],
            ["date", "time"]
        ),
    ])
    func textsThatBeginWithNumbersArePartsOfNamesIfNothingElseIs(_ lines: [String], _ expected: [String]) {
        #expect(keys(lines) == [expected])
    }

    @Test func cellsThatMeanAsAboveAreFilled() {
        #expect(keys("Wood|Grade|Width", "oak|first|1", "〃|second|2", "pine|first|3") == [["wood", "grade"]])
        #expect(keys("Wood|Grade|Width", "oak|first|1", "\"|second|2", "\"|third|3") == [["grade"]])
        // A single one may be a quotation mark.
        #expect(keys("Sign|Name|Width", "a|first|1", "\"|quote|2", "b|third|3") == [])
    }

    @Test(arguments: [
        ("approx. 10", "ca. 5", false), ("5.10", "5.4", true), ("approx. 5.10", "5.4", true), ("5.10", "5.40", false),
    ])
    func numbersMayBeVersions(_ one: String, _ other: String, _ mayBe: Bool) {
        let found = datasets("| Item | Kernel |\n|---|---|\n| a | \(one) |\n| b | \(other) |\n")
        #expect(found.flatMap(\.values).map { $0.remark?.contains("version") ?? false } == [mayBe])
    }

    @Test(arguments: [
        ("99 104", "108 112", true), ("99 104", "987", false), ("99 104", "1 108 112", false),
        ("9 104 m", "9 200 m", false),
        ("99\u{A0}104", "108\u{A0}112", false), ("99 104", "—", true),
    ])
    func groupsOfDigitsMayBeTwoNumbers(_ one: String, _ other: String, _ mayBe: Bool) {
        let found = datasets("| Day | Tide |\n|---|---|\n| a | \(one) |\n| b | \(other) |\n")
        #expect(found.flatMap(\.values).map { $0.remark?.contains("two numbers") ?? false } == [mayBe])
    }

    @Test func aRowOfUnitsBelowTheHeaderIsAPartOfIt() throws {
        let found = datasets("| Name | From | Rate |\n|---|---|---|\n| | MHz | (kHz) |\n| a | 1 | 4 |\n| b | 2 | 5 |\n")
        #expect(found.flatMap(\.keys).map(\.name) == ["name"])
        #expect(found.flatMap(\.values).map(\.unit) == ["MHz", "kHz"])
        #expect(found.flatMap(\.values).map(\.title) == ["From", "Rate"])
        // A row that names something, and cells without units.
        #expect(keys("Name|Symbol", "length|m", "mass|kg") == [["name"]])
        let texts = datasets("| Name | Kind |\n|---|---|\n| | round |\n| a | flat |\n")
        #expect(texts.flatMap(\.tables).map(\.lowerHeaderRows) == [0])
    }

    @Test func aUnitOfCellsThatIsNotThatOfTheHeaderIsNamed() {
        let found = datasets(
            "| Item | Price ($/h) | Load (kg) |\n|---|---|---|\n| a | $1.5 | 5 g |\n| b | $2.5 | 6 |\n")
        #expect(
            found.flatMap(\.values).map(\.remark) == [
                "text, because the unit of the header is $/h, and that of the cells $",
                "text, because some of its numbers have the unit g, and others have no unit",
            ])
    }

    @Test(arguments: [
        ("1.4301", "1.4310", "0,07", "0,15", [FieldType.text, .number]),
        ("1.4301", "12", "0.07", "0.1", [.number, .number]),
        ("1.430", "1.440", "0,07", "0,15", [.integer, .number]), ("1.5", "2.5", "1,2,3", "4,5,6", [.number, .text]),
    ])
    func pointsBesideDecimalCommasMayBeCodes(
        _ one: String, _ other: String, _ share: String, _ rest: String, _ types: [FieldType]
    ) {
        let rows = "| A | \(one) | \(share) |\n| B | \(other) | \(rest) |\n"
        let found = datasets("| Name | Number | C (%) |\n|---|---|---|\n" + rows)
        #expect(found.flatMap(\.values).map(\.type) == types)
    }

    @Test func theFewerColumnsOfOneDecimalSeparatorAreText() {
        let found = datasets(
            "| Name | A | B | C |\n|---|---|---|---|\n| x | 0.5 | 1.5 | 1,2 |\n| y | 2.5 | 3.5 | 3,4 |\n")
        #expect(found.flatMap(\.values).map(\.type) == [.number, .number, .text])
    }

    @Test(arguments: [
        ("de", "1.234", "987", "5", FieldType.text), ("de", "1,234", "987", "5", .text),
        ("en", "1.234", "987", "5", .number),
        ("de", "1.234", "0,5", "5", .number), ("de", "1.234", "987", "0,5", .integer),
        ("de", "1,234", "987", "0.5", .integer),
        ("de-CH", "1.234", "987", "5", .number),
    ])
    func signsThatTheLanguageReadsInAnotherWayAreText(
        _ language: String, _ one: String, _ other: String, _ beside: String, _ type: FieldType
    ) {
        let rows = "<tr><td>A<td>\(one)<td>\(beside)<tr><td>B<td>\(other)<td>\(beside)"
        let page = "<html lang=\(language)><table><tr><th>Name<th>Value<th>Other\(rows)</table>"
        #expect(datasets(page, path: "a.html").flatMap(\.values).first?.type == type)
    }

    /// Without a language of the page, the text of an article shows its decimal separator.
    @Test(arguments: [
        ("---\nlang: de\n---\n", FieldType.text, "in the language"),
        ("+++\nlanguage = \"de\"\n+++\n", .text, "in the language"),
        ("---\nlang: en\n---\n", .integer, "separates thousands;"),
        ("It costs 1,79 € now.\n", .integer, "separates thousands, though"),
        ("It costs 1.79 € now, or 1,79 € there.\n", .integer, "separates thousands;"),
        ("As in 1,2 and 3,4.\n", .integer, "separates thousands;"),
    ])
    func theTextOfAnArticleShowsDecimalCommas(_ start: String, _ type: FieldType, _ remark: String) throws {
        let found = datasets(start + "\n| Wood | Load |\n|---|---|\n| oak | 1,759 |\n| ash | 1,829 |\n")
        let value = try #require(found.flatMap(\.values).first)
        #expect(value.type == type)
        #expect(value.remark?.contains(remark) == true)
    }

    @Test(arguments: [("2.5", "b has the decimal point"), ("2,500", "“2,500” of b may have"), ("3,5", nil)])
    func articlesWithOtherDecimalSeparatorsAreNamed(_ cell: String, _ remark: String?) throws {
        let articles = [("a", "1,5", "2,5"), ("b", cell, cell)].map { id, one, other in
            let text = "| Wood | Load |\n|---|---|\n| \(id)oak | \(one) |\n| \(id)ash | \(other) |\n"
            let article = ArticleReader(options: IngestOptions()).article(path: "\(id).md", bytes: Array(text.utf8))
                .value
            return DraftArticle(id: id, title: id, article: article)
        }
        let found = try #require(BookDraft(articles).datasets.first?.values.first).remark
        #expect(remark.map { found?.contains($0) == true } ?? (found == nil))
    }

    @Test func blanksBelowAValueMayMeanAsAbove() throws {
        func values(_ grades: [String]) -> [DraftField] {
            let rows = zip(grades, 1...).map { "| \($0) | M\($1) | \($1) |\n" }.joined()
            return datasets("| Grade | Size | Load |\n|---|---|---|\n" + rows).flatMap(\.values)
        }
        #expect(values(["8.8", "", "", "10.9", ""]).map { $0.remark?.contains("as above") } == [true, nil])
        // Only the first rows have no grade, or they say so.
        #expect(values(["", "", "8.8", "10.9"]).map(\.remark) == [nil, nil])
        #expect(values(["8.8", "—", "10.9"]).map(\.remark) == [nil, nil])
        // A note at the right of the names.
        let found = datasets("| Size | Note | Load |\n|---|---|---|\n| M1 | old | 1 |\n| M2 | | 2 |\n")
        #expect(found.flatMap(\.values).map(\.remark) == [nil, nil])
    }

    @Test func numbersInHeadersAreAKey() throws {
        #expect(keys("Town|1990|2000|2010", "A|1|2|3", "B|4|5|6") == [["town", "year"]])
        #expect(keys("Town|1990|2000", "A|1|2") == [["town"]])
        #expect(keys("Salt|20 °C|40 °C|60 °C", "A|1|2|3") == [["salt", "heading"]])
        #expect(keys("Salt|20 °C|40 °C|60 °F", "A|1|2|3") == [["salt"]])
        #expect(keys("Salt|1 (usual)|2|3|4", "A|1|2|3|4") == [["salt"]])
        #expect(keys("Town|1990|2000|2010", "A|1|x|3.5") == [["town"]])
    }

    @Test func whatDoesNotDependOnTheHeadersIsApart() {
        let found = datasets("| Town | 1990 | 2000 | 2010 | River |\n|---|---|---|---|---|\n| A | 1 | 2 | 3 | B |\n")
        #expect(found.map { $0.keys.map(\.name) } == [["town", "year"], ["town"]])
        #expect(found.map { $0.values.map(\.name) } == [["value"], ["river"]])
    }

    @Test func typesAndUnitsAreThoseOfTheCells() throws {
        let found = datasets(
            """
            | Wood | Length (m) | Weight | Price | Span | Dried | Mixed | Rate |
            |---|---|---|---|---|---|---|---|
            | oak | 2.5 | 12 kg | €120 | ≤37 | yes | 5 | 5 % |
            | pine | 3 | 8 kg | — | 10–12 | no | five | 7 |
            | elm | 3 | 9 kg | €20 | 9 | no | 6 | 8 |

            """)
        let values = try #require(found.first).values
        #expect(values.map(\.type) == [.number, .integer, .integer, .integer, .boolean, .text, .text])
        #expect(values.map(\.unit) == ["m", "kg", "€", nil, nil, nil, nil])
        #expect(values.map(\.isQualified) == [false, false, false, true, false, false, false])
        #expect(values.map(\.isOptional) == [false, false, true, false, false, false, false])
        #expect(values[5].remark == "text, because not all cells are numbers: “five”")
        #expect(values[6].remark == "text, because some of its numbers have the unit %, and others have no unit")
    }

    @Test func aColumnOfUnitsHasThoseOfTheOthers() throws {
        let table = "| Part | Min | Max | Unit |\n|---|---|---|---|\n| rod | 1 | 2 | m |\n| pin | 3 | 4 | nA |\n"
        let found = try #require(datasets(table).first)
        #expect(found.units == ["m", "nA"])
        #expect(found.values.map(\.name) == ["min", "max"])
        // Beside units in headers or cells it is a text.
        #expect(datasets(table.replacing("Max", with: "Max (mm)")).first?.units == [])
    }

    @Test func severalUnitsOfOneColumnAreThoseOfTheRecords() throws {
        let found = datasets("| Part | Size |\n|---|---|\n| rod | 1.2 m |\n| bolt | 2 cm |\n")
        #expect(found.first?.units == ["m", "cm"])
    }

    @Test(arguments: [
        ("Age", "20-30", "35", FieldType.integer, true), ("Age", "20-30", "35-40", .text, false),
        ("Age (years)", "20-30", "35-40", .integer, true), ("Load (kg)", "2.5-3", "4", .number, true),
        ("Load (kg)", "30-20", "4", .text, false), ("Load (kg)", "3-4-5", "4", .text, false),
    ])
    func rangesWithHyphensAreNumbersAmongNumbers(
        _ header: String, _ one: String, _ other: String, _ type: FieldType, _ isQualified: Bool
    ) throws {
        let found = datasets("| Part | \(header) |\n|---|---|\n| rod | \(one) |\n| bolt | \(other) |\n")
        let value = try #require(found.first?.values.first)
        #expect(value.type == type && value.isQualified == isQualified)
        #expect((value.remark != nil) == (type == .text))
    }

    @Test func signsOfNoUnitAreNone() throws {
        let found = datasets(
            "| Part | Load | Unit |\n|---|---|---|\n| rod | 1 | kg |\n| bolt | 2 | - |\n| nut | 3 | ∅ |\n| nail | 4 | nA |\n"
        )
        #expect(found.first?.units == ["kg", "nA"])
    }

    @Test func rowsOfOneCellAreSections() throws {
        let found = datasets(
            """
            <table><tr><th>Salt<th>Mass<tr><td colspan=2>Chlorides<tr><td>A<td>1<tr><td colspan=2>Others<tr><td>A<td>2</table>
            """, path: "a.html")
        #expect(found.first?.keys.map(\.name) == ["section", "salt"])
    }

    @Test func rowsThatLackTheirTextsAreNoSections() {
        let pins = ["1||", "2|LED|light", "3|CURRENT|sensor"]
        #expect(keys(["Pin|Function|Notes"] + pins) == [["pin"]])
        #expect(keys("Pin|Function|Notes", "Pin 1||", "Pin 2|LED|light", "Pin 3|CURRENT|sensor") == [["pin"]])
        #expect(keys("Signal|Function|Notes", "reset||", "clock|LED|light", "data|CURRENT|sensor") == [["signal"]])
        // Sections of another form, with several rows each, or above numbers.
        #expect(
            keys("Pin|Function|Notes", "Inputs||", "D1|LED|light", "Outputs||", "D1|RSSI|sensor") == [
                ["section", "pin"]
            ])
        let several = ["left||", "clock|LED|light", "data|RSSI|x", "right||", "clock|LED|light", "data|RSSI|x"]
        #expect(keys(["Signal|Function|Notes"] + several) == [["section", "signal"]])
        #expect(keys("Wood|Width|Height", "hard||", "oak|1|2", "soft||", "oak|3|4") == [["section", "wood"]])
    }

    @Test func aSeriesOfNumbersIsTheKeyBesideAmounts() {
        #expect(keys("Cells|Min|Max", "1|3.2V - 3.3V|4.2V", "2|6.4V - 6.6V|8.4V") == [["cells"]])
    }

    @Test func aSecondHeaderRowBelowHeadersOfTwoRowsIsOne() throws {
        let found = try #require(
            datasets(
                """
                <table><tr><th rowspan=2>Wood<th colspan=2>Dry<th colspan=2>Wet<th rowspan=2>Unit
                <tr><td>Min<td>Max<td>Min<td>Max
                <tr><td>oak<td>1<td>2<td>3<td>4<td>mm<tr><td>elm<td>1<td>2<td>3<td>4<td>cm</table>
                """, path: "a.html"
            ).first)
        #expect(found.keys.map(\.name) == ["wood"])
        #expect(found.values.map(\.name) == ["dry_min", "dry_max", "wet_min", "wet_max"])
        #expect(found.units == ["mm", "cm"])
        // A label of two rows is not a header of two.
        let labels = "<table><tr><th rowspan=2>Oak<th>Width<tr><td>5<tr><td>Elm<td>6</table>"
        #expect(datasets(labels, path: "a.html").first?.tables[0].lowerHeaderRows != 1)
    }
}
