import Books
import Records

/// A column of a dataset in generated code: its type follows from all of its cells.
struct GeneratedColumn {
    enum Kind {
        case word(Vocabulary)
        case integer, number, boolean, text
    }

    let name: String
    let title: String
    let kind: Kind
    let isKey: Bool
    /// Whether some cell is empty.
    let isOptional: Bool
    /// As data files have them.
    let texts: [String]

    /// The vocabulary of its words; nil for other values.
    var vocabulary: Vocabulary? { if case .word(let vocabulary) = kind { vocabulary } else { nil } }

    /// Whether binary numbers lose written digits.
    var losesDigits: Bool {
        guard case .number = kind else { return false }
        return texts.contains { text in
            guard let number = Double(text) else { return false }
            let description = number.description
            return description != text && description != text + ".0"
        }
    }

    /// The columns of a dataset's data file before `status`.
    static func all(of dataset: Dataset, in book: Book) -> [GeneratedColumn] {
        let definition = dataset.definition
        let columns = DataColumns(definition: definition)
        let table = DataTable(
            columns.columns(key: { $0.key[$1] }, value: { $0.values[$1] }, unit: { $0.unit }), rows: dataset.records)
        let texts = table.columns.map { column in (0..<table.rowCount).map { column[$0].text } }
        let keys = zip(definition.keys, texts).map { GeneratedColumn($0, note: "", isKey: true, $1, in: book) }
        return keys
            + zip(columns.values, texts.dropFirst(keys.count)).compactMap { column, texts in
                switch column.content {
                case .value(let field, _):
                    let unit = field.type.isNumeric ? definition.unit.shared.map { ", in \($0)" } ?? "" : ""
                    return GeneratedColumn(field, note: unit, isKey: false, texts, in: book)
                case .qualifier(let field, _):
                    return GeneratedColumn(
                        name: column.name, title: "How exact \(field.name) is: \(qualifiers)", kind: .text,
                        isKey: false,
                        isOptional: true, texts: texts)
                case .maximum(let field, _):
                    return GeneratedColumn(
                        name: column.name, title: "The upper end, where \(field.name) is a range", kind: .number,
                        isKey: false, isOptional: true, texts: texts)
                case .unit:
                    guard definition.unit == .perRecord else { return nil }
                    return GeneratedColumn(
                        name: column.name, title: CommonColumn.unit.description, kind: .text, isKey: false,
                        isOptional: texts.contains(""), texts: texts)
                }
            }
    }

    private static let qualifiers = Qualifier.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
}

extension GeneratedColumn {
    fileprivate init(
        _ field: FieldDefinition, note: String, isKey: Bool, _ texts: [String], in book: Book
    ) {
        let filled = texts.filter { !$0.isEmpty }
        let kind: Kind =
            switch field.type {
            case .word:
                // A word that the book does not know is a text.
                book.vocabulary(of: field).flatMap { vocabulary in
                    filled.allSatisfy { vocabulary.position(of: $0) != nil } ? .word(vocabulary) : nil
                } ?? .text
            case .integer where filled.allSatisfy { Int($0) != nil }: .integer
            case .integer, .number: filled.allSatisfy { Double($0) != nil } ? .number : .text
            case .boolean: filled.allSatisfy { Bool($0) != nil } ? .boolean : .text
            case .text: .text
            }
        self.init(
            name: field.name, title: field.title["en"] + note, kind: kind, isKey: isKey,
            isOptional: filled.count < texts.count, texts: texts)
    }
}
