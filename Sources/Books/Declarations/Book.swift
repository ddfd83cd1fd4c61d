package import Text

/// The source of an article.
package struct ArticleOrigin: Addressed, Sendable {
    package let title: String
    package let author: String?
    package let publisher: String?
    /// As the source has it; not interpreted.
    package let date: String?
    package let address: String?
    /// A remark on the source for readers of reports.
    package let note: LocalizedText?

    package init(
        title: String, author: String?, publisher: String?, date: String?, address: String?, note: LocalizedText?
    ) {
        self.title = title
        self.author = author
        self.publisher = publisher
        self.date = date
        self.address = address
        self.note = note
    }
}

/// An article of a book. Articles are in the order of trust: of different claims, the earliest article's is
/// published.
package final class BookArticle: Sendable {
    package let id: String
    /// Relative to the book's folder.
    package let path: String
    /// The label of an encoding that overrides the file's declaration.
    package let encoding: String?
    /// The id of the older edition that this one replaces.
    package let replaced: String?
    /// The id of the article from which this one has its figures.
    package let copied: String?
    package let origin: ArticleOrigin
    package let place: Place
    package let encodingPlace: Place
    let replacedPlace: Place
    let copiedPlace: Place

    package init(
        id: String, path: String, encoding: String?, replaced: String? = nil, copied: String? = nil,
        origin: ArticleOrigin, place: Place, encodingPlace: Place? = nil, replacedPlace: Place? = nil,
        copiedPlace: Place? = nil
    ) {
        self.id = id
        self.path = path
        self.encoding = encoding
        self.replaced = replaced
        self.copied = copied
        self.origin = origin
        self.place = place
        self.encodingPlace = encodingPlace ?? place
        self.replacedPlace = replacedPlace ?? place
        self.copiedPlace = copiedPlace ?? place
    }

    /// Whether readers of CSV take an id for a number, a truth value or a missing value.
    package static func isReadAsValue(_ id: String) -> Bool {
        [
            "nan", "inf", "infinity", "null", "none", "na", "n-a", "nat", "true", "false", "t", "f", "yes", "no", "y",
            "n",
        ].contains(id.lowercased())
    }
}

/// All knowledge of the book's subject.
///
/// A class, because it is handed on with every record: a copy is one reference.
package final class Book: Sendable {
    package let title: LocalizedText
    package let description: LocalizedText
    package let credits: BookCredits
    package let articles: [BookArticle]
    package let vocabularies: [Vocabulary]
    package let datasets: [DatasetDefinition]
    package let recipes: [Recipe]
    package let corrections: [Correction]
    package let acceptedFindings: [AcceptedFinding]
    /// Nil without a report on coverage.
    package let coverage: CoverageDefinition?
    package let site: SiteDefinition
    /// Files of articles that the book leaves out.
    package let leftOut: [LeftOutFile]
    /// Of the last audit; nil if there was none.
    package let audit: AuditResult?
    package let relations: ArticleRelations
    private let articleIndices: [String: Int]
    private let datasetIndices: [String: Int]
    private let vocabularyIndices: [String: Int]
    /// By the ids of articles.
    private let recipeIndices: [String: [Int]]
    private let correctionIndices: [String: [Int]]

    package init(
        title: LocalizedText, description: LocalizedText, credits: BookCredits = BookCredits(),
        articles: [BookArticle], vocabularies: [Vocabulary],
        datasets: [DatasetDefinition], recipes: [Recipe], corrections: [Correction],
        acceptedFindings: [AcceptedFinding], coverage: CoverageDefinition? = nil, leftOut: [LeftOutFile] = [],
        site: SiteDefinition = SiteDefinition(), audit: AuditResult? = nil
    ) {
        self.title = title
        self.description = description
        self.credits = credits
        self.articles = articles
        self.vocabularies = vocabularies
        self.datasets = datasets
        self.recipes = recipes
        self.corrections = corrections
        self.acceptedFindings = acceptedFindings
        self.coverage = coverage
        self.site = site
        self.leftOut = leftOut
        self.audit = audit
        relations = ArticleRelations(articles)
        articleIndices = Self.indices(of: articles.map(\.id))
        datasetIndices = Self.indices(of: datasets.map(\.name))
        vocabularyIndices = Self.indices(of: vocabularies.map(\.name))
        recipeIndices = Dictionary(grouping: recipes.indices) { recipes[$0].article }
        correctionIndices = Dictionary(grouping: corrections.indices) { corrections[$0].article }
    }

    /// The first of equal names wins; the book's loader reports them.
    private static func indices(of names: [String]) -> [String: Int] {
        Dictionary(first: names.enumerated().map { ($1, $0) })
    }

    /// The positions of the recipes of an article in the book's order.
    package func recipeIndices(of article: String) -> [Int] { recipeIndices[article, default: []] }
    /// In the book's order.
    package func recipes(of article: String) -> [Recipe] { recipeIndices(of: article).map { recipes[$0] } }
    package func corrections(of article: String) -> [Correction] {
        correctionIndices[article, default: []].map { corrections[$0] }
    }

    package func article(_ id: String) -> BookArticle? { articleIndices[id].map { articles[$0] } }
    /// The first language of the book, that of its title.
    package var language: String { title.languages.first ?? "" }

    package func dataset(_ name: String) -> DatasetDefinition? { datasetIndices[name].map { datasets[$0] } }
    package func vocabulary(_ name: String) -> Vocabulary? { vocabularyIndices[name].map { vocabularies[$0] } }
    /// The position of a dataset in the book's order, which all lists of datasets have.
    package func datasetIndex(_ name: String) -> Int? { datasetIndices[name] }
    package func vocabulary(of field: FieldDefinition) -> Vocabulary? { field.vocabulary.flatMap(vocabulary) }

    /// The label of the unit of a record; nil for a unit that no vocabulary has.
    ///
    /// - Parameter isShort: whether a short label is preferred.
    package func label(
        ofUnit unit: String, of definition: DatasetDefinition, language: String, isShort: Bool = false
    ) -> String? {
        guard definition.unit == .perRecord, let word = definition.units?.word(for: unit),
            let vocabulary = definition.units?.vocabulary.flatMap(vocabulary)
        else { return nil }
        let label = isShort ? vocabulary.shortLabel : vocabulary.label
        let text = label(word, language)
        return text == word ? unit : text
    }
}
