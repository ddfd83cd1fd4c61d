import Articles
import Books
import Records
import Text

/// Removes rows: rows with certain texts in a column, or rows filled by a single cell.
///
///     - skip-rows: {column: Model, containing: [Note, "*"]}
///     - skip-rows: {full_width: true}
struct SkipRowsStep: RecipeStep {
    static let name = "skip-rows"

    private let column: BookNode?
    private let texts: [String]
    private let skipsFullWidth: Bool

    init?(parameters: MapReader, book: Book) {
        column = parameters.nameNode("column")
        texts = (parameters.texts("containing") ?? []).map(LabelFolding.fold)
        skipsFullWidth = parameters.boolean("full_width") ?? false
        guard (column != nil) == !texts.isEmpty, skipsFullWidth || column != nil else {
            parameters.problems.report(
                "name a \"column\" with the texts that its cells are \"containing\", or set \"full_width: true\"",
                at: parameters.place)
            return nil
        }
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        var table = table
        if skipsFullWidth { table.rows.removeAll { WorkingTable.fullWidthCell(of: $0) != nil } }
        guard let node = column, let name = node.text, let index = context.column(name, in: table, at: node.place)
        else {
            return table
        }
        table.rows.removeAll { row in
            let text = LabelFolding.fold(row[index]?.text ?? "")
            return texts.contains { text.contains($0) }
        }
        return table
    }
}
