import Text

/// Reads tables whose cells are separated by single tabs, at any width.
struct TabFinder {
    let text: SourceText
    let lines: [CaptureLine]

    private static let fewestLines = 3

    /// The table formed by all lines except a rule, and except a title above or a source below without a tab; nil if there
    /// is none.
    func table() -> AlignedTable? {
        func hasTab(_ line: CaptureLine) -> Bool { pieces(of: line).count > 1 }
        // Texts with gaps around the table may be its header or its rows.
        guard let first = lines.firstIndex(where: hasTab), let last = lines.lastIndex(where: hasTab),
            (lines[..<first] + lines[(last + 1)...]).allSatisfy({ $0.pieces.count < 2 })
        else { return nil }
        let lines = lines[first...last]
        let rows = lines.filter { $0.kind == .text }
        guard rows.count >= Self.fewestLines, rows.count + 1 >= lines.count else { return nil }
        let cells = rows.map(pieces)
        guard let width = cells.first?.count, width > 1, cells.allSatisfy({ (2...width).contains($0.count) }),
            cells.count(where: { $0.count == width }) * 2 > cells.count
        else { return nil }
        let body = zip(rows, cells).map { DelimitedLine.row($1, line: $0.number) }
        var table = AlignedTable(width: width, header: [], body: body)
        let likeness = TableLikeness(text: text)
        let header = likeness.headerCount(table)
        // Without names above them, columns without a cell are tabs that only align.
        if header == 0 { table.dropEmptyColumns() }
        table.takeHeader(header)
        return likeness.isTabbed(table) ? table : nil
    }

    private func pieces(of line: CaptureLine) -> [DelimitedLine.Piece] {
        DelimitedLine(line.number, of: text, sign: DelimitedLine.tab).pieces
    }
}
