import Books
import Text

/// A correction whose cell no longer has the expected value.
enum StaleCorrectionRule {
    static let description = RuleDescription(
        id: .staleCorrection, scope: .dataset,
        summary: "The source of a correction has the value that the correction expects.",
        explanation: """
            A correction names a cell, its value, and the right value. If the source has another value \
            or none, the correction is not applied and is an error, so that a corrected source is not \
            corrected again. The finding is at the entry in the book's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "The source still has the error",
                rule: """
                    dataset: example
                    key: {wood: fir}
                    field: weight
                    article: example
                    expect: "100"
                    value: "10"
                    reason: A zero too many.
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |    100 |
                    """),
            RuleExample(
                "The source was corrected",
                rule: """
                    dataset: example
                    key: {wood: fir}
                    field: weight
                    article: example
                    expect: ↓"100"
                    value: "10"
                    reason: A zero too many.
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
        ])
}
