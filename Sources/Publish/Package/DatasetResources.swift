import Articles
import Books
import Records
import Text

/// A CSV file of a dataset, as a resource of a data package describes it.
struct DataResource {
    let name: String
    /// Relative to the folder `data`.
    let path: String
    let title: String
    let description: String
    let file: OutputFile
    let fields: [SchemaField]
    /// Empty where no two rows can be told apart.
    let primaryKey: [String]
    let foreignKeys: [ForeignKey]
    /// Those that the file's rows come from, in the book's order.
    let articles: [BookArticle]
    /// The resource of the claims, on that of the values.
    var claims: String?
}

/// The two files of a dataset: its values and its claims.
struct DatasetResources {
    let values: DataResource
    let claims: DataResource

    /// - Complexity: linear in the dataset's claims.
    init(_ dataset: Dataset, in book: Book, tables: DatasetTables, foreignKeys: ForeignKeys) {
        let (definition, values, claims) = (dataset.definition, tables.values.value, tables.claims.value)
        let keyNames = definition.keys.map(\.name)
        let articles = Set(dataset.claims.map(\.article)).sorted().map { book.articles[$0] }
        let schema = SchemaFields(dataset, articles: articles, in: book)
        let claimsName = "\(dataset.name).claims"
        let fields = schema.ofValues(values.table)
        self.values = DataResource(
            name: dataset.name, path: "\(dataset.name).csv", title: definition.title["en"],
            description: definition.description["en"],
            file: values.csv, fields: fields, primaryKey: keyNames,
            foreignKeys: foreignKeys.keys(of: dataset, table: values.table, fields: fields), articles: articles,
            claims: claimsName)
        let claimKey = claims.rows.table.columns.map(\.name).filter {
            keyNames.contains($0) || ["field", "article", "line", "column"].contains($0)
        }
        self.claims = DataResource(
            name: claimsName, path: "claims/\(dataset.name).csv", title: "\(definition.title["en"]): claims",
            description: "What each article says, with its place.",
            file: claims.csv, fields: schema.ofClaims(claims.rows.table),
            primaryKey: claims.rows.table.isUnique(claimKey) ? claimKey : [],
            foreignKeys: [ForeignKey(columns: keyNames, dataset: dataset.name, references: keyNames)],
            articles: articles)
    }
}
