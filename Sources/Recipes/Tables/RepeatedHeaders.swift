import Articles
import Text

/// The rows of a table's body that repeat its header, or that are another header for the rows below them.
///
///     | wood | 1990 | 2000 |
///     | oak  | 5    | 9    |
///     | wood | 1990 | 2000 |   the same header
///     | wood | 2000 | 1990 |   another header
struct RepeatedHeaders {
    enum Kind {
        case same, other
    }

    /// By the index of a row of the body.
    private(set) var rows: [Int: Kind] = [:]

    /// - Parameter promoted: the indices of rows of the body that a recipe adds to the header.
    /// - Complexity: linear in the places of the table.
    init(_ table: ArticleTable, promoted: [Int] = []) {
        let own = table.headerRows.map { table.texts(of: $0) }
        let headers = own + promoted.map { table.texts(of: table.bodyRows[$0]) }
        let start = promoted.max().map { $0 + 1 } ?? 0
        // A row that one text fills is the title of a section; a row of numbers may be data.
        let names = headers.filter { header in
            let first = header.first { !$0.isEmpty }
            return header.contains { !$0.isEmpty && $0 != first } && header.contains { $0.contains(where: \.isLetter) }
        }
        guard !names.isEmpty else { return }
        lazy var words = Set(headers.joined()).subtracting([""])
        var isBelowData = false
        for index in table.bodyRows.indices.dropFirst(start) {
            let row = table.bodyRows[index]
            let first = row[0].map { table.cells[$0].text } ?? ""
            let beginsAlike = headers.contains { $0[0] == first }
            if beginsAlike, names.contains(where: { Self.equals(row, $0, in: table) }) {
                rows[index] = .same
                continue
            }
            if isBelowData, beginsAlike, !first.isEmpty, Self.isVariant(row, of: headers, in: table) {
                rows[index] = .other
                continue
            }
            // Only HTML has other header cells than those of the first rows.
            guard table.syntax == .html else {
                isBelowData = true
                continue
            }
            func isOwn(_ cell: Int) -> Bool {
                table.cells[cell].row == index + table.headerRows.count && !table.cells[cell].text.isEmpty
            }
            let isHeader = row.allSatisfy { $0.map { table.cells[$0].isHeader || !isOwn($0) } ?? true }
            let own = isHeader ? row.compactMap { $0 }.uniqued().filter(isOwn).map { table.cells[$0] } : []
            guard own.count > 1 else {
                isBelowData = true
                continue
            }
            let known = own.filter { words.contains($0.text) }
            let isMoved = known.contains { cell in !headers.contains { $0[cell.column] == cell.text } }
            let areWords = own.allSatisfy {
                $0.text.contains(where: \.isLetter) && !$0.text.contains(where: \.isNumber)
            }
            if isBelowData, beginsAlike && (!first.isEmpty || areWords) || isMoved && known.count > 1 {
                rows[index] = .other
            }
        }
    }

    /// Whether a row that begins as a header has only words of the header, or other years than the header's: in another
    /// order, or with other units in parentheses.
    private static func isVariant(_ row: GridRows.Row, of headers: [[String]], in table: ArticleTable) -> Bool {
        let texts = row.map { $0.map { table.cells[$0].text } ?? "" }
        let words = Set(headers.joined().map(withoutUnit))
        let hasYears = words.contains(where: CalendarDate.isYear)
        return texts.count > 1 && texts.dropFirst().contains { !$0.isEmpty && $0 != texts[0] }
            && texts.allSatisfy { text in
                text.isEmpty || words.contains(withoutUnit(text)) || hasYears && CalendarDate.isYear(text)
            }
    }

    private static func withoutUnit(_ text: String) -> Substring {
        text.prefix { !"([（［".contains($0) }.trimmingEnd(while: \.isWhitespace)
    }

    private static func equals(_ row: GridRows.Row, _ texts: [String], in table: ArticleTable) -> Bool {
        zip(row, texts).allSatisfy { cell, text in (cell.map { table.cells[$0].text } ?? "") == text }
    }
}
