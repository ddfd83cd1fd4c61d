import Books
import Text

/// Only described here; the reader of text blocks applies it.
enum MisalignedCellsRule {
    static let description = RuleDescription(
        id: .misalignedCells, scope: .table,
        summary: "The cells of an aligned block of text are under the headers of their columns.",
        explanation: """
            A row that has shifted sideways, or that lacks unknown cells, is left out, because its values \
            would be read into other columns. Correct the capture. The finding is at the row's first cell.
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
                "A row has shifted",
                rule: "text: {header: wood weight, columns: [wood, weight], form: aligned}",
                table: """
                    wood    weight
                    fir         10
                            ↓oak      20
                    """),
        ])
}
