import Articles
import CommonMark
import Text

/// cmark-gfm, reading the whole article, sees the same tables as the strict reading: as many, with as many rows and columns.
struct GrammarCheck {
    /// Read strictly.
    let article: Article

    func check() {
        // cmark-gfm replaces NUL by another character, and front matter is text to it.
        let bytes = article.text.bytes
        guard !bytes.contains(0), !bytes.starts(with: "---".utf8), !bytes.starts(with: "+++".utf8) else { return }
        let own = article.tables.filter { $0.syntax == .markdown }
            .map { [$0.headerRows.count + $0.bodyRows.count, $0.columnCount] }
        promise(own == tablesOfGrammar, "tables as cmark-gfm reads them: \(own), not \(tablesOfGrammar)")
    }

    /// The number of rows and of columns of each table.
    private var tablesOfGrammar: [[Int]] {
        var tables: [[Int]] = []
        for block in ParsedDocument(article.text.bytes).blocks {
            switch block.kind {
            case .table: tables.append([0, 0])
            case .tableRow: tables[tables.count - 1][0] += 1
            case .tableCell where tables[tables.count - 1][0] == 1: tables[tables.count - 1][1] += 1
            default: break
            }
        }
        return tables
    }
}
