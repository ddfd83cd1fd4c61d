import Books
import Records

/// A table of the data, written as CSV and as JSON, as a data package and other descriptions of the data say it.
struct DataResource: Sendable {
    let name: String
    /// Relative to the folder `data`, without the extension; also the name of the table in databases.
    let path: String
    let title: String
    let description: String
    let table: DataTable
    let fields: [SchemaField]
    /// Empty if two rows have the same key.
    let primaryKey: [String]
    let foreignKeys: [ForeignKey]
    /// The articles of the table's rows, in the book's order.
    var articles: [BookArticle] = []
    /// The resource of the claims, on that of the values.
    var claims: String?
    /// The name of the vocabulary whose words are the rows.
    var vocabulary: String?
    /// What conditions on the rows need beside the schema.
    var asking: AskedResource?
    /// Of claims, where their key fields were read; in JSON alone.
    var places: (field: SchemaField, rows: ClaimRows)?

    func path(_ format: DataFileFormat) -> String { "\(path).\(format.rawValue)" }

    /// Relative to the folder `data`.
    var schemaPath: String { "\(OutputSchema.folder)/\(path).schema.json" }

    /// The fields of the files in a format.
    func fields(_ format: DataFileFormat) -> [SchemaField] {
        format == .csv ? fields : fields + (places.map { [$0.field] } ?? [])
    }

    func bytes(_ format: DataFileFormat) -> [UInt8] {
        switch format {
        case .csv: table.csv
        case .json: places.map(\.rows.json) ?? table.json()
        }
    }

    /// The JSON Schema of the JSON file.
    var schema: [UInt8] {
        let row = JSONShape.object(fields(.json).map { ($0.name, $0.jsonSchema) })
        return JSONShape.document(title: title, description: description, JSONShape.array(of: row))
    }
}

/// The tables of a dataset: its values and its claims.
struct DatasetResources: Sendable {
    let values: DataResource
    let claims: DataResource

    static func valuesPath(_ dataset: Dataset) -> String { dataset.name }
    static func claimsPath(_ dataset: String) -> String { "claims/" + dataset }

    /// - Complexity: linear in the dataset's claims.
    init(_ dataset: Dataset, in book: Book, values: DataTable, claims: ClaimRows, foreignKeys: ForeignKeys) {
        let definition = dataset.definition
        let keyNames = definition.keys.map(\.name)
        let articles = Set(dataset.claims.map(\.article)).sorted().map { book.articles[$0] }
        let schema = SchemaFields(definition, articles: articles, in: book)
        let claimsName = "\(dataset.name).claims"
        let fields = schema.of(values)
        self.values = DataResource(
            name: dataset.name, path: Self.valuesPath(dataset), title: definition.title["en"],
            description: definition.description["en"], table: values, fields: fields, primaryKey: keyNames,
            foreignKeys: ForeignKeys.words(of: fields) + foreignKeys.keys(of: dataset, table: values, fields: fields),
            articles: articles, claims: claimsName, asking: .dataset(definition))
        let claimKey = claims.table.columns.map(\.name).filter {
            keyNames.contains($0) || ClaimColumn(rawValue: $0).map { $0 != .raw } == true
        }
        let claimFields = schema.of(claims.table).map(\.unlabelled)
        self.claims = DataResource(
            name: claimsName, path: Self.claimsPath(dataset.name), title: "\(definition.title["en"]): claims",
            description: "The values of each article, with their places.", table: claims.table, fields: claimFields,
            primaryKey: claims.table.isUnique(claimKey) ? claimKey : [],
            foreignKeys: ForeignKeys.words(of: claimFields) + [
                ForeignKey(
                    columns: keyNames, resource: dataset.name, path: Self.valuesPath(dataset), references: keyNames)
            ],
            articles: articles, places: (schema.places, claims))
    }
}
