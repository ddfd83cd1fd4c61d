internal import Diagnostics
package import Measures

/// Some records of several datasets as one text. There is none in CSV, which is one table under one header.
package struct RecordTexts {
    private let parts: [(dataset: Dataset, records: [Record])]
    private let book: Book
    private let doubts: Doubts

    /// - Parameter doubts: about the records of the book.
    package init(_ parts: [(dataset: Dataset, records: [Record])], in book: Book, doubts: Doubts) {
        self.parts = parts
        self.doubts = doubts
        self.book = book
    }

    /// One table below the other, each under its dataset's title and name.
    ///
    /// - Parameter language: of titles and labels; nil for ids.
    package func tables(language: String?) -> [UInt8] {
        let tables = parts.map { dataset, records -> [UInt8] in
            let title = FindingText.oneLine(dataset.definition.title[language ?? "en"])
            let table = RecordText.bytes(
                of: records, in: dataset, book: book, doubts: doubts, format: .table, language: language)
            return Array("\(title) (\(dataset.name))\n".utf8) + table
        }
        return Array(tables.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// One array of all records, each with its dataset's name before its own columns.
    package var json: [UInt8] {
        let objects = parts.flatMap { dataset, records in
            let rows = ValueRows(dataset, in: book, doubts: doubts)
            return records.map { (name: dataset.name, rows: rows, record: $0) }
        }
        return JSONWriter.lines(of: objects) { object, writer in
            writer.beginObject()
            writer.key("dataset")
            writer.string(object.name)
            DataText.write(columns: object.rows.columns, cells: object.rows.cells(object.record), to: &writer)
            writer.endObject()
        }
    }
}
