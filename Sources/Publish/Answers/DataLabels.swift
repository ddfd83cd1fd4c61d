import Books

/// The cells of an answer as data, with labels instead of ids on request.
struct DataLabels {
    let book: Book
    /// Nil for ids.
    let language: String?

    /// A word of a key.
    func cell(key text: String, of field: FieldDefinition) -> DataCell {
        cell(DataCell(key: text, type: field.type), of: field)
    }

    /// The cell itself if it is not a word.
    func cell(_ cell: DataCell, of field: FieldDefinition) -> DataCell {
        guard case .text(let text) = cell else { return cell }
        return label(text, of: field).map(DataCell.text) ?? cell
    }

    /// The label of a word; nil for ids and for other values.
    func label(_ text: String, of field: FieldDefinition) -> String? {
        guard let language, field.type == .word else { return nil }
        return book.vocabulary(of: field)?.label(of: text, language: language)
    }

    /// The label of the unit of a record; nil for ids and for a unit that no vocabulary has.
    func label(ofUnit unit: String, of definition: DatasetDefinition) -> String? {
        language.flatMap { book.label(ofUnit: unit, of: definition, language: $0) }
    }
}
