import Books
import Records
import Text

/// Cells of an HTML table that claim the same place.
enum OverlappingCellsRule {
    static let description = RuleDescription(
        id: .overlappingCells, scope: .table,
        summary: "No two cells of a table stand in the same place.",
        explanation: """
            Spans can make cells overlap; the HTML standard calls that an error and lets both stand there. The place \
            keeps the cell that came first. Blames the later cell, at its tag.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Spans beside each other",
                table: """
                    <table>
                    <tr><td rowspan="2">fir<td>10
                    <tr><td>20
                    </table>
                    """),
            RuleExample(
                "A cell that is wide enough to reach into another",
                table: """
                    <table>
                    <tr><td>fir<td rowspan="2">10
                    <tr>↓<td colspan="2">oak
                    </table>
                    """),
        ])
}
