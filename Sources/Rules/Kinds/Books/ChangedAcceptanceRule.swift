import Books
import Records
import Text

/// An accepted finding whose values have changed since.
enum ChangedAcceptanceRule {
    static let description = RuleDescription(
        id: .changedAcceptance, scope: .dataset,
        summary: "An accepted finding has the values for which it was accepted.",
        explanation: """
            If the cell has changed, or another cell is found, the acceptance does not apply \
            any more: the findings are open, and this one names their current values. It is at the \
            entry in the book's file.
            """,
        parameters: [],
        examples: [
            .acceptance("The value that was accepted", weight: 100),
            .acceptance("Another value", of: "↓weight-range", weight: 120),
        ])
}
