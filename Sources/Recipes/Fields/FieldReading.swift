import Books
import Numbers
import Text

/// What a field takes from a row: the id of a word, or a text with the value that it has. With its place.
///
/// A class, because the rows and records of a table share readings.
final class FieldReading {
    /// The id of a word, or else the text of the cell or its part.
    let text: String
    /// The text as a value of the field's type.
    let content: CellReading
    let origin: CellOrigin?
    /// Whether the text comes from the book instead of the article.
    let isOfBook: Bool
    let isAssumed: Bool
    /// True if the recipe marks the text as a missing value.
    let saysNone: Bool
    /// Whether the cell has no value because it cannot be read.
    let isUnread: Bool
    let trace: [ReadingStep]

    init(
        text: String, content: CellReading, origin: CellOrigin? = nil, isOfBook: Bool = false, isAssumed: Bool = false,
        saysNone: Bool = false, isUnread: Bool = false, trace: [ReadingStep] = []
    ) {
        self.text = text
        self.content = content
        self.origin = origin
        self.isOfBook = isOfBook
        self.isAssumed = isAssumed
        self.saysNone = saysNone
        self.isUnread = isUnread
        self.trace = trace
    }

    /// The reading of a field without a source.
    static var nothing: FieldReading { FieldReading(text: "", content: .empty) }
}

extension FieldPlan {
    /// A text with its value.
    ///
    /// - Parameters:
    ///   - hasPairs: see ``NumberForm/hasPairs``.
    ///   - doubt: why the text may not be a number, although it looks like one.
    func reading(
        _ text: String, at origin: CellOrigin? = nil, isOfBook: Bool = false, isAssumed: Bool = false,
        saysNone: Bool = false, hasPairs: Bool = false, doubt: String? = nil, trace: [ReadingStep]
    ) -> FieldReading {
        var form = isOfBook ? numbers.ofBook(text) : numbers
        form.hasPairs = hasPairs
        let content: CellReading =
            if saysNone {
                .value(.notAvailable, unit: nil)
            } else if let doubt {
                .unreadable(doubt)
            } else if vocabulary?.position(of: text) != nil {
                // A word is an id, even if it looks like a mark of a missing value, such as `na`.
                .value(.text(text), unit: nil)
            } else if !isOfBook, let calculation, let parts = pattern?.match(text) {
                CellReader.fitting(
                    calculation.reading(of: parts, form: form), field.type, allowsQualifiers: allowsQualifiers)
            } else {
                CellReader.read(
                    text, as: field.type, allowsQualifiers: allowsQualifiers, form: form, keepsWidth: keepsWidth,
                    isScaled: isScaled && !isKey,
                    isUnit: isUnit)
            }
        return FieldReading(
            text: text, content: content, origin: origin, isOfBook: isOfBook, isAssumed: isAssumed, saysNone: saysNone,
            trace: trace)
    }
}
