import Articles
import Books
import Numbers
import Recipes
import Records
import Text

/// A table that a drafted dataset may read.
struct DraftTable {
    /// The index of its article.
    let article: Int
    let read: ReadTable
    /// The texts of the article's own header.
    let header: [String]
    /// The number of rows below it that the recipe adds to it.
    let lowerHeaderRows: Int
    /// Nil if the table is read as it is.
    let turned: TurnedTable?
    let isAligned: Bool
    let sections: TextRows.Sections
    let pivot: PivotedColumns?
    /// The texts of rows that are notes on the table.
    let noteRows: [String]
    /// The texts of rows that are read as records without values.
    let bareRows: [String]
    /// The same of rows below all others.
    let lastBareRows: [String]
    /// The texts of rows below sections, with which another part of the table begins.
    let strayRows: [String]
    let rows: DataRows
    /// What the numbers of all cells show of their signs.
    let signs: SignEvidence
    /// Whether the decimal comma prevails among columns of numbers, also if as many columns have the point; nil if all columns
    /// have the same sign.
    let commaPrevails: Bool?
    /// Whether it is one of several groups of columns with the same headers, side by side.
    let isPart: Bool
    /// The columns that stay columns, in the order of those of the dataset's first table; nil for those that only other
    /// tables of the dataset have.
    private(set) var plain: [Int?]
    /// The position of each of these among them.
    private(set) var places: [Int: Int]

    /// The numbers that span several columns, by column.
    let spanningNumbers: [Int: [(columns: [Int], text: String)]]
    /// Short texts below it and its headings, which may be about its numbers.
    let texts: [String]

    /// Why a table is not drafted.
    struct Reason: Error {
        let text: String
    }

    /// - Throws: why the table has none of the forms that are drafted.
    ///
    /// - Parameter part: the columns to read of a table that has its columns several times side by side; nil for all.
    init(
        _ table: ArticleTable, of parent: DraftArticle, at article: Int, isAligned: Bool, part: [Int]? = nil
    ) throws(Reason) {
        lowerHeaderRows = LowerHeader.count(of: table)
        guard table.headerRows.count + lowerHeaderRows > 0 || !LowerHeader.sections(of: table).isEmpty else {
            throw Reason(text: Self.noHeader)
        }
        guard table.columnCount > 1 else { throw Reason(text: "it has one column") }
        turned = lowerHeaderRows > 0 ? nil : TurnedTable(table)
        let read = turned?.read ?? ReadTable(table.promoting(lowerHeaderRows))
        // A table without a header is selected by its first row.
        let isHeadless = table.headerRows.isEmpty
        let isAsWritten = turned == nil && lowerHeaderRows == 0 && !isHeadless
        header = (isAsWritten ? read : ReadTable(isHeadless ? table.promoting(1) : table)).columns.map(\.title)
        let textRows = TextRows(of: read)
        sections = textRows.sections
        func written(_ rows: [Int]) -> [String] {
            rows.map { LabelFolding.width(read.text(read.rows[$0].index, 0)) }.uniqued()
        }
        (noteRows, bareRows) = (written(textRows.notes.sorted()), written(textRows.records))
        (lastBareRows, strayRows) = (written(textRows.lastRecords), written(textRows.strays))
        rows = DataRows(of: read, besides: textRows, in: parent, part: part)
        if let doubt = rows.doubtfulMark { throw Reason(text: doubt) }
        guard !rows.lines.isEmpty else { throw Reason(text: "it has no rows of data") }
        (self.article, self.read, self.isAligned, isPart) = (article, read, isAligned, part != nil)
        signs = rows.cells.reduce(into: SignEvidence()) { $0.add($1.signs) }
        let commas = rows.cells.compactMap(\.hasComma)
        commaPrevails = Set(commas).count == 2 ? 2 * commas.count { $0 } >= commas.count : nil
        pivot = part == nil ? PivotedColumns(of: read, cells: rows.cells) : nil
        let pivoted = Set(pivot?.columns ?? [])
        plain = part ?? read.columns.indices.filter { !pivoted.contains($0) }
        places = Self.places(of: plain)
        let unread = textRows.unread.map { read.text(read.rows[$0].index, 0) } + (turned?.remarks ?? [])
        texts = unread.map(LabelFolding.width) + parent.article.texts(around: table).map(\.text)
        spanningNumbers = Self.spanningNumbers(of: read)
    }

    /// Of each column, of the rows that hold data.
    var cells: [ColumnCells] { rows.cells }
    var sectionTexts: [[String]] { rows.sectionTexts }

    private static func places(of columns: [Int?]) -> [Int: Int] {
        Dictionary(first: columns.enumerated().compactMap { place, column in column.map { ($0, place) } })
    }

    private static func spanningNumbers(of table: ReadTable) -> [Int: [(columns: [Int], text: String)]] {
        var found: [Int: [(columns: [Int], text: String)]] = [:]
        for row in table.rows where row.kind == .data {
            let cells = table.source.bodyRows[row.index]
            for (cell, columns) in table.columns.indices.groups(by: { cells[$0] }) where columns.count > 1 {
                guard cell != nil, table.typed.cells[row.index][columns[0]]?.value.number != nil else { continue }
                for column in columns {
                    found[column, default: []].append((columns, table.text(row.index, columns[0])))
                }
            }
        }
        return found
    }

    private static let noHeader = """
        it has no header; if its first row is one, write a recipe with the step header-rows; if its first column is \
        one, with transpose, too
        """

    /// Why no fields of the table can be keys.
    var reasonWithoutKeys: String {
        let columns = plain.compactMap(\.self)
        let names = columns.filter { cells[$0].type == .text || $0 == columns.first }
        var seen: [[String]: Int] = [:]
        for row in rows.lines.indices {
            let texts = sectionTexts[row] + names.map { LabelFolding.width(cells[$0].texts[row]) }
            if let other = seen.updateValue(row, forKey: texts) {
                let lines = [rows.lines[other], rows.lines[row]]
                let both =
                    lines[0] == lines[1]
                    ? "two rows “\(texts.filter { !$0.isEmpty }.joined(separator: " / "))” in line \(lines[0])"
                    : "the rows in lines \(lines[0]) and \(lines[1])"
                return "no columns of names tell \(both) apart"
                    + (names.contains { cells[$0].hasBlanksBelowValue }
                        ? "; if empty cells mean “as above”, its recipe needs the step ditto with \"blank: true\"" : "")
            }
        }
        return "no columns of names tell its rows apart"
    }

    /// Tables with the same one feed the same dataset.
    var signature: [String] { titles + form }

    /// The folded titles of the columns that stay columns.
    var titles: [String] {
        plain.compactMap { $0.map { LabelFolding.fold(isPart ? read.columns[$0].title : read.columns[$0].name) } }
    }

    /// What tables of one dataset have in common besides their columns.
    var form: [String] {
        (pivot.map { ["\($0.isYears) \($0.isWhole) \($0.rest)"] + $0.above } ?? []) + [
            "\(sections == .column) \(sectionTexts[0].count) \(lowerHeaderRows) \(turned != nil)"
        ]
    }

    /// The same with its columns at the places of those of another table; nil if it has a column that the other one has not.
    func ordered(like other: DraftTable) -> DraftTable? {
        let own = Dictionary(first: zip(titles, plain))
        let columns = other.titles.map { own[$0] ?? nil }
        guard own.count == plain.count, columns.count(where: { $0 != nil }) == own.count else { return nil }
        var table = self
        (table.plain, table.places) = (columns, Self.places(of: columns))
        return table
    }

    /// The cells of a column at a place; those of a column that only other tables have are without values.
    func cells(at place: Int) -> ColumnCells {
        plain[place].map { cells[$0] } ?? ColumnCells(empty: rows.lines.count)
    }

    var heading: String { LabelFolding.width(read.source.headings.last?.text ?? "") }
    var caption: String { LabelFolding.width(read.source.caption?.text ?? "") }
    /// The paragraph above, or its end: a page with one paragraph has all its text in it.
    var leadIn: String {
        let text = read.source.leadIn?.text ?? ""
        return LabelFolding.width(text.utf8.count > Self.longestLeadIn ? String(text.suffix(Self.longestLeadIn)) : text)
    }

    private static let longestLeadIn = 1_000

    /// The paragraph above, without a colon at its end, if it is a few words that name the table: `Women`,
    /// `Station A: 12 m above sea level`. Empty otherwise.
    private var label: String {
        let text = leadIn.hasSuffix(":") ? String(leadIn.dropLast()) : leadIn
        let isName =
            text.count <= Self.longestLabel && !text.contains { ";?!。：".contains($0) } && !Self.hasSentence(text)
        return isName && text.first.map { $0.isLetter || $0.isNumber } == true ? text : ""
    }

    private static let longestLabel = 60

    /// Whether a point ends a sentence, and not only a part of a number or an abbreviation: `Engine No. 2 (1.2 L)`.
    private static func hasSentence(_ text: String) -> Bool {
        text.last == "." || text.split(separator: " ").contains { $0.last == "." && $0.count { $0.isLetter } > 2 }
    }

    /// The headings above the innermost one.
    var outerHeadings: [String] { read.source.headings.dropLast().map { LabelFolding.width($0.text) } }

    /// The texts that may state units for the numbers.
    var textsAround: [String] { [caption, title, leadIn, heading] + outerHeadings + [""] + texts }

    /// The title in the header, above all columns; empty without one.
    var title: String { LabelFolding.width(turned?.title ?? read.titleTier ?? "") }

    /// The text that recipes find in the first column where the draft has a name: the step `transpose` joins the tiers of
    /// the header.
    func written(name: String) -> String { turned?.title.map { "\($0) / \(name)" } ?? name }

    /// The text above the table that a field of a dataset has.
    func text(of source: DraftField.Source) -> String {
        switch source {
        case .heading: heading
        case .caption: caption
        case .outerHeading: outerHeadings.last ?? ""
        case .leadIn: label
        case .column, .pivotHeader, .pivotCell, .sectionRows, .sectionGroups: ""
        }
    }
}
