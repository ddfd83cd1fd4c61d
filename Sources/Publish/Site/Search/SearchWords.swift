import Books
import Records
import Text

/// The names by which the search finds words: their own, those of groups, and those of words that lead to them.
struct SearchWords {
    /// The names of words that lead to a word, by its vocabulary and id.
    private let leading: [String: [String: [String]]]
    /// The names of groups by vocabulary and member.
    private let groups: [String: [String: [String]]]

    /// More names would belong to a word that says little.
    private static let mostNames = 200

    init(_ book: Book, _ datasets: [Dataset]) {
        groups = Dictionary(
            first: book.vocabularies.map { vocabulary in
                let names = vocabulary.groups.flatMap { group in group.members.map { ($0, group.names) } }
                return (vocabulary.name, Dictionary(names, uniquingKeysWith: +))
            })
        var leading: [String: [String: [String]]] = [:]
        for vocabulary in book.vocabularies {
            leading[vocabulary.name] = Self.names(ofParts: vocabulary, in: book)
        }
        for dataset in datasets { Self.add(dataset, in: book, to: &leading) }
        self.leading = leading
    }

    /// The word's id, label, other names, and names of words that lead to it.
    func json(_ entry: VocabularyEntry, in vocabulary: Vocabulary, language: String) -> JSON {
        let label = entry.labels[language]
        let own = (entry.names.dropFirst() + groups[vocabulary.name, default: [:]][entry.id, default: []])
            .uniqued().filter { $0 != label }
        let known = Set(own)
        let others = leading[vocabulary.name, default: [:]][entry.id, default: []].uniqued()
            .filter { $0 != label && !known.contains($0) }.prefix(Self.mostNames)
        let head: [JSON] = [.string(entry.id), .string(label), .strings(own)]
        return .array(others.isEmpty ? head : head + [.strings(others)])
    }

    /// The names of the parts of words, such as the models of a class. The words of the parts are declared in the same file.
    private static func names(ofParts vocabulary: Vocabulary, in book: Book) -> [String: [String]] {
        guard vocabulary.entries.contains(where: { !$0.parts.isEmpty }) else { return [:] }
        let others = book.vocabularies.filter { $0.name != vocabulary.name && $0.place.file == vocabulary.place.file }
        return Dictionary(
            first: vocabulary.entries.map { entry in
                let names = entry.parts.flatMap { part in
                    [part] + others.flatMap { other in other.ids(for: part).flatMap { other.entry($0)?.names ?? [] } }
                }
                return (entry.id, names)
            })
    }

    /// A dataset whose key is one word describes the word: the words of its values are found by the names of it.
    private static func add(_ dataset: Dataset, in book: Book, to leading: inout [String: [String: [String]]]) {
        let definition = dataset.definition
        guard definition.keys.count == 1, let described = book.vocabulary(of: definition.keys[0]) else { return }
        for (column, field) in definition.values.enumerated() {
            guard let vocabulary = book.vocabulary(of: field), vocabulary !== described else { continue }
            for record in dataset.records {
                guard case .text(let word)? = record.values[column], word != vocabulary.coveringID,
                    let entry = described.entry(record.key[0]), !entry.coversAll,
                    leading[vocabulary.name]?[word]?.count ?? 0 < mostNames
                else { continue }
                leading[vocabulary.name, default: [:]][word, default: []] += entry.names
            }
        }
    }
}
