package import Text

/// A table of plain text with numbers. Only a recipe can say how its rows are read.
package struct TextTable: Hashable, Sendable {
    package let lines: ClosedRange<Int>
    package let location: SourceLocation
    /// The article's first line of the table.
    package let header: String
    /// The cells of that line.
    package let columns: [String]

    /// Nil for a table without numbers.
    init?(_ draft: ArticleTable, in text: SourceText) {
        let body = Set(draft.bodyRows.joined().compactMap(\.self))
        guard body.contains(where: { draft.cells[$0].text.contains(where: \.isNumber) }) else { return nil }
        location = text.location(at: draft.range.lowerBound)
        lines = location.line...max(location.line, draft.lastLine(in: text))
        header = text.lineText(location.line)
        columns = (draft.headerRows + draft.bodyRows)[0].compactMap { $0.map { draft.cells[$0].text } }
    }
}
