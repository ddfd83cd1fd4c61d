import Books

/// The tables and views of the database that every book has, by their names.
enum OwnTable: String {
    case aliases, sources, articles, units, rules, findings, doubts, texts, search, metadata
    case openDoubt = "open_doubt"

    /// The name in the database of a book, which is another one if a dataset has the name.
    func name(in book: Book) -> String { book.dataset(rawValue) == nil ? rawValue : "book/" + rawValue }

    /// Columns that name a row of the table.
    ///
    /// - Parameter references: the table's columns, if their names are others.
    func key(_ columns: [String], in book: Book, references: [String]? = nil) -> ForeignKey {
        let name = name(in: book)
        return ForeignKey(columns: columns, resource: name, path: name, references: references ?? columns)
    }
}
