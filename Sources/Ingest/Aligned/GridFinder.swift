import Diagnostics
import Measures

/// Reads grids that are drawn with characters.
///
///     +------+-------+    ┌──────┬───────┐     name | value
///     | name | value |    │ name │ value │    ------+-------
///     +------+-------+    ├──────┼───────┤     oak  |     3
///     | oak  |     3 |    │ oak  │     3 │
///     +------+-------+    └──────┴───────┘
///
/// A row that runs over several lines gives as many rows.
struct GridFinder {
    let text: SourceText
    let lines: [CaptureLine]
    /// Lines before it belong to another table.
    let start: Int

    /// A mark of the drawing.
    private struct Mark {
        let column: Int
        let range: Range<Int>
    }

    /// A line of strokes that parts rows.
    private struct Rule {
        let junctions: [Mark]
        let isBordered: Bool
        let isDouble: Bool
    }

    /// The grid whose first line of strokes is the line at `index`, and the lines that it takes. No table where the drawing
    /// is none.
    func table(at index: Int) -> (lines: Range<Int>, table: AlignedTable?)? {
        guard lines[index].kind == .rule, let rule = rule(lines[index]) else { return nil }
        var first = index
        if index > start, lines[index - 1].kind == .text, !cells(of: lines[index - 1], under: rule).isEmpty {
            first = index - 1
        }
        if !rule.isBordered, first == index { return nil }
        var rows: [AlignedTable.Row] = []
        var rules: [(row: Int, isDouble: Bool)] = []
        var whole = 0
        var next = first
        while next < lines.count {
            let line = lines[next]
            if line.kind == .rule {
                guard let other = self.rule(line), other.isBordered == rule.isBordered else { break }
                rules.append((rows.count, other.isDouble))
            } else {
                let cells = cells(of: line, under: rule)
                guard !cells.isEmpty else { break }
                if cells.count == width(rule) { whole += 1 }
                rows.append(AlignedTable.Row(line: line.number, cells: cells))
            }
            next += 1
        }
        guard rows.count > 1, whole * 3 >= rows.count * 2 else { return (first..<max(next, index + 1), nil) }
        let header = headerCount(rules, rowCount: rows.count)
        let table = AlignedTable(
            width: width(rule), header: Array(rows[..<header]), body: Array(rows[header...]))
        return (first..<next, table)
    }

    private func width(_ rule: Rule) -> Int { rule.junctions.count + (rule.isBordered ? -1 : 1) }

    /// The rows over the first line of strokes that parts rows, where it is the only one or is drawn double.
    private func headerCount(_ rules: [(row: Int, isDouble: Bool)], rowCount: Int) -> Int {
        let inner = rules.filter { $0.row > 0 && $0.row < rowCount }
        if let double = inner.first(where: \.isDouble), !inner.allSatisfy(\.isDouble) || inner.count == 1 {
            return double.row
        }
        guard let first = inner.first else { return 0 }
        // Lines between all rows say nothing of a header, but that its words stand over numbers.
        return inner.count == 1 || rowCount > inner.count + 1 || first.row > 1 ? first.row : 1
    }

    private func rule(_ line: CaptureLine) -> Rule? {
        let marks = marks(of: line)
        guard let firstMark = marks.first, let lastMark = marks.last else { return nil }
        let content = WhiteSpace.trimmed(text.lineRange(line.number), in: text.bytes)
        let drawn = text.string(content).unicodeScalars
        guard drawn.contains(where: Stroke.isJunction), !drawn.contains(" ") else { return nil }
        let isBordered = firstMark.range.lowerBound == content.lowerBound
        guard isBordered == (lastMark.range.upperBound == content.upperBound) else { return nil }
        guard marks.count >= (isBordered ? 3 : 1) else { return nil }
        // Diagrams of bits have a mark at every other place.
        let narrow = zip(marks, marks.dropFirst()).count { $1.column - $0.column <= 2 }
        guard narrow * 2 < max(2, marks.count) else { return nil }
        return Rule(
            junctions: marks, isBordered: isBordered, isDouble: drawn.contains("=") || drawn.contains("═"))
    }

    /// Where lines of the drawing cross this one.
    private func marks(of line: CaptureLine) -> [Mark] {
        let range = text.lineRange(line.number)
        let content = WhiteSpace.trimmed(range, in: text.bytes)
        let extent = TextMeasure.display.extents(of: [TextLine.Piece(range: content)], in: text)
        var column = extent.first?.lowerBound ?? 0
        var offset = content.lowerBound
        var marks: [Mark] = []
        for scalar in text.string(content).unicodeScalars {
            let end = offset + UTF8.width(scalar)
            if Stroke.isVertical(scalar) || Stroke.isJunction(scalar) {
                marks.append(Mark(column: column, range: offset..<end))
            }
            column += TextMeasure.display.width(of: scalar)
            offset = end
        }
        return marks
    }

    /// Empty where the line is no row of the grid.
    private func cells(of line: CaptureLine, under rule: Rule) -> [AlignedTable.Cell] {
        guard line.kind == .text else { return [] }
        let marks = marks(of: line)
        let content = WhiteSpace.trimmed(text.lineRange(line.number), in: text.bytes)
        let lineRange = text.lineRange(line.number)
        var bounds: [(Range<Int>, Int)] = []
        if marks.count == rule.junctions.count {
            bounds = marks.enumerated().map { ($1.range, $0) }
        } else {
            bounds = marks.compactMap { mark in
                rule.junctions.firstIndex { $0.column == mark.column }.map { (mark.range, $0) }
            }
        }
        if rule.isBordered {
            guard let first = bounds.first, let last = bounds.last, bounds.count > 1,
                first.0.lowerBound == content.lowerBound, last.0.upperBound == content.upperBound
            else { return [] }
        } else {
            guard !bounds.isEmpty else { return [] }
            bounds.insert((lineRange.lowerBound..<lineRange.lowerBound, -1), at: 0)
            bounds.append((lineRange.upperBound..<lineRange.upperBound, rule.junctions.count))
        }
        let offset = rule.isBordered ? 0 : 1
        return zip(bounds, bounds.dropFirst()).map { left, right in
            let inner = left.0.upperBound..<max(left.0.upperBound, right.0.lowerBound)
            let range = WhiteSpace.trimmed(inner, in: text.bytes)
            return AlignedTable.Cell(
                column: left.1 + offset, columnSpan: max(1, right.1 - left.1),
                range: range.isEmpty ? inner.lowerBound..<inner.lowerBound : range)
        }
    }
}
