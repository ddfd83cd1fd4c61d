import Text

/// The records of another dataset that a rule looks up for a record of its own.
package struct DatasetLink: Hashable, Sendable {
    package let dataset: String
    /// Own columns by the columns of the other dataset that have the same words; key fields that are not named have the name of
    /// an own column.
    package let columns: [String: String]
    /// Columns of the other dataset for which the rule names the words.
    package let fixed: Set<String>

    /// - Parameter matches: own columns, each with the one of the other dataset.
    package init(_ dataset: String, matches: [(own: String, foreign: String)] = [], fixed: [String] = []) {
        (self.dataset, self.fixed) = (dataset, Set(fixed))
        columns = Dictionary(first: matches.map { ($0.foreign, $0.own) })
    }
}
