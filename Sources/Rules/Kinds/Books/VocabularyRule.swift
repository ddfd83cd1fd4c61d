import Books
import Records
import Text

/// A label that no vocabulary knows.
enum VocabularyRule {
    static let description = RuleDescription(
        id: .vocabulary, scope: .record,
        summary: "A label in a column of words is known to the column's vocabulary.",
        explanation: """
            Ids, labels in every language, aliases, groups and parts are known, whatever their case, width \
            and white space. Anything else is reported with the nearest known name; the record is left out.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Labels that the vocabulary knows",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | Fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A label with a slip",
                table: """
                    | wood  | weight |
                    |-------|-------:|
                    | fir   |     10 |
                    | ↓oack |     20 |
                    """),
        ])
}
