import Text

/// The vocabularies of a book, by their names.
struct KnownVocabularies {
    let names: KnownWords
    private let byName: [String: Vocabulary]

    init(_ vocabularies: [Vocabulary]) {
        names = KnownWords(vocabularies.map(\.name))
        byName = Dictionary(first: vocabularies.map { ($0.name, $0) })
    }

    subscript(name: String) -> Vocabulary? { byName[name] }
}
