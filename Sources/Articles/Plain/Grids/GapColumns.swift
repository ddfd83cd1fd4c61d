import Text

/// Divides the columns of a grid with fewer strokes than names: a stroke keeps the names of the rows apart, and only gaps the
/// numbers.
///
///     part |  length   width
///     -----+----------------
///     bolt |      20       4
///     nut  |       4       8
struct GapColumns {
    let text: SourceText
    /// Those of the run.
    let lines: [CaptureLine]

    /// The words of a row, by column.
    private typealias Words = [[CaptureLine.Word]]

    /// - Parameter table: each of its rows is a line.
    /// - Complexity: linear in the words, but for sorting those of each column.
    func divided(_ table: AlignedTable) -> AlignedTable {
        guard let names = table.header.last.map({ words(of: $0, width: table.width) }) else { return table }
        let body = table.body.map { words(of: $0, width: table.width) }
        let columns = (0..<table.width).map { column in
            extents(of: body.map { $0[column] }.filter { !$0.isEmpty }, names: names[column])
        }
        guard columns.contains(where: { $0.count > 1 }) else { return table }
        // The first new column of each column, and the end of the last one.
        let starts = columns.reduce(into: [0]) { $0.append(($0.last ?? 0) + max(1, $1.count)) }
        var divided = table
        divided.width = starts.last ?? table.width
        for row in table.header.indices {
            let words = words(of: table.header[row], width: table.width)
            let isLast = row == table.header.count - 1
            divide(&divided.header[row], words, at: columns, starts) { pieces, extents in
                isLast
                    ? self.columns(below: pieces, extents) : pieces.map { place(of: $0, extents) }
            }
        }
        for row in table.body.indices {
            divide(&divided.body[row], body[row], at: columns, starts) { words, extents in
                words.map { place(of: $0, extents) }
            }
        }
        return divided
    }

    private func words(of row: AlignedTable.Row, width: Int) -> Words {
        var result = Words(repeating: [], count: width)
        guard let first = lines.first else { return result }
        var words = lines[row.line - first.number].words(in: text)[...]
        for cell in row.cells where !cell.range.isEmpty {
            while let word = words.first, word.range.upperBound <= cell.range.lowerBound { words.removeFirst() }
            while let word = words.first, word.range.lowerBound < cell.range.upperBound {
                result[cell.column].append(part(of: word, in: cell.range))
                guard word.range.upperBound <= cell.range.upperBound else { break }
                words.removeFirst()
            }
        }
        return result
    }

    /// A word without a stroke at its end or in it: `oak|`.
    private func part(of word: CaptureLine.Word, in range: Range<Int>) -> CaptureLine.Word {
        let part = word.range.clamped(to: range)
        guard part != word.range else { return word }
        let extent = TextMeasure.display.extents(of: [TextLine.Piece(range: part)], in: text).first ?? word.extent
        return CaptureLine.Word(range: part, extent: extent)
    }

    /// The columns of the page that the rows of a column fill, if a name is above each; else empty.
    private func extents(of rows: Words, names: [CaptureLine.Word]) -> [Range<Int>] {
        let names = Self.pieces(names)
        guard rows.count > 1, names.count > 1 else { return [] }
        var extents: [Range<Int>] = []
        for extent in rows.joined().map(\.extent).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = extents.last, extent.lowerBound - last.upperBound < 2 {
                extents[extents.count - 1] = last.lowerBound..<max(last.upperBound, extent.upperBound)
            } else {
                extents.append(extent)
            }
        }
        var texts = extents.map { _ in [String]() }
        for row in rows {
            for piece in Self.pieces(row) {
                texts[place(of: piece, extents).lowerBound].append(text.string(piece.range))
            }
        }
        let named = columns(below: names, extents)
        let areNamed =
            named.first?.lowerBound == 0 && named.last?.upperBound == extents.count
            && zip(named, named.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
        return areNamed && texts.contains(where: TableLikeness.isNumeric)
            && rows.allSatisfy({ Self.pieces($0).count > 1 }) ? extents : []
    }

    /// The columns that each name is above. With one for each column, their order counts more than their places.
    private func columns(below names: [CaptureLine.Word], _ extents: [Range<Int>]) -> [Range<Int>] {
        names.count == extents.count
            ? names.indices.map { $0..<$0 + 1 } : names.map { place(of: $0, extents) }
    }

    /// The words joined that are a space apart.
    private static func pieces(_ words: [CaptureLine.Word]) -> [CaptureLine.Word] {
        words.reduce(into: []) { pieces, word in
            if let last = pieces.last, word.isNext(to: last) {
                pieces[pieces.count - 1] = last.joined(to: word)
            } else {
                pieces.append(word)
            }
        }
    }

    private func place(of piece: CaptureLine.Word, _ extents: [Range<Int>]) -> Range<Int> {
        ColumnCut(text: text, extents: extents).place(of: piece.extent)
    }

    /// - Parameter place: the columns of each piece of a cell, among the extents of its column.
    private func divide(
        _ row: inout AlignedTable.Row, _ words: Words, at columns: [[Range<Int>]], _ starts: [Int],
        place: ([CaptureLine.Word], [Range<Int>]) -> [Range<Int>]
    ) {
        row.cells = row.cells.flatMap { cell -> [AlignedTable.Cell] in
            let start = starts[cell.column]
            guard cell.columnSpan == 1, columns[cell.column].count > 1, !cell.range.isEmpty else {
                var cell = cell
                cell.columnSpan = starts[cell.column + cell.columnSpan] - start
                cell.column = start
                return [cell]
            }
            let pieces = Self.pieces(words[cell.column])
            var cells: [AlignedTable.Cell] = []
            for (piece, column) in zip(pieces, place(pieces, columns[cell.column])) {
                if let last = cells.last, last.column + last.columnSpan > start + column.lowerBound {
                    cells[cells.count - 1].ranges = [last.range.lowerBound..<piece.range.upperBound]
                } else {
                    cells.append(
                        AlignedTable.Cell(
                            column: start + column.lowerBound, columnSpan: column.count, range: piece.range))
                }
            }
            return cells
        }
    }
}
