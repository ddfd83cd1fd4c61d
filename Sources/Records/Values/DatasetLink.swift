import Text

/// The records of another dataset that a rule looks up for a record of its own.
package struct DatasetLink: Hashable, Sendable {
    package let dataset: String
    /// By column of the other dataset, the own column with the same words. A key field that is missing here has an own
    /// column of its own name.
    package let columns: [String: String]
    /// Columns of the other dataset for which the rule names the words.
    package let fixed: Set<String>

    /// - Parameter matches: own columns, each with the one of the other dataset.
    package init(_ dataset: String, matches: [(own: String, foreign: String)] = [], fixed: [String] = []) {
        (self.dataset, self.fixed) = (dataset, Set(fixed))
        columns = Dictionary(first: matches.map { ($0.foreign, $0.own) })
    }
}
