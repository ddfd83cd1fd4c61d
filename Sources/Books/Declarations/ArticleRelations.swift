import Text

/// What articles say about their sources: which are newer editions of which others, and which copy which.
package struct ArticleRelations: Sendable {
    /// Of each article, the index of the one that it replaces; empty if no article replaces any.
    private let replaced: [Int?]
    /// Of each article, the index of the first one with figures from the same source; empty if no article depends on another.
    private let origins: [Int]

    package static let none = ArticleRelations([])

    /// - Parameter articles: in the order of trust. An older edition that is listed above its newer one is ignored, and so is
    ///   an original that is listed below its copy, because the loader reports them.
    init(_ articles: [BookArticle]) {
        let indices = Dictionary(first: articles.enumerated().map { ($1.id, $0) })
        let replaced = articles.enumerated().map { index, article in
            article.replaced.flatMap { indices[$0] }.flatMap { $0 > index ? $0 : nil }
        }
        var origins = Array(articles.indices)
        for (index, article) in articles.enumerated() {
            if let copied = article.copied.flatMap({ indices[$0] }), copied < index { origins[index] = origins[copied] }
            if let replaced = replaced[index] { origins[replaced] = origins[index] }
        }
        self.replaced = replaced.contains { $0 != nil } ? replaced : []
        self.origins = origins == Array(articles.indices) ? [] : origins
    }

    package var hasEditions: Bool { !replaced.isEmpty }

    /// Whether no article depends on another one, as far as is known.
    package var isEmpty: Bool { origins.isEmpty }

    /// Whether an article is a newer edition of another one.
    package func edition(_ article: Int, replaces other: Int) -> Bool {
        guard hasEditions else { return false }
        var next = replaced[article]
        while let edition = next, edition < other { next = replaced[edition] }
        return next == other
    }

    /// The most trusted article with figures from the same source, be it a newer edition or what the article copies.
    package func origin(of article: Int) -> Int { isEmpty ? article : origins[article] }

    /// How many of some articles with the same value are independent of each other, and how many copy one of these. An
    /// older edition is neither if a newer one is among them.
    package func count(_ articles: [Int]) -> (witnesses: Int, readers: Int) {
        guard !isEmpty, articles.count > 1 else { return (articles.count, 0) }
        let current = articles.filter { article in !articles.contains { edition($0, replaces: article) } }
        let witnesses = Set(current.map(origin)).count
        return (witnesses, current.count - witnesses)
    }
}
