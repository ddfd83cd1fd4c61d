import Articles
import Books
import Records
import Text

/// The tables of a dataset, its values and its claims, with their indexes and the view of its labels.
struct DatasetDatabase {
    let dataset: Dataset
    let resources: DatasetResources
    let values: DatabaseTable
    let claims: DatabaseTable
    private let words: [(column: String, vocabulary: Vocabulary)]

    init(_ dataset: Dataset, in book: Book, tables: DatasetTables, resources: DatasetResources) {
        self.dataset = dataset
        self.resources = resources
        let (values, claims) = (resources.values, resources.claims)
        words = values.fields.compactMap { field in
            // In the other columns a cell is not a word of the vocabulary, such as an empty text.
            guard !field.words.isEmpty, field.words.allSatisfy({ !$0.id.isEmpty }),
                let own = dataset.definition.field(named: field.name)
            else { return nil }
            return book.vocabulary(of: own).map { (field.name, $0) }
        }
        let ofWords = words.map {
            DatabaseTable.Reference(
                columns: [$0.column], table: BookTables.path(of: $0.vocabulary), others: [BookTables.word])
        }
        let ofUnits = DatabaseTable.Reference(columns: ["unit"], table: OwnTable.units.name(in: book), others: ["unit"])
        let ofArticles = DatabaseTable.Reference(
            columns: ["article"], table: OwnTable.articles.name(in: book), others: ["file"])
        let shared = ofWords + (DataColumns(definition: dataset.definition).hasUnit ? [ofUnits] : [])
        self.values = DatabaseTable(
            DatasetResources.valuesPath(dataset), tables.values.value.table, values.fields,
            primaryKey: values.primaryKey, references: shared + values.foreignKeys.map(Self.reference))
        self.claims = DatabaseTable(
            DatasetResources.claimsPath(dataset), tables.claims.value.table, claims.fields,
            references: shared + claims.foreignKeys.map(Self.reference) + [ofArticles])
    }

    private static func reference(_ key: ForeignKey) -> DatabaseTable.Reference {
        DatabaseTable.Reference(columns: key.columns, table: key.dataset, others: key.references)
    }

    /// The primary key finds records by their first field, and the claims of a record need an index.
    var closing: [String] {
        let keys = values.primaryKey
        let indexes = keys.dropFirst().map { index(on: [$0], of: values) } + [index(on: keys, of: claims)]
        return indexes + (words.isEmpty ? [] : [labels])
    }

    private func index(on columns: [String], of table: DatabaseTable) -> String {
        let name = "\(table.name) by \(columns.joined(separator: ", "))"
        return "CREATE INDEX \(SQLText.name(name)) ON \(SQLText.name(table.name)) \(SQLText.names(columns));\n"
    }

    /// SQLite joins at most 64 tables.
    private static let mostJoins = 63

    /// A view of the values with a label beside each word, in the first language of the book.
    private var labels: String {
        let taken = Set(values.columns.map(\.name))
        var (selected, joins) = ([String](), [String]())
        for column in values.columns {
            selected.append("v.\(SQLText.name(column.name))")
            guard joins.count < Self.mostJoins, let word = words.first(where: { $0.column == column.name })
            else { continue }
            let alias = "w\(joins.count)"
            var label = column.name + "_label"
            while taken.contains(label) { label += "_" }
            selected.append("\(alias).label AS \(SQLText.name(label))")
            joins.append(
                "LEFT JOIN \(SQLText.name(BookTables.path(of: word.vocabulary))) \(alias)"
                    + " ON \(alias).\(BookTables.word) = v.\(SQLText.name(column.name))")
        }
        return """
            CREATE VIEW \(SQLText.name("labels/" + values.name)) AS SELECT \(selected.joined(separator: ", "))
              FROM \(SQLText.name(values.name)) v \(joins.joined(separator: " "));

            """
    }
}
