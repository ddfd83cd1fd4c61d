import Books
import Records
import Text

/// The combinations of words that speak of a combination: what is said of the word that stands for every other one is
/// said of each of them.
struct CoveringCombinations: Sendable {
    /// For each position of a combination the word that stands for every other one there.
    private let words: [String?]

    init(_ fields: [FieldDefinition], in book: Book) {
        words = fields.map { book.vocabulary(of: $0)?.coveringID }
    }

    /// The combination itself, then those with covering words in its stead, each once.
    func all(of combination: [String]) -> [[String]] {
        var result = [combination]
        for (position, word) in words.enumerated() {
            guard let word, combination[position] != word else { continue }
            result += result.map { combination in
                var covering = combination
                covering[position] = word
                return covering
            }
        }
        return result
    }
}
