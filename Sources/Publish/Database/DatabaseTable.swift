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
        let columns = columns.map { "\(SQLText.name($0.name)) \(definition(of: $0))" }
        let hasGaps = self.columns.contains { primaryKey.contains($0.name) && $0.field.hasGaps }
        let key = SQLText.key(primaryKey, hasGaps: hasGaps)
        let others = unique.map { "UNIQUE \(SQLText.names([$0]))" }
        let foreign = references.map(SQLText.foreignKey)
        let parts = columns + key + others + foreign
        return "CREATE TABLE \(SQLText.name(name)) (\n  \(parts.joined(separator: ",\n  "))\n) STRICT;\n"
    }

    /// The statement that adds a row, with a parameter for each column.
    package var insertion: String {
        let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return "INSERT INTO \(SQLText.name(name)) VALUES (\(places))"
    }

    /// The greatest number of words in a constraint. More of them are words of a table.
    private static let listedWords = 100

    private func definition(of column: DatabaseColumn) -> String {
        let (field, name) = (column.field, SQLText.name(column.name))
        var checks: [String] = []
        let type: String
        switch field.storage {
        case .integer, .decimal:
            type = field.storage == .decimal ? "REAL" : "INTEGER"
            checks += field.minimum.map { ["\(name) >= \($0.shortest)"] } ?? []
            checks += field.maximum.map { ["\(name) <= \($0.shortest)"] } ?? []
        case .truth:
            type = "INTEGER"
            checks.append("\(name) IN (0, 1)")
        case .text:
            type = "TEXT"
            let isListed = !references.contains { $0.columns == [column.name] } && field.words.count <= Self.listedWords
            if !field.words.isEmpty, isListed {
                checks.append("\(name) IN (\(field.words.map { SQLText.literal($0.id) }.joined(separator: ", ")))")
            }
        }
        return ([type] + (field.isRequired ? ["NOT NULL"] : []) + checks.map { "CHECK (\($0))" })
            .joined(separator: " ")
    }
}
