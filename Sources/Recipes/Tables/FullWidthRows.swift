import Text

/// The rows of a table that one cell fills: titles of its sections, and notes.
///
/// A cell that spans all columns fills its row. In a table whose sections have no such titles, as in Markdown, the only
/// text of a row does if it is in the first column; beside such titles, it is a row of data without values.
struct FullWidthRows {
    /// For each row, the cell that fills it; nil for a row of data.
    let cells: [WorkingCell?]
    /// The rows of one text that may be rows of data without values, because others are spanned, bold or header cells.
    let doubtful: Set<Int>

    init(of rows: [[WorkingCell?]]) {
        let spanned = rows.map(Self.isSpanned)
        let single = rows.map { Self.onlyText(of: $0) }
        // The first cells of all rows may be bold, or header cells.
        let isMarked = !zip(rows, single).contains { row, single in single == nil && row.first??.isTitle == true }
        let marked = Set(isMarked ? single.indices.filter { single[$0]?.isTitle == true } : [])
        let last = spanned.lastIndex(of: false) ?? 0
        // Spanned rows at the end are notes.
        let spans = spanned.indices.prefix(last).filter { spanned[$0] }
        let hasTitles = spans.contains { single[$0 + 1] == nil }
        let beginsWithText = spanned.firstIndex(of: false).map { single[$0] != nil } ?? false
        let areTitles = !spanned.contains(true) || !hasTitles && beginsWithText
        cells = rows.indices.map { row in
            spanned[row] || areTitles || marked.contains(row) ? single[row] : nil
        }
        doubtful =
            areTitles && !(spans.isEmpty && marked.isEmpty)
            ? Set(single.indices.filter { single[$0] != nil && !spanned[$0] && !marked.contains($0) }) : []
    }

    /// Whether one cell spans a row of several columns.
    static func isSpanned(_ row: [WorkingCell?]) -> Bool {
        guard row.count > 1, let first = row[0] else { return false }
        return row.dropFirst().allSatisfy { $0?.origin == first.origin }
    }

    /// The first cell of a row if it spans the row, or if all others are empty.
    private static func onlyText(of row: [WorkingCell?]) -> WorkingCell? {
        guard row.count > 1, let first = row[0], !first.text.isEmpty else { return nil }
        return isSpanned(row) || row.dropFirst().allSatisfy { $0?.isEmpty != false } ? first : nil
    }
}

extension WorkingCell {
    /// Whether it is a header cell, or bold as a whole.
    fileprivate var isTitle: Bool {
        let raw = origin.raw
        guard !isHeader, let first = raw.utf8.first, "*_<".utf8.contains(first) else { return isHeader }
        return Self.boldMarks.contains { raw.hasPrefix($0) && raw.hasSuffix($1) }
    }

    private static let boldMarks = [
        ("**", "**"), ("__", "__"), ("<b>", "</b>"), ("<B>", "</B>"), ("<strong>", "</strong>"),
        ("<STRONG>", "</STRONG>"),
    ]
}
