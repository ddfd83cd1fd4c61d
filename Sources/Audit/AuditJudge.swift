package import Articles
package import Books
package import Text

/// Judges the findings after a corruption.
package struct AuditJudge: Sendable {
    private let cells: [AuditedCell]
    private let paths: [String]
    /// For each table, its lines; for each of its rows, the locations of the cells.
    private let lines: [TableRow: ClosedRange<Int>]
    private let rows: [TableRow: Set<SourceLocation>]

    private struct TableRow: Hashable {
        let article: Int
        let table: Int
        var row = -1
    }

    package init(_ cells: AuditedCells, tables: AuditedTables) {
        self.cells = cells.cells
        paths = tables.paths
        var lines: [TableRow: ClosedRange<Int>] = [:]
        var rows: [TableRow: Set<SourceLocation>] = [:]
        for table in tables.all {
            lines[TableRow(article: table.article, table: table.number)] = table.lines
            for cell in table.cells {
                rows[TableRow(article: table.article, table: table.number, row: cell.row), default: []]
                    .insert(cell.location)
            }
        }
        self.lines = lines
        self.rows = rows
    }

    /// - Parameter places: the places of the new findings, in the article before the change.
    package func verdict(on corruption: Corruption, places: [Place]) -> AuditVerdict {
        places.map { verdict(on: corruption, at: $0) }.max() ?? .unnoticed
    }

    private func verdict(on corruption: Corruption, at place: Place) -> AuditVerdict {
        guard place.file == paths[corruption.article] else { return .elsewhere }
        let targets = corruption.cells.map { cells[$0] }
        if targets.contains(where: { $0.location == place.location }) { return .cell }
        let verdicts = targets.map { cell -> AuditVerdict in
            guard let position = cell.position else {
                return cell.location.line == place.line ? .row : .elsewhere
            }
            let row = TableRow(article: cell.article, table: position.table, row: position.row)
            if rows[row]?.contains(place.location) == true { return .row }
            let table = TableRow(article: cell.article, table: position.table)
            return lines[table]?.contains(place.line) == true ? .table : .elsewhere
        }
        return verdicts.max() ?? .elsewhere
    }
}

/// The tables of a book's articles, reduced to what the audit needs.
package struct AuditedTables: Sendable {
    struct Table: Sendable {
        let article: Int
        let number: Int
        let lines: ClosedRange<Int>
        let cells: [(row: Int, location: SourceLocation)]
    }

    let paths: [String]
    let all: [Table]

    package init(_ articles: [Article]) {
        paths = articles.map(\.path)
        all = articles.enumerated().flatMap { index, article in
            article.tables.map { table in
                Table(
                    article: index, number: table.number,
                    lines: table.location.line...max(table.location.line, table.endLine),
                    cells: table.cells.map { ($0.row, $0.location) })
            }
        }
    }
}
