import Testing

@testable import Drafting

@Suite struct NamesTests {
    @Test(arguments: [
        ("Largeur (Été)", "largeur_ete"), ("2,5 % Zinc", "2_5_zinc"), ("Größe", "grosse"), ("幅", ""), ("―", ""),
        ("Ｗｉｄｔｈ", "width"), ("Home Screen / Small", "home_screen_small"), ("<b>", "b"),
        (
            "A long header with more words than anybody would write into a recipe",
            "a_long_header_with_more_words_than_would"
        ),
    ])
    func namesAreOfLatinLettersAndDigits(_ text: String, _ name: String) {
        #expect(PlainName.of(text, mark: "_") == name)
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
        ("Boards (thousands)", "Boards", "thousands"),
    ])
    func headersAreDividedIntoNameAndUnit(_ header: String, _ name: String, _ unit: String) {
        let divided = HeaderName(header)
        #expect(divided.name == name)
        #expect(divided.unit == unit)
    }

    @Test(arguments: ["Width", "Group (A)", "Price (day)", "Value min", "Grade A", "MS", "10³", "At 100 °C", ""])
    func whatMayBeSomethingElseStaysInTheName(_ header: String) {
        let divided = HeaderName(header)
        #expect(divided.name == header)
        #expect(divided.unit == nil)
    }

    @Test func aLetterBesideUnitsIsAUnit() {
        #expect(HeaderName("Voltage (V)", besideUnits: true).unit == "V")
        #expect(HeaderName("Voltage (V)").unit == nil)
    }

    @Test func wordsHavePlainIdsAndCodesStay() throws {
        let words = try #require(DraftVocabulary(["Oak wood", "oak wood", "M3", "pine", "松", "Oak-wood", ""]))
        // The plain id of the first label is the last one.
        #expect(words.entries == ["\"Oak wood\"", "M3", "pine", "\"松\"", "{id: oak-wood, labels: Oak-wood}"])
    }

    @Test func manySingleTextsAreNoWords() {
        #expect(DraftVocabulary((1...51).map { "name \($0)" }) == nil)
        #expect(DraftVocabulary((1...51).map { "name \($0)" } + ["name 1"]) != nil)
    }
}
