import Books
import Records
import Text

/// The changes from one version to the next: the records of both, joined by their other key fields.
struct VersionChanges {
    struct Change {
        let old: Record
        let new: Record
    }

    let old: String
    let new: String
    /// The values that stayed.
    private(set) var same: [Change] = []
    private(set) var changed: [Change] = []
    private(set) var appeared: [Record] = []
    private(set) var disappeared: [Record] = []
    let oldRecords: [Record]
    let newRecords: [Record]
    /// The number of changed values, including those that ``first(_:)`` omits.
    private(set) var counts = (changed: 0, appeared: 0, disappeared: 0)

    /// A word that covers all others is compared with each of them: a statement of the old version about everything
    /// applies to every class of the new one, and vice versa. A record that holds in both is compared with itself, also
    /// where others end or begin in one of them.
    private init(
        _ step: VersionAxis.Step, along axis: VersionAxis, of definition: DatasetDefinition, limits: Set<Int>,
        covering: CoveringWords
    ) {
        (old, new, oldRecords, newRecords) = (step.old, step.new, step.oldRecords, step.newRecords)
        let others = newRecords.first?.key.indices.filter { !axis.keyFields.contains($0) } ?? []
        func rest(_ key: [String]) -> [String] { others.map { key[$0] } }
        // All are records of one dataset.
        let held =
            axis.isRange
            ? Set(oldRecords.map(ObjectIdentifier.init)).intersection(newRecords.map(ObjectIdentifier.init)) : []
        // A record that begins follows one that ended, rather than one that ends where it begins; one that holds on beside it
        // has not become it.
        let ended = held.isEmpty ? oldRecords : oldRecords.filter { !held.contains(ObjectIdentifier($0)) }
        let ending = step.ending.filter { held.contains(ObjectIdentifier($0)) }
        let before = Dictionary(first: (ended + ending).map { (rest($0.key), $0) })
        lazy var after = Set(newRecords.map { rest($0.key) })
        var compared: Set<ObjectIdentifier> = []
        for record in newRecords {
            if held.contains(ObjectIdentifier(record)) {
                same.append(Change(old: record, new: record))
                continue
            }
            var key = rest(record.key)
            if before[key] == nil {
                key = covering.all(of: record.key).dropFirst().lazy.map(rest).first { before[$0] != nil } ?? key
            }
            guard let previous = before[key] else {
                appeared.append(record)
                continue
            }
            compared.insert(ObjectIdentifier(previous))
            // A unit without a number says nothing.
            let hasNumber = !definition.measuredColumns(of: record.values).isEmpty
            let isSame = record.values.indices.allSatisfy {
                limits.contains($0) || previous.values[$0] == record.values[$0]
            }
            if isSame, previous.unit == record.unit || !hasNumber {
                same.append(Change(old: previous, new: record))
            } else {
                changed.append(Change(old: previous, new: record))
            }
        }
        disappeared = oldRecords.filter { record in
            !compared.contains(ObjectIdentifier(record)) && !held.contains(ObjectIdentifier(record))
                && !covering.all(of: record.key).dropFirst().contains { after.contains(rest($0)) }
        }
        counts = (changed.count, appeared.count, disappeared.count)
    }

    var stayed: Int { same.count }

    /// The same with at most this many changes.
    func first(_ count: Int) -> VersionChanges {
        var first = self
        first.changed = Array(changed.prefix(count))
        first.appeared = Array(appeared.prefix(count - first.changed.count))
        first.disappeared = Array(disappeared.prefix(count - first.changed.count - first.appeared.count))
        return first
    }

    /// The changes between adjacent versions among those present.
    static func all(of dataset: Dataset, along axis: VersionAxis, ranks: FieldRanks, in book: Book) -> [VersionChanges]
    {
        let covering = CoveringWords(dataset.definition.keys, except: axis.keyFields, in: book)
        let limits = Set(axis.limits.compactMap(dataset.definition.valueIndex))
        return axis.steps(ranks).map { step in
            VersionChanges(
                step, along: axis, of: dataset.definition, limits: limits, covering: covering)
        }
    }
}
