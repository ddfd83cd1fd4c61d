package import Articles
import Recipes

/// An article to draft from.
package struct DraftArticle: Sendable {
    package let id: String
    package let title: String
    package let article: Article

    /// Whether the language of the article has the decimal comma.
    let hasDecimalComma: Bool
    /// Whether numbers with units in an article without a language have it.
    let showsDecimalComma: Bool

    package init(id: String, title: String, article: Article) {
        (self.id, self.title, self.article) = (id, title, article)
        hasDecimalComma = article.language.map(ArticleDecimals.haveComma) ?? false
        showsDecimalComma = article.language == nil && ArticleDecimals.haveComma(in: article.text)
    }

    /// Those of data; beside others, those of plain text only with numbers.
    var tables: [(table: ArticleTable, isAligned: Bool)] {
        let data = article.tables.filter { $0.verdict.kind == .data && !$0.bodyRows.isEmpty }
        let texts = article.textTables.filter { data.isEmpty || $0.holdsNumbers }
        return (data.map { ($0, false) } + texts.map { ($0, true) }).sorted { $0.table.location < $1.table.location }
    }
}
