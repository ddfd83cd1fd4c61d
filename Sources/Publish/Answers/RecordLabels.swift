import Books
import Records
import Text

/// Labels instead of ids, and titles instead of column names.
struct RecordLabels {
    private let definition: DatasetDefinition
    private let fields: [String: FieldDefinition]
    private let columns: [String]
    private let labels: DataLabels
    private let say: Wording
    private let isForReading: Bool

    /// - Parameters:
    ///   - columns: the names of the table's columns.
    ///   - isForReading: whether the program's own words also have labels, in addition to the book's.
    init(_ definition: DatasetDefinition, columns: [String], in book: Book, language: String, isForReading: Bool = true)
    {
        self.isForReading = isForReading
        self.definition = definition
        fields = Dictionary(first: definition.fields.map { ($0.name, $0) })
        self.columns = columns
        labels = DataLabels(book: book, language: language)
        say = Wording(language: language)
    }

    func title(of column: String) -> String {
        (fields[column]?.title ?? CommonColumn(rawValue: column)?.title)?[say.language] ?? column
    }

    func cells(_ cells: [DataCell]) -> [DataCell] {
        zip(columns, cells).map { name, cell in
            switch cell {
            case .text(let text): .text(label(text, of: name))
            // The fields that the source leaves open.
            case .ids(let ids) where name == CommonColumn.assumed.rawValue && isForReading:
                .ids(ids.map { fields[$0]?.title[say.language] ?? $0 })
            case .empty, .integer, .number, .real, .boolean, .ids, .texts, .blames, .implied, .named: cell
            }
        }
    }

    private func label(_ text: String, of column: String) -> String {
        if let field = fields[column] { return labels.label(text, of: field) ?? text }
        if column == CommonColumn.unit.rawValue { return labels.label(ofUnit: text, of: definition) ?? text }
        guard isForReading, column == CommonColumn.status.rawValue, let status = ValueStatus(rawValue: text) else {
            return text
        }
        return say.status(status)
    }
}
