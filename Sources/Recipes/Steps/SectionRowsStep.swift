import Books
import Text

/// Turns rows filled by a single cell into a column of the rows below them.
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
            "Turns full-width rows of one cell into a column of the rows below them.",
            Self())

        let name = Key("name", .text, is: .required, "The name of the new column.", example: "kind")
    }

    private let columnName: String
    private let place: Place

    init?(_ map: KeyReader<Keys>, book: Book) {
        guard let name = map.name else { return nil }
        (columnName, place) = (name, map.place)
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        context.parts.add(madeColumn: columnName, at: place)
        var result = table
        result.columns.append(WorkingTable.Column(name: columnName))
        var section: WorkingCell?
        var isEmpty = false
        result.rows = table.rows.compactMap { row in
            if let cell = WorkingTable.fullWidthCell(of: row) {
                if isEmpty, cell.text != section?.text { reportEmpty(section, context: context) }
                (section, isEmpty) = (cell, true)
                return nil
            }
            isEmpty = false
            return row + [section]
        }
        if isEmpty { reportEmpty(section, context: context) }
        return result
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
