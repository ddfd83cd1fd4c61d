import Text

/// Assigns the cells of an aligned block to columns: in a row with missing cells, positions decide which columns its
/// cells belong to.
///
///     Month  High  Low
///     Jan    10      1
///     Feb            2        the 2 is under Low
struct AlignedColumns {
    /// For each measure and column, the page columns of its header; empty if no header line shows it.
    private let headers: [[Range<Int>]]
    /// For each measure and column, the page columns of its header and of its cells in complete rows.
    private let extents: [[Range<Int>?]]
    /// The measures without overlapping columns, one of which aligned the text; all measures if there are none.
    private let measures: [Int]
    private let count: Int

    /// - Parameters:
    ///   - header: the pieces of the header's line, used if there is one for each column.
    ///   - rows: the lines of the block.
    init(count: Int, header: [TextLine.Piece], rows: [TextLine], text: SourceText) {
        let isHeaderComplete = header.count == count
        var headers: [[Range<Int>]] = []
        var extents: [[Range<Int>?]] = []
        for measure in TextMeasure.allCases {
            let own = isHeaderComplete ? measure.extents(of: header, in: text) : []
            var all: [Range<Int>?] = isHeaderComplete ? own : Array(repeating: nil, count: count)
            for row in rows where row.pieces.count == count {
                for (column, extent) in measure.extents(of: row.pieces, in: text).enumerated() {
                    all[column] =
                        all[column].map {
                            min($0.lowerBound, extent.lowerBound)..<max($0.upperBound, extent.upperBound)
                        } ?? extent
                }
            }
            headers.append(own)
            extents.append(all)
        }
        (self.headers, self.extents, self.count) = (headers, extents, count)
        let parting = extents.indices.filter { measure in
            let known = extents[measure].compactMap { $0 }
            return zip(known, known.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
        }
        measures = parting.isEmpty ? Array(extents.indices) : parting
    }

    /// The column of each piece of an incomplete row; nil if ambiguous.
    func columns(of pieces: [TextLine.Piece], in text: SourceText) -> [Int]? {
        // Some pages count wide characters as two columns, others as one: if that makes a difference, the row is
        // ambiguous.
        let found = measures.compactMap { index in
            assigned(TextMeasure.allCases[index].extents(of: pieces, in: text), measure: index)
        }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// True if a cell of a complete row is only under the header of another column, or its first cell, made of several, is
    /// under that of another one, too.
    func isShifted(_ pieces: [TextLine.Piece], isJoined: Bool, in text: SourceText) -> Bool {
        TextMeasure.allCases.indices.allSatisfy { index in
            guard !headers[index].isEmpty else { return false }
            let extents = TextMeasure.allCases[index].extents(of: pieces, in: text)
            return zip(extents.indices, extents).contains { column, extent in
                let under = headers[index].indices.filter { headers[index][$0].overlaps(extent) }
                return !under.isEmpty && !under.contains(column) || isJoined && column == 0 && under.count > 1
            }
        }
    }

    private func assigned(_ pieces: [Range<Int>], measure: Int) -> [Int]? {
        var columns: [Int] = []
        for piece in pieces {
            var under = (0..<count).filter { extents[measure][$0]?.overlaps(piece) == true }
            if under.count > 1, !headers[measure].isEmpty {
                under = under.filter { headers[measure][$0].overlaps(piece) }
            }
            guard let column = under.first, under.count == 1, columns.last.map({ $0 < column }) != false else {
                return nil
            }
            columns.append(column)
        }
        return columns
    }

    /// The cells of a line, if it has as many tabs as there are borders between columns and no further gaps.
    func tabbed(_ pieces: [TextLine.Piece], in text: SourceText) -> [TextLine.Piece?]? {
        guard let first = pieces.first?.range.lowerBound else { return nil }
        let line = text.lineRange(text.line(at: first))
        guard text.bytes[line].count(where: { $0 == UInt8(ascii: "\t") }) == count - 1 else { return nil }
        var cells = [TextLine.Piece?](repeating: nil, count: count)
        var (column, index) = (0, line.lowerBound)
        for piece in pieces {
            while index < piece.range.lowerBound {
                if text.bytes[index] == UInt8(ascii: "\t") { column += 1 }
                index += 1
            }
            guard cells[column] == nil else { return nil }
            cells[column] = piece
        }
        return cells
    }
}
