/// The words of some fields that cover all other words: a statement about such a word applies to each of them.
package struct CoveringWords: Sendable {
    /// For each field the word that covers all others.
    private let words: [String?]

    /// - Parameter except: the positions of fields to skip.
    package init(_ fields: [FieldDefinition], except: Set<Int> = [], in book: Book) {
        words = fields.enumerated().map { except.contains($0) ? nil : book.vocabulary(of: $1)?.coveringID }
    }

    /// A combination of words itself, then those with covering words instead, without duplicates.
    package func all(of combination: [String]) -> [[String]] {
        var found = [combination]
        for (field, word) in words.enumerated() {
            guard let word, combination[field] != word else { continue }
            found += found.map { combination in
                var covering = combination
                covering[field] = word
                return covering
            }
        }
        return found
    }
}
