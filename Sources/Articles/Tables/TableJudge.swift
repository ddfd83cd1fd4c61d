import Text

/// Distinguishes data tables from tables that only lay out a page: by the page's own declaration, else by their
/// contents.
enum TableJudge {
    private static let longText = 400
    private static let shortText = 40

    static func verdict(of draft: ArticleTable) -> TableVerdict {
        if let signs = draft.signs, signs.isDeclaredLayout { return TableVerdict(.layout, percent: 100) }
        if let signs = draft.signs, signs.isDeclaredData { return TableVerdict(.data, percent: 100) }
        // A fast path: most Markdown tables have a header, which decides.
        if draft.signs == nil, Content.hasHeader(draft) { return TableVerdict(.data, percent: 99) }
        let content = Content(of: draft)
        let (data, layout) = (points(forData: content, draft), points(forLayout: content, draft))
        let kind: TableKind = layout > data ? .layout : .data
        let lead = abs(data - layout)
        return TableVerdict(kind, percent: 50 + 49 * lead / max(1, data + layout))
    }

    private static func points(forData content: Content, _ draft: ArticleTable) -> Int {
        // Authors write pipe tables, and align cells by spaces, to show data.
        guard let signs = draft.signs else { return content.cells > 0 ? 8 : 4 }
        var points = 2 + 3 * min(signs.dataMarks, 2)
        if content.hasHeader { points += 4 }
        if content.rows >= 3, content.columns >= 2 { points += 2 }
        if content.rows >= 10, content.columns >= 2 { points += 1 }
        if content.columns >= 3, content.rows >= 2 { points += 1 }
        if content.numbers * 4 >= content.cells, content.cells >= 2 { points += 2 }
        if content.short * 10 >= content.cells * 9, content.cells >= 4 { points += 1 }
        return points
    }

    private static func points(forLayout content: Content, _ draft: ArticleTable) -> Int {
        guard let signs = draft.signs else {
            return content.pictures * 10 >= content.cells * 9 && content.cells > 0 && !content.hasHeader ? 12 : 0
        }
        var points = 0
        let hasHeader = content.hasHeader || signs.dataMarks > 1
        if content.cells <= 1 { points += 6 }
        if content.rows == 1 || content.columns == 1 { points += hasHeader ? 1 : 3 }
        if signs.nestedTables > 0 { points += hasHeader ? 2 : 5 }
        if content.long > 0, content.cells <= 12 { points += hasHeader ? 1 : 4 }
        if !hasHeader, signs.blocks * 4 >= content.cells { points += signs.blocks > 0 ? 3 : 0 }
        if !hasHeader, content.empty > content.cells { points += 2 }
        if !hasHeader, signs.images * 2 >= content.cells, signs.images > 0 { points += 3 }
        // A list of links puts a line of details under each entry.
        if !hasHeader, signs.dataMarks == 0, wholeRows(of: draft) * 2 >= content.rows { points += 8 }
        return points
    }

    /// The rows that one cell fills from the first column to the last.
    private static func wholeRows(of draft: ArticleTable) -> Int {
        draft.bodyRows.count { row in row.count > 1 && row[0] != nil && row[0] == row[row.count - 1] }
    }

    /// Counts of the contents of a table's cells.
    private struct Content {
        let rows: Int
        let columns: Int
        /// A header that contains words.
        private(set) var hasHeader: Bool
        /// Cells that are not empty.
        private(set) var cells = 0
        private(set) var empty = 0
        private(set) var numbers = 0
        private(set) var short = 0
        private(set) var long = 0
        private(set) var pictures = 0

        init(of draft: ArticleTable) {
            rows = draft.headerRows.count + draft.bodyRows.count
            columns = draft.columnCount
            hasHeader = Self.hasHeader(draft)
            draft.cells.withUnsafeBufferPointer { cells in
                // Without copies of the cells.
                for index in cells.indices {
                    record(cells[index].written.content.text, raw: cells[index].written.origin.raw)
                }
            }
        }

        static func hasHeader(_ draft: ArticleTable) -> Bool {
            draft.headerRows.joined().contains { index in index.map { isWord(draft.cells[$0].written) } ?? false }
        }

        private mutating func record(_ text: String, raw: String) {
            let bytes = text.utf8
            let isPicture = Self.isPicture(raw)
            if isPicture { pictures += 1 }
            guard !bytes.isEmpty else {
                if isPicture { cells += 1 } else { empty += 1 }
                return
            }
            cells += 1
            if bytes.count <= TableJudge.shortText { short += 1 }
            if bytes.count >= TableJudge.longText { long += 1 }
            if bytes.count <= TableJudge.shortText, Self.holdsDigit(bytes) { numbers += 1 }
        }

        private static func holdsDigit(_ text: String.UTF8View) -> Bool {
            text.withContiguousStorageIfAvailable { $0.contains(where: \.isASCIIDigit) }
                ?? text.contains(where: \.isASCIIDigit)
        }

        private static func isWord(_ cell: ArticleText) -> Bool { !cell.text.isEmpty && !isPicture(cell.raw) }

        private static func isPicture(_ raw: String) -> Bool {
            // A fast path for most cells.
            switch raw.utf8.first {
            case UInt8(ascii: "!"): raw.hasPrefix("![")
            case UInt8(ascii: "["): raw.hasPrefix("[![")
            case UInt8(ascii: "<"): (raw.hasPrefix("<img") || raw.hasPrefix("<a")) && raw.contains("<img")
            default: false
            }
        }
    }
}
