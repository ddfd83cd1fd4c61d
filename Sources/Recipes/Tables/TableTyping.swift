package import Articles
import Books
package import Numbers
package import Records
import Text

/// Reads the cells of a table as values: a cell is a number only if every reader would take it as one.
package enum TableTyping {
    /// - Complexity: linear in the size of the table's grid.
    ///
    /// - Parameters:
    ///   - signs: the separators of numbers; nil if the cells of each column decide.
    ///   - doubtsLetters: whether a cell is text if the letters behind its number may be a mark.
    package static func typed(
        _ table: ArticleTable, signs: NumberSigns? = nil, doubtsLetters: Bool = true
    ) -> TypedTable {
        let reader = TableNumbers(table)
        let columns = (0..<table.columnCount).map { reader.column(at: $0) }
        // Those whose separators are certain. Dates and versions that are texts show nothing of others.
        let decided = columns.map { column in
            (signs ?? column.evidence.signs) == nil
                ? nil : column.typed(signs: signs, others: SignEvidence(), doubtsLetters: doubtsLetters)
        }
        let evidence = zip(columns, decided).reduce(into: SignEvidence()) { evidence, next in
            if let typed = next.1, typed.type != .text { evidence.add(next.0.evidence) }
        }
        var types: [TypedTable.ColumnType] = []
        var cells = [[TypedTable.Cell?]](
            repeating: [TypedTable.Cell?](repeating: nil, count: columns.count), count: table.bodyRows.count)
        for (number, withoutNames) in columns.enumerated() {
            var column = withoutNames
            var typed =
                decided[number] ?? column.typed(signs: signs, others: evidence, doubtsLetters: doubtsLetters)
            if typed.type == .text, column.holdsNames {
                column = reader.column(at: number, isAmongTexts: true)
                typed = column.typed(signs: signs, others: evidence, doubtsLetters: doubtsLetters)
            }
            types.append(typed.type)
            for (entry, cell) in zip(column.entries, typed.cells) {
                let value = cell ?? TypedTable.Cell(.text(table.cells[entry.cell].text))
                for row in entry.rows { cells[row][number] = value }
            }
        }
        return TypedTable(types: types, cells: cells)
    }
}

/// The cells of a table that may be numbers.
private struct TableNumbers {
    private let table: ArticleTable
    /// Of ASCII width, white space folded.
    private let texts: [String]

    init(_ table: ArticleTable) {
        self.table = table
        texts = table.cells.map {
            LabelFolding.width($0.raised.flatMap { $0.isFootnote ? $0.textWithout : nil } ?? $0.text)
        }
    }

    /// The cells of a column, without empty ones and marks of missing values.
    ///
    /// - Parameter isAmongTexts: whether the cells are known to be texts, so that `NA` is one.
    func column(at column: Int, isAmongTexts: Bool = false) -> TypedColumn {
        var entries: [TypedColumn.Entry] = []
        var holdsNames = false
        for (row, places) in table.bodyRows.enumerated() {
            guard let cell = places[column], !texts[cell].isEmpty else { continue }
            if entries.last?.cell == cell, entries.last?.rows.upperBound == row {
                entries[entries.count - 1].rows = (entries.last?.rows.lowerBound ?? row)..<row + 1
                continue
            }
            let isSection = fillsItsRow(table.cells[cell])
            guard isSection || !MissingMark.matches(texts[cell], isAmongTexts: isAmongTexts) else {
                if !isAmongTexts, !MissingMark.matches(texts[cell], isAmongTexts: true) { holdsNames = true }
                continue
            }
            // Digits of several elements or lines may be several numbers.
            let isText = isSection || !table.cells[cell].seams.isEmpty
            entries.append(
                TypedColumn.Entry(
                    rows: row..<row + 1, cell: cell, text: texts[cell], isSection: isSection, isText: isText))
        }
        let header = table.headerRows.compactMap { $0[column].map { table.cells[$0].text } }
        // Without other cells it is unknown what they are.
        return TypedColumn(header: header, entries: entries, holdsNames: holdsNames && !entries.isEmpty)
    }

    private func fillsItsRow(_ cell: ArticleCell) -> Bool {
        table.columnCount > 1 && cell.columnSpan == table.columnCount
    }
}
