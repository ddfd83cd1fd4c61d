import Text

/// A table of lines with pipes.
struct PipeTable {
    /// The header's and the body's.
    let rows: [PipeRow]
    /// The number of header cells.
    let width: Int
    /// Why the strict grammar does not accept the table; nil if it does.
    var message: String?
    /// The line before it, if both are in one paragraph.
    var leadIn: Range<Int>?
    /// Whether the header lacks cells of the delimiter row, and a line with a pipe is directly above it.
    var hasNamesAbove = false
}

/// Reads the cells of a pipe table.
///
/// A text comes from the source if ``PlainInlines`` can read it, and otherwise from cmark-gfm.
struct PipeTableBuilder {
    let source: SourceText
    let limits: IngestLimits
    var request: MarkdownInlines.Request
    var finder: LocationFinder

    /// - Parameter number: of the tables before it.
    /// - Returns: the table, in which the cells that need cmark-gfm have their source as their text.
    mutating func draft(of table: PipeTable, number: Int) -> ArticleTable {
        let (rows, width) = (table.rows, table.width)
        let start = rows.first?.range.lowerBound ?? 0
        // A table without rows ends with its delimiter row.
        let end = rows.count == 1 ? source.lineRange(source.line(at: start) + 1) : rows.last?.range
        var draft = ArticleTable(.markdown, in: start..<max(start, end?.upperBound ?? 0))
        draft.cells.reserveCapacity(min(rows.count * width, PipeRow.reservedCells))
        (draft.headerRows, draft.bodyRows) = (GridRows(width: width), GridRows(width: width))
        draft.headerRows.reserve(min(width, PipeRow.reservedCells))
        draft.bodyRows.reserve(min((rows.count - 1) * width, PipeRow.reservedCells))
        if let message = table.message {
            draft.isRecovered = true
            draft.findings.append(
                Finding(
                    rule: .recoveredTable, severity: .warning, message: message,
                    place: Place(source.path, finder.location(at: start))))
        }
        var uneven = ReportBudget(limit: limits[.rowFindings])
        for (index, row) in rows.enumerated() {
            let first = draft.cells.count
            for (column, cell) in row.cells.prefix(width).enumerated() {
                let raw = source.string(cell)
                draft.cells.append(
                    ArticleCell(
                        row: index, column: column, isHeader: index == 0,
                        ArticleText(
                            request.text(of: cell, raw: raw, as: (number, draft.cells.count)),
                            origin: CellOrigin(location: finder.location(at: cell.lowerBound), raw: raw))))
            }
            let cells = first..<draft.cells.count
            if index == 0 { draft.headerRows.append(cells) } else { draft.bodyRows.append(cells) }
            if row.cells.count != width, uneven.reports(rowAt: row.range.lowerBound) {
                draft.findings.append(raggedness(of: row, written: row.cells, width: width))
            }
        }
        if let rest = uneven.rest {
            draft.findings.append(
                Finding(
                    rule: .missingCells, severity: .warning,
                    message: Plural.of(rest.count, "more row", "has", "have")
                        + " too few or too many cells\(limits.hint(.rowFindings))",
                    place: Place(source.path, finder.location(at: rest.offset))))
        }
        return draft
    }

    private mutating func raggedness(of row: PipeRow, written: ArraySlice<Range<Int>>, width: Int) -> Finding {
        let path = source.path
        guard written.count > width else {
            return Finding(
                rule: .missingCells, severity: .warning,
                message: "\(Plural.of(written.count, "cell")) in a row of \(width)",
                place: Place(path, finder.location(at: row.range.lowerBound)))
        }
        let surplus = written.dropFirst(width)
        return Finding(
            rule: .surplusCells, severity: .warning,
            message: "\(Plural.of(written.count, "cell")) in a row of \(width)",
            place: Place(path, finder.location(at: surplus.first?.lowerBound ?? row.range.lowerBound)),
            notes: surplus.prefix(8).map { cell in
                Note(
                    "left out: \"\(source.string(cell))\"",
                    at: Place(path, finder.location(at: cell.lowerBound)))
            })
    }
}

/// The rows of a table with too few or too many cells: the first are reported one by one, the rest together.
private struct ReportBudget {
    let limit: Int
    private var reported = 0
    private(set) var rest: (count: Int, offset: Int)?

    init(limit: Int) { self.limit = limit }

    mutating func reports(rowAt offset: Int) -> Bool {
        guard reported >= limit else {
            reported += 1
            return true
        }
        rest = ((rest?.count ?? 0) + 1, rest?.offset ?? offset)
        return false
    }
}
