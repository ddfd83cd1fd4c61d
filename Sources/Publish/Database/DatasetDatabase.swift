import Books
import Records
import Text

/// The tables of a dataset, its values and its claims, with their indexes and the view of its labels.
struct DatasetDatabase {
    let dataset: Dataset
    let resources: DatasetResources
    let values: DatabaseTable
    let claims: DatabaseTable
    /// The columns of words, and the tables of their vocabularies.
    private let words: [(column: String, table: String)]

    init(_ dataset: Dataset, in book: Book, resources: DatasetResources) {
        self.dataset = dataset
        self.resources = resources
        let (values, claims) = (resources.values, resources.claims)
        words = dataset.definition.fields.compactMap { field in
            field.vocabulary.map { (field.name, VocabularyResource.path(of: $0)) }
        }
        let hasUnit = DataColumns(definition: dataset.definition).hasUnit
        let units = hasUnit ? [OwnTable.units.key(["unit"], in: book)] : []
        self.values = DatabaseTable(values, primaryKey: values.primaryKey, references: units)
        self.claims = DatabaseTable(
            claims, primaryKey: claims.primaryKey,
            references: units + [OwnTable.articles.key(["article"], in: book, references: ["file"])])
    }

    /// The primary keys find records by their first field, and the claims of a record.
    var closing: [String] {
        let keys = values.primaryKey
        let ofRecord = claims.primaryKey.isEmpty ? [SQLText.index(on: keys, of: claims.name)] : []
        let ofPlace = SQLText.index(on: [ClaimColumn.article, .line].map(\.rawValue), of: claims.name)
        return keys.dropFirst().map { SQLText.index(on: [$0], of: values.name) } + ofRecord + [ofPlace, labels]
    }

    /// SQLite joins at most 64 tables.
    private static let mostJoins = 63

    var labelsName: String { "labels/" + values.name }

    /// The columns of words that have a label beside them in the view, with the name of the label.
    var labelled: [(column: String, label: String)] {
        let taken = Set(values.columns.map(\.name))
        let own = values.columns.map(\.name).filter { column in words.contains { $0.column == column } }
        return own.prefix(Self.mostJoins).map { ($0, DatabaseColumn.free($0 + "_label", taken)) }
    }

    /// A view of the values with a label beside each word, in the first language of the book. An empty key has none.
    private var labels: String {
        let tables = Dictionary(first: words.map { ($0.column, $0.table) })
        let labelled = Dictionary(first: self.labelled.map { ($0.column, $0.label) })
        var (selected, joins) = ([String](), [String]())
        for column in values.columns {
            selected.append("v.\(SQLText.name(column.name))")
            guard let label = labelled[column.name], let table = tables[column.name] else { continue }
            let alias = "w\(joins.count)"
            selected.append("\(alias).label AS \(SQLText.name(label))")
            joins.append(
                "LEFT JOIN \(SQLText.name(table)) \(alias)"
                    + " ON \(alias).\(VocabularyResource.word) = v.\(SQLText.name(column.name))")
        }
        return """
            CREATE VIEW \(SQLText.name(labelsName)) AS SELECT \(selected.joined(separator: ", "))
              FROM \(SQLText.name(values.name)) v \(joins.joined(separator: " "));

            """
    }
}
