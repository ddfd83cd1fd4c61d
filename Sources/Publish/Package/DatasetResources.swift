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
    /// Nil before the file is made.
    let file: OutputFile.Facts?
    let fields: [SchemaField]
    /// Empty if two rows have the same key.
    let primaryKey: [String]
    let foreignKeys: [ForeignKey]
    /// The articles of the file's rows, in the book's order.
    let articles: [BookArticle]
    /// The resource of the claims, on that of the values.
    var claims: String?
}

/// The two files of a dataset: its values and its claims.
struct DatasetResources {
    let values: DataResource
    let claims: DataResource

    /// The path of the values' file below the folder `data`, without the extension.
    static func valuesPath(_ dataset: Dataset) -> String { dataset.name }
    static func claimsPath(_ dataset: Dataset) -> String { "claims/" + dataset.name }

    /// - Complexity: linear in the dataset's claims.
    ///
    /// - Parameter files: the files made, by path.
    init(
        _ dataset: Dataset, in book: Book, tables: DatasetTables, foreignKeys: ForeignKeys,
        files: [String: OutputFile.Facts]
    ) {
        let (definition, values, claims) = (dataset.definition, tables.values.value, tables.claims.value)
        let keyNames = definition.keys.map(\.name)
        let articles = Set(dataset.claims.map(\.article)).sorted().map { book.articles[$0] }
        let schema = SchemaFields(definition, articles: articles, in: book)
        let claimsName = "\(dataset.name).claims"
        let fields = schema.of(values.table)
        self.values = DataResource(
            name: dataset.name, path: Self.valuesPath(dataset) + ".csv", title: definition.title["en"],
            description: definition.description["en"],
            file: files["data/\(Self.valuesPath(dataset)).csv"], fields: fields, primaryKey: keyNames,
            foreignKeys: foreignKeys.keys(of: dataset, table: values.table, fields: fields), articles: articles,
            claims: claimsName)
        let claimKey = claims.table.columns.map(\.name).filter {
            keyNames.contains($0) || ClaimColumn(rawValue: $0).map { $0 != .raw } == true
        }
        self.claims = DataResource(
            name: claimsName, path: Self.claimsPath(dataset) + ".csv", title: "\(definition.title["en"]): claims",
            description: "What each article says, with its place.",
            file: files["data/\(Self.claimsPath(dataset)).csv"], fields: schema.of(claims.table).map(\.unlabelled),
            primaryKey: claims.table.isUnique(claimKey) ? claimKey : [],
            foreignKeys: [ForeignKey(columns: keyNames, dataset: dataset.name, references: keyNames)],
            articles: articles)
    }
}
