package import Articles
package import Books
package import Records
package import Text

/// Converts articles to claims by the book's recipes.
package struct RecordNormalizer: Sendable {
    private let book: Book
    private let isTracing: Bool
    private let limits: BookLimits
    private let units = UnitsOfTexts()

    /// - Parameter isTracing: whether claims keep the steps from raw text to value, for `explain`.
    package init(_ book: Book, isTracing: Bool = false, limits: BookLimits = BookLimits()) {
        self.book = book
        self.limits = limits
        self.isTracing = isTracing
    }

    /// The claims of one article. Articles are independent, so they can be processed in any order.
    ///
    /// - Parameters:
    ///   - index: of the article in the book.
    ///   - plan: of any state of the article, whose compiled recipes are used again.
    package func claims(
        from article: Article, at index: Int, missing: Set<String>, by plan: TablePlan? = nil
    ) -> ArticleClaims {
        let recipes = book.recipeIndices(of: book.articles[index].id)
        guard !recipes.isEmpty, !missing.contains(book.articles[index].path) else { return ArticleClaims() }
        let context = NormalizeContext(
            book: book, article: book.articles[index], isTracing: isTracing, limits: limits, notes: article.notes,
            units: units)
        let matcher = TableMatcher(article)
        var result = ArticleClaims()
        for (position, number) in recipes.enumerated() {
            context.problems = BookProblems()
            let runner = RecipeRunner(
                recipe: book.recipes[number], matcher: matcher, articleIndex: index, context: context)
            let programs = plan.flatMap { $0.isSound ? $0.recipes[position].programs : nil }
            result.recipes.append(
                ArticleClaims.OfRecipe(
                    number: number, claims: runner.claims(by: programs ?? runner.programs()),
                    problems: context.problems.findings))
        }
        let overlooked = OverlookedData(matcher: matcher, context: context, recipes: recipes.map { book.recipes[$0] })
        result.findings = context.findings + overlooked.findings()
        result.usedLabels = context.usedLabels
        result.settled = [context.article.path: context.settled]
        return result
    }

    /// The tables of an article that each recipe reads, so that a few of their rows can be read again.
    package func plan(for article: Article, at index: Int) -> TablePlan {
        let context = NormalizeContext(book: book, article: book.articles[index], isTracing: false, limits: limits)
        let matcher = TableMatcher(article)
        return TablePlan(
            recipes: book.recipes(of: book.articles[index].id).map { recipe in
                let runner = RecipeRunner(recipe: recipe, matcher: matcher, articleIndex: index, context: context)
                return TablePlan.OfRecipe(
                    recipe: recipe, programs: runner.programs(), numbers: runner.tableNumbers())
            }, headers: Dictionary(first: article.tables.map { ($0.number, WorkingTable(headerOf: $0)) }),
            isSound: context.problems.isEmpty)
    }

    /// The claims that the recipes of an article read from the rows of a few cells of one table.
    ///
    /// - Parameters:
    ///   - index: of the article in the book.
    ///   - cells: in the body of the table.
    ///   - plan: of the unchanged article, whose tables have the same headers.
    /// - Returns: nil if the recipe has a mistake.
    /// - Complexity: linear in the places of the table; of most tables, only the rows of these cells are read.
    package func claims(
        from article: Article, at index: Int, touching cells: Set<SourceLocation>, ofTable number: Int,
        by plan: TablePlan
    ) -> RowClaims? {
        guard plan.isSound else { return nil }
        return claims(from: article, at: index, touching: cells, ofTable: number, by: plan, under: plan.headers[number])
    }

    /// - Parameter header: of the table; nil to read all of its rows.
    private func claims(
        from article: Article, at index: Int, touching cells: Set<SourceLocation>, ofTable number: Int,
        by plan: TablePlan, under header: WorkingTable?
    ) -> RowClaims? {
        let problems = BookProblems()
        let context = NormalizeContext(
            book: book, article: book.articles[index], isTracing: isTracing, limits: limits, focus: cells,
            problems: problems)
        let matcher = TableMatcher(article)
        let claims = plan.recipes.flatMap { plan in
            RecipeRunner(recipe: plan.recipe, matcher: matcher, articleIndex: index, context: context)
                .claims(fromTable: number, programs: plan.programs, numbers: plan.numbers, under: header)
        }
        if context.missesRows {
            return self.claims(from: article, at: index, touching: cells, ofTable: number, by: plan, under: nil)
        }
        guard problems.isEmpty else { return nil }
        return RowClaims(
            claims: claims, findings: context.findings, usedLabels: context.usedLabels,
            usedEntries: context.usedEntries)
    }

    /// Combines the results of all articles, in the book's order.
    package func merged(_ parts: [ArticleClaims], problems: BookProblems) -> NormalizedClaims {
        var claims = [[Claim]](repeating: [], count: book.datasets.count)
        for recipe in parts.flatMap(\.recipes).sorted(by: { $0.number < $1.number }) {
            problems.report(recipe.problems)
            for (name, found) in recipe.claims {
                guard let dataset = book.datasetIndex(name) else { continue }
                claims[dataset] += found
            }
        }
        let labels = parts.reduce(into: LabelUses()) { $0.add($1.usedLabels) }
        let settled = parts.reduce(into: [:]) { $0.merge($1.settled) { $0.union($1) } }
        return NormalizedClaims(
            claims: claims, ofArticles: parts.flatMap(\.findings),
            ofWords: Lazy { [book, claims] in UnusedWords(book: book, claims: claims, labels: labels).findings() },
            usedLabels: labels,
            settled: settled)
    }
}

/// The tables that the recipes of an article read.
package struct TablePlan: Sendable {
    struct OfRecipe: Sendable {
        let recipe: Recipe
        /// One for each table entry of the recipe.
        let programs: [TableProgram]
        /// For each of them, the numbers of the article's tables.
        let numbers: [Set<Int>]
    }

    let recipes: [OfRecipe]
    /// By table number.
    let headers: [Int: WorkingTable]
    /// Whether the recipes have no mistakes.
    let isSound: Bool
}

/// The claims that the recipes of an article read from a few rows of one table.
package struct RowClaims: Sendable {
    /// By the dataset's name, in source order.
    package let claims: [(dataset: String, claims: [Claim])]
    /// Findings about the rows.
    package let findings: [Finding]
    let usedLabels: LabelUses
    /// The entries of the recipes' own mappings and the steps that were used.
    package let usedEntries: Set<Place>
}

/// The results of an article's recipes.
package struct ArticleClaims: Sendable {
    struct OfRecipe: Sendable {
        /// The recipe's index in the book.
        let number: Int
        let claims: [(dataset: String, claims: [Claim])]
        /// The recipe's mistakes.
        let problems: [Finding]
    }

    var recipes: [OfRecipe] = []
    var findings: [Finding] = []
    var usedLabels = LabelUses()
    /// By article path, the lines of rows that a step has completed.
    var settled: [String: Set<SettledDoubt>] = [:]
}
