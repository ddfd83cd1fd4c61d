package import Records
import Text

/// The warning about printed values in open doubt: their number, and the rules that doubt them.
///
///     warning: open findings question 2 values (second-grade-is-wider)
package struct OpenDoubts: Sendable {
    /// Each once, in how many tables it is.
    private var values: Set<Value> = []
    private var rules: [String] = []

    private struct Value: Hashable {
        let dataset: String
        let key: [String]
    }

    package init() {}

    /// - Parameter columns: the printed value columns, by index; nil for all.
    package mutating func add(_ records: [Record], of dataset: Dataset, columns: [Int]? = nil, in doubts: Doubts) {
        for record in records {
            guard let doubt = doubts.doubt(about: record, in: dataset), doubt.flag == .open else { continue }
            let isPrinted = columns.map { columns in
                columns.contains { doubt.about(column: $0, of: dataset.definition)?.flag == .open }
            }
            guard isPrinted != false else { continue }
            values.insert(Value(dataset: dataset.name, key: record.key))
            add(doubt.blames.lazy.filter { $0.accepted == nil }.map(\.rule))
        }
    }

    package mutating func add(_ other: OpenDoubts) {
        values.formUnion(other.values)
        add(other.rules)
    }

    private mutating func add(_ others: some Sequence<String>) {
        for rule in others where !rules.contains(rule) { rules.append(rule) }
    }

    /// The number of rules to name.
    private static let mostRules = 5

    /// One line without its end; nil if no printed value is in open doubt.
    package var warning: String? {
        guard !values.isEmpty else { return nil }
        let named = rules.listing(first: Self.mostRules) { ", and \($0) more" }
        return "warning: open findings question \(Plural.of(values.count, "value")) (\(named))"
    }
}
