import Books
import Text

/// A page with a table that is out of date.
enum StaleTableRule {
    static let description = RuleDescription(
        id: .staleTable, scope: .table,
        summary: "The tables between the marks of a page are up to date.",
        explanation: """
            `measurebook render --check` finds the tables that are out of date, or were changed by hand; \
            `measurebook render` updates them.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "As it was rendered",
                table: """
                    <!-- measurebook: example wood=fir -->

                    | wood | weight |
                    |:-----|-------:|
                    | fir  |     10 |

                    <!-- /measurebook -->
                    """),
            RuleExample(
                "Changed by hand",
                table: """
                    ↓<!-- measurebook: example wood=fir -->

                    | wood | weight |
                    |:-----|-------:|
                    | fir  |     11 |

                    <!-- /measurebook -->
                    """),
        ])
}
