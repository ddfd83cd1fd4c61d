package import Records
import Text

/// A wide table of records as text, see ``RequestedTable``.
package struct WideAnswer {
    private let table: RequestedTable
    private let data: WideData
    private let format: RecordFormat
    private let options: RecordAnswer.Options

    package init(
        _ records: [Record], of dataset: Dataset, in publication: Publication, request: TableRequest,
        format: RecordFormat, options: RecordAnswer.Options
    ) {
        self.format = format
        var request = request
        request.language = options.language.rawValue
        request.showsIDs = options.labels == nil
        request.givesReasons = true
        request.caption = .automatic
        request.room = format == .table ? .terminal(columns: options.width) : .page
        table = RequestedTable(records, of: dataset, in: publication, request: request)
        data = WideData(
            dataset.with(records), request: request,
            in: publication, labels: DataLabels(book: publication.book, language: options.labels?.rawValue))
        self.options = options
    }

    /// The remarks on values in open doubt.
    package var openDoubts: OpenDoubts { table.openDoubts }

    package var bytes: [UInt8] {
        guard let data = format.data else {
            let text = format == .table ? terminal : table.markdown.map { $0 + "\n" }.joined()
            return Array(text.utf8)
        }
        return self.data.bytes(data, options.dialect)
    }

    private var terminal: String {
        let wide = table.table
        let rows = wide.rows.map { row in
            zip(wide.columns, row).map { column, entries in
                let texts = entries.map { entry in
                    NoteNumeral.marked(entry.text, entry.mark.map { NoteNumeral.text($0.number) } ?? "")
                }
                return TerminalTable.Cell(texts.joined(separator: "\n"), isNumber: column.isNumeric && !entries.isEmpty)
            }
        }
        let text = TerminalTable(
            columns: wide.columns.map(\.title), rows: rows, width: options.width, sharesColumns: false
        ).text
        let caption = table.caption.map { WrappedText.text(FindingText.oneLine($0), width: options.width) + "\n" }
        return (caption ?? "") + text + WrappedText.notes(table.noteLines, width: options.width)
    }
}
