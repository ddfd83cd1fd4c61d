package import Measures

/// Reads the cells of a table as values, each column as the narrowest type that fits all of its cells.
package enum TableTyping {
    /// Linear in the size of the table's grid.
    package static func typed(_ table: ArticleTable) -> TypedTable {
        var readings = CellReadings(cells: table.cells)
        let columns = (0..<table.columnCount).map { column(at: $0, of: table, &readings) }
        return TypedTable(
            types: columns.map(\.type), cells: table.bodyRows.indices.map { row in columns.map { $0.cells[row] } })
    }

    private typealias Column = (type: FieldType, cells: [TypedTable.Cell?])

    /// A column as the narrowest type. A row that is one cell over all columns names a section or holds a note: it says nothing of
    /// any column, and is text in each of them.
    private static func column(at column: Int, of table: ArticleTable, _ readings: inout CellReadings) -> Column {
        for type in [FieldType.boolean, .number] {
            if let found = Self.column(at: column, of: table, as: type, &readings) { return found }
        }
        return (.text, table.bodyRows.map { $0[column].flatMap { readings.text(of: $0) } })
    }

    /// Nil where a cell cannot be read as a type, or none has a value. Marks that say that there is no value fit every type, but
    /// make none.
    private static func column(
        at column: Int, of table: ArticleTable, as type: FieldType, _ readings: inout CellReadings
    ) -> Column? {
        var cells: [TypedTable.Cell?] = []
        var (hasValue, isWhole) = (false, true)
        for (number, row) in table.bodyRows.enumerated() {
            guard let index = row[column] else { continue }
            let cell: TypedTable.Cell?
            if fillsItsRow(table.cells[index], in: table) {
                cell = readings.text(of: index)
            } else if readings.isMissing(index) {
                continue
            } else {
                guard let value = readings.value(of: index, as: type) else { return nil }
                hasValue = true
                if !value.value.isWhole { isWhole = false }
                cell = value
            }
            if cells.isEmpty { cells = [TypedTable.Cell?](repeating: nil, count: table.bodyRows.count) }
            cells[number] = cell
        }
        return hasValue ? (type == .number && isWhole ? .integer : type, cells) : nil
    }

    private static func fillsItsRow(_ cell: ArticleCell, in table: ArticleTable) -> Bool {
        table.columnCount > 1 && cell.columnSpan == table.columnCount
    }
}

/// The cells of a table read as values. A cell that spans many places is read once.
private struct CellReadings {
    private struct Reading: Hashable {
        let cell: Int
        let type: FieldType
    }

    let cells: [ArticleCell]
    private var missing: [Int: Bool] = [:]
    private var values: [Reading: TypedTable.Cell?] = [:]

    init(cells: [ArticleCell]) { self.cells = cells }

    /// True where nothing stands, or a mark that says so.
    mutating func isMissing(_ index: Int) -> Bool {
        if isRepeated(index), let known = missing[index] { return known }
        let text = LabelFolding.width(cells[index].text)
        let result = text.isEmpty || CellReader.isMissingMark(text)
        if isRepeated(index) { missing[index] = result }
        return result
    }

    /// Nil where nothing stands: a mark that says so is a text.
    func text(of index: Int) -> TypedTable.Cell? {
        LabelFolding.width(cells[index].text).isEmpty ? nil : TypedTable.Cell(.text(cells[index].text))
    }

    /// What stands in a cell that is not empty; nil where it cannot be read so, or not for certain: raised digits may
    /// mark a footnote or be a power.
    mutating func value(of index: Int, as type: FieldType) -> TypedTable.Cell? {
        let reading = Reading(cell: index, type: type)
        if isRepeated(index), let known = values[reading] { return known }
        let result = read(cells[index], as: type)
        if isRepeated(index) { values[reading] = .some(result) }
        return result
    }

    private func isRepeated(_ index: Int) -> Bool { cells[index].rowSpan > 1 || cells[index].columnSpan > 1 }

    private func read(_ cell: ArticleCell, as type: FieldType) -> TypedTable.Cell? {
        guard cell.seams.isEmpty, cell.raised.map(\.isFootnote) != false else { return nil }
        let text = cell.raised?.textWithout ?? cell.text
        guard case .value(let value, let unit) = CellReader.read(text, as: type, allowsQualifiers: true) else {
            return nil
        }
        return TypedTable.Cell(value, unit: unit)
    }
}
