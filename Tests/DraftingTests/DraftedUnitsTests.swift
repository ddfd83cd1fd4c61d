import Articles
import Books
import Testing
import Text

@testable import Drafting

/// The units of drafted columns, and what a draft does where numbers may be read in two ways.
@Suite struct DraftedUnitsTests {
    private func datasets(_ pages: String..., path: String = "a.md") -> [DraftDataset] {
        let articles = pages.enumerated().map { index, text in
            let id = "a\(index)"
            let article = ArticleReader(options: IngestOptions()).article(path: id + path, bytes: Array(text.utf8))
                .value
            return DraftArticle(id: id, title: id, article: article)
        }
        return BookDraft(articles).datasets
    }

    private func table(_ header: String, _ rows: String...) -> String {
        let rule = header.split(separator: "|").map { _ in "---" }.joined(separator: "|")
        return ([header, rule] + rows).map { "| \($0) |\n" }.joined()
    }

    private func units(_ drafts: [DraftDataset]) -> [String] {
        drafts.flatMap(\.values).map { "\($0.title): \($0.unit ?? "-")" }
    }

    @Test(arguments: [
        ("<td>(A)<td>(A)", ["a: A", "b: A"]), ("<td>mm<td>h", ["a: mm", "b: h"]),
        ("<td>(A)<td>(B)", ["a: A", "b / (B): -"]), ("<td>low<td>mm", ["a / low: -", "b: mm"]),
    ])
    func theLowestTierMayHaveTheUnits(_ tier: String, _ expected: [String]) {
        let found = datasets(
            "<table><thead><tr><td rowspan=2>Item<td rowspan=2>Size (mm)<td>a<td>b<tr>\(tier)</thead>"
                + "<tr><td>x<td>7<td>1<td>2<tr><td>y<td>8<td>3<td>4</table>", path: ".html")
        #expect(units(found) == ["Size: mm"] + expected)
    }

    @Test(arguments: [
        ("Ширина, мм", "мин.", "макс.", "мм"), ("Width, mm", "min", "max", "mm"), ("Duration", "min", "max", "-"),
    ])
    func theMinimumIsNoUnitBesideTheMaximum(_ upper: String, _ minimum: String, _ maximum: String, _ unit: String) {
        let found = datasets(
            "<table><tr><th rowspan=2>Saw<th colspan=2>\(upper)<tr><th>\(minimum)<th>\(maximum)"
                + "<tr><td>x<td>170<td>184<tr><td>y<td>180<td>194</table>", path: ".html")
        #expect(found.flatMap(\.values).map { $0.unit ?? "-" } == [unit, unit])
    }

    @Test func severalUnitsOfCellsThatTheHeaderHasNotAreNamed() {
        let found = datasets("| Well | Pb (µg/L) |\n|---|---|\n| a | 0.5 J |\n| b | 1.2 U |\n| c | 0.1 U |\n")
        #expect(
            found.flatMap(\.values).map(\.remark) == [
                "text, because the unit of the header is µg/L, and those of the cells J, U"
            ])
    }

    @Test(arguments: [("USD", "$5", "USD"), ("CAD", "$5", "CAD"), ("EUR", "5 €", "EUR"), ("SEK", "5 kr", "SEK")])
    func signsOfCurrenciesHaveTheUnitOfTheHeader(_ header: String, _ cell: String, _ unit: String) {
        let found = datasets("| Saw | Price (\(header)) |\n|---|---|\n| a | \(cell) |\n| b | \(cell) |\n")
        #expect(found.flatMap(\.values).map(\.unit) == [unit])
        let other = datasets("| Saw | Price (EUR) |\n|---|---|\n| a | $5 |\n| b | $6 |\n")
        #expect(other.flatMap(\.values).map(\.type) == [.text])
    }

    @Test(arguments: [("2020 edition", nil), ("(kg)", "kg"), ("Dry", nil)])
    func noLineAcrossTheHeaderIsPartOfNames(_ line: String, _ unit: String?) {
        let found = datasets(
            "<table><tr><th colspan=3>Salt<tr><th colspan=3>\(line)<tr><th>Mine<th>Mined<th>Sold"
                + "<tr><td>x<td>7<td>1<tr><td>y<td>8<td>3</table>", path: ".html")
        #expect(found.flatMap(\.keys).map(\.title) == ["Mine"])
        #expect(found.flatMap(\.values).map(\.title) == ["Mined", "Sold"])
        #expect(found.flatMap(\.values).map(\.unit) == [unit, unit])
    }

    /// What a text around the table says of its numbers, wherever it is.
    @Test(arguments: [
        ("Deaths per 1,000 live births.", "per 1,000 live births"), ("Percentages of all planks.", "Percentages"),
        ("The figures are percentages of the stock.", "percentages"), ("Index, 2015 = 100", "2015 = 100"),
        ("Amounts expressed in Canadian dollars.", "Canadian dollars"), ("Area in hectares.", "hectares"),
        ("Results are reported as mg/kg dry weight.", "mg/kg"), ("Data in units of 10⁻⁸ m³/kg.", "10⁻⁸ m³/kg"),
        ("En pourcentage du PIB", "pourcentage"), ("Temperatures are in degrees Celsius.", "degrees Celsius"),
        ("Prices rose by 5 percent.", nil), ("Only a small percentage is dry.", nil),
        ("Masses in kg; bores in mm.", "kg” and “mm"),
    ])
    func sentencesStateUnits(_ sentence: String, _ unit: String?) {
        let rows = table("Wood | Dry | Wet", "oak | 12 | 13", "ash | 14 | 15")
        for page in [
            "# Planks\n\n\(sentence)\n\n## Hardwood\n\nSold dry.\n\n\(rows)", "# Planks\n\n\(rows)\n\(sentence)\n",
        ] {
            let remark = datasets(page)[0].values[0].unitRemark
            #expect(unit.map { remark?.contains("says “\($0)”") == true } ?? (remark == nil), "\(remark ?? "none")")
        }
    }

    /// In Markdown, code around a table is about other things.
    @Test(arguments: [
        "```\n# All sizes are in mm.\n```", "~~~ sh\nsize # in mm\n~~~", "    All sizes are in mm.",
        "\tAll sizes are in mm.",
    ])
    func codeStatesNoUnits(_ code: String) {
        let rows = table("Wood | Dry | Wet", "oak | 12 | 13", "ash | 14 | 15")
        for page in [
            "# Planks\n\n\(code)\n\n\(rows)", "# Planks\n\n\(rows)\n\(code)\n",
            "# Planks\n\n\(rows)\n## Use\n\n\(code)\n",
        ] {
            #expect(datasets(page)[0].values[0].unitRemark == nil)
            let besides = page + "\n- All sizes are in mm.\n"
            #expect(datasets(besides)[0].values[0].unitRemark?.contains("says “mm”") == true)
        }
    }

    /// Digits alike in years are numbers where the header or a separator says so.
    @Test(arguments: [("Elevation", "1876", true), ("Opened", "1876", false), ("Sold", "1,876", true)])
    func numbersLikeYearsMayHaveUnits(_ header: String, _ number: String, _ isMeasured: Bool) {
        let found = datasets(
            "# Passes\n\nAll values in feet.\n\n" + table("Pass | \(header)", "a | \(number)", "b | \(number)"))
        #expect((found[0].values[0].unitRemark?.contains("“feet”") ?? false) == isMeasured)
    }

    @Test func articlesMayDifferInTheSignOfThousands() {
        let found = datasets(
            table("Town | People", "a | 12.500", "b | 9.100"), table("Town | People", "c | 13,500", "d | 9,300"))
        #expect(
            found[0].values[0].remark
                == "“12.500” of a0 is read with decimals, and “13,500” of a1 with thousands; check \"decimal\" in both recipes"
        )
    }

    @Test func aColumnOfUnitsIsOfNoUseBesideAHeaderWithOne() {
        let found = datasets(table("Part | Min (mV) | Max | Unit", "a | 1 | 2 | V", "b | 3 | 4 | V"))
        #expect(units(found) == ["Min: mV", "Max: -", "Unit: -"])
        #expect(found[0].values[1].unitRemark?.contains("the column “Unit” has one in each row") == true)
    }

    @Test func ratiosHaveNoUnit() {
        let found = datasets(table("Engine | T/W | L/D | m/s", "a | 94.1 | 17 | 1", "b | 78.4 | 7.1 | 2"))
        #expect(units(found) == ["T/W: -", "L/D: -", "m/s: m/s"])
        #expect(found[0].values[0].unitRemark?.hasPrefix("without a unit, because “T/W”") == true)
    }

    /// The separator of tiers divides no units, but a price is for each of the lower tier's unit.
    @Test(arguments: [
        ("h", "S", "N", ["-", "-"]), ("kg", "d", "h", ["-", "-"]), ("€", "kWh", "piece", ["€/kWh", "-"]),
    ])
    func tiersAreNoQuotients(_ upper: String, _ first: String, _ second: String, _ expected: [String]) {
        let found = datasets(
            "<table><tr><th rowspan=2>Team<th colspan=2>\(upper)<tr><th>\(first)<th>\(second)"
                + "<tr><td>x<td>5<td>1<tr><td>y<td>4<td>3</table>", path: ".html")
        #expect(found.flatMap(\.values).map { $0.unit ?? "-" } == expected)
    }

    /// A tier with a unit gives it to names, symbols and conditions below it.
    @Test(arguments: [
        ("Content, mg/kg", ["N", "Pb", "K"], "mg/kg"), ("Content in mg/kg", ["N", "P", "S"], "mg/kg"),
        ("Composition, %", ["C", "Mn", "P"], "%"), ("Composition (%)", ["C", "Mn", "P"], "%"),
        ("Parts, % (max)", ["C", "Mn", "P"], "%"),
        ("Load in kN/m", ["200 mm", "250 mm"], "kN/m"), ("Count, 10⁹/l", ["B", "T", "NK"], "10⁹/l"),
        ("Zugspannung in kg", ["weich", "mittel", "stark"], "kg"), ("Tension in kg", ["light", "heavy"], "kg"),
    ])
    func aTierGivesItsUnitToThoseBelow(_ upper: String, _ lower: [String], _ unit: String) {
        let cells = lower.indices.map { "<td>\($0).5" }.joined()
        let found = datasets(
            "<table><tr><th rowspan=2>Wood<th colspan=\(lower.count)>\(upper)<tr><th>"
                + lower.joined(separator: "<th>") + "<tr><td>ash\(cells)<tr><td>oak\(cells)</table>", path: ".html")
        let name = HeaderName(upper).name
        #expect(units(found) == lower.map { "\(name) / \($0): \(unit)" })
    }

    /// What lower tiers name that does not have the unit of the tier above.
    @Test(arguments: [
        ("Mass, kg", ["mean", "SD", "N"], ["kg", "kg", "-"]), ("Rain in mm", ["sum", "Days"], ["mm", "-"]),
        ("Load in kN", ["most", "Supply (V)"], ["kN", "V"]), ("Size in mm", ["width", "Mass (g)"], ["mm", "g"]),
        ("People in thousands", ["all", "Rank"], ["thousands", "-"]), ("Mass in kg", ["5", "10"], ["-", "-"]),
    ])
    func aLowerTierMayHaveAnotherUnit(_ upper: String, _ lower: [String], _ expected: [String]) {
        let cells = lower.indices.map { "<td>\($0).5" }.joined()
        let found = datasets(
            "<table><tr><th rowspan=2>Wood<th colspan=\(lower.count)>\(upper)<tr><th>"
                + lower.joined(separator: "<th>") + "<tr><td>ash\(cells)<tr><td>oak\(cells)</table>", path: ".html")
        #expect(found.flatMap(\.values).map { $0.unit ?? "-" } == expected)
    }

    /// Symbols of elements are also units with a prefix.
    @Test func elementsAreNames() {
        let found = datasets(table("Soil | Pb | Mg | Biomass (Mg/ha)", "a | 1.5 | 3.5 | 2.5", "b | 2.5 | 3 | 7.5"))
        #expect(units(found) == ["Pb: -", "Mg: -", "Biomass: Mg/ha"])
    }

    @Test func theTierAboveAKeyHasTheUnitOfTheCells() {
        let found = datasets(
            "<table><tr><th rowspan=2>Beam<th colspan=3>Load (kN) at span<tr><th>2 m<th>3 m<th>4 m"
                + "<tr><td>x<td>1.5<td>1<td>0.5<tr><td>y<td>2.5<td>2<td>1.5</table>", path: ".html")
        #expect(units(found) == ["Value: kN"])
        #expect(found.flatMap(\.keys).map(\.title) == ["Beam", "Load at span (m)"])
    }

    @Test func titlesWithDifferentUnitsKeepTablesApart() {
        for (one, other) in [("Men, in mm", "Women, in cm"), ("Centimetres", "Inches")] {
            let tables = [one, other].map { "## \($0)\n\n" + table("Size | Width", "S | 80", "M | 90") }
            let found = datasets("# Gloves\n\n" + tables.joined(separator: "\n"))
            #expect(found.count == 2 && found.allSatisfy { $0.values[0].unitRemark?.contains("says") == true })
        }
    }

    @Test func aPriceIsNotMeasuredInKilograms() {
        let found = datasets(table("Wood | Price / kg | € / m³", "oak | 3.5 | 900", "elm | 4.1 | 700"))
        #expect(units(found) == ["Price / kg: -", "€ / m³: €/m³"])
        #expect(found[0].values[0].unitRemark?.contains("each number is for “kg”") == true)
    }

    // MARK: - Units that texts state

    private func rivers(_ first: String, _ second: String) -> String {
        "# Rivers\n\n## East\n\n\(first)\n\n" + table("River | Length", "Oder | 1233", "Warthe | 795")
            + "\n## West\n\n\(second)\n\n" + table("River | Length", "Eider | 117", "Alster | 35")
    }

    @Test func aUnitOfALaterTableIsNoted() {
        let found = datasets(rivers("From the east.", "All lengths in miles."))
        #expect(found.count == 1)
        let remark = found[0].values[0].unitRemark
        #expect(remark?.contains("“miles”") == true && remark?.contains("line 16") == true, "\(remark ?? "")")
        let both = datasets(rivers("All lengths in km.", "All lengths in km."))
        #expect(both.map { $0.values[0].unitRemark?.contains("line") } == [false])
    }

    @Test func tablesWithDifferentUnitsAreApart() {
        let found = datasets(rivers("All lengths in km.", "All lengths in miles."))
        #expect(found.map(\.title) == ["East", "West"])
        let mentions = found.map { $0.values[0].unitRemark ?? "" }
        #expect(mentions.count == 2 && mentions[0].contains("“km”") && mentions[1].contains("“miles”"))
    }

    // MARK: - Numbers that may be read in two ways

    private func page(_ first: String, _ second: String, language: String = "de") -> String {
        "<html lang=\(language)><table><tr><th>Item<th>Load<tr><td>x\(first)<td>\(first)<tr><td>y\(second)<td>\(second)"
            + "</table></html>"
    }

    @Test(arguments: [
        ("de", "451,4", true, "number"), ("de", "451.4", false, "text"), ("en", "451,4", false, "number"),
    ])
    func anotherArticleMayShowTheSeparator(_ language: String, _ other: String, _ hasComma: Bool, _ type: String) {
        let found = datasets(page("1.233", other), page("1.045", "334", language: language), path: ".html")
        let last = found.last.map { dataset in dataset.commas.hasComma(dataset.values[0].source, in: dataset.tables[1])
        }
        #expect(last == hasComma)
        #expect(found.last?.values[0].type.rawValue == type)
    }

    @Test(arguments: [("Material No.", "text"), ("Mass", "number"), ("EN number", "text"), ("EN", "text")])
    func numbersThatEndInAZeroMayBeCodes(_ header: String, _ type: String) {
        let found = datasets(table("Steel | \(header)", "a | 1.4310", "b | 1.4306"))
        #expect(found.flatMap(\.values).map(\.type.rawValue) == [type])
    }

    @Test func aCommaIsDecimalAsInOtherColumns() {
        let found = datasets(table("Gas | Dichte | Punkt", "a | 1,429 | −182,9", "b | 1,251 | −195,8"))
        #expect(found[0].values[0].remark?.hasPrefix("the comma of “1,429” is decimal, as in other columns") == true)
    }

    @Test(arguments: [
        ("312.4 ± 2.1 µs", "1.31 ± 0.02 ms", true), ("312.4 ± 2.1 µs", "timeout", false),
    ])
    func deviationsInSeveralUnits(_ first: String, _ second: String, _ arePerRecord: Bool) {
        let found = datasets(table("Library | Time", "a | \(first)", "b | \(second)"))
        let remark = found.flatMap(\.values).first?.remark
        #expect(remark?.contains("\"unit: per-record\"") == arePerRecord, "\(remark ?? "")")
    }

    /// The unit of a condition is not that of the numbers.
    @Test(arguments: [
        ("Consumption at 120 km/h", "-"), ("Time 0–100 km/h", "-"), ("Days > 50 µg/m³", "-"), ("Speed km/h", "km/h"),
        ("Fuel l/100 km", "l/100 km"), ("Tm (°C)", "°C"),
    ])
    func aNumberBeforeAUnitIsACondition(_ header: String, _ unit: String) {
        let found = datasets(table("Name | \(header)", "a | 5.5", "b | 6"))
        #expect(found.flatMap(\.values).map { $0.unit ?? "-" } == [unit])
    }

    /// The caption has the units of several rows; a letter is a unit behind a word for "in".
    @Test(arguments: [
        ("Levels (µg/m³; CO in mg/m³)", "says “µg/m³” and “mg/m³”; give each number the one that it has"),
        ("Distances in m, from 80 km/h to 20 km/h (wet) and 100–0 km/h (dry)", "says “m”; give it the unit"),
        ("Prices (€/bottle, en primeur)", "says “€/bottle”"), ("Rates (cumulative %)", "says “%”"),
    ])
    func titlesMayHaveSeveralUnits(_ title: String, _ remark: String) throws {
        let drafts = datasets("## \(title)\n\n" + table("Name | Level", "a | 5", "b | 6.5"))
        #expect(try #require(drafts.first?.values.first?.comment).contains(remark))
    }

    @Test func headersOfCurrenciesMayBeWhatIsPriced() throws {
        let rates = datasets(table("Month | USD | EUR", "May | 0.91 | 0.95", "June | 0.92 | 0.96"))
        #expect(try #require(rates.first?.values.first?.comment).contains("may be what is priced"))
        let price = datasets(table("Wood | USD", "oak | 0.91", "elm | 0.92"))
        #expect(price.first?.values.first?.comment == nil)
    }

    /// A number at the right of the unit has another one, also if the numbers at its left have a deviation.
    @Test func aCountBesideUnitsIsNoted() throws {
        let drafts = datasets(
            table("Name | Mean ± SD | Unit | Samples", "a | 140 ± 3 | mmol/l | 120", "b | 92 ± 8 | mg/dl | 118"))
        #expect(try #require(drafts.first?.values.last?.comment).contains("may be that of another column alone"))
    }

    @Test func aHeaderWithAnotherUnitBesideUnitsIsNoted() throws {
        let drafts = datasets(table("Name | Unit | 1° in °De", "a | °C | 1.5", "b | °F | 0.8"))
        #expect(try #require(drafts.first?.values.first?.comment).contains("may be that of another column alone"))
    }

    /// Columns that may be lists themselves do not show the decimal comma.
    @Test(arguments: [("7,8", true), ("7,25", false)])
    func listsBesideListsAreNoted(_ other: String, _ areLists: Bool) {
        let drafts = datasets(table("Pin | A | B", "oak | 1 | 1,2", "ash | 2 | 3,4", "elm | \(other) | 10"))
        #expect(
            drafts.flatMap(\.values).map { $0.comment?.contains("list of two numbers") ?? false } == [
                areLists, areLists,
            ])
    }
}
