import Diagnostics
import Measures

/// Finds the words of vocabularies that no claim uses: misspelt, forgotten, or their table was lost.
struct UnusedWords {
    let book: Book
    /// In the order of the book's datasets.
    let claims: [[Claim]]
    /// By the vocabulary's name, the labels that articles' cells asked it for, folded.
    var labels: [String: Set<String>] = [:]

    func findings() -> [Finding] {
        let used = usedWords()
        let wholes = Dictionary(grouping: book.vocabularies, by: \.place.file)
        return book.vocabularies.flatMap { vocabulary in
            let others = wholes[vocabulary.place.file, default: []].filter { $0.name != vocabulary.name }
            let known = others.compactMap { self.labels[$0.name] }
            // The word that stands for every other one is there for sources that do not tell; none need do so.
            return vocabulary.entries.filter { !$0.coversAll }.filter { entry in
                used[vocabulary.name]?.contains(entry.id) != true && !isLabel(entry, in: known)
            }.map { entry in
                Finding(
                    rule: "unused-word", severity: .warning,
                    message: "nothing in the data is “\(entry.id)”", place: entry.place, value: entry.id)
            }
        }
    }

    /// Whether a cell held a name of the entry and was read as the entry that it is a part of: the two vocabularies are
    /// defined in one file.
    private func isLabel(_ entry: VocabularyEntry, in labels: [Set<String>]) -> Bool {
        !labels.isEmpty
            && entry.names.contains { name in
                let folded = LabelFolding.fold(name)
                return labels.contains { $0.contains(folded) }
            }
    }

    private func usedWords() -> [String: Set<String>] {
        var used: [String: Set<String>] = [:]
        for (dataset, claims) in zip(book.datasets, claims) {
            for (index, field) in dataset.keys.enumerated() {
                guard let name = field.vocabulary else { continue }
                used[name, default: []].formUnion(claims.map { $0.key[index] })
            }
            for (index, field) in dataset.values.enumerated() {
                guard let name = field.vocabulary else { continue }
                used[name, default: []].formUnion(claims.compactMap { $0.values[index]?.text })
            }
        }
        return used
    }
}
