import Synchronization

/// The records of a dataset by the words of some key fields, for all states of it with the same keys: the first rule that asks for
/// the fields pays for all.
///
/// A class, since views are copied and share it.
final class RecordGroups: Sendable {
    private struct Groups {
        /// For each record, the number of its group.
        var numbers: [Int]
        let members: [[Int]]
    }

    private let groups = Mutex<[[Int]: Groups]>([:])

    /// The records with the same words as one of some records, rising.
    ///
    /// - Parameter all: the groups of all records by the fields, which are always the same.
    func members(with records: [Int], by fields: [Int], all: () -> [[Int]]) -> [Int] {
        groups.withLock { known in
            let groups = known[fields] ?? Self.numbered(all())
            known[fields] = groups
            let found = Set(records.map { groups.numbers[$0] }).map { groups.members[$0] }
            return found.count == 1 ? found[0] : found.joined().sorted()
        }
    }

    private static func numbered(_ members: [[Int]]) -> Groups {
        var numbers = [Int](repeating: 0, count: members.reduce(0) { $0 + $1.count })
        for (number, records) in members.enumerated() {
            for record in records { numbers[record] = number }
        }
        return Groups(numbers: numbers, members: members)
    }
}
