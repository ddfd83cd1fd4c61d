import Books
import Text

/// Requires each cell of a column to have one of some texts, and reports other texts. The table is not changed.
///
///     - expect: {column: Unit, is: mm}
///     - expect: {column: Edition, is: ["2019", "2021"]}
///     - expect: {column: Until, is: ["", "2021"]}
struct ExpectStep: RecipeStep {
    static let changesTables = false
    var isRowByRow: Bool { true }
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "expect",
            """
            Checks that every cell of a column has the expected text, or one of several; any other text is an error. \
            Does not change the table.
            """,
            Self())

        let column = Key("column", .columnName, is: .required, "The column whose cells are checked.", example: "Unit")
        let texts = Key(
            "is", list: .list(of: .textOrNothing, atLeastOne: "text of the column's cells"), is: .required,
            "The expected text, or a list of the allowed texts; an empty text for an empty cell.",
            example: "mm")
    }

    private let column: BookNode
    private let texts: [String]

    init?(_ map: KeyReader<Keys>, book: Book) {
        texts = map.texts
        guard let column = map.column else { return nil }
        self.column = column
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        guard let name = column.text, let index = context.column(name, in: table, at: column.place) else {
            return table
        }
        context.use(table.columns[index])
        let expected = Set(texts.map(LabelFolding.fold))
        let list = texts.map { $0.isEmpty ? "nothing" : "“\($0)”" }.joined(separator: " or ")
        let odd = table.rows.compactMap { $0[index] }.filter { !expected.contains(LabelFolding.fold($0.text)) }
        // A cell may occur in several rows: by a span, or by a ditto mark.
        for cell in odd.uniqued(by: \.origin.location) {
            let found = cell.text.isEmpty ? "the cell is empty" : "the cell is “\(cell.text)”"
            context.report(
                Finding(
                    rule: .unexpectedText, severity: .error,
                    message: "\(found), but the recipe expects \(list) in each cell of the column “\(name)”",
                    place: context.place(cell), value: cell.text), aboutRowsOf: cell)
        }
        return table
    }
}
