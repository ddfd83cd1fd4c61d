import Articles
import Numbers
import Recipes
import Records
import Text

/// The rows of a table's body that are its header, or the lower part of it: the step `header-rows` makes them so.
///
///     |      | Men ------- | Women ----- |     | Town | Area (km²) | People |  no header
///     | Town | 2019 | 2020 | 2019 | 2020 |     | Oslo | 454        | 709037 |
///     | Oslo | 12   | 13   | 14   | 15   |     | Bern | 52         | 134794 |
struct LowerHeader {
    private let table: ArticleTable
    /// The cells of the header's last row, and of the body, by columns.
    private let above: [ArticleCell?]
    private let rows: [[String]]
    /// The number of rows above these that are a title across all columns of a table without a header.
    private let titles: Int

    private static let fewestRowsBelow = 2
    /// More make names above a few columns of numbers certain.
    private static let manyRows = 4
    /// Of a unit that is not known.
    private static let longestUnit = 15

    private init(_ table: ArticleTable) {
        self.table = table
        above = table.headerRows.last.map { $0.map { $0.map { table.cells[$0] } } } ?? []
        let isTitled = table.headerRows.isEmpty && table.bodyRows.first.map { Set($0).count == 1 } ?? false
        titles = isTitled ? 1 : 0
        rows = table.bodyRows.dropFirst(titles).map { table.texts(of: $0).map(LabelFolding.width) }
    }

    /// The rows of a table without a header that are one header cell each, if the first row and others are: titles of
    /// sections.
    static func sections(of table: ArticleTable) -> [Int] {
        guard table.headerRows.isEmpty, table.columnCount > 1 else { return [] }
        let found = table.bodyRows.indices.filter { row in
            guard let cell = table.bodyRows[row][0], Set(table.bodyRows[row]).count == 1 else { return false }
            return table.cells[cell].isHeader
        }
        return found.first == 0 && found.count > 1 ? found : []
    }

    /// The number of these rows.
    static func count(of table: ArticleTable) -> Int {
        // Only a row alone below the first title may name the columns.
        if let next = sections(of: table).dropFirst().first, next > 2 { return 0 }
        let own = table.lowerHeaderRows
        let lower = LowerHeader(table)
        let count = own > 0 ? own : lower.isHeader ? 1 : 0
        let all = count + (lower.areUnits(at: count) ? 1 : 0)
        return all > 0 ? lower.titles + all : 0
    }

    /// Whether a row names no thing but the units of the columns: `| | mm | (kg) |`, or `| °C | bar | kJ/kg |` above numbers.
    private func areUnits(at index: Int) -> Bool {
        guard index + 1 < rows.count else { return false }
        let cells = rows[index].map { String(HeaderUnit.unbracketed($0[...])) }
        let units = cells.filter { !$0.isEmpty }
        // Where a word says that it is a row of units, they need not be known: `| Unit | Mt | bcm |`.
        if let first = cells.first, UnitStatement.isHeaderOfUnits(first) {
            return units.count > 1
                && units.dropFirst().allSatisfy { !Self.isNumber($0) && $0.count <= Self.longestUnit }
                && rows[index].indices.dropFirst().contains(where: isNumeric)
        }
        let isBesideLabels = rows[index].first?.isEmpty == true
        return !units.isEmpty
            && (isBesideLabels || units.count == rows[index].count && rows[index].indices.allSatisfy(isNumeric))
            && units.allSatisfy { unit in
                // `10³` may be a number, and `l/100 km` is a unit with one.
                KnownUnits.knows(unit)
                    || HeaderUnit(named: unit[...]).map { ScaledUnit($0.unit)?.isNumber != true } ?? false
            }
    }

    /// Whether the first row has names and years above columns of numbers, and what is above it leaves room for names.
    private var isHeader: Bool {
        guard let row = rows.first, rows.count > Self.fewestRowsBelow, table.columnCount > 1,
            Set(table.bodyRows[titles]).count == table.columnCount
        else { return false }
        let names = row.indices.dropFirst().filter { !row[$0].isEmpty }
        let numeric = names.filter(isNumeric)
        guard names.allSatisfy({ isName(row[$0], of: $0) }) else { return false }
        if namesUnnamed(names) { return true }
        guard !numeric.isEmpty else { return false }
        let isMostlyNumeric = 2 * numeric.count >= names.count
        // A title across all columns does not name any of them.
        let isTitled = above.first.map { title in title != nil && above.allSatisfy { $0?.column == title?.column } }
        if isTitled == true || above.allSatisfy({ $0?.text.isEmpty ?? true }) {
            // Two columns may be things and what is said of each.
            return !row[0].isEmpty && isName(row[0], of: 0) && (names.count > 1 || isNumeric(0))
                && 2 * names.count >= row.count - 1 && (isMostlyNumeric || rows.count > Self.manyRows)
        }
        guard isMostlyNumeric, names.count == row.count - 1 else { return false }
        if row[0].isEmpty { return names.allSatisfy { isNumeric($0) || isOfFigures($0) } }
        return above[0]?.text.isEmpty == true && namesPartsOfGroups(row)
    }

    /// Whether the row has names of columns without one of their own, beside names above, and is the only one whose first cell is empty.
    private func namesUnnamed(_ names: [Int]) -> Bool {
        let hasOwnNames = above.indices.map { column in
            guard let name = above[column], name.column == column, !name.text.isEmpty else { return false }
            // A table of Markdown repeats a name that an HTML one spans.
            return column == 0 || name.text != above[column - 1]?.text
        }
        return hasOwnNames.first == true && names.contains { !hasOwnNames[$0] } && hasOwnNames.count { $0 } > 1
            && rows[0][0].isEmpty && rows.dropFirst().allSatisfy { !$0[0].isEmpty }
    }

    /// Whether cells above span several columns, and the row has the same names or years in each such group.
    private func namesPartsOfGroups(_ row: [String]) -> Bool {
        let groups = row.indices.dropFirst().groups { above[$0]?.column ?? -1 }.map { $0.members.map { row[$0] } }
        return groups.count > 1 && groups.allSatisfy { $0.count > 1 && Set($0).count == $0.count }
            && (Set(groups).count == 1 || row.dropFirst().allSatisfy(CalendarDate.isYear))
    }

    private func isNumeric(_ column: Int) -> Bool {
        let cells = rows.dropFirst().map { $0[column] }.filter { !$0.isEmpty && !MissingMark.matches($0) }
        return cells.count >= Self.fewestRowsBelow && 4 * cells.count(where: Self.isNumber) >= 3 * cells.count
    }

    /// Whether the cells below a name without digits begin with one, as times of day and dates do.
    private func isOfFigures(_ column: Int) -> Bool {
        let cells = rows.dropFirst().map { $0[column] }.filter { !$0.isEmpty && !MissingMark.matches($0) }
        return cells.count >= Self.fewestRowsBelow && !rows[0][column].contains(where: \.isNumber)
            && cells.allSatisfy { $0.first?.isNumber == true }
    }

    /// Whether a text is a number, with any separators.
    static func isNumber(_ text: String) -> Bool {
        if TypedNumber.read(text) != nil { return true }
        return text.utf8.contains(UInt8(ascii: ","))
            && [NumberSigns.comma, .point].contains { signs in
                if case .value = NumberReader.read(text, signs: signs) { true } else { false }
            }
    }

    /// Whether a text names something: words, or a year where few others are in its column.
    private func isName(_ text: String, of column: Int) -> Bool {
        guard CalendarDate.isYear(text) else {
            return text.contains(where: \.isLetter) && TypedNumber.read(text) == nil && !MissingMark.matches(text)
                && Truth.inWords(text) == nil
        }
        let cells = rows.dropFirst().map { $0[column] }
        return 2 * cells.count(where: CalendarDate.isYear) < cells.count
    }
}
