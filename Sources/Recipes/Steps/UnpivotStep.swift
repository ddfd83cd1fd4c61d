import Books
import Text

/// Turns columns into rows: each row becomes one row for each of the columns, with the column's header in one new
/// column and the cell in another. The header of several tiers is joined; the field's reader finds the tier that it
/// knows.
///
///     - unpivot: {columns: {vocabulary: size}, name: size, value: height}
///     - unpivot: {columns: [top, bottom], name: edge, value: inset}
///     - unpivot: {columns: {except: [model]}, name: year, value: price}
///
///     | model | S | M |        | model | size | height |
///     | a     | 1 | 2 |   ->   | a     | S    | 1      |
///                              | a     | M    | 2      |
struct UnpivotStep: RecipeStep {
    var isRowByRow: Bool { true }
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "unpivot",
            """
            Turns columns into rows: each new row has a column's header in one new column and its \
            cell in another.
            """,
            Self())

        let columns = Key(
            "columns",
            .node(
                .either([
                    Form.list(of: .columnName, atLeastOne: "column").shape, .map(UnpivotedKeys.form.shape),
                ])), is: .required,
            "The headers of the columns, {vocabulary: NAME} for every header that the vocabulary knows, or {except: HEADERS} for all others.",
            example: "{vocabulary: grade}")
        let name = Key(
            "name", .text, is: .required, "The name of the new column that holds the header.", example: "grade")
        let value = Key(
            "value", .text, is: .required, "The name of the new column that holds the cell.", example: "size")
    }

    struct UnpivotedKeys: MapKeys {
        static let form = MapDeclaration(
            "unpivotedColumns", "the columns of \"unpivot\"", Self(),
            demands: [
                Demand(
                    .one([.has("vocabulary"), .has("except")]),
                    "\"columns\" takes either a vocabulary or exceptions: {vocabulary: NAME} or {except: HEADERS}")
            ])

        let vocabulary = Key("vocabulary", .text, "The vocabulary that knows the headers.", example: "grade")
        let except = Key(
            "except", list: .list(of: .columnName), "The headers of the columns that stay; all others are taken.",
            example: "[Wood]")
    }

    private enum Columns {
        /// Every column whose header the vocabulary knows.
        case vocabulary(Vocabulary)
        case named([BookNode])
        /// Every column except these.
        case others(than: [BookNode])
    }

    private let columns: Columns
    private let nameColumn: String
    private let valueColumn: String
    private let place: Place
    private let namePlace: Place
    private let valuePlace: Place

    init?(_ map: KeyReader<Keys>, book: Book) {
        (place, namePlace, valuePlace) = (map.place, map.place(of: \.name), map.place(of: \.value))
        let (name, value, columns) = (map.name, map.value, map.columns.flatMap { Self.columns($0, map, book: book) })
        guard let name, let value, let columns else { return nil }
        self.columns = columns
        nameColumn = name
        valueColumn = value
    }

    private static func columns(_ node: BookNode, _ map: KeyReader<Keys>, book: Book) -> Columns? {
        guard case .map = node.content else {
            let names = Form.list(of: .columnName, atLeastOne: "column")
            return names.read(node, KeyContext(key: "columns", problems: map.problems)).map { .named($0) }
        }
        let chosen = KeyReader(node, as: UnpivotedKeys.form, problems: map.problems)
        guard let word = chosen.vocabulary else {
            return chosen.node(\.except) == nil ? nil : .others(than: chosen.except)
        }
        guard let vocabulary = book.vocabulary(word) else {
            let hint = map.problems.hint(for: word, among: book.vocabularies.map(\.name))
            map.problems.report(
                "unknown vocabulary \"\(word)\"\(hint)", at: chosen.place(of: \.vocabulary))
            return nil
        }
        return .vocabulary(vocabulary)
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        let pivots = pivots(of: table, context: context)
        guard !pivots.isEmpty else { return table }
        reportRepeated(pivots.map { table.columns[$0] }, context: context)
        for pivot in pivots { context.use(table.columns[pivot]) }
        for name in [nameColumn, valueColumn] { context.parts.add(madeColumn: name, at: place) }
        let taken = Set(pivots)
        let kept = table.columns.indices.filter { !taken.contains($0) }
        var result = table
        result.columns = kept.map { table.columns[$0] }
        for (name, place) in [(nameColumn, namePlace), (valueColumn, valuePlace)] {
            result.columns.append(WorkingTable.Column(name: name, isUnpivoted: true, namePlace: place))
        }
        let labels = pivots.map { ($0, table.columns[$0].label) }
        result.rows = []
        result.rows.reserveCapacity(table.rows.count * labels.count)
        for row in table.rows {
            for (pivot, label) in labels {
                var cells: [WorkingCell?] = []
                cells.reserveCapacity(kept.count + 2)
                for column in kept { cells.append(row[column]) }
                // A column that a step made has no header; its name is found at the cells that it was made of.
                cells.append(label ?? row[pivot]?.with(text: table.columns[pivot].name))
                cells.append(row[pivot])
                result.rows.append(cells)
            }
        }
        return result
    }

    /// A recipe that names columns chooses among equal ones itself.
    private func reportRepeated(_ pivots: [WorkingTable.Column], context: NormalizeContext) {
        let vocabulary: Vocabulary?
        switch columns {
        case .vocabulary(let known): vocabulary = known
        case .others: vocabulary = nil
        case .named: return
        }
        for finding in RepeatedColumns(columns: pivots, vocabulary: vocabulary).findings(context: context) {
            context.report(finding)
        }
    }

    /// The columns whose whole name or lowest tier the vocabulary knows; if there are none, those with a higher tier
    /// that it knows.
    private static func columns(of table: WorkingTable, knownTo vocabulary: Vocabulary) -> [Int] {
        func knows(_ label: Label) -> Bool { !vocabulary.known(label).ids.isEmpty }
        let found = table.columns.indices.filter { index in
            let column = table.columns[index]
            return knows(column.title) || column.tiers.last.map { knows(Label($0.text)) } ?? false
        }
        guard found.isEmpty else { return found }
        return table.columns.indices.filter { table.columns[$0].tiers.contains { knows(Label($0.text)) } }
    }

    private func pivots(of table: WorkingTable, context: NormalizeContext) -> [Int] {
        switch columns {
        case .named(let nodes):
            return nodes.compactMap { node in
                node.text.flatMap { context.column($0, in: table, at: node.place) }
            }
        case .others(let nodes):
            let kept = nodes.map { node in node.text.flatMap { context.column($0, in: table, at: node.place) } }
            // If a name is wrong, its column would be unpivoted with the others.
            let known = Set(kept)
            return known.contains(nil) ? [] : table.columns.indices.filter { !known.contains($0) }
        case .vocabulary(let vocabulary):
            let found = Self.columns(of: table, knownTo: vocabulary)
            if found.isEmpty {
                context.problems.report(
                    "the vocabulary \"\(vocabulary.name)\" contains no header of the table; the headers are "
                        + NormalizeContext.list(NormalizeContext.uniqueNames(of: table.columns)),
                    at: place, notes: [context.note(table.source)])
            }
            return found
        }
    }
}
