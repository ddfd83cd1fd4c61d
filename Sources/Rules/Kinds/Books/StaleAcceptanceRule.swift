import Books
import Records
import Text

/// An accepted finding that no longer fires.
enum StaleAcceptanceRule {
    static let description = RuleDescription(
        id: .staleAcceptance, scope: .dataset,
        summary: "Every accepted finding still fires.",
        explanation: """
            An acceptance without its finding would hide the next mistake in the same place. Remove the \
            entry. Stands at the entry in the book's file.
            """,
        parameters: [],
        examples: [
            .acceptance("The finding still fires", weight: 100),
            .acceptance("The cell is right by now", of: "↓weight-range", weight: 10),
        ])
}
