import Books
import Rules

/// A rule that the book declares, with what its kind says of the records.
struct DeclaredRelation: Sendable {
    let rule: RuleDefinition
    let trial: RuleTrial
    /// Records whose values the rule wants to be equal.
    let equalRecords: [[Int]]
}
