import Books
import Records
import Text

/// The records of another dataset with the same words as a given record.
struct Counterparts: Sendable {
    let dataset: String
    private let pairs: [(own: Column, foreign: Column)]
    private let filter: RecordFilter
    let link: DatasetLink
    /// Where the book declares the map.
    private let place: Place
    /// The own columns that must be equal: `wood and grade`.
    let ownNames: String

    /// The first pair of columns, which findings and notes point to.
    let own: RecordFilter.Target
    let foreign: RecordFilter.Target

    private struct Column {
        let target: RecordFilter.Target
        /// Of numbers.
        let unit: DatasetDefinition.UnitSource
        /// Whether it or the other column has no unit, so that its own is not compared.
        let isBare: Bool

        /// The word that records are looked up by, with its unit; nil if the value is missing.
        func word(of record: Record) -> String? {
            guard let word = target.word(of: record), !isBare, let unit = unit.unit(ofRecord: record.unit) else {
                return target.word(of: record)
            }
            return "\(word) \(UnitSpelling.canonical(unit))"
        }

        /// The units of its numbers in some records; none if the other column has units, too.
        func bareUnits(_ records: [Int], in view: DatasetView) -> [String?] {
            guard isBare, case .value(let column) = target else { return [] }
            return records.filter { view.word(of: $0, target) != nil }.map { view.comparedUnit(of: $0, in: column) }
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
        let same = pairs.filter { $0.own.target == $0.foreign.target }.map(\.own.target)
        if target.name == parameters.definition.name, target.keys.indices.allSatisfy({ same.contains(.key($0)) }) {
            parameters.problems.report(
                "\"match\" names all key fields, so that a record has no counterpart but itself; name another dataset or "
                    + "fewer columns", at: map.place(of: \.match))
        }
        (dataset, place) = (target.name, map.place(of: \.match))
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
        let units = (own: parameters.definition.unit(of: own), foreign: target.unit(of: foreign))
        if let one = units.own.shared, let other = units.foreign.shared, !Operand.areAlike(one, other) {
            parameters.problems.report(
                "no \(entry.key) can be equal to a value of \(target.field(foreign).name), for their units are \(one) and "
                    + "\(other); name another column", at: entry.value.place)
            return nil
        }
        let isBare = units.own == .none || units.foreign == .none
        return (
            Column(target: own, unit: units.own, isBare: isBare),
            Column(target: foreign, unit: units.foreign, isBare: isBare)
        )
    }

    /// A warning that numbers of several units are not compared with numbers without one; nil if there are none such.
    ///
    /// - Parameter selection: the judged records.
    func unitWarning(
        _ header: RuleHeader, of selection: [Int], in view: DatasetView, with other: DatasetView
    ) -> Finding? {
        let others = other.selection(filter)
        return pairs.lazy.compactMap { own, foreign in
            let sides = [
                (view.definition.field(own.target), own.bareUnits(selection, in: view), ""),
                (other.definition.field(foreign.target), foreign.bareUnits(others, in: other), " in \"from\""),
            ]
            return sides.lazy.compactMap { field, units, place in
                view.warning(
                    header, on: "the numbers with which \(field.name) is compared", units: units, at: self.place,
                    advice: DatasetView.selectingUnit + place)
            }.first
        }.first
    }

    /// ` where state is out`; empty if all records count.
    var suffix: String { filter.suffix }

    /// The words that a record of the judged dataset is looked up by; nil if one is missing, or all are.
    func words(of record: Record) -> [String]? { words(pairs.map(\.own), of: record) }

    private func words(_ columns: [Column], of record: Record) -> [String]? {
        columns.allOrNil { $0.word(of: record) }.flatMap { $0.contains { !$0.isEmpty } ? $0 : nil }
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

extension DatasetDefinition {
    /// The unit of the numbers in a value column.
    fileprivate func unit(of target: RecordFilter.Target) -> UnitSource {
        guard case .value(let index) = target, values[index].type.isNumeric else { return .none }
        return unit(of: values[index])
    }
}
