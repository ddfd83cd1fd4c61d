import Diagnostics
import Measures

/// Finds the tables of an article, and the columns of its tables, that no recipe reads: data that the book has
/// overlooked. Asked once all recipes of the article have run, for several of them may read one table.
struct OverlookedData {
    let article: Article
    let context: NormalizeContext

    func findings() -> [Finding] {
        article.tables.flatMap { table in
            context.fedTables.contains(table.number) ? unusedColumns(of: table) : [unused(table)]
        }
    }

    private func unused(_ table: ArticleTable) -> Finding {
        Finding(
            rule: "unused-table", severity: .warning, message: "no recipe reads this table",
            place: context.place(table.location), value: String(table.number))
    }

    private func unusedColumns(of table: ArticleTable) -> [Finding] {
        (context.madeColumns[table.number] ?? WorkingTable.columns(of: table)).compactMap { column in
            guard let header = column.header, !context.usedHeaders.contains(header.origin.location) else { return nil }
            return Finding(
                rule: "unused-column", severity: .warning, message: "nothing reads the column “\(column.name)”",
                place: context.place(header.origin.location), value: column.name)
        }
    }
}
