import Books
import Records
import Text

/// A column of another dataset, joined by equal columns.
struct ColumnReference: Sendable {
    /// A distinct value of the reference, with its first cell.
    struct Given {
        let value: CellValue
        let place: Place
    }

    let dataset: String
    let columnName: String
    private let column: Int
    private let matches: [(field: Int, name: String, target: RecordFilter.Target, foreignName: String)]

    /// Nil after reporting unknown names of the two datasets.
    init?(_ node: BookNode, _ parameters: RuleParameters) {
        let map = MapReader(node, subject: "\"reference\"", problems: parameters.problems)
        let dataset = parameters.dataset(map)
        let columnNode = map.requiredNode("column")
        _ = map.requiredNode("match")
        let entries = map.entries("match") ?? []
        map.rejectUnknownKeys()
        if case .map(let matches)? = map.node("match")?.content, matches.isEmpty {
            map.problems.report("\"match\" needs at least one key field and its column", at: map.place(of: "match"))
        }
        guard let target = dataset, let columnNode, !entries.isEmpty else { return nil }
        let column = parameters.column(columnNode, of: target)
        let matches = entries.map { Self.match($0, target, parameters) }
        guard let column, !matches.contains(where: { $0 == nil }) else { return nil }
        self.dataset = target.name
        columnName = target.values[column].name
        self.column = column
        self.matches = matches.compactMap { $0 }
    }

    private static func match(
        _ entry: BookNode.Entry, _ target: DatasetDefinition, _ parameters: RuleParameters
    ) -> (field: Int, name: String, target: RecordFilter.Target, foreignName: String)? {
        guard let field = parameters.keyField(entry.key, of: parameters.definition, at: entry.keyPlace),
            let column = parameters.anyColumn(entry.value, of: target)
        else { return nil }
        return (field, entry.key, column, target.field(column).name)
    }

    var link: DatasetLink { DatasetLink(dataset, matches: matches.map { ($0.name, $0.foreignName) }) }

    var fieldNames: String { matches.map(\.name).joined(separator: " and ") }

    /// The texts that a record of this dataset is looked up by.
    func match(_ record: Record) -> [String] { matches.map { record.key[$0.field] } }

    /// The distinct values of the reference, by the texts to look up. Linear in its records.
    func values(in data: CheckedData) -> [[String]: [Given]] {
        guard let view = data.view(dataset) else { return [:] }
        var values: [[String]: [Given]] = [:]
        for index in view.records.indices {
            guard let value = view.value(index, column), value != .notAvailable else { continue }
            let key = matches.map { $0.target.text(of: view.records[index]) }
            if values[key]?.contains(where: { $0.value == value }) != true {
                values[key, default: []].append(Given(value: value, place: view.place(index, column)))
            }
        }
        return values
    }
}
