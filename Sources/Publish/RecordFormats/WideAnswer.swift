internal import Diagnostics
package import Measures

/// A wide table of records as text, see ``RequestedTable``.
package struct WideAnswer {
    private let table: RequestedTable
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
        // What a table of data shows must not depend on what its rows have in common.
        request.caption = format.isForReading ? .automatic : .none
        table = RequestedTable(records, of: dataset, in: publication, request: request)
        self.options = options
    }

    package var bytes: [UInt8] {
        switch format {
        case .table: return Array(terminal.utf8)
        case .markdown: return Array(table.markdown.map { $0 + "\n" }.joined().utf8)
        case .csv, .tsv:
            let mark: [UInt8] = options.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
            let separator = format == .csv ? CSVText.comma : CSVText.tab
            return mark + DataText.csv(columns: columns, rows: rows, separator: separator)
        case .json: return JSONWriter.lines(of: rows) { write($0, to: &$1) }
        case .ndjson:
            return rows.flatMap { row -> [UInt8] in
                var writer = JSONWriter()
                write(row, to: &writer)
                return writer.bytes + [UInt8(ascii: "\n")]
            }
        }
    }

    private var columns: [String] { table.table.columns.map(\.title) }

    private var rows: [[DataCell]] {
        table.table.rows.map { row in
            zip(table.table.columns, row).map { column, entries in
                let text = entries.map(\.text).joined(separator: " / ")
                if text.isEmpty { return .empty }
                return column.isNumeric ? ExactNumber(text).map(DataCell.number) ?? .text(text) : .text(text)
            }
        }
    }

    private func write(_ row: [DataCell], to writer: inout JSONWriter) {
        writer.beginObject()
        DataText.write(columns: columns, cells: row, to: &writer)
        writer.endObject()
    }

    private var terminal: String {
        let wide = table.table
        let rows = wide.rows.map { row in
            zip(wide.columns, row).map { column, entries in
                let texts = entries.map { $0.text + ($0.mark.map { FootnoteMark.text($0.number) } ?? "") }
                return TerminalTable.Cell(texts.joined(separator: "\n"), isNumber: column.isNumeric && !entries.isEmpty)
            }
        }
        let text = TerminalTable(columns: columns, rows: rows, width: options.width, sharesColumns: false).text
        let notes = table.noteLines.map(FindingText.oneLine)
        let lines = notes.flatMap { note in options.width.map { WrappedText(note).lines(width: $0) } ?? [note] }
        let caption = table.caption.map(FindingText.oneLine).map { caption in
            (options.width.map { WrappedText(caption).lines(width: $0) } ?? [caption]).map { $0 + "\n" }.joined() + "\n"
        }
        return (caption ?? "") + text + (lines.isEmpty ? "" : "\n" + lines.map { $0 + "\n" }.joined())
    }
}
