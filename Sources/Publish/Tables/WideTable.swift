import Records
import Text

/// The values of one combination of keys as a table: rows by columns, as a layout says. Plain text throughout.
struct WideTable: Hashable {
    struct Column: Hashable {
        let title: String
        /// What the title is short for; nil if it is not short for anything.
        var meaning: String? = nil
        let isNumeric: Bool
        /// Whether the column names the rows.
        var isRowLabel = false
    }

    /// One value of a cell, with the mark that leads to what must be said of it.
    struct Entry: Hashable {
        let text: String
        let mark: CellNotes.Mark?
        /// The record of the value; nil for a label. Not compared.
        let record: Record?
        /// The value column, in the dataset's order; nil for what is about the whole record. Not compared.
        let column: Int?

        init(_ text: String, mark: CellNotes.Mark? = nil, record: Record? = nil, column: Int? = nil) {
            self.text = text
            self.mark = mark
            self.record = record
            self.column = column
        }

        static func == (left: Entry, right: Entry) -> Bool { left.text == right.text && left.mark == right.mark }

        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(mark)
        }
    }

    let columns: [Column]
    /// Row by row and cell by cell; the values of one cell are below each other.
    let rows: [[[Entry]]]
    /// What holds for the whole table: `Bound: exact`.
    let remarks: [String]
    /// Whether marks tell which values are in doubt, here or in another part of the table.
    let hasMarks: Bool

    /// - Parameter hasMarks: nil if the rows tell.
    init(columns: [Column], rows: [[[Entry]]], remarks: [String], hasMarks: Bool? = nil) {
        (self.columns, self.rows, self.remarks) = (columns, rows, remarks)
        self.hasMarks = hasMarks ?? rows.contains { $0.contains { $0.contains { $0.mark != nil } } }
    }

    /// - Parameters:
    ///   - text: the Markdown of an entry without its mark; nil for its text.
    ///   - mark: the Markdown of a mark.
    func markdown(text: ((Entry) -> String)? = nil, mark: (CellNotes.Mark) -> String) -> MarkdownTable {
        // By bytes: strings are equal to others that look the same, such as Å and Å.
        var known: [[UInt8]: MarkdownTable.Cell] = [:]
        func cell(_ entries: [Entry]) -> MarkdownTable.Cell {
            guard text == nil, entries.count == 1, entries[0].mark == nil else {
                let parts = entries.map {
                    NoteNumeral.marked(text?($0) ?? MarkdownText.inline($0.text), $0.mark.map(mark) ?? "")
                }
                return MarkdownTable.Cell(parts.joined(separator: "<br>"))
            }
            let bytes = Array(entries[0].text.utf8)
            if let cell = known[bytes] { return cell }
            let cell = MarkdownTable.Cell(MarkdownText.inline(entries[0].text))
            known[bytes] = cell
            return cell
        }
        return MarkdownTable(
            columns: columns.map { MarkdownTable.Column(MarkdownText.inline($0.title), isNumeric: $0.isNumeric) },
            cells: rows.map { $0.map(cell) })
    }

    /// Tables of one size that begin alike are few, and hashing all cells would cost as much as comparing them.
    func hash(into hasher: inout Hasher) {
        hasher.combine(columns)
        hasher.combine(rows.count)
        hasher.combine(rows.first)
        hasher.combine(rows.last)
    }

    // MARK: What rows have in common

    private var labelCount: Int { columns.prefix(while: \.isRowLabel).count }

    /// The same table with a mark that all values of a row have at the row's label instead, and at an earlier label if it
    /// marks all rows of that label.
    var markingRows: WideTable {
        let labelCount = labelCount
        let marks = rows.map { sharedMark($0, labels: labelCount) }
        guard labelCount > 0, marks.contains(where: { $0 != nil }) else { return self }
        var rows = zip(rows, marks).map { row, mark in
            mark == nil ? row : row.map { $0.map { Entry($0.text, record: $0.record, column: $0.column) } }
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
