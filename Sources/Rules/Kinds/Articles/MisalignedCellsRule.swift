import Books
import Records
import Text

/// Described here, applied where blocks of text are read.
enum MisalignedCellsRule {
    static let description = RuleDescription(
        id: .misalignedCells, scope: .table,
        summary: "The cells of an aligned block of text stand under the headers of their columns.",
        explanation: """
            A row that has slipped sideways, or one that lacks cells and does not tell which, gives no record: its values \
            would be read into other columns. Mend the capture. The finding stands at the row's first cell.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Each cell under its header",
                rule: "text: {header: wood weight, columns: [wood, weight], form: aligned}",
                table: """
                    wood    weight
                    fir         10
                    oak         20
                    """),
            RuleExample(
                "A row has slipped",
                rule: "text: {header: wood weight, columns: [wood, weight], form: aligned}",
                table: """
                    wood    weight
                    fir         10
                            ↓oak      20
                    """),
        ])
}
