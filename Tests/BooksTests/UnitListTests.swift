import Books
import Testing
import Text

@Suite struct UnitListTests {
    @Test func signsThatUnicodeHasTwiceAreOneUnit() {
        let units = UnitList(["µm", "㎜"])
        #expect(units.units == ["µm", "mm"])
        #expect(units.unit(named: "\u{3BC}m") == "µm" && units.unit(named: "mm") == "mm")
    }

    @Test func caseMatters() {
        #expect(UnitList(["mW"]).unit(named: "MW") == nil)
    }

    @Test func aVocabularyGivesUnitsOtherNames() {
        let place = Place("Vocabulary/unit.yaml")
        let entry = VocabularyEntry(
            id: "mm", labels: LocalizedText("millimetre"), aliases: ["Millimeter"], place: place)
        let vocabulary = Vocabulary(
            name: "unit", title: LocalizedText("Units"), entries: [entry], groups: [], place: place)
        let units = UnitList(vocabulary)
        #expect(units.vocabulary == "unit")
        #expect(["mm", "millimetre", "Millimeter"].allSatisfy { units.unit(named: $0) == "mm" })
        #expect(units.unit(named: "cm") == nil)
    }
}
