import Books
import Records
import Text

/// The records of another dataset with the same words as a given record.
struct Counterparts: Sendable {
    let dataset: String
    private let pairs: [(own: RecordFilter.Target, foreign: RecordFilter.Target)]
    private let filter: RecordFilter
    let link: DatasetLink
    /// The own columns that must be equal: `wood and grade`.
    let ownNames: String

    /// The first pair of columns, which findings and notes point to.
    let own: RecordFilter.Target
    let foreign: RecordFilter.Target

    struct Keys: MapKeys {
        static let form = MapDeclaration("counterparts", "\"from\"", Self())

        let dataset = Key(
            "dataset", .word, is: .required, "the dataset that must have no counterpart", example: "order")
        let match = Key(
            "match", list: .entries(of: .node(.scalar(.text)), atLeastOne: "column and its counterpart"), is: .required,
            "for a column of this dataset, the column of that dataset that must be equal", example: "{plank: plank}")
        let `where` = Key(
            "where", .conditions,
            "the records of that dataset that count: values of its key fields and of columns set by recipes",
            example: "{state: out}")
    }

    /// Nil after reporting what the two datasets do not have.
    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let entries = map.match.map(\.entry)
        guard let target = parameters.dataset(map.dataset) else { return nil }
        let filter = parameters.of(target).filter(map.where)
        let pairs = entries.allOrNil { Self.pair($0, target, parameters) }
        guard let filter, let pairs, let first = pairs.first else { return nil }
        if target.name == parameters.definition.name, filter.isEmpty, pairs.allSatisfy({ $0.own == $0.foreign }) {
            parameters.problems.report(
                "each record is its own counterpart; name another dataset or columns, or give \"from\" a \"where\"",
                at: map.place(of: \.dataset))
        }
        dataset = target.name
        (self.pairs, self.filter) = (pairs, filter)
        ownNames = entries.map(\.key).joined(separator: " and ")
        (own, foreign) = first
        link = DatasetLink(
            target.name,
            matches: pairs.map { (parameters.definition.field($0.own).name, target.field($0.foreign).name) },
            fixed: filter.conditions.map(\.field))
    }

    private static func pair(
        _ entry: BookNode.Entry, _ target: DatasetDefinition, _ parameters: RuleParameters
    ) -> (own: RecordFilter.Target, foreign: RecordFilter.Target)? {
        let own = parameters.anyColumn(named: entry.key, of: parameters.definition, at: entry.keyPlace)
        let foreign = parameters.anyColumn(entry.value, of: target)
        guard let own, let foreign,
            parameters.canMatch(parameters.definition.field(own), target.field(foreign), at: entry.value.place)
        else { return nil }
        return (own, foreign)
    }

    /// ` where state is out`; empty if all records count.
    var suffix: String { filter.suffix }

    /// The words that a record of the judged dataset is looked up by; nil if one is missing, or all are.
    func words(of record: Record) -> [String]? { words(pairs.map(\.own), of: record) }

    private func words(_ columns: [RecordFilter.Target], of record: Record) -> [String]? {
        let words = columns.compactMap { $0.word(of: record) }
        return words.count == columns.count && words.contains { !$0.isEmpty } ? words : nil
    }

    /// The first record for each combination of words. Linear in the records.
    func firstRecords(in view: DatasetView) -> [[String]: Int] {
        Dictionary(
            first: view.selection(filter).compactMap { index in
                words(pairs.map(\.foreign), of: view.records[index]).map { ($0, index) }
            })
    }
}
