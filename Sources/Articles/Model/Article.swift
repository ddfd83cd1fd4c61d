package import Text

/// A piece of an article's text with its place.
package struct ArticleText: Hashable, Sendable {
    /// Entities decoded, white space folded, inline markup removed.
    package let text: String
    /// The source from the first to the last character that contributes to `text`.
    package let raw: String
    package let location: SourceLocation

    package init(text: String, raw: String, location: SourceLocation) {
        self.text = text
        self.raw = raw
        self.location = location
    }
}

/// The contents of an article.
package struct Article: Sendable {
    package let text: SourceText
    /// In source order, numbered from 1.
    package let tables: [ArticleTable]
    package let lists: [ArticleList]
    /// The tables of plain text that recipes read by their lines. In no order.
    package var textTables: [TextTable]

    package init(text: SourceText, tables: [ArticleTable], lists: [ArticleList], textTables: [TextTable] = []) {
        self.textTables = textTables
        self.text = text
        self.tables = tables
        self.lists = lists
    }

    package var path: String { text.path }
}
