import Books
import Text

/// A wrong mark in a page that `render` fills.
enum WrongMarkRule {
    static let description = RuleDescription(
        id: .wrongMark, scope: .table,
        summary: "The marks of a page name the table of the book between them.",
        explanation: """
            `measurebook render` writes between <!-- measurebook: DATASET FIELD=VALUE --> and <!-- /measurebook -->. A \
            dataset, field, value or option that is unknown, a mark that is not closed, or a mark inside a \
            paragraph is reported with its place and the nearest right word, and no page is written.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A mark with its end",
                table: """
                    <!-- measurebook: example wood=fir caption=yes -->
                    <!-- /measurebook -->
                    """),
            RuleExample(
                "An unknown word, and a mark that is not closed",
                table: """
                    <!-- measurebook: example ↓wood=frr -->
                    <!-- /measurebook -->

                    ↓<!-- measurebook: example -->
                    """),
        ])
}
