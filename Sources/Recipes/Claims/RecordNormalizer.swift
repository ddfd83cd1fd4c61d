package import Articles
package import Books
package import Records
package import Text

/// Turns articles into claims by the book's recipes.
package struct RecordNormalizer: Sendable {
    private let book: Book
    private let isTracing: Bool
    private let limits: BookLimits
    /// By the article's id, its recipes' places among those of the book.
    private let recipes: [String: [Int]]

    /// - Parameter isTracing: whether every claim keeps the steps from raw text to value, for `explain`.
    package init(_ book: Book, isTracing: Bool = false, limits: BookLimits = BookLimits()) {
        self.book = book
        self.limits = limits
        self.isTracing = isTracing
        recipes = Dictionary(grouping: book.recipes.indices) { book.recipes[$0].article }
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
        let parts = articles.indices.map { claims(from: articles[$0], at: $0, missing: missing) }
        return merged(parts, problems: problems)
    }

    /// What the recipes of one article give. Articles know nothing of each other, so this may be done in any order.
    ///
    /// - Parameter index: of the article in the book.
    package func claims(from article: Article, at index: Int, missing: Set<String>) -> ArticleClaims {
        let recipes = recipes[book.articles[index].id, default: []]
        guard !recipes.isEmpty, !missing.contains(book.articles[index].path) else { return ArticleClaims() }
        let context = NormalizeContext(book: book, article: book.articles[index], isTracing: isTracing, limits: limits)
        var result = ArticleClaims()
        for number in recipes {
            context.problems = BookProblems()
            let runner = RecipeRunner(
                recipe: book.recipes[number], article: article, articleIndex: index, context: context)
            result.recipes.append(
                ArticleClaims.OfRecipe(number: number, claims: runner.claims(), problems: context.problems.findings))
        }
        let overlooked = OverlookedData(article: article, context: context, recipes: recipes.map { book.recipes[$0] })
        result.findings = context.findings + overlooked.findings()
        result.usedLabels = context.usedLabels
        result.mendedLines = [context.article.path: context.mendedLines]
        return result
    }

    /// Which tables of an article each of its recipes reads, so that a few of their rows can be read again.
    package func plan(for article: Article, at index: Int) -> TablePlan {
        let context = NormalizeContext(book: book, article: book.articles[index], isTracing: false, limits: limits)
        return TablePlan(
            recipes: recipes[book.articles[index].id, default: []].map { book.recipes[$0] }.map { recipe in
                let runner = RecipeRunner(recipe: recipe, article: article, articleIndex: index, context: context)
                let programs = recipe.tables.map { TableProgram($0, book: book, problems: context.problems) }
                return TablePlan.OfRecipe(recipe: recipe, programs: programs, numbers: runner.tableNumbers())
            }, isSound: context.problems.isEmpty)
    }

    /// The claims that the recipes of one article read from the rows of a few cells of one table, and nothing else.
    ///
    /// - Parameters:
    ///   - index: of the article in the book.
    ///   - cells: in the body of the table.
    ///   - plan: of the article as it was, whose tables have the same headers.
    /// - Returns: nil where something is wrong with the recipe.
    package func claims(
        from article: Article, at index: Int, touching cells: Set<SourceLocation>, ofTable number: Int,
        by plan: TablePlan
    ) -> RowClaims? {
        guard plan.isSound else { return nil }
        let problems = BookProblems()
        let context = NormalizeContext(
            book: book, article: book.articles[index], isTracing: isTracing, limits: limits, focus: cells,
            problems: problems)
        let claims = plan.recipes.flatMap { plan in
            RecipeRunner(recipe: plan.recipe, article: article, articleIndex: index, context: context)
                .claims(fromTable: number, programs: plan.programs, numbers: plan.numbers)
        }
        guard problems.isEmpty else { return nil }
        return RowClaims(
            claims: claims, findings: context.findings, usedLabels: context.usedLabels,
            usedMappings: context.usedMappings)
    }

    /// The parts of all articles, in the book's order, together.
    package func merged(_ parts: [ArticleClaims], problems: BookProblems) -> NormalizedClaims {
        var claims = [[Claim]](repeating: [], count: book.datasets.count)
        for recipe in parts.flatMap(\.recipes).sorted(by: { $0.number < $1.number }) {
            problems.report(recipe.problems)
            for (name, found) in recipe.claims {
                guard let dataset = book.datasetIndex(name) else { continue }
                claims[dataset] += found
            }
        }
        let labels = Self.union(parts.lazy.map(\.usedLabels))
        let mended = Self.union(parts.lazy.map(\.mendedLines))
        return NormalizedClaims(
            claims: claims, ofArticles: parts.flatMap(\.findings),
            ofWords: UnusedWords(book: book, claims: claims, labels: labels).findings(), usedLabels: labels,
            mendedLines: mended)
    }

    private static func union<Element>(_ parts: some Sequence<[String: Set<Element>]>) -> [String: Set<Element>] {
        var all: [String: Set<Element>] = [:]
        for part in parts {
            for (name, elements) in part { all[name, default: []].formUnion(elements) }
        }
        return all
    }
}

/// The tables that the recipes of one article read.
package struct TablePlan: Sendable {
    struct OfRecipe: Sendable {
        let recipe: Recipe
        /// One for each of the tables that the recipe means.
        let programs: [TableProgram]
        /// For each of them, the numbers of the article's tables.
        let numbers: [Set<Int>]
    }

    let recipes: [OfRecipe]
    /// Whether nothing is wrong with the recipes.
    let isSound: Bool
}

/// What the recipes of one article read from a few rows of one table.
package struct RowClaims: Sendable {
    /// By the dataset's name, in source order.
    package let claims: [(dataset: String, claims: [Claim])]
    /// What is wrong with the rows.
    package let findings: [Finding]
    /// By the vocabulary's name, the labels that it was asked for and knew, folded.
    package let usedLabels: [String: Set<String>]
    /// The entries of recipes' own mappings that some cell needed.
    package let usedMappings: Set<Place>
}

/// What the recipes of one article give.
package struct ArticleClaims: Sendable {
    struct OfRecipe: Sendable {
        /// The recipe's place among those of the book.
        let number: Int
        let claims: [(dataset: String, claims: [Claim])]
        /// The recipe's mistakes.
        let problems: [Finding]
    }

    var recipes: [OfRecipe] = []
    var findings: [Finding] = []
    /// By the vocabulary's name, the labels that it was asked for and knew, folded.
    var usedLabels: [String: Set<String>] = [:]
    /// By the article's path, the lines of rows that a step has given the cells they lack.
    var mendedLines: [String: Set<Int>] = [:]
}
