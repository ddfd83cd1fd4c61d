import Articles
import Books
import Records
import Text

/// The tables and views of the database that every book has, by their names.
enum OwnTable: String {
    case aliases, sources, articles, units, rules, findings, texts, search, metadata
    case openDoubt = "open_doubt"

    /// The name in the database of a book, which is another one if a dataset has the name.
    func name(in book: Book) -> String { book.dataset(rawValue) == nil ? rawValue : "book/" + rawValue }
}
