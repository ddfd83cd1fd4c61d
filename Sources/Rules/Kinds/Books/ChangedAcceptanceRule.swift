import Books
import Records
import Text

/// An accepted finding whose values are no longer those that were accepted.
enum ChangedAcceptanceRule {
    static let description = RuleDescription(
        id: .changedAcceptance, scope: .dataset,
        summary: "An accepted finding is about the values for which it was accepted.",
        explanation: """
            Where the cell has changed, or one more cell is found, what was accepted is no longer what is \
            there: the findings are not accepted, and this says which values they have now. Stands at the \
            entry in the book's file.
            """,
        parameters: [],
        examples: [
            .acceptance("The value that was accepted", weight: 100),
            .acceptance("Another value", of: "↓weight-range", weight: 120),
        ])
}
