import Articles
import Books
import Records
import Text

/// The order of the words that a dataset uses, field by field: each one's number among those that occur.
struct FieldRanks {
    /// For each key field, the ids that occur, in order.
    let ids: [[String]]
    private let ranks: [[String: Int]]

    init(_ dataset: Dataset, in book: Book) {
        let definition = dataset.definition
        ids = definition.keys.enumerated().map { index, field in
            let order = FieldOrder(field, in: book)
            return Set(dataset.records.map { $0.key[index] }).sorted(by: order.precedes)
        }
        ranks = ids.map { Dictionary($0.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }) }
    }

    func rank(_ id: String, field: Int) -> Int { ranks[field][id] ?? 0 }

    /// The ranks of some fields of a key, for sorting.
    func ranks(_ key: [String], fields: [Int]) -> [Int] { fields.map { rank(key[$0], field: $0) } }

    /// Records with the same words in some fields together.
    ///
    /// - Parameter keepsOrder: whether groups come in the order of their first records, and not of their words.
    func groups(of records: [Record], by fields: [Int], keepsOrder: Bool) -> [[Record]] {
        var order: [[Int]] = []
        var groups: [[Int]: [Record]] = [:]
        for record in records {
            let key = ranks(record.key, fields: fields)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(record)
        }
        return (keepsOrder ? order : order.sorted { $0.lexicographicallyPrecedes($1) }).compactMap { groups[$0] }
    }

    /// Ids in words, runs of three and more shortened: `Light to Extreme 1, Extreme 3`.
    func text(_ chosen: [String], field: Int, say: Wording, label: (String) -> String) -> String {
        let sorted = chosen.map { rank($0, field: field) }.sorted()
        return WordRuns.text(sorted, say: say) { label(ids[field][$0]) }
    }
}
