package import Articles
import Text

/// An article's table made from a pipe table in a test, without the reader of articles.
package enum PipeTable {
    /// The table in `source`: first line header, second line delimiter row, one row a line. A row that is shorter than
    /// the header misses its last cells. Line 1 is the header's, and so are the first lines behind the delimiter row
    /// where `headerRows` is more than 1.
    package static func table(
        _ source: String, number: Int = 1, headings: [String] = [], leadIn: String? = nil, caption: String? = nil,
        headerRows: Int = 1
    ) -> ArticleTable {
        var cells: [ArticleCell] = []
        var rows: [[Int?]] = []
        let lines = source.split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() where index != 1 {
            let row = index == 0 ? 0 : index - 1
            var places: [Int?] = []
            for (column, piece) in pieces(of: line).enumerated() {
                places.append(cells.count)
                cells.append(
                    ArticleCell(
                        row: row, column: column, isHeader: row < headerRows,
                        text(piece.text, at: SourceLocation(line: index + 1, column: piece.column))))
            }
            rows.append(places)
        }
        let width = rows.first?.count ?? 0
        rows = rows.map { $0 + Array(repeating: nil, count: max(0, width - $0.count)) }
        return ArticleTable(
            number: number, syntax: .markdown, location: .start, endLine: lines.count,
            headings: headings.map { text($0) }, caption: caption.map { text($0) }, leadIn: leadIn.map { text($0) },
            cells: cells, headerRows: GridRows(rows.prefix(headerRows)), bodyRows: GridRows(rows.dropFirst(headerRows)))
    }

    private static func text(_ text: String, at location: SourceLocation = .start) -> ArticleText {
        ArticleText(text: text, raw: text, location: location)
    }

    /// The trimmed cells of a line with the columns at which they begin.
    private static func pieces(of line: String) -> [(text: String, column: Int)] {
        var pieces: [(String, Int)] = []
        var start = 1
        var cell: [Unicode.Scalar] = []
        for (index, scalar) in line.unicodeScalars.enumerated() {
            if scalar == "|" {
                if index > 0 { pieces.append(trimmed(cell, start)) }
                (start, cell) = (index + 2, [])
            } else {
                cell.append(scalar)
            }
        }
        if !cell.allSatisfy(\.properties.isWhitespace) { pieces.append(trimmed(cell, start)) }
        return pieces
    }

    private static func trimmed(_ cell: [Unicode.Scalar], _ start: Int) -> (String, Int) {
        let leading = cell.prefix { $0.properties.isWhitespace }.count
        var text = String.UnicodeScalarView(cell.dropFirst(leading))
        while text.last?.properties.isWhitespace == true { text.removeLast() }
        return (String(text), start + (text.isEmpty ? 0 : leading))
    }
}
