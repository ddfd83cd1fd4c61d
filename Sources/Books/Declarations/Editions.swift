import Text

/// Which articles are newer editions of which others.
package struct Editions: Sendable {
    /// Of each article, the index of the one that it replaces; empty if no article replaces any.
    private let replaced: [Int?]

    package static let none = Editions()

    private init() { replaced = [] }

    /// - Parameter articles: in the order of trust. An older edition that is listed above its newer one is ignored, because
    ///   the loader reports it.
    init(_ articles: [BookArticle]) {
        let indices = Dictionary(first: articles.enumerated().map { ($1.id, $0) })
        let replaced = articles.enumerated().map { index, article in
            article.replaced.flatMap { indices[$0] }.flatMap { $0 > index ? $0 : nil }
        }
        self.replaced = replaced.contains { $0 != nil } ? replaced : []
    }

    package var isEmpty: Bool { replaced.isEmpty }

    /// Whether an article is a newer edition of another one.
    package func edition(_ article: Int, replaces other: Int) -> Bool {
        guard !replaced.isEmpty else { return false }
        var next = replaced[article]
        while let edition = next, edition < other { next = replaced[edition] }
        return next == other
    }
}
