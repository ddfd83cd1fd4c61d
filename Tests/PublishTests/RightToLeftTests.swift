import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct RightToLeftTests {
    @Test(arguments: ["ערד", "مأرب", "ﷺ", "Oak ערד", "𐤀"])
    func textsEndWithAMark(text: String) { #expect(RightToLeft.closed(text) == text + "\u{200E}") }

    @Test(arguments: ["", "Oak", "−5", "本文", "Ωméga", "🇩🇪"])
    func otherTextsStay(text: String) { #expect(RightToLeft.closed(text) == text) }

    /// Without marks, the two numbers change places.
    @Test func theWordsOfAKeyStayApart() {
        let keys = [PlankDatasets.field("place", "Place", .text), PlankDatasets.field("year", "שנה", .integer)]
        let definition = PlankDatasets.definition(
            "wells", "Wells", keys: keys,
            values: [PlankDatasets.field("depth", "עומק", .number), PlankDatasets.field("level", "Level", .number)],
            layout: TableLayout(rows: ["place", "year"], columns: nil))
        let material = ReportMaterial(publication: PlankPublication.publication, language: "en")
        #expect(material.name(of: ["ערד", "-5"], in: definition) == "Place ערד\u{200E} · שנה\u{200E} -5")
        #expect(
            material.values([.number(ExactNumber(-40)), .number(ExactNumber(3))], unit: nil, in: definition)
                == "עומק\u{200E} -40, Level 3")
    }
}
