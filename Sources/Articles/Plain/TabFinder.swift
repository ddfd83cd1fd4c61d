import Text

/// Reads tables whose cells are separated by single tabs, at any width.
struct TabFinder {
    let text: SourceText
    let lines: [CaptureLine]

    private static let fewestLines = 3
    private static let tab = UInt8(ascii: "\t")

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
        var table = AlignedTable(width: width, header: [], body: zip(rows, cells).map(row))
        let likeness = TableLikeness(text: text)
        let header = likeness.headerCount(table)
        // Without names above them, columns without a cell are tabs that only align.
        if header == 0 { table.dropEmptyColumns() }
        table.takeHeader(header)
        return likeness.isTabbed(table) ? table : nil
    }

    /// The texts between tabs, without tabs that indent the line.
    private func pieces(of line: CaptureLine) -> [Range<Int>] {
        let range = text.lineRange(line.number)
        var start = range.lowerBound
        while start < range.upperBound, text.bytes[start] == Self.tab { start += 1 }
        var pieces: [Range<Int>] = []
        for index in start..<range.upperBound where text.bytes[index] == Self.tab {
            pieces.append(start..<index)
            start = index + 1
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }

    private func row(_ line: CaptureLine, _ pieces: [Range<Int>]) -> AlignedTable.Row {
        let cells = pieces.enumerated().compactMap { column, range in
            let content = WhiteSpace.trimmed(range, in: text.bytes)
            return content.isEmpty ? nil : AlignedTable.Cell(column: column, range: content)
        }
        return AlignedTable.Row(line: line.number, cells: cells)
    }
}
