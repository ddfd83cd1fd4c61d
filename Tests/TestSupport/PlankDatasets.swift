package import Books
package import Records
internal import Text

/// A small book about planks, made by hand, with every kind of trouble that a publication may meet: flagged,
/// corrected, contested, missing, assumed and qualified values.
///
/// `handbook` outranks `survey`. Words: editions 2019 and 2021, species oak, pine and any, loads light to extreme2.
package enum PlankDatasets {
    package static let handbook = 0
    package static let survey = 1

    package static let articles = [
        BookArticle(
            id: "handbook", path: "Articles/handbook.md", encoding: nil,
            origin: ArticleOrigin(
                title: "The plank handbook", author: "A. Sawyer", publisher: "Timber & Sons", date: "2021-03",
                address: "https://planks.example/handbook?a=1&b=2", note: LocalizedText("Second edition.")),
            place: Place("book.yaml", line: 4, column: 5)),
        BookArticle(
            id: "survey", path: "Articles/survey.html", encoding: nil,
            origin: ArticleOrigin(
                title: "Survey of *planks*", author: nil, publisher: nil, date: nil, address: nil, note: nil),
            place: Place("book.yaml", line: 12, column: 5)),
    ]

    package static let vocabularies = [
        vocabulary("editions", "Editions", [("2019", "Edition 2019"), ("2021", "Edition 2021")]),
        vocabulary("species", "Species", [("oak", "Oak"), ("pine", "Pine"), ("any", "any species")]),
        vocabulary("faces", "Faces", [("flat", "lying flat"), ("edge", "on edge")]),
        vocabulary(
            "loads", "Loads",
            [
                ("light", "Light"), ("medium", "Medium"), ("heavy", "Heavy"), ("extreme1", "Extreme 1"),
                ("extreme2", "Extreme 2"),
            ]),
    ]

    package static let book = Book(
        title: LocalizedText([("en", "Planks"), ("ja", "\u{677F}")]),
        description: LocalizedText("How far planks bend."),
        articles: articles, vocabularies: vocabularies, datasets: datasets.map(\.definition), recipes: [],
        corrections: [], acceptedFindings: [])

    package static var datasets: [Dataset] { [bending, sizes, joints, remarks, nothing] }

    package static func vocabulary(_ name: String, _ title: String, _ entries: [(String, String)]) -> Vocabulary {
        let place = Place("Vocabulary/\(name).yaml")
        return Vocabulary(
            name: name, title: LocalizedText(title),
            entries: entries.map { VocabularyEntry(id: $0, labels: LocalizedText($1), aliases: [], place: place) },
            groups: [], place: place)
    }

    package static func field(
        _ name: String, _ title: String, _ type: FieldType = .word, vocabulary: String? = nil,
        description: String? = nil, isQualified: Bool = false, isOptional: Bool = false, isSetByRecipe: Bool = false
    ) -> FieldDefinition {
        FieldDefinition(
            name: name, title: LocalizedText(title), description: description.map { LocalizedText($0) }, type: type,
            vocabulary: vocabulary, isQualified: isQualified, isOptional: isOptional, isSetByRecipe: isSetByRecipe,
            place: Place("Datasets/x.yaml"))
    }
}
