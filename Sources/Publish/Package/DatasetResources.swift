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
    init(_ dataset: Dataset, in book: Book, doubts: Doubts, foreignKeys: ForeignKeys) {
        let definition = dataset.definition
        let keyNames = definition.keys.map(\.name)
        let articles = Set(dataset.claims.map(\.article)).sorted().map { book.articles[$0] }
        let schema = SchemaFields(dataset, articles: articles, in: book)
        let claimsName = "\(dataset.name).claims"

        let valueRows = ValueRows(dataset, in: book, doubts: doubts)
        let rows = dataset.records.map(valueRows.cells)
        let fields = schema.ofValues(rows)
        values = DataResource(
            name: dataset.name, path: "\(dataset.name).csv", title: definition.title["en"],
            description: definition.description["en"],
            file: OutputFile(
                path: "data/\(dataset.name).csv", bytes: DataText.csv(columns: valueRows.columns, rows: rows)),
            fields: fields, primaryKey: keyNames,
            foreignKeys: foreignKeys.keys(of: dataset, rows: rows, fields: fields), articles: articles,
            claims: claimsName)

        let claimRows = ClaimRows(dataset, in: book)
        let stated = dataset.claims.flatMap(claimRows.rows)
        let claimKey = claimRows.columns.filter {
            keyNames.contains($0) || ["field", "article", "line", "column"].contains($0)
        }
        claims = DataResource(
            name: claimsName, path: "claims/\(dataset.name).csv", title: "\(definition.title["en"]): claims",
            description: "What each article says, with its place.",
            file: OutputFile(
                path: "data/claims/\(dataset.name).csv",
                bytes: DataText.csv(columns: claimRows.columns, rows: stated)), fields: schema.ofClaims(stated),
            primaryKey: Self.isUnique(claimKey, in: stated, columns: claimRows.columns) ? claimKey : [],
            foreignKeys: [ForeignKey(columns: keyNames, dataset: dataset.name, references: keyNames)],
            articles: articles)
    }

    private static func isUnique(_ key: [String], in rows: [[DataCell]], columns: [String]) -> Bool {
        let indices = key.compactMap(columns.firstIndex)
        var seen: Set<[DataCell]> = []
        return rows.allSatisfy { row in seen.insert(indices.map { row[$0] }).inserted }
    }
}
