import Books
import Records
import Text

/// A column of another dataset, joined by equal columns.
struct ColumnReference: Sendable {
    /// A distinct value of the reference, with its first cell.
    struct Given {
        let value: CellValue
        /// Of a number; nil for one without a unit and for other values.
        let unit: String?
        let place: Place
    }

    let dataset: String
    let columnName: String
    private let column: Int
    private let matches: [(field: Int, name: String, target: RecordFilter.Target, foreignName: String)]

    struct Keys: MapKeys {
        static let form = MapDeclaration("columnReference", "\"reference\"", Self())

        let dataset = Key("dataset", .word, is: .required, "the dataset that is the reference", example: "catalogue")
        let column = Key(
            "column", .word, is: .required, "the value column of it that holds the value", example: "length")
        let match = Key(
            "match", list: .entries(of: .node(.scalar(.text)), atLeastOne: "key field and its column"), is: .required,
            "for each of some key fields of this dataset, the column of the reference that must be equal",
            example: "{plank: plank}")
    }

    /// Nil after reporting what the two datasets do not have.
    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let entries = map.match.map(\.entry)
        guard let target = parameters.dataset(map.dataset), let columnNode = map.column, !entries.isEmpty else {
            return nil
        }
        let column = parameters.column(columnNode, of: target)
        if let column, parameters.judgedField?.type.isNumeric == true, target.values[column].type.isNumeric,
            !Operand.areComparable(
                target.values[column], of: target, "reference", takesFactor: false, at: columnNode.place, parameters)
        {
            return nil
        }
        let matches = entries.allOrNil { Self.match($0, target, parameters) }
        guard let column, let matches else { return nil }
        let judged = parameters.node["column"]?.text ?? parameters.definition.readValues.first?.name
        if target.name == parameters.definition.name, target.values[column].name == judged,
            matches.allSatisfy({ $0.target == .key($0.field) })
        {
            parameters.problems.report(
                "the reference is the column that the rule judges, with the same record among others; name another one",
                at: columnNode.place)
        }
        self.dataset = target.name
        columnName = target.values[column].name
        (self.column, self.matches) = (column, matches)
    }

    private static func match(
        _ entry: BookNode.Entry, _ target: DatasetDefinition, _ parameters: RuleParameters
    ) -> (field: Int, name: String, target: RecordFilter.Target, foreignName: String)? {
        guard let field = parameters.keyField(entry.key, of: parameters.definition, at: entry.keyPlace),
            let column = parameters.anyColumn(entry.value, of: target),
            parameters.canMatch(parameters.definition.keys[field], target.field(column), at: entry.value.place)
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
        let definition = view.dataset.definition
        let field = definition.values[column]
        var values: [[String]: [Given]] = [:]
        for index in view.records.indices {
            guard let value = view.value(index, column), value != .notAvailable else { continue }
            guard let key = matches.allOrNil({ $0.target.word(of: view.records[index]) }) else { continue }
            let unit = definition.unit(of: field).unit(ofRecord: view.records[index].unit)
            let given = Given(
                value: value, unit: field.type.isNumeric ? unit : nil, place: view.place(index, .value(column)))
            if values[key]?.contains(where: { $0.value == value && $0.unit == given.unit }) != true {
                values[key, default: []].append(given)
            }
        }
        return values
    }
}
