import Books
import Text

/// Kinds of rule about entries that no longer fit. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let ofLedgers = [
        staleLeftOut, staleCorrection, staleAcceptance, changedAcceptance, incompleteEntry, unknownImplied, staleTable,
    ]

    static let staleLeftOut = RuleDescription(
        id: .staleLeftOut, scope: .table, summary: "The tables that a recipe leaves out exist, in the declared number.",
        explanation: """
            An entry of `left_out` matches as many tables or lists as `each` says, by default one. With more or fewer \
            matches it leaves nothing out, so a new table in the article is found. A table that is read is not left \
            out. The finding is at the entry in the recipe's file.
            """,
        examples: """
            Example: One table, as the entry says
            left_out: [{select: {header: [saw]}, reason: These are tools.}]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |

            | saw  | cuts |
            |------|-----:|
            | band |     3 |
            Example: The table no longer exists
            left_out: [↓{select: {header: [saw]}, reason: These are tools.}]
            Table:
            """)

    static let staleCorrection = RuleDescription(
        id: .staleCorrection, scope: .dataset,
        summary: "The source of a correction has the value that the correction expects.",
        explanation: """
            A correction names a cell, its value, and the right value. If the source has another value \
            or none, the correction is not applied and is an error, so that a corrected source is not \
            corrected again. So is a correction that changes nothing. The finding is at the entry in the book's file.
            """,
        examples: """
            Example: The source still has the error
            dataset: example
            key: {wood: fir}
            field: weight
            article: example
            expect: "100"
            value: "10"
            reason: A zero too many.
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |    100 |
            Example: The source was corrected
            dataset: example
            key: {wood: fir}
            field: weight
            article: example
            expect: ↓"100"
            value: "10"
            reason: A zero too many.
            Table:
            """)

    static let staleAcceptance = RuleDescription(
        id: .staleAcceptance, scope: .dataset,
        summary: "Every accepted finding still occurs.",
        explanation: """
            An acceptance without its finding would hide the next mistake in the same place. Remove the \
            entry, unless cells that cannot be read may be why nothing is found: correct these first. If the entry names \
            an unknown rule and another rule finds the same, the message names that rule. A second entry for the same finding is a warning. The finding is at the entry in the book's file.
            """,
        examples: """
            Example: The finding still occurs
            \(acceptance(weight: 100))
            Example: The cell is now right
            \(acceptance(of: "↓weight-range", weight: 10))
            """)

    static let changedAcceptance = RuleDescription(
        id: .changedAcceptance, scope: .dataset,
        summary: "An accepted finding has the values for which it was accepted.",
        explanation: """
            If the cell has changed, or another cell is found, the acceptance \
            no longer applies: the findings are open, and this one names their current values. It is at the \
            entry in the book's file.
            """,
        examples: """
            Example: The value that was accepted
            \(acceptance(weight: 100))
            Example: Another value
            \(acceptance(of: "↓weight-range", weight: 120))
            """)

    static let incompleteEntry = RuleDescription(
        id: .incompleteEntry, scope: .dataset,
        summary: "A ledger entry identifies its record, unit and values completely.",
        explanation: """
            An entry holds only for what it names. One about a single record with a part of its key would also hold for \
            another record with the same value. One without the unit of a number whose record has its own would hold for \
            another unit, one with `publish: implied` without `implied` for any implied value, and one for \
            findings without a value and without `count` for any number of them. One for lost records without their whole \
            keys would also hold for later losses. Records that an entry covers may \
            exchange their values unless these are in the order of the records. The entry still applies; \
            the message gives the line to write, and `measurebook check --suggest` prints the whole entry.
            """,
        examples: """
            Example: The entry is about one row
            rule: surplus-cells
            article: example
            count: 1
            reason: The mill adds a tick.
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 | x |
            Example: It would accept later rows, too
            rule: ↓surplus-cells
            article: example
            reason: The mill adds a tick.
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 | x |
            """)

    static let unknownImplied = RuleDescription(
        id: .unknownImplied, scope: .dataset,
        summary: "The rules imply one value for an accepted finding with `publish: implied`.",
        explanation: """
            A value is derived only if the finding's rule implies a value for the cell, and no other rule implies \
            another one. Otherwise the value read stays published, and this finding is at the entry in the book's file. \
            Remove `publish`, or correct the cell.
            """,
        examples: """
            Example: The entry publishes the value read
            \(acceptance(weight: 100))
            Example: A range implies no value
            \(acceptance(publish: "↓implied", weight: 100))
            """)

    static let staleTable = RuleDescription(
        id: .staleTable, scope: .table,
        summary: "The tables between the marks of a page are up to date.",
        explanation: """
            `measurebook render --check` finds the tables that are out of date, or were changed by hand; \
            `measurebook render` updates them.
            """,
        examples: """
            Example: As it was rendered
            <!-- measurebook: example wood=fir -->

            | wood | weight |
            |:-----|-------:|
            | fir  |     10 |

            <!-- /measurebook -->
            Example: Changed by hand
            ↓<!-- measurebook: example wood=fir -->

            | wood | weight |
            |:-----|-------:|
            | fir  |     11 |

            <!-- /measurebook -->
            """)

    /// An entry of the accepted findings, accepted for a weight of 100, with a table with one weight.
    ///
    /// - Parameters:
    ///   - rule: the entry's rule, with the arrow if the finding is at it.
    ///   - publish: the value of `publish`; nil for none.
    private static func acceptance(
        of rule: String = "weight-range", publish: String? = nil, weight: Int
    ) -> String {
        """
        rule: \(rule)
        dataset: example
        key: {wood: fir}
        values: ["100"]\(publish.map { "\npublish: \($0)" } ?? "")
        reason: It was wet.
        Table:
        | wood | weight |
        |------|-------:|
        | fir  | \(("      " + String(weight)).suffix(6)) |
        """
    }
}
