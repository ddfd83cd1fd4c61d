import Text

/// A line of names for the first columns, which pandas prints below those of the other columns. It fills these lines with spaces,
/// begins the texts of these columns where their names begin, and leaves out a text equal to the one above.
///
///                   mass  age
///     wood board
///     oak  A        10.5    1
///          B        20.5    2
///     elm  A        30.5    3
struct IndexNames {
    let text: SourceText
    /// Those of the run.
    let lines: [CaptureLine]

    /// The table with a column for each of these names; if its rows do not show them, without the line.
    func divided(_ table: AlignedTable) -> AlignedTable {
        guard table.body.count > 1, let line = table.body.first, Self.isName(line),
            table.header.last?.lastLine == line.line - 1,
            !table.header.contains(where: { $0.cells.first?.column == 0 }), table.body.count(where: Self.isName) == 1
        else { return table }
        let names = words(of: line)
        let isPadded = isPadded(line, to: table)
        guard names.count > 1 || isPadded else { return table }
        var divided = table
        divided.body.removeFirst()
        let rows = ([line] + divided.body).compactMap { self.divided($0, at: names) }
        let isShown =
            rows.count == table.body.count && rows[1].cells.prefix(names.count).map(\.column) == Array(names.indices)
        guard isShown else { return isPadded ? divided : table }
        divided.width += names.count - 1
        for row in divided.header.indices { divided.header[row].shift(by: names.count - 1) }
        divided.body = rows
        divided.takeHeader(1)
        return divided
    }

    private static func isName(_ row: AlignedTable.Row) -> Bool { row.cells.count == 1 && row.cells[0].column == 0 }

    /// The words of the first column.
    private func words(of row: AlignedTable.Row) -> [CaptureLine.Word] {
        guard let first = lines.first, let cell = row.cells.first, cell.column == 0 else { return [] }
        return lines[row.line - first.number].words(in: text).filter { cell.range.contains($0.range.lowerBound) }
    }

    /// Whether spaces behind a line fill the width of the table.
    private func isPadded(_ line: AlignedTable.Row, to table: AlignedTable) -> Bool {
        let whole = TextLine.Piece(range: text.lineRange(line.line))
        let end = TextMeasure.display.extents(of: [whole], in: text).first?.upperBound ?? 0
        return end >= table.extents(in: text).last?.upperBound ?? .max
    }

    /// Nil unless the first word below each name begins where the name does.
    private func divided(_ row: AlignedTable.Row, at names: [CaptureLine.Word]) -> AlignedTable.Row? {
        guard row.line == row.lastLine else { return nil }
        var cells: [AlignedTable.Cell] = []
        for word in words(of: row) {
            let column = names.lastIndex { $0.extent.lowerBound <= word.extent.lowerBound }
            guard let column else { return nil }
            if let last = cells.last, last.column == column {
                cells[cells.count - 1].ranges = [last.range.union(word.range)]
            } else {
                guard names[column].extent.lowerBound == word.extent.lowerBound else { return nil }
                cells.append(AlignedTable.Cell(column: column, range: word.range))
            }
        }
        var divided = row
        divided.cells.removeAll { $0.column == 0 }
        divided.shift(by: names.count - 1)
        divided.cells.insert(contentsOf: cells, at: 0)
        return divided
    }
}

extension AlignedTable.Row {
    fileprivate mutating func shift(by columns: Int) {
        for index in cells.indices { cells[index].column += columns }
    }
}
