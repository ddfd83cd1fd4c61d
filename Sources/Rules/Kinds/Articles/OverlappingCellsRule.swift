import Books
import Text

/// Cells of an HTML table that cover the same place.
enum OverlappingCellsRule {
    static let description = RuleDescription(
        id: .overlappingCells, scope: .table,
        summary: "Cells of a table do not overlap.",
        explanation: """
            Spans can make cells overlap; the HTML standard calls that an error and allows both. The place \
            keeps the first cell. Blames the later cell, at its tag.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Spans side by side",
                table: """
                    <table>
                    <tr><td rowspan="2">fir<td>10
                    <tr><td>20
                    </table>
                    """),
            RuleExample(
                "A cell wide enough to overlap another",
                table: """
                    <table>
                    <tr><td>fir<td rowspan="2">10
                    <tr>↓<td colspan="2">oak
                    </table>
                    """),
        ])
}
