import Articles
import Numbers
import Publish
import Recipes

/// A table in its output format, without the separator before it.
struct RenderedTable: Sendable {
    var bytes: [UInt8] = []
    /// Its line in the index of a folder; empty without a folder.
    var indexLine: [UInt8] = []
}

/// The part of writing tables that does not depend on their order.
struct TableRendering: Sendable {
    let format: TableFormat
    let dialect: CSVDialect
    let listsCells: Bool
    let isTyped: Bool
    /// The decimal and thousands separators; nil if the cells of each column decide.
    let signs: NumberSigns?
    /// True if each table becomes a separate file.
    var isForFolder = false

    /// What most tables need, so that their bytes are not moved again and again.
    private static let (bytesOfTable, bytesOfCell) = (512, 32)

    func rendered(_ table: ArticleTable, of article: Article) -> RenderedTable {
        var rendered = RenderedTable()
        rendered.bytes.reserveCapacity(Self.bytesOfTable + table.cells.count * Self.bytesOfCell)
        switch format {
        case .csv: TableCSV.append(table, dialect, to: &rendered.bytes)
        case .markdown: TableMarkdown.append(table, to: &rendered.bytes)
        case .json, .ndjson:
            let typed = isTyped ? TableTyping.typed(table, signs: signs) : nil
            TableObject.append(
                table, path: article.path, includingCells: listsCells || isForFolder, typed: typed, to: &rendered.bytes)
            if format == .ndjson || isForFolder { rendered.bytes.append(UInt8(ascii: "\n")) }
        }
        if isForFolder {
            TableObject.append(table, path: article.path, to: &rendered.indexLine)
            rendered.indexLine.append(UInt8(ascii: "\n"))
        }
        return rendered
    }
}
