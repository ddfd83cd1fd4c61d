package import Text

/// Where an article comes from.
package struct ArticleOrigin: Sendable {
    package let title: String
    package let author: String?
    package let publisher: String?
    /// As the source gives it; not interpreted.
    package let date: String?
    package let address: String?
    /// What the reader of a report should know of the source.
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

/// An article of a book. Articles stand in the order of trust: of claims that differ, the earliest article's is published.
package struct BookArticle: Sendable {
    package let id: String
    /// Relative to the book's folder.
    package let path: String
    /// The label of a character encoding that overrules what the file says.
    package let encoding: String?
    package let origin: ArticleOrigin
    package let place: Place
    package let encodingPlace: Place

    package init(
        id: String, path: String, encoding: String?, origin: ArticleOrigin, place: Place, encodingPlace: Place? = nil
    ) {
        self.id = id
        self.path = path
        self.encoding = encoding
        self.origin = origin
        self.place = place
        self.encodingPlace = encodingPlace ?? place
    }
}

/// Everything that the program knows of its subject.
package struct Book: Sendable {
    package let title: LocalizedText
    package let description: LocalizedText
    package let articles: [BookArticle]
    package let vocabularies: [Vocabulary]
    package let datasets: [DatasetDefinition]
    package let recipes: [Recipe]
    package let corrections: [Correction]
    package let acceptedFindings: [AcceptedFinding]
    /// Nil where the book does not ask for a report on its coverage.
    package let coverage: CoverageDefinition?
    /// Files of articles that the book means not to read.
    package let leftOut: [LeftOutFile]
    private let articleIndices: [String: Int]
    private let datasetIndices: [String: Int]
    private let vocabularyIndices: [String: Int]

    package init(
        title: LocalizedText, description: LocalizedText, articles: [BookArticle], vocabularies: [Vocabulary],
        datasets: [DatasetDefinition], recipes: [Recipe], corrections: [Correction],
        acceptedFindings: [AcceptedFinding], coverage: CoverageDefinition? = nil, leftOut: [LeftOutFile] = []
    ) {
        self.title = title
        self.description = description
        self.articles = articles
        self.vocabularies = vocabularies
        self.datasets = datasets
        self.recipes = recipes
        self.corrections = corrections
        self.acceptedFindings = acceptedFindings
        self.coverage = coverage
        self.leftOut = leftOut
        articleIndices = Self.indices(of: articles.map(\.id))
        datasetIndices = Self.indices(of: datasets.map(\.name))
        vocabularyIndices = Self.indices(of: vocabularies.map(\.name))
    }

    /// Of names that clash the first wins; the book's reader reports them.
    private static func indices(of names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func article(_ id: String) -> BookArticle? { articleIndices[id].map { articles[$0] } }
    package func dataset(_ name: String) -> DatasetDefinition? { datasetIndices[name].map { datasets[$0] } }
    package func vocabulary(_ name: String) -> Vocabulary? { vocabularyIndices[name].map { vocabularies[$0] } }
    /// The position of a dataset in the book's order, which all lists of datasets have.
    package func datasetIndex(_ name: String) -> Int? { datasetIndices[name] }
    package func vocabulary(of field: FieldDefinition) -> Vocabulary? { field.vocabulary.flatMap(vocabulary) }
}
