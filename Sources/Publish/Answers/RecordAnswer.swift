import Books
package import Records
import Text

/// Records of one or more datasets as text, with the columns of the data files.
package struct RecordAnswer {
    package struct Options: Sendable {
        /// The language of the labels that replace words; nil for ids.
        package var labels: ReportLanguage?
        /// The language of notes.
        package var language = ReportLanguage.en
        /// The width of the terminal; nil for no wrapping.
        package var width: Int?
        package var hasByteOrderMark = false

        package init() {}
    }

    private let parts: [(dataset: Dataset, records: [Record])]
    private let publication: Publication
    private let options: Options

    /// - Parameter parts: in the order in which they are printed.
    package init(
        _ parts: [(dataset: Dataset, records: [Record])], in publication: Publication, options: Options = Options()
    ) {
        self.parts = parts
        self.publication = publication
        self.options = options
    }

    package func bytes(_ format: RecordFormat) -> [UInt8] {
        let table = AnswerTable(
            parts, in: publication, labels: options.labels?.rawValue, isForReading: format.isForReading)
        guard let data = format.data else {
            let shown = ShownAnswer(table, notes: AnswerNotes(parts, in: publication, language: options.language))
            return Array((format == .table ? shown.terminal(width: options.width) : shown.markdown).utf8)
        }
        let rows = table.rows.map { row in zip(table.columns, row.cells).map { table.has($0, row) ? $1 : nil } }
        return AnswerData(columns: table.columns, rows: rows).bytes(data, hasByteOrderMark: options.hasByteOrderMark)
    }
}

/// An answer for people: marks and notes replace the columns of doubt.
private struct ShownAnswer {
    private let columns: [String]
    private let rows: [[TerminalTable.Cell]]
    private let notes: [String]

    init(_ table: AnswerTable, notes: AnswerNotes) {
        let shown = table.columns.indices.filter { !DoubtCells.names.contains(table.columns[$0]) }
        columns = shown.map { table.titles[$0] }
        var marks = NumberedNotes()
        rows = table.rows.map { row in
            let note = notes.note(row)
            let mark = note.map { marks.mark($0.text) } ?? ""
            return shown.map { column in
                let isMarked = note?.columns.contains(table.columns[column]) == true
                let cell = row.cells[column]
                return TerminalTable.Cell(cell.text + (isMarked ? mark : ""), isNumber: cell.isNumber)
            }
        }
        self.notes = marks.lines
    }

    func terminal(width: Int?) -> String {
        TerminalTable(columns: columns, rows: rows, width: width).text + WrappedText.notes(notes, width: width)
    }

    var markdown: String {
        let table = MarkdownTable(
            columns: columns.indices.map { column in
                let isNumeric =
                    rows.contains { $0[column].isNumber }
                    && rows.allSatisfy { $0[column].isNumber || $0[column].text.isEmpty }
                return MarkdownTable.Column(MarkdownText.inline(columns[column]), isNumeric: isNumeric)
            },
            rows: rows.map { $0.map { MarkdownText.inline($0.text) } })
        return table.text + notes.map { "\n" + MarkdownText.block($0) + "\n" }.joined()
    }
}

/// Notes with their marks, without duplicates.
struct NumberedNotes {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    /// The mark of a note: `¹`.
    mutating func mark(_ text: String) -> String {
        if let number = numbers[text] { return NoteNumeral.text(number) }
        texts.append(text)
        numbers[text] = texts.count
        return NoteNumeral.text(texts.count)
    }

    /// `¹ against thickness-rises; the rules imply 26`
    var lines: [String] { texts.enumerated().map { "\(NoteNumeral.text($0 + 1)) \($1)" } }
}

/// `¹²`: measurebook and people read such a mark after a number as a footnote mark.
enum NoteNumeral {
    private static let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

    static func text(_ number: Int) -> String {
        String(String(number).compactMap { $0.wholeNumberValue.map { digits[$0] } })
    }
}
