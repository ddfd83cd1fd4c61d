import Diagnostics
import Measures

/// Finds the words of vocabularies that no claim uses: misspelt, forgotten, or their table was lost.
struct UnusedWords {
    let book: Book
    /// In the order of the book's datasets.
    let claims: [[Claim]]

    func findings() -> [Finding] {
        let used = usedWords()
        return book.vocabularies.flatMap { vocabulary in
            // The word that stands for every other one is there for sources that do not tell; none need do so.
            vocabulary.entries.filter { !$0.coversAll && used[vocabulary.name]?.contains($0.id) != true }.map { entry in
                Finding(
                    rule: "unused-word", severity: .warning,
                    message: "nothing in the data is “\(entry.id)”", place: entry.place, value: entry.id)
            }
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
