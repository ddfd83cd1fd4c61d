package import Measures

/// A record that the last output had and a build has no more.
package enum LostRecordRule {
    package static let description = RuleDescription(
        id: "lost-record", scope: .dataset,
        summary: "Every record of the last output is still there.",
        explanation: """
            A build compares its records with those of the folder that it writes to, by their keys. A record that is no \
            more was lost by a change of an article, of a recipe or of a vocabulary, or it was wrong before: then an \
            entry of AcceptedFindings.yaml says so. The finding is told once and not written, for what a build writes \
            does not depend on what stood there.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "All records of the last output",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A record that was in the last output",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | ↓elm |     15 |
                    """),
        ])
}
