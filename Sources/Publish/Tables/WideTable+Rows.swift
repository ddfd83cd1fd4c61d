import Text

/// What the rows of a table have in common.
extension WideTable {
    private var labelCount: Int { columns.prefix(while: \.isRowLabel).count }

    /// The same table with a mark that all values of a row have at the row's label instead, and at an earlier label if it
    /// marks all rows of that label.
    var markingRows: WideTable {
        let labelCount = labelCount
        let marks = rows.map { sharedMark($0, labels: labelCount) }
        guard labelCount > 0, marks.contains(where: { $0 != nil }) else { return self }
        var rows = zip(rows, marks).map { row, mark in
            mark == nil ? row : row.map { $0.map { Entry($0.text, record: $0.record) } }
        }
        // From the last label to the first: an earlier one takes the mark where it holds for all of its rows.
        var places = [Int](repeating: labelCount - 1, count: rows.count)
        for count in (1..<labelCount).reversed() {
            let runs = rows.indices.runs { self.rows[$0].prefix(count) == self.rows[$1].prefix(count) }
            for run in runs where run.allSatisfy({ marks[$0] == marks[run[0]] }) {
                for index in run { places[index] = count - 1 }
            }
        }
        for (index, mark) in marks.enumerated() {
            guard let mark else { continue }
            rows[index][places[index]] = rows[index][places[index]].map { Entry($0.text, mark: mark) }
        }
        return WideTable(columns: columns, rows: rows, remarks: remarks)
    }

    /// The same table with the first labels of a row only where they differ from the row above.
    var groupingRows: WideTable {
        var shown = rows
        for index in rows.indices.dropFirst() {
            // The last label stays: a row needs a name.
            for label in 0..<max(labelCount - 1, 0) {
                guard rows[index][label] == rows[index - 1][label] else { break }
                shown[index][label] = [Entry("")]
            }
        }
        return WideTable(columns: columns, rows: shown, remarks: remarks)
    }

    /// The mark of all values of a row; nil if they differ, for a single value, and with implied values.
    private func sharedMark(_ row: [[Entry]], labels: Int) -> CellNotes.Mark? {
        var shared: CellNotes.Mark?
        var count = 0
        for entry in row.dropFirst(labels).joined() where entry.record != nil {
            guard let mark = entry.mark, mark.implied == nil, count == 0 || mark == shared else { return nil }
            shared = mark
            count += 1
        }
        return count > 1 ? shared : nil
    }
}
