import Articles
public import MeasureBook
import Publish
import Recipes
import Records
import Text

/// A table of a page, as `measurebook tables --format json` describes it.
public struct PageTable: Sendable {
    /// The syntax of a table; a pipe table is `markdown` in any page.
    public enum Syntax: String, Sendable, CaseIterable {
        /// A pipe table.
        case markdown
        /// An element `<table>`.
        case html
        /// Aligned text or a drawn grid.
        case text
    }

    /// The purpose of a table.
    public enum Kind: String, Sendable, CaseIterable {
        /// It shows data.
        case data
        /// It only lays out the page.
        case layout
    }

    /// A cell as written: a cell that spans several places of the grid is one cell.
    public struct Cell: Sendable, Hashable {
        /// The first row of the grid that it covers, from 0, including header rows.
        public let row: Int
        /// The first column of the grid that it covers, from 0.
        public let column: Int
        /// How many rows it covers.
        public let rowSpan: Int
        /// How many columns it covers.
        public let columnSpan: Int
        /// Whether it is a header.
        public let isHeader: Bool
        /// The text for people: entities decoded, markup and marks of footnotes removed.
        public let text: String
        /// The characters of the page.
        public let raw: String
        /// The first of these characters.
        public let place: MeasureBook.Place
        /// The marks of footnotes.
        public let footnotes: [String]
        /// The address that the cell links to; nil if there is none.
        public let link: String?
    }

    /// A cell read as a value.
    public struct TypedCell: Sendable, Hashable {
        /// The value; a text where not every reader would take the cell for a number.
        public let value: Value
        /// The unit after a number.
        public let unit: String?
    }

    private let table: ArticleTable
    private let name: String

    init(_ table: ArticleTable, of name: String) { (self.table, self.name) = (table, name) }

    /// 1, 2, … in the page.
    public var number: Int { table.number }
    /// The syntax.
    public var syntax: Syntax { Syntax(rawValue: table.syntax.rawValue) ?? .text }
    /// True if the strict grammar does not accept the table.
    public var isRecovered: Bool { table.isRecovered }
    /// The purpose.
    public var kind: Kind { Kind(rawValue: table.verdict.kind.rawValue) ?? .data }
    /// How sure ``kind`` is, from 0 to 1.
    public var score: Double { Double("\(table.verdict.score)") ?? 1 }
    /// The line of the first row, from 1.
    public var line: Int { table.location.line }
    /// The last line of the last row.
    public var endLine: Int { table.endLine }
    /// The headings above the table, outermost first.
    public var headings: [String] { table.headings.map(\.text) }
    /// The caption; nil if there is none.
    public var caption: String? { table.caption?.text }
    /// The header rows. A spanning cell is in every place that it covers; a missing cell is empty.
    public var header: [[String]] { table.headerRows.map(table.texts) }
    /// The rows of the body, in the same form.
    public var rows: [[String]] { table.bodyRows.map(table.texts) }
    /// The problems with the table.
    public var findings: [MeasureBook.Finding] { table.findings.map(MeasureBook.Finding.init) }

    /// The cells as written, in the order of the page.
    public var cells: [Cell] {
        table.cells.map { cell in
            Cell(
                row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
                isHeader: cell.isHeader, text: cell.text, raw: cell.raw,
                place: MeasureBook.Place(Text.Place(name, cell.location)), footnotes: cell.footnotes, link: cell.link)
        }
    }

    /// The cells of ``rows`` as values: a cell is a number only if every reader would take it as one. Nil for an empty
    /// cell, and for one that marks a missing value.
    public func typed() -> [[TypedCell?]] {
        TableTyping.typed(table).cells.map { row in
            row.map { cell in
                cell.map { TypedCell(value: $0.literal.map(Value.text) ?? Value($0.value), unit: $0.unit) }
            }
        }
    }

    /// The object that `measurebook tables --format ndjson` prints, without a line end.
    ///
    /// - Parameters:
    ///   - cells: whether it lists the cells as written.
    ///   - typed: whether it has the cells as values.
    public func json(cells: Bool = false, typed: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        TableObject.append(
            table, path: name, includingCells: cells, typed: typed ? TableTyping.typed(table) : nil, to: &bytes)
        return bytes
    }
}
