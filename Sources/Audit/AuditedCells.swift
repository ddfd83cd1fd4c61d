package import Articles
import Books
package import Records
import Text

/// The cells of a book's articles that its data are read from, in the order of the articles.
package struct AuditedCells: Sendable {
    package let cells: [AuditedCell]

    /// - Complexity: linear in the claims and in the cells of the tables.
    package init(articles: [Article], datasets: [Dataset]) {
        var uses = [[SourceLocation: Use]](repeating: [:], count: articles.count)
        for dataset in datasets {
            for claim in dataset.claims where uses.indices.contains(claim.article) {
                Self.collect(claim, of: dataset.definition, into: &uses[claim.article])
            }
        }
        cells = articles.indices.flatMap { index in
            Self.cells(of: articles[index], index: index, uses: uses[index])
        }
    }

    /// What is read from one cell.
    private struct Use {
        let raw: String
        let dataset: String
        var isNumber = false
        var isLabel = false
    }

    private static func collect(
        _ claim: Claim, of definition: DatasetDefinition, into uses: inout [SourceLocation: Use]
    ) {
        func use(_ origin: CellOrigin?, isNumber: Bool, isLabel: Bool) {
            guard let origin, !origin.raw.isEmpty else { return }
            var use = uses[origin.location] ?? Use(raw: origin.raw, dataset: definition.name)
            use.isNumber = use.isNumber || isNumber
            use.isLabel = use.isLabel || isLabel
            uses[origin.location] = use
        }
        for (field, origin) in zip(definition.keys, claim.keyOrigins) {
            use(origin, isNumber: field.type.isNumeric, isLabel: true)
        }
        for (column, field) in definition.values.enumerated() where claim.values[column] != nil {
            use(
                claim.valueOrigins[column], isNumber: field.type.isNumeric && claim.gives(column),
                isLabel: field.type == .word)
        }
    }

    private static func cells(of article: Article, index: Int, uses: [SourceLocation: Use]) -> [AuditedCell] {
        let positions = positions(in: article, index: index)
        return uses.sorted { $0.key < $1.key }.compactMap { location, use in
            guard let start = article.text.offset(of: location) else { return nil }
            let range = start..<start + use.raw.utf8.count
            guard range.upperBound <= article.text.bytes.count, article.text.string(range) == use.raw else {
                return nil
            }
            return AuditedCell(
                article: index, location: location, raw: use.raw, range: range, dataset: use.dataset,
                isNumber: use.isNumber, isLabel: use.isLabel, position: positions[location])
        }
    }

    private static func positions(in article: Article, index: Int) -> [SourceLocation: AuditedCell.Position] {
        var positions: [SourceLocation: AuditedCell.Position] = [:]
        for table in article.tables {
            let headerCount = table.headerRows.count
            for cell in table.cells where !cell.raw.isEmpty {
                positions[cell.location] = AuditedCell.Position(
                    article: index, table: table.number, row: cell.row, column: cell.column,
                    spansRows: cell.rowSpan > 1, isHeader: cell.row < headerCount)
            }
        }
        return positions
    }
}
