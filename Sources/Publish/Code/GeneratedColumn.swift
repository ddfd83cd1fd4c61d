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
        return Self.loseDigits(texts)
    }

    private static func loseDigits(_ texts: [String]) -> Bool {
        texts.contains { text in
            guard let number = Double(text) else { return false }
            let description = number.description
            return description != text && description != text + ".0"
        }
    }

    /// The columns of a dataset's data file before `status`.
    static func all(of dataset: Dataset, in publication: Publication) -> [GeneratedColumn] {
        let (definition, book) = (dataset.definition, publication.book)
        let table = publication.valueTable(of: dataset)
        let columns = zip(SchemaFields(definition, articles: [], in: book).of(table), table.columns)
        let keys = definition.keys.map { ($0.name, nil as DataColumns.Content?) }
        return zip(keys + DataColumns(definition: definition).values, columns).compactMap { content, column in
            GeneratedColumn(column.0, column.1, content.1, of: definition, in: book)
        }
    }

    /// - Parameter content: nil for a key field.
    private init?(
        _ schema: SchemaField, _ column: DataTable.Column, _ content: DataColumns.Content?,
        of definition: DatasetDefinition, in book: Book
    ) {
        name = schema.name
        isKey = content == nil
        texts = column.rows.map { column.cells[Int($0)].text }
        if content == nil, schema.storage == .decimal, Self.loseDigits(texts) {
            // Different keys must not become one number.
            title = (schema.title ?? name) + ", as written, because a binary number loses digits"
            (kind, isOptional) = (.text, schema.hasEmptyCells)
            return
        }
        switch content {
        case nil, .value:
            title = (schema.title ?? name) + (schema.unit.map { ", in \($0)" } ?? "")
            kind = Kind(schema, definition.field(named: name).flatMap(book.vocabulary(of:)))
            isOptional = schema.hasEmptyCells
        case .qualifier(let field, _):
            let words = Qualifier.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            (title, kind, isOptional) = ("How exact \(field.name) is: \(words)", .text, true)
        case .maximum(let field, _):
            (title, kind, isOptional) = ("The upper end, where \(field.name) is a range", .number, true)
        case .unit where definition.unit == .perRecord:
            (title, kind, isOptional) = (CommonColumn.unit.description, .text, schema.hasEmptyCells)
        case .unit: return nil
        }
    }
}

extension GeneratedColumn.Kind {
    fileprivate init(_ schema: SchemaField, _ vocabulary: Vocabulary?) {
        switch (schema.storage, vocabulary) {
        case (.integer, _): self = .integer
        case (.decimal, _): self = .number
        case (.truth, _): self = .boolean
        // With a text that the book does not know, the schema has no words.
        case (.text, let vocabulary?) where schema.words.count >= vocabulary.entries.count: self = .word(vocabulary)
        case (.text, _): self = .text
        }
    }
}
