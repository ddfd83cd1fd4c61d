package import Measures

/// Reads the cells of a table as values, each column as the narrowest type that fits all of its cells.
package enum TableTyping {
    /// Linear in the size of the table's grid.
    package static func typed(_ table: ArticleTable) -> TypedTable {
        let types = (0..<table.columnCount).map { type(of: $0, in: table) }
        let cells = table.bodyRows.map { row in
            types.indices.map { column in
                row[column].flatMap { index in
                    let cell = table.cells[index]
                    return value(of: cell, as: fillsItsRow(cell, in: table) ? .text : types[column])
                }
            }
        }
        return TypedTable(types: types, cells: cells)
    }

    /// Marks that say that there is no value fit every type, but make none. A row that is one cell over all columns
    /// names a section or holds a note: it says nothing of any column.
    private static func type(of column: Int, in table: ArticleTable) -> FieldType {
        var candidates: [FieldType] = [.boolean, .integer, .number]
        var hasValue = false
        for index in table.bodyRows.lazy.compactMap({ $0[column] }) {
            let cell = table.cells[index]
            if fillsItsRow(cell, in: table) { continue }
            let text = LabelFolding.width(cell.text)
            if text.isEmpty || CellReader.isMissingMark(text) { continue }
            hasValue = true
            candidates.removeAll { read(cell, as: $0) == nil }
            if candidates.isEmpty { return .text }
        }
        return hasValue ? candidates.first ?? .text : .text
    }

    private static func fillsItsRow(_ cell: ArticleCell, in table: ArticleTable) -> Bool {
        table.columnCount > 1 && cell.columnSpan == table.columnCount
    }

    private static func value(of cell: ArticleCell, as type: FieldType) -> TypedTable.Cell? {
        let text = LabelFolding.width(cell.text)
        if text.isEmpty { return nil }
        if type != .text, CellReader.isMissingMark(text) { return nil }
        return type == .text ? TypedTable.Cell(.text(cell.text)) : read(cell, as: type)
    }

    /// Nil where the cell cannot be read so, or not for certain: raised digits may mark a footnote or be a power.
    private static func read(_ cell: ArticleCell, as type: FieldType) -> TypedTable.Cell? {
        guard cell.seams.isEmpty, cell.raised.map(\.isFootnote) != false else { return nil }
        let text = cell.raised?.textWithout ?? cell.text
        guard case .value(let value, let unit) = CellReader.read(text, as: type, allowsQualifiers: true) else {
            return nil
        }
        return TypedTable.Cell(value, unit: unit)
    }
}
