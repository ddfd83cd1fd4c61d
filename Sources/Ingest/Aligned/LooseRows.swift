import Diagnostics
import Measures

/// Rows of a ruled table with blank lines between them.
///
///     name     value
///     ------   -----
///     speed       12
///
///     length     200
struct LooseRows {
    let text: SourceText
    let table: AlignedTable

    /// The rows that lines make which follow the table after one blank line; nil where they are no rows of it.
    func rows(in run: [CaptureLine]) -> [AlignedTable.Row]? {
        guard let extents = table.strokes, let last = table.rows.last, run.first?.number == last.line + 2 else {
            return nil
        }
        let cut = ColumnCut(text: text, extents: extents)
        var rows: [AlignedTable.Row] = []
        for (index, line) in run.enumerated() {
            // A line under the last row is no part of it.
            if line.kind == .rule, index == run.count - 1, index > 0 { break }
            guard line.kind == .text, line.pieces.count > 1,
                line.extents.allSatisfy({ !cut.columns(under: $0).isEmpty }),
                let cells = cut.cells(of: line), cells.count > 1
            else { return nil }
            rows.append(AlignedTable.Row(line: line.number, cells: cells))
        }
        return rows.isEmpty ? nil : rows
    }
}
