import Books
import Records
import Text

/// An accepted finding that no longer occurs.
enum StaleAcceptanceRule {
    static let description = RuleDescription(
        id: .staleAcceptance, scope: .dataset,
        summary: "Every accepted finding still occurs.",
        explanation: """
            An acceptance without its finding would hide the next mistake in the same place. Remove the \
            entry. The finding is at the entry in the book's file.
            """,
        parameters: [],
        examples: [
            .acceptance("The finding still occurs", weight: 100),
            .acceptance("The cell is now right", of: "↓weight-range", weight: 10),
        ])
}
