import Diagnostics
package import Measures

/// Turns articles into claims by the book's recipes.
package struct RecordNormalizer {
    private let book: Book
    private let isTracing: Bool

    /// - Parameter isTracing: whether every claim keeps the steps from raw text to value, for `explain`.
    package init(_ book: Book, isTracing: Bool = false) {
        self.book = book
        self.isTracing = isTracing
    }

    /// The claims of every dataset, and what is wrong with the articles' data.
    ///
    /// - Parameters:
    ///   - articles: in the order of the book's articles.
    ///   - problems: takes the mistakes of recipes, among them a selection that matches no table or too many.
    ///   - missing: the paths of articles that are not there, of which recipes can say nothing.
    package func claims(
        from articles: [Article], missing: Set<String> = [], problems: BookProblems
    ) -> NormalizedClaims {
        var claims = [[Claim]](repeating: [], count: book.datasets.count)
        var contexts: [Int: NormalizeContext] = [:]
        for recipe in book.recipes {
            guard let index = book.articles.firstIndex(where: { $0.id == recipe.article }), index < articles.count,
                !missing.contains(book.articles[index].path)
            else {
                continue
            }
            let context =
                contexts[index]
                ?? NormalizeContext(
                    book: book, article: book.articles[index], isTracing: isTracing, problems: problems)
            contexts[index] = context
            let runner = RecipeRunner(recipe: recipe, article: articles[index], articleIndex: index, context: context)
            for (name, found) in runner.claims() {
                guard let dataset = book.datasets.firstIndex(where: { $0.name == name }) else { continue }
                claims[dataset] += found
            }
        }
        var findings = contexts.sorted { $0.key < $1.key }.flatMap { index, context in
            context.findings + OverlookedData(article: articles[index], context: context).findings()
        }
        let labels = contexts.values.map(\.usedLabels).reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
        findings += UnusedWords(book: book, claims: claims, labels: labels).findings()
        let mended = Dictionary(
            contexts.values.map { ($0.article.path, $0.mendedLines) }, uniquingKeysWith: { $0.union($1) })
        return NormalizedClaims(claims: claims, findings: findings, mendedLines: mended)
    }
}
