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
        let values = self.values
        let own = Dictionary(first: (keys + values).map { ($0.name, $0) })
        let units = definition.unit == .perRecord ? table.column(CommonColumn.unit.rawValue) : nil
        let measured = Set(values.map(\.name))
        return table.columns.map { column in
            var field = own[column.name] ?? common(column.name, values)
            if let units, measured.contains(field.name), field.hasLimits, Self.hasSeveral(units, beside: column) {
                field.dropLimitsOfOneUnit()
            }
            return field.fitted(to: column.cells)
        }
    }

    /// Whether the values of a column have different units.
    private static func hasSeveral(_ units: DataTable.Column, beside column: DataTable.Column) -> Bool {
        Set(column.rows.indices.lazy.filter { column[$0] != .empty }.map { units.rows[$0] }).count > 1
    }

    /// The places of the key fields, which only the JSON of claims has.
    var places: SchemaField {
        var field = SchemaField(
            "places",
            description: "Where each key field was read: line, column and the characters; null where the book sets it.",
            form: .places(definition.keys.map(\.name)), isRequired: true)
        field.title = SchemaField.title(of: field.name)
        return field
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
                field.unit = value.type.isNumeric ? definition.unit(of: value).shared : nil
                return field
            case .qualifier(let value, _):
                var field = SchemaField(
                    name,
                    description:
                        "How exact \(value.name) is: about, at most, at least, below, above, or the lower end of a range."
                )
                field.title = Self.title(.qualifier, of: value)
                field.words = Qualifier.allCases.map { SchemaField.Word(id: $0.rawValue, meaning: $0.meaning) }
                return field
            case .maximum(let value, _):
                var field = SchemaField(
                    name, SchemaField.FieldKind(value.type),
                    description: "The upper end, where \(value.name) is a range.")
                field.title = Self.title(.maximum, of: value)
                field.unit = definition.unit(of: value).shared
                field.tolerance = value.tolerance
                return field
            case .unit: return common(name)
            }
        }
    }

    static func title(_ column: QualifierColumn, of field: FieldDefinition, in language: String = "en") -> String {
        "\(field.title[language]), \(column.rawValue)"
    }

    private func common(_ name: String, _ values: [SchemaField] = []) -> SchemaField {
        var field = SchemaField(name)
        if let column = CommonColumn(rawValue: name) {
            if column.isCount {
                field = SchemaField(name, .integer)
                field.minimum = .zero
            }
            field.title = SchemaField.title(of: column.title["en"])
            field.description = column.description
            field.isRequired = column.isRequired
            field.words = words(of: column)
            field.form = form(of: column, values)
            if case .values(_, isOne: true) = field.form, let type = definition.readValues.first?.type {
                field.kind = SchemaField.FieldKind(type)
            }
        } else if let column = ClaimColumn(rawValue: name) {
            if column.isPosition {
                field = SchemaField(name, .integer)
                field.minimum = ExactNumber(1)
            }
            field.title = SchemaField.title(of: column.rawValue)
            field.description = column.description
            field.isRequired = column.isRequired
            field.words = words(of: column).map { SchemaField.Word(id: $0) }
        }
        return field
    }

    private func form(of column: CommonColumn, _ values: [SchemaField]) -> SchemaField.Form {
        switch column {
        case .unit, .status, .flagged, .witnesses, .readers: .single
        case .articles, .assumed: .ids
        case .findings: .blames
        case .implied:
            .values(
                values.filter { $0.name != CommonColumn.unit.rawValue },
                isOne: definition.readValues.count == 1 && !definition.readValues[0].isQualified)
        }
    }

    private func words(of column: CommonColumn) -> [SchemaField.Word] {
        switch column {
        case .unit:
            (definition.unit.shared.map { [$0] } ?? definition.units?.units ?? []).map {
                SchemaField.Word(id: $0, label: book.label(ofUnit: $0, of: definition, language: "en"))
            }
        case .status: ValueStatus.allCases.map { SchemaField.Word(id: $0.rawValue, meaning: $0.meaning) }
        case .flagged: Doubt.Flag.allCases.map { SchemaField.Word(id: $0.rawValue, meaning: $0.meaning) }
        case .articles, .assumed, .findings, .implied, .witnesses, .readers: []
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
