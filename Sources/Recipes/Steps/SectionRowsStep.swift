import Books
import Text

/// Turns rows that a single cell fills (``FullWidthRows``) into a column of the rows below them.
///
///     - section-rows: {name: kind}
///
///     | Softwood      |
///     | pine    | 10  |   ->   | pine | 10 | Softwood |
///     | fir     | 12  |        | fir  | 12 | Softwood |
struct SectionRowsStep: RecipeStep {
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "section-rows",
            """
            Turns full-width rows into a column of the rows below them: a cell spans such a row or, in a table without \
            such cells, is its only one with a text and the first.
            """,
            Self())

        let name = Key("name", .text, is: .required, "The name of the new column.", example: "kind")
    }

    private let columnName: String
    private let place: Place
    private let namePlace: Place

    init?(_ map: KeyReader<Keys>, book: Book) {
        guard let name = map.name else { return nil }
        (columnName, place, namePlace) = (name, map.place, map.place(of: \.name))
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        context.parts.add(madeColumn: columnName, at: place)
        var result = table
        result.columns.append(WorkingTable.Column(name: columnName, namePlace: namePlace))
        var section: WorkingCell?
        var isEmpty = false
        let fullWidth = FullWidthRows(of: table.rows)
        result.rows = table.rows.indices.compactMap { row in
            if let cell = fullWidth.cells[row] {
                if isEmpty, cell.text != section?.text { reportEmpty(section, context: context) }
                (section, isEmpty) = (cell, true)
                return nil
            }
            if isEmpty, let section, fullWidth.doubtful.contains(row - 1) { reportDoubtful(section, context: context) }
            isEmpty = false
            return table.rows[row] + [section]
        }
        if isEmpty { reportEmpty(section, context: context) }
        return result
    }

    /// Reports a section that may be a row of data, which doubts the rows below it.
    private func reportDoubtful(_ section: WorkingCell, context: NormalizeContext) {
        context.report(
            Finding(
                rule: .misalignedCells, severity: .warning,
                message:
                    "“\(section.text)” is read as a section, but does not have the form of others (one cell over "
                    + "all columns, bold, or a header cell); if it is a row without values, write a mark such as “n/a” into its empty cells",
                place: context.place(section), value: section.text),
            aboutRowsOf: section)
    }

    private func reportEmpty(_ section: WorkingCell?, context: NormalizeContext) {
        guard let section else { return }
        context.report(
            Finding(
                rule: .unusedTable, severity: .warning,
                message:
                    "no recipe reads the row “\(section.text)”, a section without rows; leave it out with \"skip-rows\"",
                place: context.place(section), value: section.text))
    }
}
