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

    /// - Complexity: linear in the places of the table.
    init(_ table: ArticleTable) {
        let headers = table.headerRows.map { table.texts(of: $0) }
        // A row that one text fills is the title of a section; a row of numbers may be data.
        let names = headers.filter { header in
            Set(header).subtracting([""]).count > 1 && header.contains { $0.contains(where: \.isLetter) }
        }
        guard !names.isEmpty else { return }
        let words = Set(headers.joined()).subtracting([""])
        var isBelowData = false
        for (index, row) in table.bodyRows.enumerated() {
            let own = row.compactMap { $0 }.uniqued().map { table.cells[$0] }
                .filter { $0.row == index + table.headerRows.count && !$0.text.isEmpty }
            if names.contains(where: { Self.equals(row, $0, in: table) }) {
                rows[index] = .same
            } else if table.syntax == .html, own.count > 1, own.allSatisfy(\.isHeader) {
                let known = own.filter { words.contains($0.text) }
                let isMoved = known.contains { cell in !headers.contains { $0[cell.column] == cell.text } }
                let first = row[0].map { table.cells[$0].text } ?? ""
                let beginsAlike = !first.isEmpty && headers.contains { $0[0] == first }
                if isBelowData, beginsAlike || isMoved && known.count > 1 { rows[index] = .other }
            } else {
                isBelowData = true
            }
        }
    }

    private static func equals(_ row: GridRows.Row, _ texts: [String], in table: ArticleTable) -> Bool {
        zip(row, texts).allSatisfy { cell, text in (cell.map { table.cells[$0].text } ?? "") == text }
    }
}
