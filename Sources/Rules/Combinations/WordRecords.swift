import Books
import Records
import Synchronization
import Text

/// The records that have a word in a column, for the conditions of rules: the first rule with a condition on a column pays for
/// all.
///
/// A class, since views are copied and share it.
final class WordRecords: Sendable {
    private let columns = Mutex<[RecordFilter.Target: [String: [Int]]]>([:])

    /// The indices of the records with a value in a column, rising. A record without one is found by none.
    ///
    /// - Parameter records: always the same.
    func records(with value: String, in column: RecordFilter.Target, of records: [Record]) -> [Int] {
        columns.withLock { columns in
            if let known = columns[column] { return known[value, default: []] }
            let found = Dictionary(grouping: records.indices.filter { column.says(something: records[$0]) }) {
                column.text(of: records[$0])
            }
            columns[column] = found
            return found[value, default: []]
        }
    }
}

extension RecordFilter.Target {
    fileprivate func says(something record: Record) -> Bool {
        switch self {
        case .key: true
        case .value(let column): record.values[column] != nil
        }
    }
}
