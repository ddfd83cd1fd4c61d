package import Articles
import Books
package import Records
import Text

/// A table of an article as a JSON object on one line.
///
///     {"article":"a.md","table":1,"syntax":"markdown","recovered":false,"kind":"data","score":1,"line":3,"endLine":5,
///     "headings":["Oak"],"caption":null,"header":[["Load","Bending"]],"rows":[["light","4"]],"findings":[]}
///
/// Written byte by byte into the caller's buffer, because whole folders are printed in this form.
package enum TableObject {
    /// Appends the object without a line end.
    ///
    /// - Parameters:
    ///   - includingCells: whether `cells` follows, an object for each cell as written: `row` and `column` are its
    ///     first place in the grid from 0, including header rows; `line` and `sourceColumn` its place in the source.
    ///   - typed: the table's values, which then follow as `types` and `values`, the latter with the shape of `rows`.
    package static func append(
        _ table: ArticleTable, path: String, includingCells: Bool = false, typed: TypedTable? = nil,
        to bytes: inout [UInt8]
    ) {
        append("{\"article\":", path, to: &bytes)
        append(",\"table\":", table.number, to: &bytes)
        append(",\"syntax\":", table.syntax.rawValue, to: &bytes)
        append(",\"recovered\":", table.isRecovered, to: &bytes)
        append(",\"kind\":", table.verdict.kind.rawValue, to: &bytes)
        append(",\"score\":", to: &bytes)
        bytes.append(contentsOf: table.verdict.score.utf8)
        append(",\"line\":", table.location.line, to: &bytes)
        append(",\"endLine\":", table.endLine, to: &bytes)
        append(",\"headings\":", to: &bytes)
        appendArray(table.headings, to: &bytes) { JSONText.append($0.text, to: &$1) }
        append(",\"caption\":", table.caption?.text, to: &bytes)
        append(",\"header\":", to: &bytes)
        appendGrid(table.headerRows, of: table.cells, to: &bytes)
        append(",\"rows\":", to: &bytes)
        appendGrid(table.bodyRows, of: table.cells, to: &bytes)
        append(",\"findings\":", to: &bytes)
        appendArray(table.findings, to: &bytes, append)
        if includingCells {
            append(",\"cells\":", to: &bytes)
            appendArray(table.cells, to: &bytes, append)
        }
        if let typed { append(typed, to: &bytes) }
        bytes.append(UInt8(ascii: "}"))
    }

    private static func append(_ typed: TypedTable, to bytes: inout [UInt8]) {
        append(",\"types\":", to: &bytes)
        appendArray(typed.types, to: &bytes) { JSONText.append($0.rawValue, to: &$1) }
        append(",\"values\":", to: &bytes)
        appendArray(typed.cells, to: &bytes) { row, bytes in appendArray(row, to: &bytes, append) }
    }

    /// A plain value as itself; one with a unit, a qualifier or additional digits (`10.0`) as an object.
    private static func append(_ cell: TypedTable.Cell?, to bytes: inout [UInt8]) {
        guard let cell else { return append("null", to: &bytes) }
        var parts = cell.written.map { ",\"text\":" + JSONText.literal($0) } ?? ""
        if case .qualified(_, let qualifier, let maximum) = cell.value {
            parts += ",\"qualifier\":" + JSONText.literal(qualifier.rawValue)
            if let maximum { parts += ",\"maximum\":\(maximum)" }
        }
        if let unit = cell.unit { parts += ",\"unit\":" + JSONText.literal(unit) }
        let value = cell.literal ?? value(cell.value)
        bytes.append(contentsOf: (parts.isEmpty ? value : "{\"value\":\(value)\(parts)}").utf8)
    }

    private static func value(_ value: CellValue) -> String {
        switch value {
        case .number(let number), .qualified(let number, _, _): number.description
        case .boolean(let truth): truth ? "true" : "false"
        case .text(let text): JSONText.literal(text)
        case .notAvailable: "null"
        }
    }

    private static func append(_ finding: Finding, to bytes: inout [UInt8]) {
        append("{\"rule\":", finding.rule, to: &bytes)
        append(",\"severity\":", finding.severity.rawValue, to: &bytes)
        append(",\"line\":", finding.place.line, to: &bytes)
        append(",\"column\":", finding.place.column, to: &bytes)
        append(",\"message\":", finding.message, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
    }

    private static func append(_ cell: ArticleCell, to bytes: inout [UInt8]) {
        append("{\"row\":", cell.row, to: &bytes)
        append(",\"column\":", cell.column, to: &bytes)
        append(",\"line\":", cell.location.line, to: &bytes)
        append(",\"sourceColumn\":", cell.location.column, to: &bytes)
        append(",\"raw\":", cell.raw, to: &bytes)
        append(",\"text\":", cell.text, to: &bytes)
        append(",\"rowspan\":", cell.rowSpan, to: &bytes)
        append(",\"colspan\":", cell.columnSpan, to: &bytes)
        append(",\"header\":", cell.isHeader, to: &bytes)
        append(",\"footnotes\":", to: &bytes)
        appendArray(cell.footnotes, to: &bytes) { JSONText.append($0, to: &$1) }
        append(",\"link\":", cell.link, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
    }

    /// A spanning cell's text is in every place that it covers; missing cells have an empty text.
    private static func appendGrid(_ rows: GridRows, of cells: [ArticleCell], to bytes: inout [UInt8]) {
        cells.withUnsafeBufferPointer { cells in
            appendArray(count: rows.count, to: &bytes) { row, bytes in
                appendArray(count: rows.width, to: &bytes) { column, bytes in
                    if let index = rows[row, column] {
                        // Without a copy of the cell.
                        JSONText.append(cells[index].written.content.text, to: &bytes)
                    } else {
                        append("\"\"", to: &bytes)
                    }
                }
            }
        }
    }

    private static func appendArray<Element>(
        _ elements: [Element], to bytes: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
    ) {
        appendArray(count: elements.count, to: &bytes) { append(elements[$0], &$1) }
    }

    private static func appendArray(
        count: Int, to bytes: inout [UInt8], _ append: (_ index: Int, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: "["))
        for index in 0..<count {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(index, &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private static func append(_ key: StaticString, _ text: String?, to bytes: inout [UInt8]) {
        append(key, to: &bytes)
        if let text { JSONText.append(text, to: &bytes) } else { append("null", to: &bytes) }
    }

    private static func append(_ key: StaticString, _ number: Int, to bytes: inout [UInt8]) {
        append(key, to: &bytes)
        JSONText.append(number, to: &bytes)
    }

    private static func append(_ key: StaticString, _ truth: Bool, to bytes: inout [UInt8]) {
        append(key, to: &bytes)
        append(truth ? "true" : "false", to: &bytes)
    }

    private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
