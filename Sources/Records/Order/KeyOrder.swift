package import Books
import Text

/// The order of one field's values: words as in their vocabulary, numbers by size, other text by code points.
///
/// A word that the vocabulary does not hold is compared with the others by size where both are numbers: a first year before
/// all years of the vocabulary.
package struct FieldOrder: Sendable {
    private let vocabulary: Vocabulary?
    private let comparesNumbers: Bool

    package init(_ field: FieldDefinition, in book: Book) {
        comparesNumbers = [.word, .number, .integer].contains(field.type)
        vocabulary = field.type == .word ? book.vocabulary(of: field) : nil
    }

    /// Whether one value is less than another; of two numbers of equal size, such as 1 and 1.0, neither is.
    package func isLess(_ left: String, _ right: String) -> Bool { isLess(word(left), word(right)) }

    /// The same for sorting: values of which neither is less are in the order of their texts.
    package func precedes(_ left: String, _ right: String) -> Bool { precedes(word(left), word(right)) }

    func precedes(_ left: Word, _ right: Word) -> Bool {
        if isLess(left, right) { return true }
        return !isLess(right, left) && left.text.precedesByBytes(right.text)
    }

    private func isLess(_ left: Word, _ right: Word) -> Bool {
        if let first = left.position, let second = right.position { return first < second }
        if comparesNumbers, let first = left.number, let second = right.number { return first < second }
        return left.text.precedesByBytes(right.text)
    }

    /// A value with what is found once for all comparisons.
    struct Word {
        let text: String
        let number: ExactNumber?
        /// In the vocabulary.
        let position: Int?
    }

    func word(_ text: String) -> Word {
        Word(text: text, number: ExactNumber(text), position: vocabulary?.position(of: text))
    }
}

/// The order of a dataset's keys, field by field.
package struct KeyOrder: Sendable {
    private let fields: [FieldOrder]

    package init(_ definition: DatasetDefinition, in book: Book) {
        fields = definition.keys.map { FieldOrder($0, in: book) }
    }

    package func precedes(_ left: [String], _ right: [String]) -> Bool {
        for (index, field) in fields.enumerated() where left[index] != right[index] {
            return field.precedes(left[index], right[index])
        }
        return false
    }
}
