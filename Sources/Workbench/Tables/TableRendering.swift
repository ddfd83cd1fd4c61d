import Articles
import Numbers
package import Publish
import Recipes
package import Text

/// A table in its output format, without the separator before it.
struct RenderedTable: Sendable {
    var bytes: [UInt8] = []
    /// Its line in the index of a folder; empty without a folder.
    var indexLine: [UInt8] = []
}

/// The form in which tables are printed: the part of writing them that does not depend on their order.
package struct TableRendering: Sendable {
    let format: TableFormat
    let dialect: CSVDialect
    private let listsCells: Bool
    private let isTyped: Bool
    /// The decimal and thousands separators; nil if the cells of each column decide.
    private let signs: NumberSigns?
    /// True if each table becomes a separate file.
    var isForFolder = false

    package init(
        _ format: TableFormat, dialect: CSVDialect = CSVDialect(), listsCells: Bool = false, isTyped: Bool = false,
        decimal: String? = nil, thousands: String? = nil
    ) throws(UsageError) {
        try dialect.check(format.rawValue, isCSV: format == .csv)
        signs = try Self.signs(decimal, thousands, isTyped: isTyped)
        if listsCells || isTyped, format != .json, format != .ndjson {
            let option = listsCells ? "--cells" : "--typed"
            throw UsageError("\(option) needs --format json or ndjson; \(format.rawValue) cannot show what it adds")
        }
        (self.format, self.dialect, self.listsCells, self.isTyped) = (format, dialect, listsCells, isTyped)
    }

    private static func signs(
        _ decimal: String?, _ thousands: String?, isTyped: Bool
    ) throws(UsageError) -> NumberSigns? {
        guard decimal != nil || thousands != nil else { return nil }
        guard isTyped else { throw UsageError("--decimal and --thousands need --typed; add it") }
        guard let signs = NumberSigns(decimal: decimal, thousands: thousands) else {
            throw UsageError("--decimal takes . or , and --thousands a different separator: . , ' space or none")
        }
        return signs
    }

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
