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
        words.indices.reduce([combination]) { found, field in
            found + found.compactMap { covering($0, in: field) }
        }
    }

    private func covering(_ combination: [String], in field: Int) -> [String]? {
        guard let word = words[field], combination[field] != word else { return nil }
        var covering = combination
        covering[field] = word
        return covering
    }
}
