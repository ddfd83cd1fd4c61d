import Text

/// Assigns the contents of a line to columns with known extents.
struct ColumnCut {
    let text: SourceText
    /// The extent of each column, in order.
    let extents: [Range<Int>]
    /// Whether the texts of the last column may exceed it, as in reStructuredText.
    var isOpen = false

    /// Nil if a text is under two columns and cannot be divided.
    func cells(of line: CaptureLine, isHeader: Bool = false) -> [AlignedTable.Cell]? {
        // Header words may be wider than their columns, so their order counts more than their positions.
        if isHeader, line.pieces.count == extents.count {
            return line.pieces.enumerated().map { AlignedTable.Cell(column: $0, range: $1.range) }
        }
        var cells: [AlignedTable.Cell] = []
        lazy var all = line.words(in: text)
        for (piece, extent) in zip(line.pieces, line.extents) {
            let under = columns(under: extent)
            if under.count <= 1 {
                append(piece.range, to: under.first ?? nearest(to: extent), of: &cells)
                continue
            }
            let words = all.filter { piece.range.contains($0.range.lowerBound) }
            if isHeader, let name = named(words) {
                cells.append(AlignedTable.Cell(column: under[0], columnSpan: under.count, range: name))
                continue
            }
            guard isHeader || canPart(words) else { return nil }
            for word in words { append(word.range, to: column(of: word.extent), of: &cells) }
        }
        // If two of a row's texts are in one column, the row is misaligned, unless every column has a text.
        if !isHeader, line.pieces.count >= extents.count,
            cells.contains(where: { cell in line.pieces.count { cell.range.overlaps($0.range) } > 1 }),
            cells.count < extents.count
                || line.pieces.contains(where: { piece in cells.count { $0.range.overlaps(piece.range) } > 1 })
        {
            return nil
        }
        let columns = cells.map(\.column)
        return zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 } ? cells : nil
    }

    /// What a drawn line above several columns names: `Front` of `---- Front ----`; nil for other words.
    private func named(_ words: [CaptureLine.Word]) -> Range<Int>? {
        guard words.count > 2, let first = words.first, let last = words.last,
            [first, last].allSatisfy({ Stroke.isRule(text.bytes[$0.range]) })
        else { return nil }
        let inner = words.dropFirst().dropLast().map(\.range)
        return inner[0].union(inner[inner.count - 1])
    }

    /// Extends a cell by further words.
    private func append(_ range: Range<Int>, to column: Int, of cells: inout [AlignedTable.Cell]) {
        if let last = cells.last, last.column == column {
            cells[cells.count - 1].ranges = [last.range.lowerBound..<range.upperBound]
        } else {
            cells.append(AlignedTable.Cell(column: column, range: range))
        }
    }

    func columns(under extent: Range<Int>) -> [Int] {
        let first = extents.partitionPoint { $0.upperBound <= extent.lowerBound }
        return Array(extents.indices[first...].prefix { extents[$0].lowerBound < extent.upperBound })
    }

    /// The columns that a text overlaps, or else the nearest one.
    func place(of extent: Range<Int>) -> Range<Int> {
        let under = columns(under: extent)
        let first = under.first ?? nearest(to: extent)
        return first..<first + max(1, under.count)
    }

    /// True if each word is under one column, and none has two numbers: one of them may belong to the label before it, as
    /// in `Cola 330 175`.
    private func canPart(_ words: [CaptureLine.Word]) -> Bool {
        let numbers = words.filter { TextClass.isNumeric(text.string($0.range)) }.map { column(of: $0.extent) }
        let isBegun = isOpen && words.contains { $0.extent.lowerBound == extents.last?.lowerBound }
        let isParted = words.allSatisfy { word in
            let count = columns(under: word.extent).count
            return count == 1 || count == 0 && isBegun && word.extent.lowerBound >= extents.last?.upperBound ?? 0
        }
        return isParted && zip(numbers, numbers.dropFirst()).allSatisfy { $0 != $1 }
    }

    /// The column with the greatest overlap with a word, else the nearest.
    private func column(of extent: Range<Int>) -> Int {
        let under = columns(under: extent)
        return under.max { extents[$0].clamped(to: extent).count < extents[$1].clamped(to: extent).count }
            ?? nearest(to: extent)
    }

    private func nearest(to extent: Range<Int>) -> Int {
        extents.indices.min { distance($0, extent) < distance($1, extent) } ?? 0
    }

    private func distance(_ column: Int, _ extent: Range<Int>) -> Int {
        max(0, max(extents[column].lowerBound - extent.upperBound, extent.lowerBound - extents[column].upperBound))
    }
}
