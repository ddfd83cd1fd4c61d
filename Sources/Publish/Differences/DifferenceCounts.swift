import Outputs
import Text

/// The numbers of differences, for headings and summaries.
struct DifferenceCounts {
    /// What was added, removed and changed.
    struct Changes {
        let added: Int
        let removed: Int
        var changed: Int

        /// - Parameter sides: for each difference, which versions have what differs.
        init(_ sides: [(isOld: Bool, isNew: Bool)]) {
            added = sides.count { !$0.isOld }
            removed = sides.count { !$0.isNew }
            changed = sides.count { $0.isOld && $0.isNew }
        }

        /// `2 records added, 1 removed`; empty without differences.
        func text(_ noun: String) -> String {
            let parts = [(added, "added"), (removed, "removed"), (changed, "changed")].filter { $0.0 > 0 }
            return parts.enumerated().map { index, part in
                "\(index == 0 ? Plural.of(part.0, noun) : String(part.0)) \(part.1)"
            }.joined(separator: ", ")
        }
    }

    let datasets: Changes
    let columns: Changes
    /// Only datasets that both versions have.
    let records: Changes

    init(_ differences: [DatasetDifference]) {
        datasets = Changes(differences.map { ($0.old != nil, $0.new != nil) })
        columns = Changes(differences.flatMap(\.columns).map { ($0.old != nil, $0.new != nil) })
        records = Changes(differences.flatMap(\.records).map(\.change.sides))
    }

    /// Changed datasets are counted by their changes.
    var datasetText: String {
        var whole = datasets
        whole.changed = 0
        return whole.text("dataset")
    }
    var columnText: String { columns.text("column") }
    var recordText: String { records.text("record") }
}

extension RecordDifference.Change {
    /// Which versions have the record.
    fileprivate var sides: (isOld: Bool, isNew: Bool) {
        switch self {
        case .added: (false, true)
        case .removed: (true, false)
        case .changed: (true, true)
        }
    }
}
