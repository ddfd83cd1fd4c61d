import Books
import Records
import Text

/// The records of another dataset with the same words as a given record.
struct Counterparts: Sendable {
    let dataset: String
    private let pairs: [(own: Column, foreign: Column)]
    private let filter: RecordFilter
    let link: DatasetLink
    /// The own columns that must be equal: `wood and grade`.
    let ownNames: String

    /// The first pair of columns, which findings and notes point to.
    let own: RecordFilter.Target
    let foreign: RecordFilter.Target

    private struct Column {
        let target: RecordFilter.Target
        /// Of numbers that are compared with numbers that have a unit, too.
        var unit = DatasetDefinition.UnitSource.none

        /// The word that records are looked up by, with its unit; nil if the value is missing.
        func word(of record: Record) -> String? {
            guard let word = target.word(of: record), let unit = unit.unit(ofRecord: record.unit) else {
                return target.word(of: record)
            }
            return "\(word) \(UnitSpelling.canonical(unit))"
        }
    }

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
        dataset = target.name
        (self.pairs, self.filter) = (pairs, filter)
        ownNames = entries.map(\.key).joined(separator: " and ")
        (own, foreign) = (first.own.target, first.foreign.target)
        link = DatasetLink(
            target.name,
            matches: pairs.map { pair in
                (parameters.definition.field(pair.own.target).name, target.field(pair.foreign.target).name)
            },
            fixed: filter.conditions.map(\.field))
    }

    private static func pair(
        _ entry: BookNode.Entry, _ target: DatasetDefinition, _ parameters: RuleParameters
    ) -> (own: Column, foreign: Column)? {
        let own = parameters.anyColumn(named: entry.key, of: parameters.definition, at: entry.keyPlace)
        let foreign = parameters.anyColumn(entry.value, of: target)
        guard let own, let foreign,
            parameters.canMatch(parameters.definition.field(own), target.field(foreign), at: entry.value.place)
        else { return nil }
        guard let units = parameters.units(own, foreign, of: target, at: entry.value.place) else { return nil }
        return (Column(target: own, unit: units.own), Column(target: foreign, unit: units.foreign))
    }

    /// ` where state is out`; empty if all records count.
    var suffix: String { filter.suffix }

    /// The words that a record of the judged dataset is looked up by; nil if one is missing, or all are.
    func words(of record: Record) -> [String]? { words(pairs.map(\.own), of: record) }

    private func words(_ columns: [Column], of record: Record) -> [String]? {
        let words = columns.compactMap { $0.word(of: record) }
        return words.count == columns.count && words.contains { !$0.isEmpty } ? words : nil
    }

    /// For each combination of words the first record, and the second one. Linear in the records.
    func firstRecords(in view: DatasetView) -> [[String]: (first: Int, second: Int?)] {
        let columns = pairs.map(\.foreign)
        return view.selection(filter).reduce(into: [:]) { found, index in
            guard let words = words(columns, of: view.records[index]) else { return }
            guard let first = found[words]?.first else { return found[words] = (index, nil) }
            if found[words]?.second == nil { found[words] = (first, index) }
        }
    }
}

extension RuleParameters {
    /// The units of two columns of numbers that are looked up by each other; none where one of them has no unit. Nil after
    /// reporting two that cannot be equal.
    fileprivate func units(
        _ own: RecordFilter.Target, _ foreign: RecordFilter.Target, of target: DatasetDefinition, at place: Place
    ) -> (own: DatasetDefinition.UnitSource, foreign: DatasetDefinition.UnitSource)? {
        let units = (own: unit(of: own, in: definition), foreign: unit(of: foreign, in: target))
        guard units.own != .none, units.foreign != .none else { return (.none, .none) }
        guard let one = units.own.shared, let other = units.foreign.shared, !Operand.areAlike(one, other) else {
            return units
        }
        problems.report(
            "no \(definition.field(own).name) can be equal to a value of \(target.field(foreign).name), for their units are "
                + "\(one) and \(other); name another column", at: place)
        return nil
    }

    private func unit(
        of column: RecordFilter.Target, in definition: DatasetDefinition
    ) -> DatasetDefinition.UnitSource {
        guard case .value(let index) = column, definition.values[index].type.isNumeric else { return .none }
        return definition.unit(of: definition.values[index])
    }
}
