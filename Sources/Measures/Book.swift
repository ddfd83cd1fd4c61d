package import Diagnostics

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

    package init(
        title: LocalizedText, description: LocalizedText, articles: [BookArticle], vocabularies: [Vocabulary],
        datasets: [DatasetDefinition], recipes: [Recipe], corrections: [Correction],
        acceptedFindings: [AcceptedFinding], coverage: CoverageDefinition? = nil
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
    }

    package func article(_ id: String) -> BookArticle? { articles.first { $0.id == id } }
    package func dataset(_ name: String) -> DatasetDefinition? { datasets.first { $0.name == name } }
    package func vocabulary(_ name: String) -> Vocabulary? { vocabularies.first { $0.name == name } }
    package func vocabulary(of field: FieldDefinition) -> Vocabulary? { field.vocabulary.flatMap(vocabulary) }
}
