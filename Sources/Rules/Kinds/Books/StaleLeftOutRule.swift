import Books
import Text

/// Only described here; the stage that reads tables as records applies it.
enum StaleLeftOutRule {
    static let description = RuleDescription(
        id: .staleLeftOut, scope: .table, summary: "The tables that a recipe leaves out exist, in the declared number.",
        explanation: """
            An entry of `left_out` matches as many tables or lists as `each` says, by default one. With more or fewer \
            matches it leaves out none, so that a new table in the article is found; and a table that is read is \
            not left out. The finding is at the entry in the recipe's file.
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
                "The table no longer exists",
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
