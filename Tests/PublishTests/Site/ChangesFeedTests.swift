import Books
import Testing
import Text

@testable import Publish

@Suite struct ChangesFeedTests {
    @Test(
        arguments: [
            ("2020", "2020-01-01"), ("2020-05", "2020-05-01"), ("2020-05-17", "2020-05-17"), ("17 May 2020", nil),
            ("2020-5", nil),
            ("2020-05-17-1", nil), ("", nil), ("2024-31-12", nil), ("2024-02-29", "2024-02-29"), ("2023-02-29", nil),
            ("2024-04-31", nil), ("2024-00", nil),
        ] as [(String, String?)]) func daysAreWhole(date: String, day: String?)
    {
        #expect(ChangesFeed.day(date) == day)
    }

    @Test func charactersThatXMLCannotContainAreReplaced() throws {
        let origin = ArticleOrigin(title: "A", author: nil, publisher: nil, date: "2020", address: nil, note: nil)
        let place = Place("book.yaml")
        let article = BookArticle(
            id: "a", path: "a.md", encoding: nil, origin: origin, place: place, encodingPlace: place)
        let book = Book(
            title: LocalizedText("A\u{FFFE}\u{FFFF}\u{1}"), description: LocalizedText(""), articles: [article],
            vocabularies: [], datasets: [], recipes: [], corrections: [], acceptedFindings: [])
        let publication = Publication(
            book: book, articles: [], datasets: [], findings: [], rules: RuleFacts(kinds: []), inputs: [])
        let tree = SiteTree(
            publication, language: "en", languages: ["en"], base: nil, location: BookLocation(folder: ""),
            index: Lazy { SiteIndex(publication) })
        let feed = try #require(ChangesFeed(Document(title: "Changes"), tree: tree))
        #expect(String(decoding: feed.file.bytes, as: UTF8.self).contains("<title>A\u{FFFD}\u{FFFD}\\u0001 · Changes"))
    }
}
