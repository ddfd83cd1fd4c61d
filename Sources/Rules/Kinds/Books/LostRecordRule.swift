package import Books
import Records
import Text

/// A record, or a value of one, that the last output had and a build has no more.
package enum LostRecordRule {
    package static let description = RuleDescription(
        id: .lostRecord, scope: .dataset,
        summary: "Every record of the last output is still there, with all of its values.",
        explanation: """
            A build compares its records with those of the folder that it writes to, by their keys. A record that is no \
            more, or has no value where it had one, was lost by a change of an article, of a recipe or of a vocabulary, or it \
            was wrong before: then an entry of AcceptedFindings.yaml says so, which has done its work when the record that it \
            names is there again. The finding stands at the article that gave the record, and says where that was. It is \
            told once and not written, for what a build writes does not depend on what stood there.
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
