internal import Measures

/// The values of one combination of keys as a table: rows by columns, as the dataset's layout says.
struct WideTable: Hashable {
    struct Column: Hashable {
        let title: String
        let isNumeric: Bool
    }

    let columns: [Column]
    /// Markdown.
    let rows: [[String]]
    /// What holds for the whole table: `Bound: exact`.
    let remarks: [String]

    var table: MarkdownTable {
        MarkdownTable(
            columns: columns.map { MarkdownTable.Column(MarkdownText.inline($0.title), isNumeric: $0.isNumeric) },
            rows: rows)
    }
}
