import Asking
package import Books
import Publish
package import Records
import Rules

extension CheckedBook: AskedBook {
    package var ruleIDs: [String] { book.datasets.flatMap(\.rules).map(\.id) + RuleBook.kinds.map(\.id) }

    package func texts(_ column: CommonColumn, of dataset: Dataset) -> @Sendable (Record) -> [String] {
        let cells = CommonCells(dataset, in: publication)
        return { cells.texts(column, of: $0) }
    }
}
