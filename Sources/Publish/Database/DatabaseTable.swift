import Text

/// A table of the database, with its rows in the order of the data files.
package struct DatabaseTable: Sendable {
    package let name: String
    package let columns: [DatabaseColumn]
    package let rowCount: Int
    /// Empty if there is none.
    let primaryKey: [String]
    let unique: [String]
    private(set) var references: [ForeignKey]

    init(
        _ name: String, _ described: DescribedTable, primaryKey: [String] = [], unique: [String] = [],
        references: [ForeignKey] = []
    ) {
        let (table, fields) = (described.table, described.fields)
        self.name = name
        self.unique = unique
        self.references = references
        rowCount = table.rowCount
        let taken = Set(fields.map(\.name))
        let columns = zip(fields, table.columns).flatMap { DatabaseColumn.columns($0, $1, taken: taken) }
        self.columns = columns
        self.primaryKey = Self.exact(primaryKey, of: columns)
    }

    /// Columns that tell keys apart: different numbers may be the same binary number, but not the same text.
    private static func exact(_ names: [String], of columns: [DatabaseColumn]) -> [String] {
        names.map { name in columns.first { $0.writtenColumn == name }?.name ?? name }
    }

    /// Leaves out references to what is not a key in the database. Claims refer to the key of their own table by the same
    /// columns, others by numbers alone.
    mutating func refer(to tables: [String: DatabaseTable]) {
        references = references.compactMap { reference in
            let columns = Self.exact(reference.references, of: tables[reference.path]?.columns ?? [])
            if columns == reference.references { return reference }
            guard name == DatasetResources.claimsPath(reference.path) else { return nil }
            return ForeignKey(columns: columns, resource: reference.resource, path: reference.path, references: columns)
        }
    }

    /// The table of a data file.
    init(
        _ resource: DataResource, primaryKey: [String], unique: [String] = [], references: [ForeignKey] = []
    ) {
        self.init(
            resource.path, DescribedTable(table: resource.table, fields: resource.fields), primaryKey: primaryKey,
            unique: unique, references: resource.foreignKeys + references)
    }

    /// The statement that makes the table.
    package var creation: String {
        SQLText.table(
            name, columns.map { ($0.field, Self.type(of: $0.field), values(of: $0.field)) }, key: primaryKey,
            unique: unique, references: references, options: " STRICT")
    }

    private static func type(of field: SchemaField) -> String {
        switch field.storage {
        case .integer, .truth: "INTEGER"
        case .decimal: "REAL"
        case .text: "TEXT"
        }
    }

    /// The greatest number of words in a constraint. More of them are words of a table.
    private static let listedWords = 100

    private func values(of field: SchemaField) -> String? {
        switch field.storage {
        case .integer, .decimal: return nil
        case .truth: return "0, 1"
        case .text:
            let isListed = !references.contains { $0.columns == [field.name] } && field.words.count <= Self.listedWords
            return isListed && !field.words.isEmpty ? SQLText.list(field.words) : nil
        }
    }

    /// The statement that adds a row, with a parameter for each column.
    package var insertion: String {
        let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return "INSERT INTO \(SQLText.name(name)) VALUES (\(places))"
    }
}
