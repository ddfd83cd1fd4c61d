import Books
import Text

/// Kinds of rule about entries that no longer fit. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let staleLeftOut = RuleDescription(
        id: .staleLeftOut, scope: .table, summary: "The tables that a recipe leaves out exist, in the declared number.",
        explanation: """
            An entry of `left_out` matches as many tables or lists as `each` says, by default one. With more or fewer \
            matches it leaves out none, so that a new table in the article is found; and a table that is read is \
            not left out. The finding is at the entry in the recipe's file.
            """,
        examples: [
            RuleExample(
                "One table, as the entry says",
                rule: "left_out: [{select: {header: [saw]}, reason: These are tools.}]",
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
                rule: "left_out: [↓{select: {header: [saw]}, reason: These are tools.}]"),
        ])

    /// A correction whose cell no longer has the expected value.
    static let staleCorrection = RuleDescription(
        id: .staleCorrection, scope: .dataset,
        summary: "The source of a correction has the value that the correction expects.",
        explanation: """
            A correction names a cell, its value, and the right value. If the source has another value \
            or none, the correction is not applied and is an error, so that a corrected source is not \
            corrected again. The finding is at the entry in the book's file.
            """,
        examples: [
            RuleExample(
                "The source still has the error",
                rule: """
                    dataset: example
                    key: {wood: fir}
                    field: weight
                    article: example
                    expect: "100"
                    value: "10"
                    reason: A zero too many.
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |    100 |
                    """),
            RuleExample(
                "The source was corrected",
                rule: """
                    dataset: example
                    key: {wood: fir}
                    field: weight
                    article: example
                    expect: ↓"100"
                    value: "10"
                    reason: A zero too many.
                    """),
        ])

    /// An accepted finding that no longer occurs.
    static let staleAcceptance = RuleDescription(
        id: .staleAcceptance, scope: .dataset,
        summary: "Every accepted finding still occurs.",
        explanation: """
            An acceptance without its finding would hide the next mistake in the same place. Remove the \
            entry. The finding is at the entry in the book's file.
            """,
        examples: [
            .acceptance("The finding still occurs", weight: 100),
            .acceptance("The cell is now right", of: "↓weight-range", weight: 10),
        ])

    /// An accepted finding whose values have changed since.
    static let changedAcceptance = RuleDescription(
        id: .changedAcceptance, scope: .dataset,
        summary: "An accepted finding has the values for which it was accepted.",
        explanation: """
            If the cell has changed, or another cell is found, the acceptance does not apply \
            any more: the findings are open, and this one names their current values. It is at the \
            entry in the book's file.
            """,
        examples: [
            .acceptance("The value that was accepted", weight: 100),
            .acceptance("Another value", of: "↓weight-range", weight: 120),
        ])

    /// An accepted finding with `publish: implied` for which the rules imply no value, or different ones.
    static let unknownImplied = RuleDescription(
        id: .unknownImplied, scope: .dataset,
        summary: "The rules imply one value for an accepted finding with `publish: implied`.",
        explanation: """
            A value is derived only if the finding's rule implies a value for the cell, and no other rule implies \
            another one. Otherwise the value read stays published, and this finding is at the entry in the book's file. \
            Remove `publish`, or correct the cell.
            """,
        examples: [
            .acceptance("The entry publishes the value read", weight: 100),
            .acceptance("A range implies no value", publish: "↓implied", weight: 100),
        ])

    /// A page with a table that is out of date.
    static let staleTable = RuleDescription(
        id: .staleTable, scope: .table,
        summary: "The tables between the marks of a page are up to date.",
        explanation: """
            `measurebook render --check` finds the tables that are out of date, or were changed by hand; \
            `measurebook render` updates them.
            """,
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
