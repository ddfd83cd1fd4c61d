import Books
import Text

/// Splits a column of composite cells into one column for each part of a pattern. The original column is kept.
///
///     - split: {column: Size, pattern: "{width}x{height}[ mm]"}
///
///     | wood | size     |        | wood | size     | width | height |
///     | oak  | 20x40 mm |   ->   | oak  | 20x40 mm | 20    | 40     |
struct SplitStep: RecipeStep {
    var isRowByRow: Bool { true }
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "split", "Turns a column of composite cells into several more, one for each part of a pattern.",
            Self())

        let column = Key("column", .columnName, is: .required, "The column of composite cells.", example: "Size")
        let pattern = Key(
            "pattern", .text, is: .required,
            "Splits the cells: each part of the pattern names a new column, which is empty where the cell lacks the part.",
            example: "\"{width}x{height}\"")
    }

    private let column: BookNode
    private let pattern: TextPattern
    private let place: Place
    private let partNames: [String]

    init?(_ map: KeyReader<Keys>, book: Book) {
        let column = map.column
        guard let text = map.pattern,
            let pattern = TextPattern(text, at: map.place(of: \.pattern), problems: map.problems), let column
        else { return nil }
        partNames = pattern.partNames.uniqued()
        self.column = column
        self.pattern = pattern
        place = map.place(of: \.pattern)
        if partNames.isEmpty {
            map.problems.report(
                "the pattern has no parts; name some, such as {width}", at: map.place)
            return nil
        }
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        guard let name = column.text, let index = context.column(name, in: table, at: column.place) else {
            return table
        }
        context.use(table.columns[index])
        context.parts.add(splitBy: pattern, at: place)
        var result = table
        let whole = pattern.namesUnits ? nil : table.columns[index]
        result.columns += partNames.map { WorkingTable.Column(name: $0, partOf: whole, namePlace: place) }
        result.rows = table.rows.map { $0 + parts(of: $0[index], context: context) }
        return result
    }

    private func parts(of cell: WorkingCell?, context: NormalizeContext) -> [WorkingCell?] {
        guard let cell, !cell.text.isEmpty, !cell.isUnsplit else { return partNames.map { _ in cell } }
        guard let parts = pattern.match(cell.text) else {
            // A cell that marks a missing value does so for all parts.
            if MissingMark.matches(LabelFolding.width(cell.text)) { return partNames.map { _ in cell } }
            context.report(.noMatch(cell, pattern, at: context.place(cell)), ofUnsplit: cell)
            return partNames.map { _ in cell.unsplit }
        }
        return partNames.map { name in
            let part = cell.with(text: pattern.text(of: name, in: parts) ?? "")
            return context.isTracing ? part.tracing(.part(name: name, of: cell.text, text: part.text)) : part
        }
    }
}
