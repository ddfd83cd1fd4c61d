/// A problem that the rules of a book found in its data.
public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// How bad a finding is.
    public enum Severity: String, Sendable, CaseIterable {
        /// Wrong data; a build fails until they are corrected or the finding is accepted.
        case error
        /// Data that may be wrong.
        case warning
        /// Further information.
        case note
    }

    /// Further information on a finding.
    public struct Note: Sendable, Hashable {
        /// One sentence.
        public let message: String
        /// The place that it is about.
        public let place: Place
    }

    /// The id of the rule.
    public let rule: String
    /// The severity.
    public let severity: Severity
    /// What is wrong, and what is expected if the rule knows it.
    public let message: String
    /// The cell at fault, in an article.
    public let place: Place
    /// The name of the dataset; nil if the finding is not about one.
    public let dataset: String?
    /// The words of the key that it is about, by field; empty if it is not about a record.
    public let key: [String: String]
    /// The values that the rule implies, by field.
    public let implied: [String: String]
    /// The reason for accepting the finding; nil if it is open.
    public let accepted: String?
    /// Further places.
    public let notes: [Note]

    /// `path:line:column: error: message [rule]`, as compilers write it.
    public var description: String { "\(place): \(severity.rawValue): \(message) [\(rule)]" }
}
