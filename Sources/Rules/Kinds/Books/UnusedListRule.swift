import Books
import Text

/// Only described here; the stage that reads tables as records applies it.
enum UnusedListRule {
    static let description = RuleDescription(
        id: .unusedList, scope: .table, summary: "Every list of an article that has a recipe is read or left out.",
        explanation: """
            A list that no selection of the recipe matches was overlooked, or is new in the article. Read it, or give the reason in \
            the recipe's `left_out`. The finding is at the list's first item. Lists are numbered, bulleted or of descriptions (`<dl>`). Articles without a recipe are \
            skipped.
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
                "The recipe does not mention the list",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |

                    - ↓saw
                    - plane
                    """),
        ])
}
