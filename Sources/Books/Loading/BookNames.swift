import Text

/// The names that the files of a book may use, ready to be looked up many times.
final class BookNames {
    let articles: KnownWords
    let datasets: KnownWords
    let wordFields: KnownWords
    private var ofDatasets: [String: Names] = [:]

    private struct Names {
        let keys: KnownWords
        let values: KnownWords
        let fields: KnownWords
        /// The fields, and `unit` where each record brings its own.
        let sources: KnownWords
    }

    init(_ book: Book) {
        articles = KnownWords(book.articles.map(\.id))
        datasets = KnownWords(book.datasets.map(\.name))
        wordFields = KnownWords(book.wordFields)
    }

    func keys(of dataset: DatasetDefinition) -> KnownWords { names(of: dataset).keys }
    func values(of dataset: DatasetDefinition) -> KnownWords { names(of: dataset).values }
    func fields(of dataset: DatasetDefinition) -> KnownWords { names(of: dataset).fields }
    func sources(of dataset: DatasetDefinition) -> KnownWords { names(of: dataset).sources }

    private func names(of dataset: DatasetDefinition) -> Names {
        if let known = ofDatasets[dataset.name] { return known }
        let names = Names(
            keys: KnownWords(dataset.keys.map(\.name)), values: KnownWords(dataset.values.map(\.name)),
            fields: KnownWords(dataset.fields.map(\.name)),
            sources: KnownWords(dataset.fields.map(\.name) + (dataset.unit == .perRecord ? ["unit"] : [])))
        ofDatasets[dataset.name] = names
        return names
    }
}

struct KnownVocabularies {
    let names: KnownWords
    private let byName: [String: Vocabulary]

    init(_ vocabularies: [Vocabulary]) {
        names = KnownWords(vocabularies.map(\.name))
        byName = Dictionary(first: vocabularies.map { ($0.name, $0) })
    }

    subscript(name: String) -> Vocabulary? { byName[name] }
}
