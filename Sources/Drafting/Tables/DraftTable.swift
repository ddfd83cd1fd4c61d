import Articles
import Books
import Numbers
import Recipes
import Records
import Text

/// A table that a drafted dataset may read.
struct DraftTable {
    /// The step that reads or skips rows filled by a single cell.
    enum Sections {
        case none, column, skipped
    }

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
    let sections: Sections
    let pivot: PivotedColumns?
    /// Of each column, the cells that mean "as above".
    let dittoMarks: [[String]]
    /// The columns of several signs, of which some may mean "as above".
    private let columnsOfSigns: Set<Int>
    /// Of each column, what its cells say without what is struck out in them, by their texts.
    let struckCells: [[String: String]]
    /// The texts of the first column in rows that are struck out.
    let struckRows: [String]
    /// The texts of rows that are notes on the table.
    let noteRows: [String]
    /// Of each column, of the rows that hold data.
    let cells: [ColumnCells]
    /// What the numbers of all cells show of their signs.
    let signs: SignEvidence
    /// Whether the decimal comma prevails among columns of numbers, also if as many columns have the point; nil if all columns
    /// have the same sign.
    let commaPrevails: Bool?
    /// Of each such row, the text of the section that it is in; that of the group of sections comes first, if there are groups.
    let sectionTexts: [[String]]
    /// Whether it is one of several groups of columns with the same headers, side by side.
    let isPart: Bool
    /// Whether some rows only have cells of other groups.
    let hasRowsOfOtherParts: Bool
    /// The columns that stay columns, in the order of those of the dataset's first table; nil for those that only other
    /// tables of the dataset have.
    private(set) var plain: [Int?]
    /// The position of each of these among them.
    private(set) var places: [Int: Int]

    /// The numbers that span several columns, by column.
    let spanningNumbers: [Int: [(columns: [Int], text: String)]]
    /// Short texts below it and its headings, which may be about its numbers.
    let texts: [String]

    /// The line of each such row.
    private let lines: [Int]

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
        let ofOneText = read.rows.indices.filter { read.rows[$0].kind != .data }
        let areLast = ofOneText.allSatisfy { row in
            read.rows[row].kind == .spanned && read.rows[row...].allSatisfy { $0.kind != .data }
        }
        let notes = areLast ? [] : NoteRows.of(ofOneText, in: read)
        let fillers = ofOneText.filter { !notes.contains($0) }
        let areSections =
            fillers.allSatisfy { read.rows[$0].kind == .spanned } || SectionRows.areSections(fillers, of: read)
        let isFollowed = fillers.contains { $0 + 1 < read.rows.count && read.rows[$0 + 1].kind == .data }
        sections = fillers.isEmpty || !areSections ? .none : isFollowed ? .column : .skipped
        // The numbers of the first column may be names of its rows: `20-30` below `Age (years)`.
        var cells = read.columns.enumerated().map { column, header in
            var cells = ColumnCells()
            cells.isBelowUnit = column > 0 && HeaderUnit(of: LabelFolding.width(header.title)) != nil
            cells.mayBePositions = HeaderName.namesPositions(header.title)
            cells.isOfDecimalComma = parent.hasDecimalComma
            cells.isBesideCommas = parent.showsDecimalComma
            return cells
        }
        let groups = Set(
            areSections ? fillers.filter { $0 + 1 < read.rows.count && fillers.contains($0 + 1) } : [])
        var (group, section, sectionTexts, lines) = ("", "", [[String]](), [Int]())
        var above = [Int?](repeating: nil, count: cells.count)
        var marks = [[String]](repeating: [], count: cells.count)
        var (struckCells, struckRows) = ([[String: String]](repeating: [:], count: cells.count), [String]())
        var hasRowsOfOtherParts = false
        let unstruck = Self.unstruckTexts(of: read)
        columnsOfSigns = Self.columnsOfSigns(in: read)
        /// What a cell says without what is struck out; nil if nothing is, or another cell has the text as valid.
        func valid(_ row: Int, _ column: Int) -> String? {
            unstruck?.contains(LabelFolding.fold(read.text(row, column))) == false ? read.valid(row, column) : nil
        }
        for (place, row) in read.rows.enumerated() {
            if notes.contains(place) { continue }
            if row.kind == .data, valid(row.index, 0)?.isEmpty == true {
                struckRows.append(LabelFolding.width(read.text(row.index, 0)))
                continue
            }
            if let part, part.allSatisfy({ read.text(row.index, $0).isEmpty }) {
                hasRowsOfOtherParts = true
                continue
            }
            if areSections, row.kind != .data {
                let text = read.text(row.index, 0)
                (group, section) = groups.contains(place) ? (text, "") : (group, text)
                continue
            }
            sectionTexts.append(groups.isEmpty ? [section] : [group, section])
            // Cells of rows above may reach down to this one.
            let own = read.source.bodyRows[row.index].compactMap { $0.map { read.source.cells[$0] } }
                .max { $0.row < $1.row }
            lines.append(own?.location.line ?? 0)
            for column in cells.indices {
                let text = read.text(row.index, column)
                if above[column] != nil, !columnsOfSigns.contains(column), ReadTable.meansAsAbove(text) {
                    marks[column].append(text)
                } else {
                    above[column] = row.index
                }
                let source = above[column] ?? row.index
                if let rest = valid(source, column) {
                    struckCells[column][LabelFolding.width(read.text(source, column))] = rest
                    cells[column].add(struck: read.text(source, column), rest)
                } else {
                    cells[column].add(
                        read.text(source, column), read.typed.cells[source][column],
                        source: read.source.bodyRows[source][column].map { read.source.cells[$0].written.raw })
                }
            }
        }
        try Self.check(marks, in: read)
        noteRows = notes.sorted().map { LabelFolding.width(read.text(read.rows[$0].index, 0)) }.uniqued()
        (dittoMarks, self.struckCells, self.struckRows) = (marks, struckCells, struckRows.uniqued())
        guard !sectionTexts.isEmpty else { throw Reason(text: "it has no rows of data") }
        (self.article, self.read, self.isAligned, self.cells, self.sectionTexts, self.lines) = (
            article, read, isAligned, cells, sectionTexts, lines
        )
        signs = cells.reduce(into: SignEvidence()) { $0.add($1.signs) }
        let commas = cells.compactMap(\.hasComma)
        commaPrevails = Set(commas).count == 2 ? 2 * commas.count { $0 } >= commas.count : nil
        (isPart, self.hasRowsOfOtherParts) = (part != nil, hasRowsOfOtherParts)
        pivot = part == nil ? PivotedColumns(of: read, cells: cells) : nil
        let pivoted = Set(pivot?.columns ?? [])
        plain = part ?? read.columns.indices.filter { !pivoted.contains($0) }
        places = Self.places(of: plain)
        let unread = sections == .skipped ? ofOneText : notes.sorted()
        let unreadTexts = unread.map { read.text(read.rows[$0].index, 0) } + (turned?.remarks ?? [])
        texts = unreadTexts.map(LabelFolding.width) + parent.article.texts(around: table)
        spanningNumbers = Self.spanningNumbers(of: read)
    }

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

    /// - Parameter marks: of each column, the cells that seem to mean "as above".
    /// - Throws: why they may mean something else.
    private static func check(_ marks: [[String]], in table: ReadTable) throws(Reason) {
        // A single sign may be one itself, but a quotation mark among words and numbers is none.
        for (column, marks) in marks.enumerated()
        where marks.count == 1 && isSign(marks[0]) && !(isQuotationMark(marks[0]) && holdsWords(column, of: table)) {
            let title = FindingText.oneLine(table.columns[column].title)
            throw Reason(
                text: "“\(marks[0])” of the column “\(title)” may mean “as above”; then its recipe needs the step "
                    + dittoStep(of: [column], marks, in: table))
        }
    }

    private static func isSign(_ mark: String) -> Bool { !mark.contains { $0.isLetter || "〃-–—".contains($0) } }

    private static func isQuotationMark(_ mark: String) -> Bool { mark.allSatisfy { "\"“”„″',".contains($0) } }

    /// Whether the cells of a column besides such marks are words or numbers, not the single characters of a keyboard, nor
    /// units, of which `"` is one.
    private static func holdsWords(_ column: Int, of table: ReadTable) -> Bool {
        let texts = table.rows.filter { $0.kind == .data }.map { LabelFolding.width(table.text($0.index, column)) }
            .filter { !$0.isEmpty && !ReadTable.meansAsAbove($0) && !MissingMark.matches($0) }
        return texts.allSatisfy { $0.contains { $0.isLetter || $0.isNumber } }
            && texts.contains { $0.count > 1 || $0.first?.isNumber == true } && !texts.contains(where: KnownUnits.knows)
    }

    /// A remark on a column with a single sign that is read as "as above"; nil for another one.
    func dittoRemark(on column: Int) -> String? {
        guard dittoMarks[column].count == 1, let mark = dittoMarks[column].first, Self.isSign(mark) else { return nil }
        return "“\(mark)” is read as the cell above it; if it means itself, remove the step ditto from the recipe"
    }

    private static func dittoStep(of columns: [Int], _ marks: [String], in table: ReadTable) -> String {
        let names = YAMLText.list(columns.map { table.columns[$0].name })
        return "\"ditto: {columns: \(names), marks: \(YAMLText.list(marks.map(LabelFolding.width).uniqued()))}\""
    }

    /// The columns of several signs, none of which means another cell: `↑`, `↓`.
    private static func columnsOfSigns(in table: ReadTable) -> Set<Int> {
        Set(
            table.columns.indices.filter { column in
                let texts = table.rows.filter { $0.kind == .data }.map { table.text($0.index, column) }
                let signs = texts.filter {
                    $0.utf8.count <= 4 && $0.count == 1 && !$0.contains { $0.isLetter || $0.isNumber }
                }
                guard 2 * signs.count > texts.count else { return false }
                let kinds = Set(signs).filter { !MissingMark.matches(LabelFolding.width($0)) }
                return kinds.contains(where: ReadTable.meansAsAbove)
                    && (kinds.count > mostSigns || !kinds.allSatisfy(ReadTable.meansAsAbove))
            })
    }

    /// The most signs of a column that mean "as above": `“` and `”`.
    private static let mostSigns = 2

    /// A remark on a column of several signs; nil for another one.
    func signRemark(on column: Int) -> String? {
        guard columnsOfSigns.contains(column), let mark = cells[column].texts.first(where: ReadTable.meansAsAbove)
        else {
            return nil
        }
        return "“\(mark)” is read as it is; if it means “as above”, add to the recipe the step "
            + Self.dittoStep(of: [column], [mark], in: read)
    }

    /// The texts of cells in which nothing is struck out; nil if nothing is in any cell.
    private static func unstruckTexts(of table: ReadTable) -> Set<String>? {
        var (texts, isStruck): (Set<String>, Bool) = ([], false)
        for row in table.rows {
            for column in table.columns.indices {
                if table.valid(row.index, column) != nil {
                    isStruck = true
                } else {
                    texts.insert(LabelFolding.fold(table.text(row.index, column)))
                }
            }
        }
        return isStruck ? texts : nil
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
        for row in lines.indices {
            let texts = sectionTexts[row] + names.map { LabelFolding.width(cells[$0].texts[row]) }
            if let other = seen.updateValue(row, forKey: texts) {
                return "no columns of names tell the rows in lines \(lines[other]) and \(lines[row]) apart"
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
        plain[place].map { cells[$0] } ?? ColumnCells(empty: lines.count)
    }

    var heading: String { LabelFolding.width(read.source.headings.last?.text ?? "") }
    var caption: String { LabelFolding.width(read.source.caption?.text ?? "") }
    /// The paragraph above, or its end: a page with one paragraph has all its text in it.
    var leadIn: String {
        let text = read.source.leadIn?.text ?? ""
        return LabelFolding.width(text.utf8.count > Self.longestLeadIn ? String(text.suffix(Self.longestLeadIn)) : text)
    }

    private static let longestLeadIn = 1_000

    /// The paragraph above, without a colon at its end, if it is a few words that name the table: `Women`. Empty otherwise.
    private var label: String {
        let text = leadIn.hasSuffix(":") ? String(leadIn.dropLast()) : leadIn
        let isName = text.count <= Self.longestLabel && !text.contains { ".:;?!。：".contains($0) }
        return isName && text.first.map { $0.isLetter || $0.isNumber } == true ? text : ""
    }

    private static let longestLabel = 40
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
