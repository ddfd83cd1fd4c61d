package import Books
package import Records

/// What can be asked of a book: its declarations, and the records of its datasets.
package protocol AskedBook: Sendable {
    var book: Book { get }
    /// In the order of the book's definitions.
    var datasets: [Dataset] { get }
    /// The ids of the rules that may doubt a value.
    var ruleIDs: [String] { get }

    /// The texts of a column that every dataset has, one for each of several ids or values.
    func texts(_ column: CommonColumn, of dataset: Dataset) -> @Sendable (Record) -> [String]
}
