import Books
import Testing
import Text

@testable import Publish

@Suite struct VocabularyResourceTests {
    private let place = Place("Vocabulary/x.yaml")

    @Test func aRowHasEveryNameOfAWord() {
        let vocabulary = Vocabulary(
            name: "x", title: LocalizedText("X"),
            entries: [
                VocabularyEntry(
                    id: "oak", labels: LocalizedText([("ja", "楢"), ("en", "Oak")]),
                    shortLabels: LocalizedText("O."), aliases: ["holm oak", "\"Q\""],
                    formerly: ["oak-wood"], parts: ["N 1"], place: place),
                VocabularyEntry(id: "any", labels: LocalizedText([]), aliases: [], coversAll: true, place: place),
            ], groups: [VocabularyGroup(names: ["hard", "heavy"], members: ["oak"], place: place)], place: place)
        let resource = VocabularyResource.resource(of: vocabulary, in: [], tables: [], language: "en")
        let csv = #"""
            word,position,label,label_ja,label_en,short_label_en,aliases,formerly,parts,groups,covers_all,used
            oak,1,Oak,楢,Oak,O.,"[""holm oak"", ""\""Q\""""]","[""oak-wood""]","[""N 1""]","[""hard"", ""heavy""]",false,
            any,2,,,,,,,,,true,

            """#
        #expect(String(decoding: resource.bytes(.csv), as: UTF8.self) == csv)
        let last = #"""
            {"word": "any", "position": 2, "label": null, "label_ja": null, "label_en": null, "short_label_en": null, \#
            "aliases": [], "formerly": [], "parts": [], "groups": [], "covers_all": true, "used": []}
            ]

            """#
        #expect(String(decoding: resource.bytes(.json), as: UTF8.self).hasSuffix(last))
    }

    @Test func saysWhereAWordIsUsed() throws {
        let publication = PlankPublication.publication
        let species = try #require(publication.resources.first { $0.vocabulary == "species" })
        let used = try #require(species.table.column("used"))
        #expect(used[0].text.split(separator: " ").contains("bending.species"))
    }

    /// No name leads out of the folder, and different names have different files, on file systems that fold case, too.
    @Test func aPathHasOnlyPlainCharacters() {
        #expect(VocabularyResource.path(of: "device-class_2") == "vocabulary/device-class_2")
        #expect(VocabularyResource.path(of: "../a b") == "vocabulary/~2e~2e~2fa~20b")
        #expect(VocabularyResource.path(of: "Wood") == "vocabulary/~57ood")
        #expect(VocabularyResource.path(of: "木材") == "vocabulary/木材")
        #expect(VocabularyResource.name(of: "wood") == "wood.vocabulary")
    }
}
