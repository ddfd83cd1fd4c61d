import Articles
import Books
import Records
import Text

/// The words of a dataset's key fields that stand for every other word of their field.
struct CoveringWords {
    /// For each key field with such a word, its index and the word.
    private let words: [(field: Int, word: String)]

    /// - Parameter except: fields that are left out.
    init(_ definition: DatasetDefinition, except: Set<Int>, in book: Book) {
        words = definition.keys.indices.compactMap { index in
            guard !except.contains(index), let entries = book.vocabulary(of: definition.keys[index])?.entries,
                let word = entries.first(where: \.coversAll)
            else { return nil }
            return (index, word.id)
        }
    }

    /// The keys that speak of this key among others: one field's word replaced by the one that covers it.
    func keys(covering key: [String]) -> [[String]] {
        words.filter { key[$0.field] != $0.word }.map { field, word in
            var covering = key
            covering[field] = word
            return covering
        }
    }
}
