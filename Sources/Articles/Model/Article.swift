package import Text

/// A piece of an article's text with its place.
package struct ArticleText: Hashable, Sendable {
    package let content: CellText
    package let origin: CellOrigin

    package init(_ content: CellText, origin: CellOrigin) {
        self.content = content
        self.origin = origin
    }

    package init(text: String, raw: String, location: SourceLocation) {
        self.init(CellText(text: text), origin: CellOrigin(location: location, raw: raw))
    }

    init(_ content: CellText, in range: Range<Int>, of text: SourceText, finder: inout LocationFinder) {
        let location = finder.location(at: range.lowerBound)
        self.init(content, origin: CellOrigin(location: location, raw: text.string(range)))
    }

    @inlinable package var text: String { content.text }
    @inlinable package var raw: String { origin.raw }
    @inlinable package var location: SourceLocation { origin.location }
}

/// The contents of an article.
package struct Article: Sendable {
    package let text: SourceText
    /// In source order, numbered from 1.
    package let tables: [ArticleTable]
    package let lists: [ArticleList]
    /// The tables of plain text, in source order; numbered after the lists, which are tables to recipes.
    package let textTables: [ArticleTable]
    /// The texts of the notes that cells refer to, by the numbers of their tables and the names of the marks.
    package let notes: [Int: [String: String]]
    /// The title in a page's head; empty for other articles.
    package let title: String
    /// The language that a page, or the metadata of a Markdown file, declare for all the text (BCP 47).
    package let language: String?

    package init(
        text: SourceText, tables: [ArticleTable] = [], lists: [ArticleList] = [], textTables: [ArticleTable] = [],
        notes: [Int: [String: String]] = [:], title: String = "", language: String? = nil
    ) {
        self.notes = notes
        (self.text, self.title, self.language) = (text, title, language)
        self.tables = tables
        self.lists = lists
        self.textTables = textTables
    }

    /// An article of which nothing is read.
    package init(path: String) { self.init(text: SourceText(path: path, bytes: [])) }

    package var path: String { text.path }
}

extension Article {
    /// A table with the texts that it has in an edited state of the article, in cells that keep their places; nil if the
    /// two articles differ in more than the texts of these cells.
    ///
    /// - Parameter locations: of body cells of the table.
    package func rewriting(
        table number: Int, with other: Article, at locations: Set<SourceLocation>
    ) -> ArticleTable? {
        guard tables.count == other.tables.count, tables.indices.contains(number - 1) else { return nil }
        var texts: [Int: ArticleText] = [:]
        for (table, edited) in zip(tables, other.tables) {
            guard table.hasForm(of: edited) else { return nil }
            for (index, (cell, edited)) in zip(table.cells, edited.cells).enumerated()
            where cell.raw != edited.raw || cell.text != edited.text {
                guard table.number == number, locations.contains(cell.location) else { return nil }
                texts[index] = ArticleText(text: edited.text, raw: edited.raw, location: cell.location)
            }
        }
        let header = Set(tables[number - 1].headerRows.joined().compactMap { $0 })
        return header.isDisjoint(with: texts.keys) ? tables[number - 1].rewriting(texts) : nil
    }
}

extension ArticleTable {
    /// Whether a table has the same grid under the same headings, with the same findings.
    fileprivate func hasForm(of other: ArticleTable) -> Bool {
        syntax == other.syntax && isRecovered == other.isRecovered && verdict.kind == other.verdict.kind
            && location.line == other.location.line && endLine == other.endLine && headings == other.headings
            && caption == other.caption && leadIn == other.leadIn && headerRows == other.headerRows
            && bodyRows == other.bodyRows && findings.haveEqualMessages(as: other.findings)
            && cells.count == other.cells.count
            && zip(cells, other.cells).allSatisfy { $0 == $1 || $0.hasForm(of: $1) }
    }
}

extension [Finding] {
    /// Whether the findings on an edited text are the same, apart from their columns.
    package func haveEqualMessages(as other: [Finding]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy {
                ($0.rule, $0.message, $0.place.file, $0.place.line)
                    == ($1.rule, $1.message, $1.place.file, $1.place.line)
            }
    }
}

extension ArticleCell {
    /// Whether the text of a cell is all that differs.
    fileprivate func hasForm(of other: ArticleCell) -> Bool {
        (row, column, rowSpan, columnSpan) == (other.row, other.column, other.rowSpan, other.columnSpan)
            && isHeader == other.isHeader && location.line == other.location.line
            && written.content.hasMarks(of: other.written.content)
    }
}

extension CellText {
    /// The same marks, which ``ArticleTable/rewriting(_:)`` keeps, under another text.
    fileprivate func hasMarks(of other: CellText) -> Bool {
        var other = other
        other.text = text
        return self == other
    }
}
