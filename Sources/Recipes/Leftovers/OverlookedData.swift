import Articles
import Books
import Text

/// Finds the tables, lists, columns and tables of plain text of an article that no recipe reads. Runs after all recipes of the article,
/// because several of them may read one table.
struct OverlookedData {
    let matcher: TableMatcher
    let context: NormalizeContext
    /// The recipes of the article.
    let recipes: [Recipe]

    func findings() -> [Finding] {
        let leftOut = LeftOutParts(recipes, context: context, matcher: matcher)
        let known = leftOut.numbers.union(context.columns.keys)
        let draft = LeftOutDraft(matcher: matcher, known: known, file: recipes.first?.place.file)
        return leftOut.findings
            + matcher.article.tables.flatMap { table in
                context.columns[table.number].map(unusedColumns)
                    ?? (known.contains(table.number) ? [] : [unused(table, .table, draft)])
            } + matcher.listTables.filter { !known.contains($0.number) }.map { unused($0, .list, draft) }
            + textTables(besides: context.fedLines + leftOut.lines).map { unused($0, draft) }
    }

    private func textTables(besides known: [ClosedRange<Int>]) -> [TextTable] {
        matcher.article.textTables.filter { table in !known.contains { $0.overlaps(table.lines) } }
            .sorted { $0.location < $1.location }
    }

    private func unused(_ table: TextTable, _ draft: LeftOutDraft) -> Finding {
        Finding(
            rule: .unusedTable, severity: .warning, message: "no recipe reads this \(UnreadParts.Kind.text.rawValue)",
            place: context.place(table.location), value: table.columns.joined(separator: " "),
            family: .unread(UnreadParts(.text, of: context.article.path)), remedy: draft.remedy(for: table))
    }

    private func unused(_ table: ArticleTable, _ kind: UnreadParts.Kind, _ draft: LeftOutDraft) -> Finding {
        Finding(
            rule: kind == .table ? .unusedTable : .unusedList, severity: .warning,
            message: "no recipe reads this \(kind.rawValue)", place: context.place(table.location),
            value: String(kind == .table ? table.number : table.number - matcher.article.tables.count),
            family: .unread(UnreadParts(kind, of: context.article.path)), remedy: draft.remedy(for: table, kind))
    }

    private func unusedColumns(_ columns: [WorkingTable.Column]) -> [Finding] {
        columns.compactMap { column in
            guard let header = column.header, !context.usedHeaders.contains(header.origin.location) else { return nil }
            return Finding(
                rule: .unusedColumn, severity: .warning, message: "no recipe reads the column “\(column.name)”",
                place: context.place(header), value: column.name)
        }
    }
}
