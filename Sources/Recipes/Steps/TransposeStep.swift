import Articles
import Books
import Text

/// Transposes a table: its first column becomes the header, each other column a row.
///
///     - transpose: {name: model}
///
///     |        | pine | oak |        | model | width | length |
///     | width  | 20   | 30  |   ->   | pine  | 20    | 200    |
///     | length | 200  | 300 |        | oak   | 30    | 300    |
struct TransposeStep: RecipeStep {
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "transpose",
            "Turns the table on its side: the first column becomes the header, each other column a row.",
            Self())

        let name = Key(
            "name", .text, is: .required, "The name of the column that the header becomes.", example: "model")
    }

    private let columnName: String
    private let namePlace: Place

    init?(_ map: KeyReader<Keys>, book: Book) {
        guard let name = map.name else { return nil }
        (columnName, namePlace) = (name, map.place(of: \.name))
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        var result = table
        // Every header cell is read as a body cell now.
        for column in table.columns { context.use(column) }
        let lines = Dictionary(first: table.source.cells.map { ($0.location, $0.row) })
        let columns = table.rows.map { row in
            let label = row.first.flatMap { $0 }
            // The last cell is the row's own, unless all of them span several rows.
            let last = row.lazy.compactMap { $0?.origin.location }.max()
            return WorkingTable.Column(name: label?.text ?? "", header: label, line: last.flatMap { lines[$0] })
        }
        // A row of a title alone holds nothing that could be overlooked.
        let ofData = zip(FullWidthRows(of: table.rows).cells, columns).filter { $0.0 == nil }.map(\.1)
        context.use(rows: ofData, of: table.source)
        result.isTransposed.toggle()
        result.columns = [WorkingTable.Column(name: columnName, namePlace: namePlace)] + columns
        result.rows = table.columns.indices.dropFirst().map { column in
            [table.columns[column].label] + table.rows.map { $0[column] }
        }
        return result
    }
}
