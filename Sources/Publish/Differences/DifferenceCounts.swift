import Outputs
import Text

/// The numbers of differences, for headings and summaries.
struct DifferenceCounts {
    /// What was added, removed and changed.
    struct Changes {
        var added = 0
        var removed = 0
        var changed = 0

        static func + (left: Self, right: Self) -> Self {
            Changes(
                added: left.added + right.added, removed: left.removed + right.removed,
                changed: left.changed + right.changed)
        }

        /// `2 records added, 1 removed`; empty without differences.
        func text(_ noun: String) -> String {
            let parts = [(added, "added"), (removed, "removed"), (changed, "changed")].filter { $0.0 > 0 }
            return parts.enumerated().map { index, part in
                "\(index == 0 ? Plural.of(part.0, noun) : String(part.0)) \(part.1)"
            }.joined(separator: ", ")
        }
    }

    var datasets = Changes()
    var columns = Changes()
    /// Only datasets that both versions have.
    var records = Changes()

    init() {}

    init(_ difference: DatasetDifference) {
        datasets = Changes(
            added: difference.old == nil ? 1 : 0, removed: difference.new == nil ? 1 : 0,
            changed: difference.old != nil && difference.new != nil ? 1 : 0)
        columns = Changes(
            added: difference.columns.count { $0.old == nil }, removed: difference.columns.count { $0.new == nil },
            changed: difference.columns.count { $0.old != nil && $0.new != nil })
        for record in difference.records {
            switch record.change {
            case .added: records.added += 1
            case .removed: records.removed += 1
            case .changed: records.changed += 1
            }
        }
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = Self()
        sum.datasets = left.datasets + right.datasets
        sum.columns = left.columns + right.columns
        sum.records = left.records + right.records
        return sum
    }

    /// Changed datasets are counted by their changes.
    var datasetText: String { Changes(added: datasets.added, removed: datasets.removed).text("dataset") }
    var columnText: String { columns.text("column") }
    var recordText: String { records.text("record") }
}
