import Books
import Records
import Text

/// The fields of a dataset's data files, in the order of their columns.
struct SchemaFields {
    private let definition: DatasetDefinition
    private let book: Book
    /// Those that the dataset's claims come from, in the book's order.
    private let articles: [BookArticle]

    init(_ definition: DatasetDefinition, articles: [BookArticle], in book: Book) {
        (self.definition, self.articles, self.book) = (definition, articles, book)
    }

    /// - Parameter table: of ``ValueRows`` or ``ClaimRows``.
    func of(_ table: DataTable) -> [SchemaField] {
        let own = Dictionary(first: (keys + values).map { ($0.name, $0) })
        return table.columns.map { column in
            (own[column.name] ?? common(column.name)).holding(for: column.cells)
        }
    }

    private var keys: [SchemaField] {
        definition.keys.map { key in
            var field = SchemaField(key, named: key.name, in: book)
            field.isEmptyAValue = key.isOptional && field.kind == .string
            return field
        }
    }

    private var values: [SchemaField] {
        DataColumns(definition: definition).values.map { name, content in
            switch content {
            case .value(let value, _):
                var field = SchemaField(value, named: name, in: book)
                field.unit = value.type.isNumeric ? fixedUnit : nil
                return field
            case .qualifier(let value, _):
                var field = SchemaField(name)
                field.description =
                    "How exact \(value.name) is: about, at most, at least, below, above, or the lower end of a range."
                field.words = Qualifier.allCases.map { ($0.rawValue, nil) }
                return field
            case .maximum(let value, _):
                var field = SchemaField(name, SchemaField.FieldKind(value.type))
                field.description = "The upper end, where \(value.name) is a range."
                field.unit = fixedUnit
                field.tolerance = value.tolerance
                return field
            case .unit: return common(name)
            }
        }
    }

    private var fixedUnit: String? { definition.unit.shared }

    private func common(_ name: String) -> SchemaField {
        var field = SchemaField(name)
        if let column = CommonColumn(rawValue: name) {
            field.description = column.description
            field.isRequired = column.isRequired
            field.words = words(of: column).map { ($0, nil) }
        } else if let column = ClaimColumn(rawValue: name) {
            if column.isPosition {
                field = SchemaField(name, .integer)
                field.minimum = ExactNumber(1)
            }
            field.description = column.description
            field.isRequired = column.isRequired
            field.words = words(of: column).map { ($0, nil) }
        }
        return field
    }

    private func words(of column: CommonColumn) -> [String] {
        switch column {
        case .unit: fixedUnit.map { [$0] } ?? []
        case .status: ValueStatus.allCases.map(\.rawValue)
        case .flagged: Doubt.Flag.allCases.map(\.rawValue)
        case .articles, .assumed, .findings, .implied: []
        }
    }

    private func words(of column: ClaimColumn) -> [String] {
        switch column {
        case .field: definition.readValues.map(\.name)
        case .article: articles.map(\.path)
        case .line, .column, .raw: []
        }
    }
}
