import Books
import Numbers
import Text

extension DraftDataset {
    /// Why numbers may not be what they seem beside those of other columns, or in the language of their page.
    func doubt(about source: DraftField.Source, _ cells: ColumnCells) -> String? {
        guard cells.type?.isNumeric == true else { return nil }
        if case .column(let column) = source {
            for table in tables {
                guard let prevails = table.commaPrevails,
                    table.cells[commas.place(of: column, in: table)].hasComma == !prevails,
                    let doubt = cells.doubt(besideCommas: prevails)
                else { continue }
                return doubt
            }
        }
        return tables.groups(by: \.article).lazy.compactMap { _, tables in
            let isShown = tables.contains { $0.signs.signs != nil || commas.hasComma(source, in: $0) }
            return isShown ? nil : self.cells(of: source, in: tables).languageDoubt
        }.first
    }

    /// Adds to the advice to make numbers of a column that they would have the units of another one.
    mutating func noteUnitsOfRecords() {
        guard !units.isEmpty else { return }
        for index in values.indices where values[index].type == .text {
            let advises = ["number", "integer"].contains {
                values[index].remark?.contains("write \"type: \($0)") == true
            }
            if advises {
                values[index].note("then it needs a dataset of its own, for this one has a unit in each record")
            }
        }
    }

    private func cells(of source: DraftField.Source, in tables: [DraftTable]) -> ColumnCells {
        tables.reduce(into: ColumnCells()) { sum, table in
            for column in commas.columns(of: source, in: table) { sum.add(table.cells[column]) }
        }
    }
}
