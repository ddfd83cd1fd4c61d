import Articles
import Books
import Records
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
    static let name = "unpivot"

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

    init?(parameters: MapReader, book: Book) {
        place = parameters.place
        let name = parameters.requiredText("name")
        let value = parameters.requiredText("value")
        guard let node = parameters.requiredNode("columns") else { return nil }
        let columns: Columns?
        if case .map = node.content {
            columns = Self.choice(
                MapReader(node, subject: "the columns of \"unpivot\"", problems: parameters.problems), book: book)
        } else {
            columns = .named(parameters.nameNodes("columns") ?? [])
        }
        guard let name, let value, let columns else { return nil }
        self.columns = columns
        nameColumn = name
        valueColumn = value
    }

    private static func choice(_ map: MapReader, book: Book) -> Columns? {
        let isException = map.node("except") != nil
        let word = isException ? map.text("vocabulary") : map.requiredText("vocabulary")
        let exceptions = map.nameNodes("except")
        map.rejectUnknownKeys()
        if isException, map.node("vocabulary") != nil {
            map.problems.report("\"columns\" takes either a vocabulary or exceptions, but found both", at: map.place)
            return nil
        }
        if isException { return exceptions.map { .others(than: $0) } }
        guard let word else { return nil }
        guard let vocabulary = book.vocabulary(word) else {
            let hint = map.problems.hint(for: word, among: book.vocabularies.map(\.name))
            map.problems.report("unknown vocabulary \"\(word)\"\(hint)", at: map.place(of: "vocabulary"))
            return nil
        }
        return .vocabulary(vocabulary)
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        let pivots = pivots(of: table, context: context)
        guard !pivots.isEmpty else { return table }
        reportRepeated(pivots.map { table.columns[$0] }, context: context)
        for header in pivots.compactMap({ table.columns[$0].header }) { context.use(header: header.origin.location) }
        let taken = Set(pivots)
        let kept = table.columns.indices.filter { !taken.contains($0) }
        var result = table
        result.columns = kept.map { table.columns[$0] }
        result.columns.append(WorkingTable.Column(name: nameColumn, header: nil))
        result.columns.append(WorkingTable.Column(name: valueColumn, header: nil))
        result.rows = table.rows.flatMap { row in
            pivots.map { pivot in kept.map { row[$0] } + [table.columns[pivot].label, row[pivot]] }
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
        func knows(_ text: String) -> Bool { !vocabulary.known(text).ids.isEmpty }
        let found = table.columns.indices.filter { index in
            let column = table.columns[index]
            return knows(column.name) || column.header.map { knows($0.text) } ?? false
        }
        guard found.isEmpty else { return found }
        return table.columns.indices.filter { table.columns[$0].tiers.contains { knows($0.text) } }
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
                        + NormalizeContext.list(NormalizeContext.uniqueNames(of: table)),
                    at: place, notes: [Note("this is the table", at: context.place(table.source.location))])
            }
            return found
        }
    }
}
