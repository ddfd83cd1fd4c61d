import Books
import Records

/// The records of a dataset that the conditions of a chart leave out. Their places in the picture stay empty: no value is
/// missing there.
struct LeftOutRecords {
    /// By the words of the fields that name a row, with its panel, those of the axis: all as ranks.
    private var words: [[Int]: Set<Int>] = [:]
    private let fields: [Int]
    private let ranks: FieldRanks

    /// - Parameters:
    ///   - records: those of the chart, at least one.
    ///   - fields: those that name a row.
    /// - Complexity: linear in the records of the dataset.
    init(besides records: [Int], of dataset: Dataset, axis: Int?, fields: [Int], ranks: FieldRanks) {
        (self.fields, self.ranks) = (fields, ranks)
        guard records.count < dataset.records.count, let axis else { return }
        let shared = dataset.definition.keys.indices.filter { ranks.isShared(by: records, field: $0) }
            .map { (field: $0, rank: ranks.rank(records[0], field: $0)) }
        let chosen = Set(records)
        for record in dataset.records.indices where !chosen.contains(record) {
            guard shared.allSatisfy({ ranks.rank(record, field: $0.field) == $0.rank }) else { continue }
            words[row(of: record), default: []].insert(ranks.rank(record, field: axis))
        }
    }

    private func row(of record: Int) -> [Int] { fields.map { ranks.rank(record, field: $0) } }

    /// The positions of those that would be in the row of a record.
    func positions(besides record: Int, in positions: [Int: Int]) -> Set<Int> {
        Set(words[row(of: record), default: []].compactMap { positions[$0] })
    }
}
