import Diagnostics
import Measures

/// Finds the columns that no feed of a table reads: data that the book has overlooked. Asked once all recipes of an
/// article have run, for several of them may read one table.
struct UnusedColumns {
    let context: NormalizeContext

    func findings() -> [Finding] {
        context.fedTables.values.sorted { $0.number < $1.number }.flatMap(findings)
    }

    private func findings(of table: ArticleTable) -> [Finding] {
        WorkingTable(table).columns.compactMap { column in
            guard let header = column.header, !context.usedHeaders.contains(header.origin.location) else { return nil }
            return Finding(
                rule: "unused-column", severity: .warning, message: "nothing reads the column “\(column.name)”",
                place: context.place(header.origin.location), value: column.name)
        }
    }
}
