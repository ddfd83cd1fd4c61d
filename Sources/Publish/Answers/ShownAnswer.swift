import Books

/// An answer for people: a table with notes below it.
struct ShownAnswer {
    private let columns: [String]
    private let rows: [[TerminalTable.Cell]]
    private let notes: [String]
    /// The positions of ``AnswerTable/qualifiers``.
    private let qualifiers: Set<Int>

    init(columns: [String], rows: [[DataCell]]) {
        self.columns = columns
        self.rows = rows.map { $0.map { TerminalTable.Cell($0.text, isNumber: $0.isNumber) } }
        (notes, qualifiers) = ([], [])
    }

    func bytes(_ format: RecordFormat, width: Int?) -> [UInt8] {
        Array((format == .markdown ? markdown : terminal(width: width)).utf8)
    }

    private func terminal(width: Int?) -> String {
        TerminalTable(columns: columns, rows: rows, width: width, ownColumns: qualifiers).text
            + WrappedText.notes(notes, width: width)
    }

    private var markdown: String {
        let table = MarkdownTable(
            columns: columns.indices.map { column in
                MarkdownTable.Column(
                    MarkdownText.inline(columns[column]), isNumeric: rows.isNumeric(column))
            },
            rows: rows.map { $0.map { MarkdownText.inline($0.text) } })
        return table.text + notes.map { "\n" + MarkdownText.block($0) + "\n" }.joined()
    }
}

extension ShownAnswer {
    /// Marks and notes replace the columns of doubt.
    init(_ table: AnswerTable, notes: AnswerNotes) {
        let hidden = DoubtCells.names + Self.obviousCounts(in: table)
        let shown = table.columns.indices.filter { !hidden.contains(table.columns[$0]) }
        columns = shown.map { table.titles[$0] }
        qualifiers = Set(shown.indices.filter { table.qualifiers.contains(table.columns[shown[$0]]) })
        var marks = NumberedNotes()
        rows = table.rows.map { row in
            let note = notes.note(row)
            let mark = note.map { marks.mark($0.text) } ?? ""
            return shown.map { column in
                let isMarked = note?.columns.contains(table.columns[column]) == true
                let cell = row.cells[column]
                return TerminalTable.Cell(
                    isMarked ? NoteNumeral.marked(cell.text, mark) : cell.text, isNumber: cell.isNumber)
            }
        }
        self.notes = marks.lines
    }

    /// The columns that count articles, if these are all independent: their ids tell as much.
    private static func obviousCounts(in table: AnswerTable) -> [String] {
        guard let articles = table.columns.firstIndex(of: CommonColumn.articles.rawValue),
            let witnesses = table.columns.firstIndex(of: CommonColumn.witnesses.rawValue)
        else { return [] }
        let isObvious = table.rows.allSatisfy { row in
            row.cells[witnesses] == .empty || row.cells[witnesses].text == String(row.cells[articles].texts.count)
        }
        return isObvious ? CommonColumn.allCases.filter(\.isCount).map(\.rawValue) : []
    }
}
