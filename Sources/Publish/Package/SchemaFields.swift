import Articles
import Books
import Records
import Text

/// The fields of a dataset's data files, in the order of their columns.
struct SchemaFields {
    private let dataset: Dataset
    private let book: Book
    /// Those that the dataset's claims come from, in the book's order.
    private let articles: [BookArticle]
    private let data: DataColumns

    init(_ dataset: Dataset, articles: [BookArticle], in book: Book) {
        (self.dataset, self.articles, self.book) = (dataset, articles, book)
        data = DataColumns(definition: dataset.definition)
    }

    /// Of the table of ``ValueRows``.
    func ofValues(_ table: DataTable) -> [SchemaField] {
        holding(keys + values + [status, Self.articles, assumed] + Self.doubt, table)
    }

    /// Of the table of ``ClaimRows``.
    func ofClaims(_ table: DataTable) -> [SchemaField] {
        let names = dataset.definition.readValues.map(\.name)
        var field = SchemaField("field")
        field.description = "The value column that the place belongs to."
        field.words = names.map { ($0, nil) }
        // The resource of the values has the labels.
        let (keys, values) = (keys.map(\.unlabelled), values.map(\.unlabelled))
        return holding(keys + (names.count > 1 ? [field] : []) + values + place + [status, assumed], table)
    }

    private var keys: [SchemaField] {
        dataset.definition.keys.map { key in
            var field = SchemaField(key, named: key.name, in: book)
            field.isEmptyAValue = key.isOptional && field.kind == .string
            return field
        }
    }

    private var values: [SchemaField] {
        data.values.map { name, content in
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
            case .unit:
                var field = SchemaField(name)
                field.description = "The unit of the row's numbers."
                field.isRequired = true
                if let fixedUnit { field.words = [(fixedUnit, nil)] }
                return field
            }
        }
    }

    private var fixedUnit: String? { dataset.definition.unit.shared }

    private var status: SchemaField {
        var field = SchemaField("status")
        field.description = "How the value came about."
        field.words = ValueStatus.allCases.map { ($0.rawValue, nil) }
        field.isRequired = true
        return field
    }

    private static let articles: SchemaField = {
        var field = SchemaField("articles")
        field.description = "The ids of the articles that give the value, separated by spaces."
        field.isRequired = true
        return field
    }()

    private var assumed: SchemaField {
        var field = SchemaField("assumed")
        field.description = "The key fields that the source leaves open and the book assumes, separated by spaces."
        return field
    }

    private static let doubt: [SchemaField] = {
        var flagged = SchemaField("flagged")
        flagged.description =
            "Whether rules doubt the value: open where an error or warning is not accepted, accepted where all are."
        flagged.words = Doubt.Flag.allCases.map { ($0.rawValue, nil) }
        var findings = SchemaField("findings")
        findings.description = "The ids of the rules that doubt the value, separated by spaces, open ones first."
        var implied = SchemaField("implied")
        implied.description = "What the rules imply instead, where they agree: a value, or COLUMN=VALUE of several."
        return [flagged, findings, implied]
    }()

    private var place: [SchemaField] {
        var article = SchemaField("article")
        article.description = "The article's file, in the book."
        article.words = articles.map { ($0.path, nil) }
        article.isRequired = true
        let numbers = [("line", "The line, from 1."), ("column", "The column in code points, from 1.")]
        var raw = SchemaField("raw")
        raw.description = "The characters at that place."
        return [article]
            + numbers.map { name, description in
                var field = SchemaField(name, .integer)
                field.description = description
                field.minimum = ExactNumber(1)
                field.isRequired = true
                return field
            } + [raw]
    }

    private func holding(_ fields: [SchemaField], _ table: DataTable) -> [SchemaField] {
        zip(fields, table.columns).map { field, column in field.holding(for: column.cells) }
    }
}
