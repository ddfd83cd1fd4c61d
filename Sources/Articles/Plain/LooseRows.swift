import Text

/// Rows of a ruled table with blank lines between them.
///
///     name     value
///     ------   -----
///     speed       12
///
///     length     200
struct LooseRows {
    let text: SourceText
    /// The extents of the table's columns.
    let strokes: [Range<Int>]
    let lastLine: Int

    /// The rows in lines after one blank line; nil if they are not rows of the table.
    func rows(in run: [CaptureLine]) -> [AlignedTable.Row]? {
        guard run.first?.number == lastLine + 2 else { return nil }
        let cut = ColumnCut(text: text, extents: strokes)
        var rows: [AlignedTable.Row] = []
        for (index, line) in run.enumerated() {
            // A rule under the last row is not part of it.
            if line.kind == .rule, index == run.count - 1, index > 0 { break }
            guard line.kind == .text, line.extents.allSatisfy({ isAligned($0, cut) }),
                let cells = cut.cells(of: line), line.pieces.count > 1 || cells.count == 1 && cells[0].column > 0
            else { return nil }
            rows.append(AlignedTable.Row(line: line.number, cells: cells))
        }
        rows = ContinuedRows(text: text, width: strokes.count).rows(rows)
        return !rows.isEmpty && rows.allSatisfy { $0.cells.count > 1 } ? rows : nil
    }

    /// Whether a text begins within its column, or ends with it. Captions and the rows of another table do not.
    private func isAligned(_ extent: Range<Int>, _ cut: ColumnCut) -> Bool {
        guard let column = cut.columns(under: extent).first.map({ strokes[$0] }) else { return false }
        return extent.lowerBound >= column.lowerBound || extent.upperBound == column.upperBound
    }
}
