internal import Measures

/// An accepted finding that no longer fires.
enum StaleAcceptanceRule {
    static let description = RuleDescription(
        id: "stale-acceptance", scope: .dataset,
        summary: "Every accepted finding still fires.",
        explanation: """
            An acceptance without its finding would hide the next mistake in the same place. Remove the \
            entry. Stands at the entry in the book's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "The finding still fires",
                rule: """
                    rule: weight-range
                    dataset: example
                    values: ["100"]
                    reason: It was wet.
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |    100 |
                    """),
            RuleExample(
                "The cell is right by now",
                rule: """
                    rule: ↓weight-range
                    dataset: example
                    values: ["100"]
                    reason: It was wet.
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
        ])
}
