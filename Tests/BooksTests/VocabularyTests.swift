import Testing
import Text

@testable import Books

@Suite struct VocabularyTests {
    private let vocabulary = Vocabulary(
        name: "wood", title: LocalizedText("Wood"),
        entries: [
            VocabularyEntry(
                id: "oak", labels: LocalizedText([("en", "Oak"), ("ja", "楢")]),
                shortLabels: LocalizedText([("en", "O."), ("ja", "楢")]), aliases: ["Quercus"], parts: ["O-1"],
                place: Place("v")),
            VocabularyEntry(
                id: "pine", labels: LocalizedText("Pine"), aliases: [], parts: ["oak", "P-1"], place: Place("v")),
        ],
        groups: [VocabularyGroup(names: ["all"], members: ["oak", "pine"], place: Place("v"))], place: Place("v"))

    @Test(arguments: [
        ("oak", ["oak"]), ("QUERCUS", ["oak"]), ("楢", ["oak"]), ("All", ["oak", "pine"]), ("p-1", ["pine"]),
        ("o.", ["oak"]),
        ("ash", []),
    ])
    func understandsEveryName(label: String, ids: [String]) {
        #expect(vocabulary.ids(for: label) == ids)
    }

    @Test(arguments: [
        ("楢", "; it is a name of \"oak\"; write that id"),
        ("ALL", "; it is a name of oak, pine; write one of these ids"),
        ("oka", "; did you mean \"oak\"?"), ("yew", "; it has oak, pine"),
    ])
    func aNameThatIsNoIDNamesTheID(word: String, hint: String) {
        #expect(vocabulary.idHint(for: word) == hint)
    }

    @Test func entriesKeepTheirOrder() {
        #expect(vocabulary.position(of: "pine") == 1)
        #expect(vocabulary.position(of: "ash") == nil)
    }

    @Test func aShortLabelIsUsedWhereItIsNarrower() {
        #expect(vocabulary.shortLabel(of: "oak", language: "en") == "O.")
        #expect(vocabulary.shortLabel(of: "oak", language: "ja") == "楢")
        #expect(vocabulary.shortLabel(of: "pine", language: "en") == "Pine")
        #expect(vocabulary.shortLabel(of: "ash", language: "en") == "ash")
    }

    @Test func labelsFallBackToTheFirstLanguage() {
        #expect(vocabulary.label(of: "oak", language: "ja") == "楢")
        #expect(vocabulary.label(of: "pine", language: "ja") == "Pine")
        #expect(vocabulary.label(of: "ash", language: "en") == "ash")
    }
}
