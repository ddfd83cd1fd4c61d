import Books
import Records
import Text

/// Finds the words of vocabularies that no row uses (misspelt, forgotten, or from a lost table), and used words
/// that the book declares as unused.
struct UnusedWords {
    let book: Book
    /// In the order of the book's datasets.
    let claims: [[Claim]]
    /// Of articles' cells.
    var labels = LabelUses()

    func findings() -> [Finding] {
        let used = usedWords()
        let wholes = Dictionary(grouping: book.vocabularies, by: \.place.file)
        return book.vocabularies.flatMap { vocabulary in
            let others = wholes[vocabulary.place.file, default: []].filter { $0.name != vocabulary.name }
            return vocabulary.entries.compactMap { entry -> Finding? in
                let isUsed = used[vocabulary.name]?.contains(entry.id) == true || isLabel(entry, of: others)
                if entry.withoutRecords != nil { return isUsed ? unexpectedUse(entry, of: vocabulary) : nil }
                // A cell may hold it whose row gives no record because of another cell. The word that covers all others is
                // for sources that do not distinguish, of which there may be none.
                let isRead = labels.contains(Label(entry.id), of: vocabulary)
                return isUsed || isRead || entry.coversAll ? nil : unused(entry)
            }
        }
    }

    private func unused(_ entry: VocabularyEntry) -> Finding {
        Finding(
            rule: .unusedWord, severity: .warning,
            message: "the data never use “\(entry.id)”; remove it, or say why in its without_records",
            place: entry.place, value: entry.id, family: .superfluous(.unusedWord, file: entry.place.file))
    }

    private func unexpectedUse(_ entry: VocabularyEntry, of vocabulary: Vocabulary) -> Finding {
        let user = firstUser(of: entry.id, in: vocabulary)
        return Finding(
            rule: .unusedWord, severity: .warning,
            message: "the data use “\(entry.id)”; remove its without_records",
            place: entry.withoutRecordsPlace, value: entry.id,
            notes: user.map { [Note("it is here", at: $0)] } ?? [])
    }

    /// Whether a cell with a name of the entry was read as the entry that contains it: the two vocabularies are
    /// defined in one file.
    private func isLabel(_ entry: VocabularyEntry, of others: [Vocabulary]) -> Bool {
        !others.isEmpty
            && entry.names.contains { name in
                let label = Label(name)
                return others.contains { labels.contains(label, of: $0) }
            }
    }

    private func usedWords() -> [String: Set<String>] {
        var used: [String: Set<String>] = [:]
        for (dataset, claims) in zip(book.datasets, claims) {
            for (index, field) in dataset.keys.enumerated() {
                guard let name = field.vocabulary else { continue }
                used[name, default: []].formUnion(Numbered(claims) { $0.key[index] }.elements)
            }
            for (index, field) in dataset.values.enumerated() {
                guard let name = field.vocabulary else { continue }
                let words = Numbered(claims) { $0.values[index]?.text }.elements
                used[name, default: []].formUnion(words.compactMap { $0 })
            }
            if let units = dataset.units, let name = units.vocabulary {
                used[name, default: []].formUnion(Set(claims.compactMap(\.unit)).compactMap(units.word))
            }
            guard !claims.isEmpty else { continue }
            for shared in dataset.standsFor {
                guard let name = book.wordField(shared.part.field)?.vocabulary else { continue }
                used[name, default: []].insert(shared.part.value)
            }
        }
        return used
    }

    /// The place of the first claim with a word, or of the declaration that a dataset shares it.
    private func firstUser(of word: String, in vocabulary: Vocabulary) -> Place? {
        for (dataset, claims) in zip(book.datasets, claims) {
            let keys = dataset.keys.indices.filter { dataset.keys[$0].vocabulary == vocabulary.name }
            let values = dataset.values.indices.filter { dataset.values[$0].vocabulary == vocabulary.name }
            for claim in claims {
                let places =
                    keys.filter { claim.key[$0] == word }.map { claim.keyPlace(of: $0, in: book) }
                    + values.filter { claim.values[$0]?.text == word }.map { claim.place(of: $0, in: book) }
                if let place = places.first { return place }
            }
        }
        return book.datasets.lazy.flatMap(\.standsFor).first { shared in
            shared.part.value == word && book.wordField(shared.part.field)?.vocabulary == vocabulary.name
        }?.wordPlace
    }
}
