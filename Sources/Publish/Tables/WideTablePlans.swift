import Books

/// The ways to lay out a dataset, from the declared one to those that need less width.
///
/// A table that is too wide is divided by some of its row fields, so that fewer columns name the rows and rows that are
/// compared with each other stay together. If that would make many tables, one of the row fields becomes the columns.
struct WideTablePlans {
    let definition: DatasetDefinition
    /// The number of tables that a layout makes.
    let tableCount: (TableLayout) -> Int

    /// Divisions into more tables than this for each declared one come last.
    private static let mostTables = 4
    /// Divisions are made by the first row fields only: there are two to the power of them.
    private static let mostFields = 4

    /// In the order of preference, the declared one first.
    var layouts: [TableLayout] {
        let declared = definition.layout
        let divided = self.divided
        let most = Self.mostTables * (divided.isEmpty ? 1 : tableCount(declared))
        return [declared] + divided.filter { $0.count <= most }.map(\.layout) + turned
            + divided.filter { $0.count > most }.map(\.layout)
    }

    /// Without some of the row fields: fewest tables first, of equal ones those with more rows in common.
    private var divided: [(layout: TableLayout, count: Int)] {
        let rows = definition.layout.rows
        let choices = 1..<(1 << min(rows.count, Self.mostFields))
        let layouts = choices.compactMap { choice -> (layout: TableLayout, count: Int)? in
            let kept = rows.indices.filter { $0 >= Self.mostFields || choice & (1 << $0) == 0 }
            guard !kept.isEmpty else { return nil }
            let layout = TableLayout(rows: kept.map { rows[$0] }, columns: definition.layout.columns)
            return (layout, tableCount(layout))
        }
        return layouts.enumerated().sorted {
            ($0.element.count, -$0.element.layout.rows.count, $0.offset)
                < ($1.element.count, -$1.element.layout.rows.count, $1.offset)
        }.map(\.element)
    }

    /// With a row field as the columns, the last one first.
    private var turned: [TableLayout] {
        guard let columns = definition.layout.columns else { return [] }
        let rows = definition.layout.rows
        return rows.reversed().map { field in
            TableLayout(rows: rows.filter { $0 != field } + [columns], columns: field)
        }
    }
}
