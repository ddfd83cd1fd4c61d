import Articles
import Books
import Records
import Text

/// Counts the uses of each word in a book's claims, so that the first and the last use are found quickly.
struct WordUses: Sendable {
    private struct Word: Hashable {
        let vocabulary: String
        let id: String
    }

    private let book: Book
    private let counts: [Word: Int]
    /// Vocabularies defined in one file with another: their labels also count as uses.
    private let related: Set<String>

    /// - Parameter claims: in the order of the book's datasets.
    init(_ book: Book, _ claims: [[Claim]]) {
        self.book = book
        var counts: [Word: Int] = [:]
        for (dataset, claims) in zip(book.datasets, claims) {
            for claim in claims { Self.words(of: claim, in: dataset) { counts[$0, default: 0] += 1 } }
        }
        self.counts = counts
        let files = Dictionary(grouping: book.vocabularies, by: \.place.file)
        related = Set(files.values.filter { $0.count > 1 }.joined().map(\.name))
    }

    /// Whether every label that counts as a use is still at its place; a removed label might occur elsewhere, which
    /// is not counted.
    func keep(_ old: [String: Set<String>], in new: [String: Set<String>]) -> Bool {
        old.allSatisfy { vocabulary, labels in
            !related.contains(vocabulary) || labels.isSubset(of: new[vocabulary] ?? [])
        }
    }

    /// Whether the set of used words stays the same when claims are added and removed.
    ///
    /// - Parameters:
    ///   - old: of each dataset.
    ///   - new: of each dataset.
    func staySame(without old: [[Claim]], with new: [[Claim]]) -> Bool {
        var changes: [Word: Int] = [:]
        for (index, dataset) in book.datasets.enumerated() {
            for claim in old[index] { Self.words(of: claim, in: dataset) { changes[$0, default: 0] -= 1 } }
            for claim in new[index] { Self.words(of: claim, in: dataset) { changes[$0, default: 0] += 1 } }
        }
        return changes.allSatisfy { word, change in
            guard change != 0 else { return true }
            let count = counts[word] ?? 0
            return (count > 0) == (count + change > 0)
        }
    }

    private static func words(of claim: Claim, in dataset: DatasetDefinition, use: (Word) -> Void) {
        for (field, id) in zip(dataset.keys, claim.key) {
            if let vocabulary = field.vocabulary { use(Word(vocabulary: vocabulary, id: id)) }
        }
        for (field, value) in zip(dataset.values, claim.values) {
            if let vocabulary = field.vocabulary, let id = value?.text { use(Word(vocabulary: vocabulary, id: id)) }
        }
    }
}
