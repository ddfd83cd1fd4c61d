import Articles
import Books
import Records
import Text

/// Under which column each cell of an aligned block stands: a row that leaves cells out tells by their place alone which
/// ones it has.
///
///     Month  High  Low
///     Jan    10      1
///     Feb            2        the 2 stands under Low
struct AlignedColumns {
    /// For each measure and column, the columns of the page that its header fills; empty where no header line shows it.
    private let headers: [[Range<Int>]]
    /// For each measure and column, what its header and its cells in rows without gaps fill.
    private let extents: [[Range<Int>?]]
    /// The measures by which no column stands over another one: the text was aligned by one of them. All of them where there is
    /// none.
    private let measures: [Int]
    private let count: Int

    /// - Parameters:
    ///   - header: the pieces of the header's line; they count where there is one for each column.
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

    /// The column of each piece of a row that leaves cells out; nil where that cannot be told.
    func columns(of pieces: [TextLine.Piece], in text: SourceText) -> [Int]? {
        if let fields = tabbed(pieces, in: text) { return fields }
        // Wide characters fill two columns on some pages and one on others: where that matters, nothing is certain.
        let found = measures.compactMap { index in
            assigned(TextMeasure.allCases[index].extents(of: pieces, in: text), measure: index)
        }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// True where a cell of a row without gaps stands under the header of another column alone.
    func isShifted(_ pieces: [TextLine.Piece], in text: SourceText) -> Bool {
        TextMeasure.allCases.indices.allSatisfy { index in
            guard !headers[index].isEmpty else { return false }
            let extents = TextMeasure.allCases[index].extents(of: pieces, in: text)
            return zip(extents.indices, extents).contains { column, extent in
                let under = headers[index].indices.filter { headers[index][$0].overlaps(extent) }
                return !under.isEmpty && !under.contains(column)
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

    /// One tab parts one cell from the next, where there are as many as it takes.
    private func tabbed(_ pieces: [TextLine.Piece], in text: SourceText) -> [Int]? {
        guard let first = pieces.first?.range.lowerBound else { return nil }
        let line = text.lineRange(text.line(at: first))
        guard text.bytes[line].count(where: { $0 == UInt8(ascii: "\t") }) == count - 1 else { return nil }
        var columns: [Int] = []
        var (column, index) = (0, line.lowerBound)
        for piece in pieces {
            while index < piece.range.lowerBound {
                if text.bytes[index] == UInt8(ascii: "\t") { column += 1 }
                index += 1
            }
            guard columns.last != column else { return nil }
            columns.append(column)
        }
        return columns
    }
}
