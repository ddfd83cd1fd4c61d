import Books

/// The combinations that apply to a combination: a statement about the word that covers all others applies to each of
/// them.
struct CoveringCombinations: Sendable {
    /// For each position of a combination the word that covers all others.
    private let words: [String?]

    init(_ fields: [FieldDefinition], in book: Book) {
        words = fields.map { book.vocabulary(of: $0)?.coveringID }
    }

    /// The combination itself, then those with covering words instead, without duplicates.
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
