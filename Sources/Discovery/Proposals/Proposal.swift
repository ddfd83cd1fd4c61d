package import Books
package import Text

/// A relation that the data obey, as a rule that the book could declare.
package struct Proposal: Sendable {
    package let dataset: String
    package let column: String
    /// Complete and valid.
    package internal(set) var rule: RuleDefinition
    /// The rule in words.
    package let statement: String
    /// The number of records that the rule can judge.
    package let support: Int
    /// The rule's findings, by place.
    package let exceptions: [Finding]
    /// Bits of evidence beyond chance, after all costs.
    package let strength: Int
    /// Whether it follows from others, usually stronger ones.
    package internal(set) var isImplied = false
    /// The book's rule that states the same or more; nil for a new relation.
    package internal(set) var known: String?
    /// Nil if no record was left out.
    package internal(set) var prediction: Prediction?
}
