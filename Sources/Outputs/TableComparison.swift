import Text

/// Compares two versions of published data, record by record.
///
/// A different value, qualifier, unit or status is a difference. Other articles, assumed fields or places are not,
/// nor is another order of rows, columns or datasets. Canonically equivalent Unicode texts are equal, as everywhere
/// in the program.
package enum TableComparison {
    /// What two versions of a dataset have in common and what not.
    package struct DatasetResult: Sendable {
        /// Nil if nothing differs.
        let difference: DatasetDifference?
        /// The number of records that both versions have.
        let matched: Int
    }

    /// - Parameter forEach: calls the function for each dataset index, in order or on several threads.
    /// - Complexity: linear in the records of both versions.
    package static func compare(
        old: [PublishedTable], new: [PublishedTable],
        forEach: (Int, @escaping @Sendable (Int) -> DatasetResult) -> [DatasetResult] = { (0..<$0).map($1) }
    ) -> Comparison {
        let before = Dictionary(first: old.map { ($0.name, $0) })
        let names = Set(new.map(\.name))
        let results = forEach(new.count) { index in
            let table = new[index]
            guard let counterpart = before[table.name] else {
                return DatasetResult(
                    difference: DatasetDifference(name: table.name, old: nil, new: .init(table)), matched: 0)
            }
            let pair = TablePair(
                old: counterpart.renamed(by: table.shape.renames), new: table.renamed(asIn: counterpart.shape))
            return pair.result()
        }
        let removed = old.filter { !names.contains($0.name) }
        return Comparison(
            datasets: results.compactMap(\.difference)
                + removed.map { DatasetDifference(name: $0.name, old: .init($0), new: nil) },
            datasetCount: new.count + removed.count, matchedCount: results.reduce(0) { $0 + $1.matched })
    }
}

/// Two versions of one dataset.
private struct TablePair {
    let old: PublishedTable
    let new: PublishedTable

    func result() -> TableComparison.DatasetResult {
        let columns = columnDifferences()
        var (records, matched): ([RecordDifference], Int) = ([], 0)
        // If the key fields differ, matching records would be a guess.
        if let keyOrder = keyOrder() { (records, matched) = recordDifferences(keyOrder) }
        if columns.isEmpty, records.isEmpty { return TableComparison.DatasetResult(difference: nil, matched: matched) }
        let difference = DatasetDifference(
            name: new.name, old: .init(old), new: .init(new), columns: columns, records: records)
        return TableComparison.DatasetResult(difference: difference, matched: matched)
    }

    /// For each key field of the new version its position in the old key; nil if the fields differ.
    private func keyOrder() -> [Int]? {
        guard old.shape.keys.count == new.shape.keys.count else { return nil }
        let order = new.shape.keys.compactMap { key in old.shape.keys.firstIndex { $0.name == key.name } }
        return order.count == new.shape.keys.count ? order : nil
    }

    private func columnDifferences() -> [ColumnDifference] {
        let names = new.shape.columns.map(\.name)
        let removed = old.shape.columns.map(\.name).filter { !names.contains($0) }
        return (names + removed).compactMap { name in
            let (before, after) = (side(name, of: old.shape), side(name, of: new.shape))
            return before == after ? nil : ColumnDifference(name: name, old: before, new: after)
        }
    }

    private func side(_ name: String, of shape: PublishedShape) -> ColumnDifference.Side? {
        shape.column(name).map {
            ColumnDifference.Side(type: $0.type, unit: $0.unit, isKey: shape.isKey(name))
        }
    }

    private func recordDifferences(_ keyOrder: [Int]) -> (records: [RecordDifference], matched: Int) {
        let cells = CellComparison(old: old.shape, new: new.shape)
        let isInOrder = keyOrder == Array(keyOrder.indices)
        var before = KeyedRows(old.records.map { record in isInOrder ? record.key : keyOrder.map { record.key[$0] } })
        var isMatched = [Bool](repeating: false, count: old.records.count)
        var differences: [RecordDifference] = []
        var matchedCount = 0
        for record in new.records {
            guard let index = before.position(of: record.key) else {
                differences.append(RecordDifference(key: new.shape.parts(record), change: .added(record)))
                continue
            }
            isMatched[index] = true
            matchedCount += 1
            let changed = cells.differences(old.records[index], record)
            if !changed.isEmpty {
                differences.append(RecordDifference(key: new.shape.parts(record), change: .changed(changed)))
            }
        }
        for (index, record) in old.records.enumerated() where !isMatched[index] {
            differences.append(RecordDifference(key: old.shape.parts(record), change: .removed(record)))
        }
        return (differences, matchedCount)
    }
}

extension PublishedShape {
    fileprivate func parts(_ record: PublishedRecord) -> [KeyPart] {
        zip(keys, record.key).map { KeyPart($0.name, $1) }
    }
}
