import Articles
import Books
import Publish
import Recipes
import Records
import Text

/// A table in the form in which it is written, without what parts it from the one before.
struct RenderedTable: Sendable {
    var bytes: [UInt8] = []
    /// Its line in the index of a folder; empty where there is none.
    var indexLine: [UInt8] = []
}

/// How tables are written: the part of the work that needs no order.
struct TableRendering: Sendable {
    let format: TableFormat
    let listsCells: Bool
    let isTyped: Bool
    /// What parts the digits of numbers; nil where each column tells.
    let signs: NumberSigns?
    /// True where each table is a file of its own.
    let isForFolder: Bool

    func rendered(_ table: ArticleTable, of article: Article) -> RenderedTable {
        var rendered = RenderedTable()
        switch format {
        case .csv: TableCSV.append(table, to: &rendered.bytes)
        case .markdown: TableMarkdown.append(table, to: &rendered.bytes)
        case .json, .ndjson:
            let typed = isTyped ? TableTyping.typed(table, signs: signs) : nil
            TableObject.append(
                table, path: article.path, includingCells: listsCells || isForFolder, typed: typed, to: &rendered.bytes)
            if format == .ndjson || isForFolder { rendered.bytes.append(UInt8(ascii: "\n")) }
        }
        if isForFolder { TableNDJSON.appendLine(table, path: article.path, to: &rendered.indexLine) }
        return rendered
    }
}
