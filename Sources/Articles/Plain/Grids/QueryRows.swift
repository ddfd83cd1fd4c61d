import Text

/// The rows of a grid as psql prints the results of a query: each line is one, unless a plus sign before a stroke or at the
/// end of the line shows that it goes on in the next one.
///
///      id |  note  | size
///     ----+--------+------
///       1 | two   +|    5
///         | planks |
///         | beam   |    7
///     (2 rows)
struct QueryRows {
    let text: SourceText
    /// The last column of the page that the rule fills.
    private let end: Int
    /// How many rows the line below the grid says that it has.
    private let stated: Int?

    /// Nil unless one rule of `-` and `+` is under the header, and each of its parts is two columns wider than the longest
    /// text, or the line below states the number of the rows.
    ///
    /// - Parameters:
    ///   - lines: those of the grid.
    ///   - next: the line below them.
    ///   - strokes: the columns of the page with strokes.
    ///   - rows: one for each line of the grid but the rule.
    init?(
        text: SourceText, lines: some Collection<CaptureLine>, next: CaptureLine?, strokes: [Int],
        rows: [AlignedTable.Row]
    ) {
        let rules = lines.filter { $0.kind == .rule }
        guard rules.count == 1, let rule = rules.first, let extent = rule.extents.first, rule.extents.count == 1,
            text.string(rule.pieces[0].range).allSatisfy({ "-+".contains($0) })
        else { return nil }
        (self.text, end, stated) = (text, extent.upperBound, next.flatMap { Self.statedCount($0, in: text) })
        guard
            isClose(to: rows, bounds: [extent.lowerBound - 1] + strokes + [extent.upperBound])
                || joined(rows.filter { $0.line > rule.number }).count == stated
        else { return nil }
    }

    /// The rows of the body.
    ///
    /// - Parameter others: the rows by their texts alone. Lines that continue a row among these may do so, unless the line
    ///   below counts the rows.
    func rows(_ lines: [AlignedTable.Row], besides others: [AlignedTable.Row]) -> [AlignedTable.Row] {
        var rows = joined(lines)
        guard rows.count != stated else { return rows }
        let certain = Set(others.filter { !$0.mayContinue }.map(\.line))
        for index in rows.indices { rows[index].mayContinue = !certain.contains(rows[index].line) }
        return rows
    }

    private func joined(_ lines: [AlignedTable.Row]) -> [AlignedTable.Row] {
        var rows: [AlignedTable.Row] = []
        var isOpen = false
        for line in lines {
            if isOpen { rows[rows.count - 1].append(line) } else { rows.append(line) }
            isOpen = zip(line.cells, extents(of: line)).contains { cell, extent in
                // At the end of a line, the sign is where no text is.
                Self.endsWithSign(cell.range, in: text)
                    && (text.bytes[cell.range.upperBound...].first == DelimitedLine.stroke || extent.upperBound == end)
            }
        }
        return rows
    }

    /// Whether a plus sign ends a text directly before a stroke or the end of the line.
    static func endsWithSign(_ range: Range<Int>, in text: SourceText) -> Bool {
        !range.isEmpty && text.bytes[range.upperBound - 1] == UInt8(ascii: "+")
            && text.bytes[range.upperBound...].first.map { "|\r\n".utf8.contains($0) } ?? true
    }

    /// Whether a space is at both sides of the longest text of each column.
    private func isClose(to rows: [AlignedTable.Row], bounds: [Int]) -> Bool {
        var longest = [Int](repeating: 0, count: bounds.count - 1)
        for row in rows {
            for (cell, extent) in zip(row.cells, extents(of: row))
            where !cell.range.isEmpty && cell.column < longest.count {
                let sign =
                    Self.endsWithSign(cell.range, in: text) && extent.upperBound == bounds[cell.column + 1] ? 1 : 0
                longest[cell.column] = max(longest[cell.column], extent.count - sign)
            }
        }
        return zip(zip(bounds, bounds.dropFirst()), longest).allSatisfy { $0.1 - $0.0 - 1 == $1 + 2 }
    }

    private func extents(of row: AlignedTable.Row) -> [Range<Int>] {
        TextMeasure.display.extents(of: row.cells.map { TextLine.Piece(range: $0.range) }, in: text)
    }

    /// `(4 rows)`
    private static func statedCount(_ line: CaptureLine, in text: SourceText) -> Int? {
        let words = line.pieces.count == 1 ? text.string(line.pieces[0].range).split(separator: " ") : []
        guard words.count == 2, words[0].first == "(", words[1].last == ")" else { return nil }
        return Int(words[0].dropFirst())
    }
}
