import Books
import Text

/// What `book.sqlite` holds: the tables with their rows, and the statements that follow them.
///
/// A table has the name of the data file with the same rows: `plank-size`, `claims/plank-size`,
/// `vocabulary/wood`. Empty cells are NULL, except in keys, where an empty text is a value. The content, not the bytes, depends on the book alone: a file of SQLite carries the
/// version of its library.
package struct DatabaseContent: Sendable {
    package let tables: [DatabaseTable]
    /// Indexes, views, and what SQLite keeps for searches.
    package let closing: [String]

    /// - Complexity: linear in the records and claims.
    package init(_ publication: Publication) {
        let book = publication.book
        let data = zip(publication.datasets, publication.tables).map { dataset, tables in
            DatasetDatabase(dataset, in: book, resources: tables.resources.value)
        }
        let vocabularies = publication.vocabularies.map {
            DatabaseTable($0.value, primaryKey: $0.value.primaryKey, unique: ["position"])
        }
        let search = SearchTable(publication)
        let own = BookTables(publication)
        var rows = vocabularies + own.all + data.flatMap { [$0.values, $0.claims] } + [search.texts]
        let byName = Dictionary(first: rows.map { ($0.name, $0) })
        for index in rows.indices { rows[index].refer(to: byName) }
        tables = rows + [DatabaseMetadata(publication, tables: rows, data: data).table]
        closing = data.flatMap(\.closing) + own.closing + [search.closing]
    }
}
