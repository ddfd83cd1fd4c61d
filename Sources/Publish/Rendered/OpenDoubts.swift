import Articles
import Books
package import Records
import Text

/// What is to be said of values in open doubt that somebody prints: how many, and which rules doubt them.
///
///     warning: 2 values are doubted by open findings (second-grade-is-wider)
package struct OpenDoubts: Sendable {
    private var count = 0
    private var rules: [String] = []

    package init() {}

    /// - Parameter columns: the value columns that are printed, by their index; nil for all of them.
    package mutating func add(_ records: [Record], of dataset: Dataset, columns: [Int]? = nil, in doubts: Doubts) {
        for record in records {
            guard let doubt = doubts.doubt(about: record, in: dataset), doubt.flag == .open else { continue }
            let isPrinted = columns.map { columns in
                columns.contains { doubt.about(column: $0, of: dataset.definition)?.flag == .open }
            }
            guard isPrinted != false else { continue }
            count += 1
            for blame in doubt.blames where blame.accepted == nil && !rules.contains(blame.rule) {
                rules.append(blame.rule)
            }
        }
    }

    package mutating func add(_ other: OpenDoubts) {
        count += other.count
        for rule in other.rules where !rules.contains(rule) { rules.append(rule) }
    }

    /// The most rules that are named.
    private static let mostRules = 5

    /// One line without its end; nil where nothing that is printed is in open doubt.
    package var warning: String? {
        guard count > 0 else { return nil }
        let more = rules.count > Self.mostRules ? ", and \(rules.count - Self.mostRules) more" : ""
        let named = rules.prefix(Self.mostRules).joined(separator: ", ") + more
        return "warning: \(Plural.of(count, "value")) \(count == 1 ? "is" : "are") doubted by open findings (\(named))"
    }
}
