package import Books
import Records
import Text

/// A record, or a value of one, that the last output contains and a new build does not.
package enum LostRecordRule {
    package static let description = RuleDescription(
        id: .lostRecord, scope: .dataset,
        summary: "The build contains every record of the last output, with all of its values.",
        explanation: """
            A build compares its records with those of the output folder, by their keys. A record that is no longer \
            there, or has lost a value, was lost by a change of an article, a recipe or a vocabulary, or it \
            was wrong before. In the latter case, an entry of AcceptedFindings.yaml accepts the loss; it is obsolete when the record \
            is there again. The finding is at the article of the record, and names the record's former place. It is \
            printed once and not written, because a build's output does not depend on the previous one.
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
