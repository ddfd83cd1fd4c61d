import Books
import Testing
import Text

@testable import Publish

@Suite struct SearchIndexTests {
    private let material = ReportMaterial(publication: PlankPublication.publication, language: "en")

    private var text: String {
        let pages = [SearchIndex.Page(path: "sources.html", title: "Sources <b>", names: ["出典"])]
        return String(decoding: SearchIndex(material, pages: pages, wordPages: ["species"]).bytes, as: UTF8.self)
    }

    /// Their own, those of groups, and those of parts, which lead to them.
    @Test func wordsHaveAllTheirNames() throws {
        let oak = VocabularyEntry(
            id: "oak", labels: LocalizedText([("en", "Oak"), ("ja", "楢")]), aliases: ["Quercus"], parts: ["Red oak"],
            place: Place("wood.yaml"))
        let wood = Vocabulary(
            name: "wood", title: LocalizedText("Wood"), entries: [oak],
            groups: [VocabularyGroup(names: ["hardwood"], members: ["oak"], place: oak.place)], place: oak.place)
        let part = VocabularyEntry(
            id: "Red oak", labels: LocalizedText("Red oak"), aliases: ["Q. rubra"], place: oak.place)
        let parts = Vocabulary(
            name: "tree", title: LocalizedText("Tree"), entries: [part], groups: [], place: oak.place)
        let book = Book(
            title: LocalizedText("Wood"), description: LocalizedText(""), articles: [], vocabularies: [wood, parts],
            datasets: [], recipes: [], corrections: [], acceptedFindings: [])
        let json = SearchWords(book, []).json(oak, in: wood, language: "en")
        #expect(json.text == #"["oak", "Oak", ["楢", "Quercus", "hardwood"], ["Red oak", "Q. rubra"]]"#)
    }

    @Test func pagesAreListedAndNoMarkupIsIn() {
        #expect(text.contains(#""pages":[["sources.html","Sources \u003cb>",["出典"]]]"#))
        #expect(!text.contains("<"))
    }

    @Test func columnsNameTheirWords() throws {
        let vocabularies = material.book.vocabularies
        let species = try #require(vocabularies.firstIndex { $0.name == "species" })
        #expect(text.contains(#""isKey":true,"vocabulary":\#(species),"words":["#))
    }

    @Test func emptyBookHasAnIndex() {
        let material = ReportMaterial(publication: PlankPublication.empty, language: "en")
        let bytes = SearchIndex(material, pages: [], wordPages: []).bytes
        #expect(bytes == Array("measurebook.search({\"vocabularies\":[],\"datasets\":[],\"pages\":[]});\n".utf8))
    }
}
