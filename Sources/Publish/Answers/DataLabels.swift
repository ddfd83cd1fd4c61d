import Articles
import Books
import Records
import Text

/// The cells of an answer as data, with labels in place of ids where they are asked for.
struct DataLabels {
    let book: Book
    /// Nil for ids.
    let language: String?

    /// A word of a key.
    func cell(key text: String, of field: FieldDefinition) -> DataCell {
        cell(DataCell(key: text, type: field.type), of: field)
    }

    /// The cell itself where it is no word.
    func cell(_ cell: DataCell, of field: FieldDefinition) -> DataCell {
        guard case .text(let text) = cell else { return cell }
        return label(text, of: field).map(DataCell.text) ?? cell
    }

    /// The label of a word; nil where ids are asked for, and for what is no word.
    func label(_ text: String, of field: FieldDefinition) -> String? {
        guard let language, field.type == .word else { return nil }
        return book.vocabulary(of: field)?.label(of: text, language: language)
    }
}
