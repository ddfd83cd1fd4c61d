import Books
import Records
import Text

/// A correction whose cell no longer holds what it expects.
enum StaleCorrectionRule {
    static let description = RuleDescription(
        id: .staleCorrection, scope: .dataset,
        summary: "A correction finds in its source what it expects to find there.",
        explanation: """
            A correction names a cell, what stands there, and what should. Once the source says something \
            else, or nothing, the correction is not applied and is an error, so that no mended source is \
            corrected again. Stands at the entry in the book's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "The source still holds the error",
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
                "The source was mended",
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
