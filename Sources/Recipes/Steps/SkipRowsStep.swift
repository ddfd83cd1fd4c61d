import Books
import Text

/// Removes rows: rows with certain texts in a column, or rows filled by a single cell.
///
///     - skip-rows: {column: Model, containing: [Note, "*"]}
///     - skip-rows: {column: Model, is: [Total, ""]}
///     - skip-rows: {full_width: true}
struct SkipRowsStep: RecipeStep {
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "skip-rows", "Leaves rows out, such as footnotes.",
            Self(),
            demands: [
                Demand(
                    .any([
                        .all([.has("column"), .any([.has("containing"), .has("is")])]),
                        .all([
                            .no(.has("column")), .no(.has("containing")), .no(.has("is")),
                            .says("full_width", ["true"]),
                        ]),
                    ]),
                    """
                    name a "column" with the texts that its cells are "containing", or with "is" the texts that they are, or set \
                    "full_width: true"
                    """)
            ])

        let column = Key("column", .columnName, "The column whose cell decides.", example: "Wood")
        let containing = Key(
            "containing", list: .list(of: .word, atLeastOne: "text"),
            "Leaves out rows whose cell contains one of these texts.",
            example: "[Note, \"*\"]")
        let whole = Key(
            "is", list: .list(of: .wordOrNothing, atLeastOne: "text"),
            "Leaves out rows whose cell is one of these texts; an empty text for an empty cell.",
            example: "[Total, \"\"]")
        let fullWidth = Key(
            "full_width", .boolean, default: false,
            "true: leaves out full-width rows, which are those of \"section-rows\".")
    }

    private let column: BookNode?
    private let parts: [Sought]
    private let texts: [Sought]
    private let skipsFullWidth: Bool

    /// A text that cells have, folded.
    private struct Sought {
        let folded: String
        let node: BookNode

        init(_ node: BookNode) { (folded, self.node) = (LabelFolding.fold(node.text ?? ""), node) }
    }

    var sought: [BookNode] { (parts + texts).map(\.node) }

    /// Whether a row is full-width depends on the others.
    var isRowByRow: Bool { !skipsFullWidth }

    init?(_ map: KeyReader<Keys>, book: Book) {
        (column, skipsFullWidth) = (map.column, map.fullWidth)
        (parts, texts) = (map.containing.map(Sought.init), map.whole.map(Sought.init))
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        var table = table
        if skipsFullWidth {
            table.rows = zip(table.rows, FullWidthRows(of: table.rows).cells).filter { $1 == nil }.map(\.0)
        }
        guard let node = column, let name = node.text, let index = context.column(name, in: table, at: node.place)
        else {
            return table
        }
        table.rows.removeAll { row in
            if row[index]?.isPicture == true { return false }
            let text = LabelFolding.fold(row[index]?.text ?? "")
            let found = texts.filter { text == $0.folded } + parts.filter { text.contains($0.folded) }
            for text in found { context.use(entry: text.node.place) }
            return !found.isEmpty
        }
        return table
    }
}
