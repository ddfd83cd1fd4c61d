import Books
import Text

/// Fills cells with ditto marks from the row above, column by column, but not across a row that one cell spans. The
/// filled cell points to the cell with the text.
///
///     - ditto: {columns: [Model, Width], marks: ["↑", "〃"], blank: false}
struct DittoStep: RecipeStep {
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "ditto", "Fills cells that mean \"as above\"; the value points to the cell that holds it.",
            Self(),
            demands: [
                Demand(
                    .any([.has("marks"), .says("blank", ["true"])]),
                    "list the \"marks\" that mean \"as above\", or set \"blank: true\"")
            ])

        let columns = Key(
            "columns", list: .list(of: .columnName), is: .required, "The columns in which cells are filled.",
            example: "[Grade]")
        let marks = Key(
            "marks", list: .list(of: .text, atLeastOne: "mark"), "The texts that mean \"as above\".",
            example: "[\"↑\", \"〃\"]")
        let blank = Key("blank", .boolean, default: false, "true: an empty cell also means \"as above\".")
    }

    private let columns: [BookNode]
    private let marks: [String]
    private let fillsBlanks: Bool

    init?(_ map: KeyReader<Keys>, book: Book) {
        (columns, marks, fillsBlanks) = (map.columns, map.marks.map(LabelFolding.fold), map.blank)
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        var table = table
        for node in columns {
            guard let name = node.text, let column = context.column(name, in: table, at: node.place) else { continue }
            if table.columns[column].isUnpivoted {
                context.problems.report(
                    "\"unpivot\" has made the column \"\(name)\" of several columns, so the row above may be of another one; "
                        + "put \"ditto\" before it", at: node.place)
                continue
            }
            fill(column, of: &table, context: context)
        }
        return table
    }

    private func fill(_ column: Int, of table: inout WorkingTable, context: NormalizeContext) {
        var above: WorkingCell?
        for row in table.rows.indices {
            if FullWidthRows.isSpanned(table.rows[row]) {
                above = nil
                continue
            }
            guard means(table.rows[row][column]) else {
                above = table.rows[row][column]
                continue
            }
            guard var filled = above else {
                if let mark = table.rows[row][column], !mark.text.isEmpty {
                    context.report(
                        Finding(
                            rule: .type, severity: .error,
                            message: "“\(mark.text)” means \"as above\", but nothing is above it in the column",
                            place: context.place(mark), value: mark.text))
                }
                continue
            }
            if context.isTracing, let mark = table.rows[row][column] {
                let location = mark.origin.location
                filled = filled.tracing(
                    .asAbove(mark: mark.text, line: location.line, column: location.column, text: filled.text))
            }
            table.rows[row][column] = filled
        }
    }

    private func means(_ cell: WorkingCell?) -> Bool {
        guard let cell, !cell.isEmpty else { return fillsBlanks }
        return marks.contains(LabelFolding.fold(cell.text))
    }
}
