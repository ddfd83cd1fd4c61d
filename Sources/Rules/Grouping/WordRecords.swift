import Records
import Synchronization

/// An index of the records with a word in a column, for the conditions of rules, built for the first rule with a
/// condition on a column.
///
/// A class, because views are copied and share it.
final class WordRecords: Sendable {
    private let columns = Mutex<[RecordFilter.Target: [String: [Int]]]>([:])

    /// The indices of the records with a value in a column, ascending. Records without a value are never found.
    ///
    /// - Parameter records: the same for all calls.
    func records(with value: String, in column: RecordFilter.Target, of records: [Record]) -> [Int] {
        columns.withLock { columns in
            if let known = columns[column] { return known[value, default: []] }
            let found = Dictionary(grouping: records.indices.filter { column.hasValue(in: records[$0]) }) {
                column.text(of: records[$0])
            }
            columns[column] = found
            return found[value, default: []]
        }
    }
}

extension RecordFilter.Target {
    fileprivate func hasValue(in record: Record) -> Bool {
        switch self {
        case .key: true
        case .value(let column): record.values[column] != nil
        }
    }
}
