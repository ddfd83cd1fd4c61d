import Text

/// Reads tables whose cells are separated by single tabs, at any width.
struct TabFinder {
    let text: SourceText
    let lines: [CaptureLine]

    private static let fewestLines = 3

    /// The table formed by all lines except a rule, and except a title above or a source below without a tab; nil if there
    /// is none.
    func table() -> AlignedTable? {
        func hasTab(_ line: CaptureLine) -> Bool { tabs(in: line).isFollowed }
        // Texts with gaps around the table may be its header or its rows.
        guard let first = lines.firstIndex(where: hasTab),
            let last = lines.lastIndex(where: { hasTab($0) || isAmountBehindTabs($0) }),
            (lines[..<first] + lines[(last + 1)...]).allSatisfy({ $0.pieces.count < 2 })
        else { return nil }
        let rows = rows(of: lines[first...last])
        guard rows.count >= Self.fewestLines, rows.reduce(0, { $0 + $1.lines.count }) >= last - first else {
            return nil
        }
        let counts = rows.map(\.pieces.count)
        guard let width = counts.first, width > 1, counts.allSatisfy({ (2...width).contains($0) }),
            counts.count(where: { $0 == width }) * 2 > counts.count
        else { return nil }
        var table = AlignedTable(width: width, header: [], body: rows.map { $0.row(of: text) })
        let likeness = TableLikeness(text: text)
        let isCertain = text.isOfDelimitedText && counts.allSatisfy { $0 == width }
        let found = likeness.headerCount(table)
        let header = found == 0 && isCertain && likeness.beginsWithNames(table) ? 1 : found
        // Without names above them, columns without a cell are tabs that only align.
        if header == 0 { table.dropEmptyColumns() }
        table.takeHeader(header)
        return isCertain || likeness.isTabbed(table) ? table : nil
    }

    private func rows(of lines: ArraySlice<CaptureLine>) -> [DelimitedLine] {
        // Tabs before all rows indent the table; before some, they are empty cells.
        let indentation = lines.filter { $0.kind == .text }.map { tabs(in: $0).leading }.min() ?? 0
        var rows: [DelimitedLine] = []
        for line in lines where line.kind == .text && line.number > rows.last?.lines.upperBound ?? 0 {
            rows.append(
                DelimitedLine(
                    line.number, to: lines.last?.number, of: text, sign: DelimitedLine.tab, indentation: indentation))
        }
        return rows
    }

    /// A row whose only cell is not its first one.
    private func isAmountBehindTabs(_ line: CaptureLine) -> Bool {
        line.pieces.count == 1 && tabs(in: line).leading > 0 && TextClass.isNumeric(text.string(line.pieces[0].range))
    }

    /// The tabs before the first text of a line, and whether others follow it.
    private func tabs(in line: CaptureLine) -> (leading: Int, isFollowed: Bool) {
        let bytes = text.bytes[text.lineRange(line.number)]
        let content = bytes.drop { $0 == DelimitedLine.tab }
        return (bytes.count - content.count, content.contains(DelimitedLine.tab))
    }
}
