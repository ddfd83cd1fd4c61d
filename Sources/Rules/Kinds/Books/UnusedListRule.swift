import Books
import Records
import Text

/// Described here, applied where tables become records.
enum UnusedListRule {
    static let description = RuleDescription(
        id: .unusedList, scope: .table, summary: "Every list of an article that has a recipe is read or left out.",
        explanation: """
            A list that no selection of the recipe matches was overlooked, or has come to the article. Read it, or say in \
            the recipe's `left_out` why not. The finding stands at the list's first item. Articles without a recipe are left \
            alone.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "The recipe leaves the list out",
                rule: """
                    left_out: [{select: {list: true}, reason: These are tools.}]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |

                    - saw
                    - plane
                    """),
            RuleExample(
                "Nothing speaks of the list",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |

                    - ↓saw
                    - plane
                    """),
        ])
}
