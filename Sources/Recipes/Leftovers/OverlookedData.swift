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
        let known = leftOut.numbers.union(context.readNumbers)
        let draft = LeftOutDraft(matcher: matcher, known: known, file: recipes.first?.place.file)
        func unread(_ tables: [ArticleTable], _ kind: PartKind) -> [Finding] {
            tables.flatMap { table in
                context.unreadColumns(of: table)?.filter { table.holdsText(besides: $0.header) }.compactMap(unused)
                    ?? (known.contains(table.number) ? [] : [unused(table, kind, draft)])
            }
        }
        let lines = LineRanges(context.fedTexts.map(\.lines) + leftOut.lines)
        let stray = matcher.article.tables.filter(context.isRead)
            .flatMap(StrayRows(matcher.article, besides: lines).findings)
        let reported = Set(stray.compactMap(\.place.line))
        let texts = matcher.article.textTables.filter { table in
            table.holdsNumbers && !lines.overlaps(table.lines) && !reported.contains(where: table.lines.contains)
        }
        return leftOut.findings + stray + unread(matcher.article.tables, .table)
            + unread(lists(besides: known), .list)
            + unread(context.fedTexts + texts, .text) + context.parts.findings()
    }

    /// The lists that are not in a cell of a table that is read or left out.
    private func lists(besides known: Set<Int>) -> [ArticleTable] {
        let lists = matcher.listTables
        if lists.allSatisfy({ known.contains($0.number) }) { return lists }
        let cells = matcher.article.tables.filter { known.contains($0.number) }.flatMap(\.cells)
            .map { $0.location..<max($0.location, $0.sourceEnd) }.sorted { $0.lowerBound < $1.lowerBound }
        // Without those inside of others.
        let outer = cells.reduce(into: [Range<SourceLocation>]()) { outer, cell in
            if outer.last.map({ $0.upperBound < cell.upperBound }) ?? true { outer.append(cell) }
        }
        return lists.filter { list in
            let next = outer.partitionPoint { $0.lowerBound <= list.location }
            return next == 0 || !outer[next - 1].contains(list.location)
        }
    }

    private func unused(_ table: ArticleTable, _ kind: PartKind, _ draft: LeftOutDraft) -> Finding {
        let value =
            switch kind {
            case .table: String(table.number)
            case .list: String(table.number - matcher.article.tables.count)
            case .text: table.firstRow.joined(separator: " ")
            }
        return Finding(
            rule: kind == .list ? .unusedList : .unusedTable, severity: .warning,
            message: "no recipe reads this \(kind.rawValue)", place: context.place(table.location), value: value,
            family: .unread(kind, file: context.article.path), remedy: draft.remedy(for: table, kind))
    }

    private func unused(_ column: WorkingTable.Column) -> Finding? {
        column.header.map { header in
            Finding(
                rule: .unusedColumn, severity: .warning,
                message: "no recipe reads the column “\(column.name)”; read it, or accept the finding with a reason",
                place: context.place(header), value: column.name,
                family: .unreadColumn(column.name, file: context.article.path))
        }
    }
}

extension ArticleCell {
    /// Where the source of the text ends.
    fileprivate var sourceEnd: SourceLocation {
        let lines = raw.split(omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r", "\r\n"].contains($0) })
        let last = lines.last?.unicodeScalars.count ?? 0
        return lines.count > 1
            ? SourceLocation(line: location.line + lines.count - 1, column: last + 1)
            : SourceLocation(line: location.line, column: location.column + last)
    }
}

extension ArticleTable {
    package var holdsNumbers: Bool {
        bodyRows.joined().contains { $0.map { cells[$0].text.contains(where: \.isNumber) } == true }
    }

    /// Whether a cell is below the header of a column, or beside that of a row, that has a text.
    fileprivate func holdsText(besides header: WorkingCell?) -> Bool {
        guard let header, let cell = cells.first(where: { $0.location == header.origin.location }) else { return true }
        if cell.row < headerRows.count {
            let columns = cell.column..<min(cell.column + cell.columnSpan, columnCount)
            return bodyRows.contains { row in columns.contains { row[$0].map { !cells[$0].text.isEmpty } == true } }
        }
        return bodyRows.indices.contains(cell.row - headerRows.count)
            && bodyRows[cell.row - headerRows.count].contains { place in
                place.map { cells[$0].location != cell.location && !cells[$0].text.isEmpty } == true
            }
    }

    /// The cells that the first row has.
    fileprivate var firstRow: [String] {
        (headerRows.first ?? bodyRows.first)?.compactMap { $0.map { cells[$0].text } } ?? []
    }
}
