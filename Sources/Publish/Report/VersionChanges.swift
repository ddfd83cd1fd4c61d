internal import Measures

/// What changed from one version to the next: the records of both, joined by their other key fields.
struct VersionChanges {
    struct Change {
        let old: Record
        let new: Record
    }

    let old: String
    let new: String
    private(set) var stayed = 0
    private(set) var changed: [Change] = []
    private(set) var appeared: [Record] = []
    private(set) var went: [Record] = []
    let oldRecords: [Record]
    let newRecords: [Record]

    /// Keys that only one version has are no changes, even where they speak of the same things: a version that
    /// names classes and one that names none cannot be compared value by value.
    private init(old: String, new: String, field: Int, oldRecords: [Record], newRecords: [Record]) {
        self.old = old
        self.new = new
        self.oldRecords = oldRecords
        self.newRecords = newRecords
        func rest(_ record: Record) -> [String] {
            record.key.enumerated().filter { $0.offset != field }.map(\.element)
        }
        let before = Dictionary(oldRecords.map { (rest($0), $0) }, uniquingKeysWith: { first, _ in first })
        let after = Set(newRecords.map(rest))
        for record in newRecords {
            guard let previous = before[rest(record)] else {
                appeared.append(record)
                continue
            }
            if previous.values == record.values, previous.unit == record.unit {
                stayed += 1
            } else {
                changed.append(Change(old: previous, new: record))
            }
        }
        went = oldRecords.filter { !after.contains(rest($0)) }
    }

    /// The changes between all versions that are neighbours among those present.
    static func all(of dataset: Dataset, ranks: FieldRanks) -> [VersionChanges] {
        guard let field = dataset.definition.changesAlong.flatMap(dataset.definition.keyIndex) else { return [] }
        let records = Dictionary(grouping: dataset.records) { $0.key[field] }
        return zip(ranks.ids[field], ranks.ids[field].dropFirst()).map { old, new in
            VersionChanges(
                old: old, new: new, field: field, oldRecords: records[old] ?? [], newRecords: records[new] ?? [])
        }
    }
}
