import Articles
import Testing
import Text

/// Reads a small article, and says of its tables what tests ask.
enum Reading {
    static func article(
        _ text: String, path: String = "a.md", isStrict: Bool = false, readsAligned: Bool = false
    ) -> Article {
        ArticleReader(options: IngestOptions(isStrict: isStrict, readsAligned: readsAligned))
            .article(path: path, bytes: Array(text.utf8)).value
    }

    /// The whole grid, header rows first.
    static func grid(_ table: ArticleTable?) -> [[String]] {
        guard let table else { return [] }
        return (table.headerRows + table.bodyRows).map(table.texts)
    }

    static func grid(_ text: String, path: String = "a.md") -> [[String]] {
        grid(article(text, path: path).tables.first)
    }

    /// `line:column rule` of each of a table's findings.
    static func findings(_ table: ArticleTable?) -> [String] {
        table?.findings.map { "\($0.place.line):\($0.place.column) \($0.rule)" } ?? []
    }

    /// Every cell's `raw` is at its place, and every place is inside the text.
    static func expectRawAtItsPlace(_ article: Article, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        for cell in article.tables.flatMap(\.cells) {
            let range = article.text.lineRange(cell.location.line)
            let line = String(decoding: article.text.bytes[range], as: UTF8.self).unicodeScalars
            let before = line.prefix(cell.location.column - 1)
            #expect(before.count == cell.location.column - 1, "\(cell)", sourceLocation: sourceLocation)
            let offset = range.lowerBound + before.reduce(0) { $0 + UTF8.width($1) }
            let isThere = article.text.bytes[offset...].starts(with: cell.raw.utf8)
            #expect(isThere, "\(cell)", sourceLocation: sourceLocation)
        }
    }
}
