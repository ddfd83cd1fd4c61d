package import Articles
package import Books
package import Text

/// Judges the findings after a corruption.
package struct AuditJudge: Sendable {
    private let cells: [AuditedCell]
    private let paths: [String]
    /// For each table, its lines; for each of its rows, the locations of the cells.
    private let lines: [GridPlace: ClosedRange<Int>]
    private let rows: [GridPlace: Set<SourceLocation>]

    package init(_ cells: AuditedCells, articles: [Article]) {
        self.cells = cells.cells
        paths = articles.map(\.path)
        var lines: [GridPlace: ClosedRange<Int>] = [:]
        var rows: [GridPlace: Set<SourceLocation>] = [:]
        for (index, article) in articles.enumerated() {
            for table in article.tables {
                lines[GridPlace(article: index, table: table.number)] =
                    table.location.line...max(table.location.line, table.endLine)
                for cell in table.cells {
                    rows[GridPlace(article: index, table: table.number, row: cell.row), default: []]
                        .insert(cell.location)
                }
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
            if rows[position.ofRow]?.contains(place.location) == true { return .row }
            return lines[position.ofTable]?.contains(place.line) == true ? .table : .elsewhere
        }
        return verdicts.max() ?? .elsewhere
    }
}
