import Books
import Text

/// Kinds of rule about the form of tables. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let ofTables = [
        recoveredTable, surplusCells, missingCells, overlappingCells, misalignedCells, repeatedColumn, raisedNumber,
    ]

    static let recoveredTable = RuleDescription(
        id: .recoveredTable, scope: .table,
        summary: "A pipe table has a delimiter row as wide as its header, at a place where Markdown allows tables.",
        explanation: """
            A table that Markdown rejects is read nevertheless, and the finding says what is wrong with it: a \
            delimiter row longer or shorter than the header, a table swallowed by the paragraph or list item \
            above it, or one inside HTML. Blames the header row. A table without a delimiter row is not \
            recovered.
            """,
        examples: """
            Example: A valid Markdown table
            Example: A delimiter row that is one cell too long
            ↓| wood | weight |
            |------|-------:|---|
            | fir  |     10 |
            """)

    static let surplusCells = RuleDescription(
        id: .surplusCells, scope: .table,
        summary: "A row does not have more cells than the header.",
        explanation: """
            Markdown silently drops the cells beyond the header, so a figure can be lost. Blames \
            the first cell that is dropped, and doubts all values of the row. In a text block with single spaces \
            between the columns, the first column takes all surplus words; where these may end with the beginning of \
            a number (`lath 1 500`, `post ~ 17`, `beam 10 to 12`), the row is also doubted.
            """,
        examples: """
            Example: Rows as wide as the header
            Example: A figure that pages would not show
            | wood | weight |
            |------|-------:|
            | fir  |     10 | ↓12 |
            """)

    static let missingCells = RuleDescription(
        id: .missingCells, scope: .table,
        summary: "A row has as many cells as the header.",
        explanation: """
            Pages pad a short row with empty cells at its end, whichever cell is missing. Blames the row, at \
            its beginning, and doubts all of its values.
            """,
        examples: """
            Example: Rows as wide as the header
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |        |
            Example: A row that ends early
            | wood | weight |
            |------|-------:|
            ↓| fir |
            | oak  |     20 |
            """)

    static let overlappingCells = RuleDescription(
        id: .overlappingCells, scope: .table,
        summary: "Cells of a table do not overlap.",
        explanation: """
            Spans can make cells overlap; the HTML standard calls that an error and allows both. The place \
            keeps the first cell. Blames the later cell.
            """,
        examples: """
            Example: Spans side by side
            <table>
            <tr><td rowspan="2">fir<td>10
            <tr><td>20
            </table>
            Example: A cell wide enough to overlap another
            <table>
            <tr><td>fir<td rowspan="2">10
            <tr><td colspan="2">↓oak
            </table>
            """)

    static let misalignedCells = RuleDescription(
        id: .misalignedCells, scope: .table,
        summary: "Cells are under the headers of their columns.",
        explanation: """
            A row that has shifted sideways, or that lacks unknown cells, is left out, because its values \
            would be read into other columns. Correct the capture. The finding is at the row's first cell. \
            A row of header cells in the body of an HTML table that gives other columns the names of the header \
            casts doubt on the rows below it; one that repeats the header is skipped. Warnings are a cell that spans \
            all columns and is read as a record, and a row that the step "section-rows" reads as a section although it \
            does not have the form of other sections (one cell over all columns, bold, or a header cell). \
            "tables --aligned" warns of lines that look like rows of a table but do not fit its columns or are separated \
            from it by another line, and of lines that may continue the row above.
            """,
        examples: """
            Example: Each cell under its header
            text: {header: wood weight, columns: [wood, weight], form: aligned}
            Table:
            wood    weight
            fir         10
            oak         20
            Example: A row has shifted
            wood    weight
            fir         10
                    ↓oak      20
            """)

    static let repeatedColumn = RuleDescription(
        id: .repeatedColumn, scope: .table,
        summary: "The columns that a recipe turns into rows have different headers.",
        explanation: """
            The values of two columns with one header would have the same key: one of the headers was misread. Blames \
            the header without which the others follow the vocabulary's order; if neither or both qualify, it \
            blames the later one, and notes that either may be wrong. Headers of several tiers are compared as wholes.
            """,
        examples: """
            Example: Each column has a different word
            unpivot: {columns: {vocabulary: wood}, name: wood, value: weight}
            Table:
            | fir | oak |
            |----:|----:|
            |  10 |  20 |
            Example: One word occurs twice
            | oak | ↓oak |
            |----:|-----:|
            |  10 |   20 |
            """)

    static let raisedNumber = RuleDescription(
        id: .raisedNumber, scope: .table,
        summary: "A raised number after a number refers to a note or is a power.",
        explanation: """
            The 1 of `39<sup>1</sup>` or `39¹` is a footnote mark only if the article has that note. It is a power \
            after 10, and if several cells of the column have this form. Any other is kept in the text (`39^1`, \
            `39¹`) and reported, and so is a raised letter or number at the end of a word in a text key \
            (`fir<sup>a</sup>`), as a warning. Blames the cell. A recipe can \
            resolve it with `raised: footnote` or `map`. A header that only the mark of a note tells from another one, \
            `A*` beside `A`, is reported, too, and so is a raised number behind a word of a header that no note explains.
            """,
        examples: """
            Example: A power of ten
            | wood | cells per litre |
            |------|----------------:|
            | fir  | 10<sup>3</sup>  |
            Example: A mark without a note
            | wood | weight |
            |------|-------:|
            | fir  | ↓39<sup>1</sup> |
            | oak  | 12 |
            """)
}
