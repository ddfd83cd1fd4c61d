import Testing
import Text

@testable import Books

@Suite struct ArticleRelationsTests {
    private func relations(_ articles: [(id: String, replaced: String?, copied: String?)]) -> ArticleRelations {
        ArticleRelations(
            articles.map { article in
                BookArticle(
                    id: article.id, path: "Articles/\(article.id).md", encoding: nil, replaced: article.replaced,
                    copied: article.copied,
                    origin: ArticleOrigin(title: "t", author: nil, publisher: nil, date: nil, address: nil, note: nil),
                    place: Place("book.yaml", .start))
            })
    }

    private func counts(_ relations: ArticleRelations, _ articles: [Int]) -> [Int] {
        let count = relations.count(articles)
        return [count.witnesses, count.readers]
    }

    @Test func articlesWithoutRelationsAreWitnesses() {
        let relations = relations([("mill", nil, nil), ("shop", nil, nil)])
        #expect(relations.isEmpty)
        #expect(counts(relations, [0, 1]) == [2, 0])
    }

    @Test func aCopyIsAReaderOfItsOriginalAlone() {
        let relations = relations([
            ("mill", nil, nil), ("shop", nil, nil), ("blog", nil, "shop"), ("feed", nil, "blog"),
        ])
        #expect(!relations.isEmpty)
        #expect(counts(relations, [0, 1, 2, 3]) == [2, 2])
        // The value is in the copies alone, which have it from one source.
        #expect(counts(relations, [2, 3]) == [1, 1])
        #expect(counts(relations, [0, 3]) == [2, 0])
    }

    @Test func anOlderEditionIsNeither() {
        let relations = relations([("new", "old", nil), ("old", nil, nil), ("blog", nil, "old")])
        #expect(counts(relations, [0, 1]) == [1, 0])
        #expect(counts(relations, [1]) == [1, 0])
        // A copy of the older edition has the figures of the newer one's source.
        #expect(counts(relations, [0, 2]) == [1, 1])
    }

    @Test func whatIsListedInTheWrongOrderIsIgnored() {
        let relations = relations([("blog", nil, "shop"), ("shop", nil, nil), ("old", nil, nil), ("new", "old", nil)])
        #expect(relations.isEmpty)
    }
}
