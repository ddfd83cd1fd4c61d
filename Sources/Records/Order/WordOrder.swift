package import Books
import Text

/// The order of one field's values: words as in their vocabulary, numbers by size, other text by code points.
///
/// What a vocabulary does not hold may still be compared with its words where both are numbers: a first year that lies
/// before all years of the vocabulary.
package struct WordOrder: Sendable {
    /// Positions of a vocabulary's words; nil for other fields.
    private let positions: [String: Int]?

    package init(_ field: FieldDefinition, in book: Book) {
        positions = field.type == .word ? book.vocabulary(of: field).map(Self.positions) : nil
    }

    package func precedes(_ left: String, _ right: String) -> Bool {
        if let positions, let first = positions[left], let second = positions[right] { return first < second }
        if let first = ExactNumber(left), let second = ExactNumber(right) { return first < second }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func positions(_ vocabulary: Vocabulary) -> [String: Int] {
        Dictionary(vocabulary.entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
