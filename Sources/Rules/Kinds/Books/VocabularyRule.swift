import Books
import Text

/// A label that the vocabulary does not contain.
enum VocabularyRule {
    static let description = RuleDescription(
        id: .vocabulary, scope: .record,
        summary: "The vocabulary of a column of words contains every label in the column.",
        explanation: """
            Ids, labels in every language, aliases, groups and parts are found, regardless of case, width \
            and white space. Other texts are reported with the nearest known name; the record is left out.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Labels in the vocabulary",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | Fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A misspelt label",
                table: """
                    | wood  | weight |
                    |-------|-------:|
                    | fir   |     10 |
                    | ↓oack |     20 |
                    """),
        ])
}
