import Books
import Text

/// Turns rows that a single cell fills (``FullWidthRows``) into a column of the rows below them.
///
///     - section-rows: {name: kind}
///
///     | Softwood      |
///     | pine    | 10  |   ->   | pine | 10 | Softwood |
///     | fir     | 12  |        | fir  | 12 | Softwood |
///
/// With `outer: group`, a full-width row directly above another one is in a column of its own, up to the next such row.
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
        let outer = Key(
            "outer", .text,
            "The name of a second column, for full-width rows directly above another one, which name a group of sections.",
            example: "group")
    }

    private let columnName: String
    private let outerName: String?
    private let place: Place
    private let namePlace: Place
    private let outerPlace: Place

    init?(_ map: KeyReader<Keys>, book: Book) {
        guard let name = map.name else { return nil }
        (columnName, outerName) = (name, map.outer)
        (place, namePlace, outerPlace) = (map.place, map.place(of: \.name), map.place(of: \.outer))
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        context.parts.add(madeColumn: columnName, at: place)
        if let outerName { context.parts.add(madeColumn: outerName, at: place) }
        var result = table
        result.columns.append(WorkingTable.Column(name: columnName, namePlace: namePlace))
        if let outerName { result.columns.append(WorkingTable.Column(name: outerName, namePlace: outerPlace)) }
        var (section, outer): (WorkingCell?, WorkingCell?)
        var (isEmpty, isOuterEmpty) = (false, false)
        let fullWidth = FullWidthRows(of: table.rows)
        result.rows = table.rows.indices.compactMap { row in
            if let cell = fullWidth.cells[row] {
                if outerName != nil, row + 1 < table.rows.count, fullWidth.cells[row + 1] != nil {
                    if isOuterEmpty { reportEmpty(outer, context: context) }
                    (outer, isOuterEmpty, section) = (cell, true, nil)
                    return nil
                }
                if isEmpty, cell.text != section?.text { reportEmpty(section, context: context) }
                (section, isEmpty) = (cell, true)
                return nil
            }
            if isEmpty, let section, fullWidth.doubtful.contains(row - 1) { reportDoubtful(section, context: context) }
            (isEmpty, isOuterEmpty) = (false, false)
            return table.rows[row] + [section] + (outerName == nil ? [] : [outer])
        }
        if isEmpty { reportEmpty(section, context: context) }
        // The first column may hold nothing but the sections.
        if result.rows.count < table.rows.count, result.rows.allSatisfy({ $0[0]?.isEmpty != false }) {
            context.use(table.columns[0])
        }
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
                    "no recipe reads the row “\(section.text)”, a section without rows; leave it out with \"skip-rows\""
                    + (outerName == nil
                        ? ", or if it names a group of sections, add \"outer\" to \"section-rows\"" : ""),
                place: context.place(section), value: section.text))
    }
}
