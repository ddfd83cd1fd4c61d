import Books
import Records
import Text

/// A wrong mark in a page that `render` is to fill.
enum WrongMarkRule {
    static let description = RuleDescription(
        id: .wrongMark, scope: .table,
        summary: "The marks of a page say which table of the book stands between them.",
        explanation: """
            `measurebook render` writes between <!-- measurebook: DATASET FIELD=VALUE --> and <!-- /measurebook -->. A \
            dataset, field, value or option that nobody knows, a mark that is not closed, one in the middle of a \
            paragraph: each is told with its place and the nearest right word, and no page is written.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A mark and its end",
                table: """
                    <!-- measurebook: example wood=fir caption=yes -->
                    <!-- /measurebook -->
                    """),
            RuleExample(
                "A word that the book does not know, and a mark that nothing closes",
                table: """
                    <!-- measurebook: example ↓wood=frr -->
                    <!-- /measurebook -->

                    ↓<!-- measurebook: example -->
                    """),
        ])
}
