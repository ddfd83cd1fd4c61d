import Records

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

        init(_ text: String, mark: CellNotes.Mark? = nil, record: Record? = nil) {
            self.text = text
            self.mark = mark
            self.record = record
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

    /// - Parameters:
    ///   - text: the Markdown of an entry without its mark; nil for its text.
    ///   - mark: the Markdown of a mark.
    func markdown(text: ((Entry) -> String)? = nil, mark: (CellNotes.Mark) -> String) -> MarkdownTable {
        // By bytes: strings are equal to others that look the same, such as Å and Å.
        var known: [[UInt8]: MarkdownTable.Cell] = [:]
        func cell(_ entries: [Entry]) -> MarkdownTable.Cell {
            guard text == nil, entries.count == 1, entries[0].mark == nil else {
                let parts = entries.map { (text?($0) ?? MarkdownText.inline($0.text)) + ($0.mark.map(mark) ?? "") }
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
}
