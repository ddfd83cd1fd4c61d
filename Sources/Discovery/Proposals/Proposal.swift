package import Books
import Records
package import Text

/// A relation that the data obey, as a rule that the book could declare.
package struct Proposal: Sendable {
    package let dataset: String
    package let column: String
    /// Complete: it can be pasted, and run.
    package internal(set) var rule: RuleDefinition
    /// What holds, in words.
    package let statement: String
    /// How many records the rule can judge.
    package let support: Int
    /// What the rule would find, by place.
    package let exceptions: [Finding]
    /// Bits of evidence beyond chance, after all costs.
    package let strength: Int
    /// Whether it follows from others, most of them stronger.
    package internal(set) var isImplied = false
    /// The rule of the book that says it already, or says more; nil where it is new.
    package internal(set) var known: String?
    /// Nil where no record was left out.
    package internal(set) var foretelling: Foretelling?
}
