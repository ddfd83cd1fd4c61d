import Articles
import Books
import Numbers
import Recipes
import Records
import Text

/// The rows of a table that hold data, and what their cells are.
struct DataRows {
    private let table: ReadTable
    /// Of each column.
    private(set) var cells: [ColumnCells]
    /// The line of each row.
    private(set) var lines: [Int] = []
    /// Of each row, the text of the section that it is in; that of the group of sections comes first, if there are groups.
    private(set) var sectionTexts: [[String]] = []
    /// Of each column, the cells that mean "as above".
    private(set) var dittoMarks: [[String]]
    /// Of each column, what its cells say without what is struck out in them, by their texts.
    private(set) var struckCells: [[String: String]]
    /// The texts of the first column in rows that are struck out.
    private(set) var struckRows: [String] = []
    /// Whether some rows only have cells of other groups of columns.
    private(set) var hasRowsOfOtherParts = false
    /// The columns of several signs, of which some may mean "as above".
    private let columnsOfSigns: Set<Int>
    /// The texts of cells in which nothing is struck out; nil if nothing is in any cell.
    private let unstruck: Set<String>?
    /// Of each column, the last row above with a value of its own.
    private var above: [Int?]

    /// - Parameter part: the columns that are read of a table that has its columns several times side by side; nil for all.
    init(of table: ReadTable, besides textRows: TextRows, in article: DraftArticle, part: [Int]?) {
        self.table = table
        // The numbers of the first column may be names of its rows: `20-30` below `Age (years)`.
        cells = table.columns.enumerated().map { column, header in
            var cells = ColumnCells()
            cells.isBelowUnit = column > 0 && HeaderUnit(of: LabelFolding.width(header.title)) != nil
            cells.mayBePositions = HeaderName.namesPositions(header.title)
            cells.isOfDecimalComma = article.hasDecimalComma
            cells.isBesideCommas = article.showsDecimalComma
            return cells
        }
        dittoMarks = [[String]](repeating: [], count: cells.count)
        struckCells = [[String: String]](repeating: [:], count: cells.count)
        above = [Int?](repeating: nil, count: cells.count)
        columnsOfSigns = Self.columnsOfSigns(in: table)
        unstruck = Self.unstruckTexts(of: table)
        var (group, section) = ("", "")
        for (place, row) in table.rows.enumerated() where !textRows.notes.contains(place) {
            if row.kind == .data, valid(row.index, 0)?.isEmpty == true {
                struckRows.append(LabelFolding.width(table.text(row.index, 0)))
            } else if let part, part.allSatisfy({ table.text(row.index, $0).isEmpty }) {
                hasRowsOfOtherParts = true
            } else if textRows.areSections, row.kind != .data {
                let text = table.text(row.index, 0)
                (group, section) = textRows.groups.contains(place) ? (text, "") : (group, text)
            } else {
                sectionTexts.append(textRows.groups.isEmpty ? [section] : [group, section])
                add(row.index)
            }
        }
        struckRows = struckRows.uniqued()
    }

    private mutating func add(_ row: Int) {
        // Cells of rows above may reach down to this one.
        let own = table.source.bodyRows[row].compactMap { $0.map { table.source.cells[$0] } }.max { $0.row < $1.row }
        lines.append(own?.location.line ?? 0)
        for column in cells.indices {
            let text = table.text(row, column)
            if above[column] != nil, !columnsOfSigns.contains(column), ReadTable.meansAsAbove(text) {
                dittoMarks[column].append(text)
            } else {
                above[column] = row
            }
            addCell(above[column] ?? row, column)
        }
    }

    private mutating func addCell(_ row: Int, _ column: Int) {
        let text = table.text(row, column)
        if let rest = valid(row, column) {
            struckCells[column][LabelFolding.width(text)] = rest
            cells[column].add(struck: text, rest)
        } else {
            let cell = table.source.bodyRows[row][column].map { table.source.cells[$0] }
            cells[column].add(
                text, table.typed.cells[row][column], source: cell?.raw, isParted: cell?.seams.isEmpty == false)
        }
    }

    /// What a cell says without what is struck out; nil if nothing is, or another cell has the text as valid.
    private func valid(_ row: Int, _ column: Int) -> String? {
        unstruck?.contains(LabelFolding.fold(table.text(row, column))) == false ? table.valid(row, column) : nil
    }

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
}

// MARK: - Signs that may mean "as above"

extension DataRows {
    /// Why a single sign may mean "as above" or something else; nil if none does.
    var doubtfulMark: String? {
        // A single sign may be one itself, but a quotation mark among words and numbers is none.
        for (column, marks) in dittoMarks.enumerated() where marks.count == 1 {
            let mark = marks[0]
            guard Self.isSign(mark), !(Self.isQuotationMark(mark) && holdsWords(column)) else { continue }
            let title = FindingText.oneLine(table.columns[column].title)
            return "“\(mark)” of the column “\(title)” may mean “as above”; then its recipe needs the step "
                + dittoStep(of: column, mark)
        }
        return nil
    }

    private static func isSign(_ mark: String) -> Bool { !mark.contains { $0.isLetter || "〃-–—".contains($0) } }

    private static func isQuotationMark(_ mark: String) -> Bool { mark.allSatisfy { "\"“”„″',".contains($0) } }

    /// Whether the cells of a column besides such marks are words or numbers, not the single characters of a keyboard, nor
    /// units, of which `"` is one.
    private func holdsWords(_ column: Int) -> Bool {
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

    private func dittoStep(of column: Int, _ mark: String) -> String {
        let names = YAMLText.list([table.columns[column].name])
        return "\"ditto: {columns: \(names), marks: \(YAMLText.list([LabelFolding.width(mark)]))}\""
    }

    /// A remark on a column of several signs; nil for another one.
    func signRemark(on column: Int) -> String? {
        guard columnsOfSigns.contains(column), let mark = cells[column].texts.first(where: ReadTable.meansAsAbove)
        else {
            return nil
        }
        return "“\(mark)” is read as it is; if it means “as above”, add to the recipe the step "
            + dittoStep(of: column, mark)
    }
}
