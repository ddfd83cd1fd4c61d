import Books
import Records
import Text

/// Described here, applied where tables become records.
enum StaleLeftOutRule {
    static let description = RuleDescription(
        id: .staleLeftOut, scope: .table, summary: "What a recipe leaves out is there, as often as it says.",
        explanation: """
            An entry of `left_out` means as many tables or lists as `each` says, one where it says nothing. With more or fewer \
            of them it leaves out none, so that a table that has come to the article is found; and a table that is read is \
            not left out. The finding stands at the entry in the recipe's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "One table, as the entry says",
                rule: """
                    left_out: [{select: {header: [saw]}, reason: These are tools.}]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |

                    | saw  | cuts |
                    |------|-----:|
                    | band |     3 |
                    """),
            RuleExample(
                "The table is there no longer",
                rule: """
                    left_out: [↓{select: {header: [saw]}, reason: These are tools.}]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
        ])
}
