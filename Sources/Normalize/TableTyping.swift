package import Measures

/// Reads the cells of a table as values, each column as the narrowest type that fits all of its cells.
package enum TableTyping {
    /// Linear in the size of the table's grid.
    package static func typed(_ table: ArticleTable) -> TypedTable {
        var readings = CellReadings(cells: table.cells)
        let types = (0..<table.columnCount).map { type(of: $0, in: table, &readings) }
        let cells = table.bodyRows.map { row in
            types.indices.map { column in
                row[column].flatMap { index in
                    let cell = table.cells[index]
                    let type = fillsItsRow(cell, in: table) ? .text : types[column]
                    return readings.isEmpty(index, as: type) ? nil : readings.value(of: index, as: type)
                }
            }
        }
        return TypedTable(types: types, cells: cells)
    }

    /// Marks that say that there is no value fit every type, but make none. A row that is one cell over all columns
    /// names a section or holds a note: it says nothing of any column.
    private static func type(
        of column: Int, in table: ArticleTable, _ readings: inout CellReadings
    ) -> FieldType {
        var candidates: [FieldType] = [.boolean, .number]
        var hasValue = false
        var isWhole = true
        for index in table.bodyRows.lazy.compactMap({ $0[column] }) {
            if fillsItsRow(table.cells[index], in: table) || readings.isMissing(index) { continue }
            hasValue = true
            candidates.removeAll {
                let value = readings.value(of: index, as: $0)
                if value?.value.isWhole == false { isWhole = false }
                return value == nil
            }
            if candidates.isEmpty { return .text }
        }
        guard hasValue, let type = candidates.first else { return .text }
        return type == .number && isWhole ? .integer : type
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

    /// True where a place has no value of a type: a mark that says so is a text.
    mutating func isEmpty(_ index: Int, as type: FieldType) -> Bool {
        type == .text ? LabelFolding.width(cells[index].text).isEmpty : isMissing(index)
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
        if type == .text { return TypedTable.Cell(.text(cell.text)) }
        guard cell.seams.isEmpty, cell.raised.map(\.isFootnote) != false else { return nil }
        let text = cell.raised?.textWithout ?? cell.text
        guard case .value(let value, let unit) = CellReader.read(text, as: type, allowsQualifiers: true) else {
            return nil
        }
        return TypedTable.Cell(value, unit: unit)
    }
}
