import Articles
import Recipes
import Testing
import Text

@testable import Drafting

@Suite struct NamesTests {
    @Test(arguments: [
        ("Largeur (Été)", "largeur_ete"), ("2,5 % Zinc", "2_5_zinc"), ("Größe", "grosse"), ("幅", ""), ("―", ""),
        ("Ｗｉｄｔｈ", "width"), ("Home Screen / Small", "home_screen_small"), ("<b>", "b"),
        ("The mill's list", "the_mills_list"), ("L’eau", "l_eau"),
        (
            "A long header with more words than anybody would write into a recipe",
            "a_long_header_with_more_words_than"
        ),
        ("Percentage of households with subscriptions in use", "percentage_of_households_with"),
        ("void beginTransactionWithListenerNonExclusive(Int)", "void_begintransactionwithlistenernonexcl"),
    ])
    func namesAreOfLatinLettersAndDigits(_ text: String, _ name: String) {
        #expect(PlainName.of(text, mark: "_") == name)
    }

    @Test(arguments: [
        ("−20 °C", "minus-20-c"), ("-2.5 %", "minus-2-5"), ("–5", "minus-5"),
        ("+5 %", "plus-5"), ("± 10", "plus-minus-10"), ("+/- 3", "plus-minus-3"), ("(-5 dB)", "minus-5-db"),
        ("−20 to −10 °C", "minus-20-to-minus-10-c"),
        ("> 30 °C", "over-30-c"), ("<35", "under-35"), ("≥ 12 years", "at-least-12-years"), ("<= 3", "at-most-3"),
        ("> = 700", "at-least-700"),
        ("CrCl < 30", "crcl-under-30"), ("< −10", "under-minus-10"), ("~4", "about-4"),
        ("Na⁺", "na-plus"), ("Cl⁻", "cl-minus"), ("Cl−", "cl-minus"), ("Fe3+", "fe3-plus"), ("Fe³⁺", "fe3-plus"),
        ("SO₄²⁻", "so42-minus"), ("A-", "a-minus"), ("C++", "c-plus-plus"), ("10³ m", "10-3-m"),
        ("½ cup", "1-2-cup"), ("S 6½", "s-6-1-2"), ("10 x 3½ in", "10-x-3-1-2-in"), ("⅔", "2-3"), ("−½", "minus-1-2"),
        ("x½y", "x-1-2-y"), ("1½½", "1-1-2-1-2"), ("No ⑫", "no-12"), ("⅛²", "1-8-2"),
        ("iOS 12+", "ios-12-plus"), ("I (µA)", "i-ua"), ("μm", "um"), ("μήκος", ""),
    ])
    func signsThatTellNamesApartAreWords(_ text: String, _ name: String) {
        #expect(PlainName.of(text, mark: "-") == name)
    }

    @Test(arguments: [
        ("10-20 °C", "10-20-c"), ("10 – 20", "10-20"), ("10−20", "10-20"), ("12 -20", "12-20"),
        ("well-known", "well-known"),
        ("pre- and post", "pre-and-post"), ("a -> b", "a-b"), ("x => 5", "x-5"), ("<b>", "b"),
        ("Grid > Cell", "grid-cell"),
        ("2024-01-31", "2024-01-31"), ("M-5", "m-5"), ("- item", "item"), ("-", ""),
    ])
    func dashesAndArrowsSeparate(_ text: String, _ name: String) {
        #expect(PlainName.of(text, mark: "-") == name)
    }

    @Test func wordsWithOnePlainIdOrOtherLettersAreTheirOwnIds() throws {
        let words = try #require(
            DraftVocabulary([["1.5 mm", "1,5 mm", "α-pinene", "Elm wood", "- 5 °C", "5 °C", "Size Ⅻ"]]))
        let labels = words.entries.map { $0.replacing("\"", with: "") }
        #expect(
            labels == ["1.5 mm", "1,5 mm", "α-pinene", "{id: elm-wood, labels: Elm wood}", "- 5 °C", "5 °C", "Size Ⅻ"])
    }

    @Test(arguments: [
        ("e''", true), ("e’", true), ("e″", true), ("$x", true), ("@x", true), ("№ 5", true), ("5 %", true),
        ("c#", true),
        ("--all", true), (".md", true), ("<b>", true), ("Total*", true), ("_x", true), ("6\" pipe", true),
        ("Mill's", false), ("girls' wear", false), ("L’eau", false), ("'Rex' apple", false), ("\"Rex\"", false),
        ("Elm (wood)", false), ("50 % cotton", false), ("50% cotton", false), ("20 °C", false), ("−20 °C", false),
        ("a/b", false), ("a_b", false), ("(a)", false), ("Müller & Co.", false), ("Group, per person", false),
        ("- item", false), ("approx.", false), ("tests(Class<Test>)", false), ("“Rex”", false), ("'60s style", false),
        ("Na⁺", false), ("Foo®", false),
    ])
    func namesThatAreOthersWithoutTheirSigns(_ text: String, _ lacksSigns: Bool) {
        #expect(PlainName.lacksSigns(of: text) == lacksSigns)
    }

    @Test func noNameIsGivenTwice() {
        var names = FieldNames()
        let titles = ["Width", "width", "Unit", "幅", "高さ", "Maximum", "Width 2"]
        #expect(
            titles.map { names.name($0, or: "value") } == [
                "width", "width_2", "unit_2", "value_1", "value_2", "maximum_2", "width_2_2",
            ])
    }

    @Test(arguments: [
        ("Width (mm)", "Width", "mm"), ("Width [mm]", "Width", "mm"), ("Width (mm, dry)", "Width (dry)", "mm"),
        ("(mm) Width", "Width", "mm"), ("Depth / cm", "Depth", "cm"), ("Depth in cm", "Depth", "cm"),
        ("Depth, cm", "Depth", "cm"), ("Depth cm", "Depth", "cm"), ("mm", "mm", "mm"), ("幅（mm）", "幅", "mm"),
        ("Depth (m)", "Depth", "m"), ("Time (min)", "Time", "min"), ("Age (years)", "Age", "years"),
        ("Boards (thousands)", "Boards", "thousands"), ("Energy / (kcal)", "Energy", "kcal"),
        ("Memory (GB)", "Memory", "GB"), ("Resistance (Ω)", "Resistance", "Ω"), ("Capacity (MW)", "Capacity", "MW"),
        ("Time in s", "Time", "s"), ("Size in GB", "Size", "GB"),
        ("Length / (mm) / least", "Length / least", "mm"), ("(mm) / Width", "Width", "mm"),
        ("Time, s", "Time", "s"), ("Time/s", "Time", "s"), ("Length/mm", "Length", "mm"), ("Length / m", "Length", "m"),
        ("Memory (B)", "Memory", "B"), ("p / bar", "p", "bar"), ("λ/nm", "λ", "nm"), ("ρ/(kg/m³)", "ρ", "kg/m³"),
        ("U/V", "U", "V"), ("m/s", "m/s", "m/s"), ("W/kg", "W/kg", "W/kg"),
        ("Temp (°c)", "Temp", "°C"), ("Length, m (max.)", "Length (max.)", "m"), ("% chg", "% chg", "%"),
        ("Load, kN/m, for depth", "Load, for depth", "kN/m"),
        ("Supply voltage (V)", "Supply voltage", "V"), ("Storage time (d)", "Storage time", "d"),
    ])
    func headersAreDividedIntoNameAndUnit(_ header: String, _ name: String, _ unit: String) {
        let divided = HeaderName(header)
        #expect(divided.name == name)
        #expect(divided.unit == unit)
    }

    @Test(arguments: [
        "Width", "Group (A)", "Price (day)", "Value min", "Grade A", "MS", "10³", "At 100 °C", "", "# dp", "#min",
        "Mass (m)", "Bore (d)", "Voltage (min)", "Height (h)", "Volume (V)", "FLOPs (B)", "Params (M)", "Bolts, M",
        "T/K", "Price/kg", "m/g", "t/°C", "s/m",
        "Time/day", "w / h", "Price / day", "pH", "Soil pH",
        "High °C (°F)", "Weight (kg) (lb)", "Weight kg/lb", "Speed, knots (km/h)", "Price $ (€)",
    ])
    func whatMayBeSomethingElseStaysInTheName(_ header: String) {
        let divided = HeaderName(header)
        #expect(divided.name == header)
        #expect(divided.unit == nil)
    }

    @Test func aLetterBesideUnitsIsAUnit() {
        #expect(HeaderName("Supply (V)", beside: HeaderName.Surroundings(hasUnits: true)).unit == "V")
        #expect(HeaderName("Supply (V)").unit == nil)
    }

    private func names(_ headers: [String], path: String = "a.md") throws -> [HeaderName] {
        let table =
            "| Name | " + headers.joined(separator: " | ") + " |\n"
            + String(repeating: "|---", count: headers.count + 1)
            + "|\n| a |" + String(repeating: " 1 |", count: headers.count) + "\n"
        let article = ArticleReader(options: IngestOptions()).article(path: path, bytes: Array(table.utf8)).value
        let names = HeaderNames(ReadTable(try #require(article.tables.first)))
        return headers.indices.map { names[$0 + 1] }
    }

    @Test func lettersBesideSymbolsAreSymbols() throws {
        #expect(try names(["Shaft (d)", "Outside (D)", "Play (l)"]).map(\.unit) == [nil, nil, nil])
        #expect(try names(["Shaft (d)", "Play (l)"]).map(\.unit) == [nil, nil])
        #expect(try names(["Mass (m)", "Play (l)"]).map(\.unit) == [nil, nil])
        #expect(try names(["Shaft (d)", "Depth (m)", "Width (mm)"]).map(\.unit) == ["d", "m", "mm"])
        #expect(try names(["Shaft (d)", "Samples (n)", "Width (mm)"]).map(\.unit) == ["d", nil, "mm"])
    }

    @Test func minimaBesideMaximaAreNoMinutes() throws {
        #expect(try names(["Load (min)", "Load (max)", "Width (mm)"]).map(\.unit) == [nil, nil, "mm"])
        #expect(try names(["Load (min)", "Width (mm)"]).map(\.unit) == ["min", "mm"])
    }

    @Test(arguments: [
        ("Shaft (d)", "check the unit"), ("Supply (V)", "without a unit"), ("Boards (M)", "may mean millions"),
        ("FLOPs (B)", "may mean billions"), ("Price (m)", "may mean millions"), ("T/K", "without a unit"),
        ("m/g", "a symbol with its unit"), ("U/V", "check the unit"), ("λ/nm", nil), ("m/s", nil),
        ("w / h", "without a unit"), ("High °C (°F)", "names “°C” and “°F”"), ("p / bar", "check the unit"),
        ("Price / day", nil),
        ("d × 10³ (m)", "may multiply"), ("d×10⁻³", "may multiply"), ("At 10² Pa (mm)", nil), ("Strain (×10⁻⁶)", nil),
        ("Width (100 mm)", "may multiply"), ("Width in 10 mm", "may multiply"),
        ("Depth (m)", nil), ("Width (mm)", nil), ("Mass (m)", nil), ("Age (years)", nil), ("Energy (100 g)", nil),
    ])
    func uncertainUnitsHaveRemarks(_ header: String, _ remark: String?) {
        let own = HeaderName(header).remark
        #expect(own.map { remark.map($0.contains) ?? false } ?? (remark == nil), "\(own ?? "")")
    }

    @Test func letterAndSubscriptAreNoUnit() throws {
        let headers = ["m<sub>V</sub>", "k<i><sub>B</sub></i> (kB)", "Rate<sub>max</sub> (mm)", "<b>m</b><sub>V</sub>"]
        #expect(try names(headers).map(\.unit) == [nil, "kB", "mm", nil])
    }

    @Test(arguments: [
        ("Power (W)", "W"), ("Temp. (K)", "K"), ("Supply voltage (V)", "V"), ("Group (A)", nil), ("Time (W)", nil),
        ("W", nil), ("Power", nil),
    ])
    func aLetterIsAUnitOfWhatItMeasures(_ header: String, _ unit: String?) throws {
        #expect(try names([header, "n"])[0].unit == unit)
    }

    @Test func wordsHavePlainIdsAndCodesStay() throws {
        let words = try #require(DraftVocabulary([["Oak wood", "oak wood", "M3", "pine", "松", "Oak-wood", ""]]))
        // The plain id of the first label is the last one.
        #expect(words.entries == ["\"Oak wood\"", "M3", "pine", "\"松\"", "{id: oak-wood, labels: Oak-wood}"])
    }

    @Test(arguments: [
        (["a b d", "a c d"], "a b c d"), (["a d", "b c d", "d e"], "a b c d e"), (["c d", "a b"], "c d a b"),
        (["a b c", "c a", "x b"], "x a b c"), (["one one b", "One b"], "one b"),
    ])
    func wordsHaveAnOrderThatAgreesWithAllTables(tables: [String], order: String) {
        let words = DraftVocabulary(tables.map { $0.split(separator: " ").map(String.init) })
        #expect(words?.entries.joined(separator: " ") == order)
    }

    /// A vocabulary does not tell them apart.
    @Test(arguments: [
        (["H7 g6", "h7"], false), (["a", "A"], false), (["Oak", "OAK"], true), (["m3 M4"], true), (["NO no"], true),
    ])
    func codesThatDifferInCaseAreNoWords(tables: [String], areWords: Bool) {
        #expect((DraftVocabulary(tables.map { $0.split(separator: " ").map(String.init) }) != nil) == areWords)
    }

    @Test func manySingleTextsAreNoWords() {
        #expect(DraftVocabulary([(1...51).map { "name \($0)" }]) == nil)
        #expect(DraftVocabulary([(1...51).map { "name \($0)" } + ["name 1"]]) != nil)
    }
}
