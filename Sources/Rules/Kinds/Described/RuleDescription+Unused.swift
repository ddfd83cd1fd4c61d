import Books
import Text

/// Kinds of rule about what a book declares or leaves unread. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let unused = [unusedWord, unusedColumn, unusedMapping, unusedStep, unusedArticle, unusedTable, unusedList]

    static let unusedWord = RuleDescription(
        id: .unusedWord, scope: .dataset,
        summary: "Every entry of a vocabulary occurs in a record, unless the book gives a reason.",
        explanation: """
            An entry that no record of any dataset uses is obsolete, or its label in the articles is not the one that \
            the book expects. A word that covers all others need not occur, and an entry with `without_records` (the \
            reason for having no records) must not occur. The finding is at the entry in the vocabulary's file.
            """,
        examples: """
            Example: Every word occurs
            words: [fir, oak]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |     20 |
            Example: A word that no table contains
            words: [fir, ↓elm]
            Table:
            Example: A word without records, with the reason
            words: [fir, {id: elm, without_records: Nobody has weighed elm.}]
            Table:
            Example: A word with an unexpected record
            words: [fir, {id: elm, without_records: ↓Nobody has weighed elm.}]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | elm  |     15 |
            """)

    static let unusedColumn = RuleDescription(
        id: .unusedColumn, scope: .table,
        summary: "A recipe reads every column of its tables.",
        explanation: """
            A column that the recipe does not read is data that the book has overlooked, or its name in the recipe is \
            misspelt. Blames the column's header cell, also of a table of plain text. Tables that no recipe \
            reads are skipped. The same holds for a named \
            part of a pattern that no field reads, if nothing else reads the column, and for a \
            column that a step makes: the finding is at the pattern or the step. A column that need not be read can be \
            declared with the step \"expect\".
            """,
        examples: """
            Example: Every column is read
            wood: {column: wood}
            weight: {column: weight}
            Table:
            Example: An additional column
            | wood | weight | ↓knots |
            |------|-------:|-------:|
            | fir  |     10 |      3 |
            """)

    static let unusedMapping = RuleDescription(
        id: .unusedMapping, scope: .table,
        summary: "Every entry of a recipe's mapping matches some cell.",
        explanation: """
            A mapping that no cell needs is obsolete, or the article has changed. The finding is at the entry in \
            the recipe's file.
            """,
        examples: """
            Example: Every entry matches a cell
            map: {F: fir, O: oak}
            Table:
            | wood | weight |
            |------|-------:|
            | F    |     10 |
            | O    |     20 |
            Example: An entry without a matching cell
            map: {F: fir, ↓E: elm}
            Table:
            | wood | weight |
            |------|-------:|
            | F    |     10 |
            """)

    static let unusedStep = RuleDescription(
        id: .unusedStep, scope: .table,
        summary: "Every step of a recipe has an effect.",
        explanation: """
            A step that changes none of its recipe's tables (no row to skip, no mark that means "as above") is \
            obsolete, or the article has changed. The same is true of a text in "skip-rows" that no cell has. The finding is at the \
            step or the text in the recipe's file.
            """,
        examples: """
            Example: The step fills a cell
            ditto: {columns: [weight], marks: ["↑"]}
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |      ↑ |
            Example: A step without effect
            ↓ditto: {columns: [weight], marks: ["↑"]}
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |     20 |
            """)

    static let unusedArticle = RuleDescription(
        id: .unusedArticle, scope: .table, summary: "Every article in the book's folder is read or left out.",
        explanation: """
            A file among the articles that `book.yaml` does not list, or an article that no recipe reads, would silently be missing \
            in the data. List it and write a recipe, or give the reason under `left_out` in `book.yaml`. Pictures, \
            styles and programs of pages are not articles. The finding is at the file's beginning.
            """,
        examples: """
            Example: A recipe reads the article
            select: {header: [wood, weight]}
            Table:
            Example: No recipe reads the article
            Table:
            ↓| wood | weight |
            |------|-------:|
            | fir  |     10 |
            """)

    static let unusedTable = RuleDescription(
        id: .unusedTable, scope: .table, summary: "Every table of an article that has a recipe is read or left out.",
        explanation: """
            A table that no selection matches was overlooked, or has a new heading or header. Read it, or give the \
            reason in the recipe's `left_out`. The finding is at the table's first row. The rule also covers tables of \
            plain text with numbers (in `<pre>`, code blocks and text files), lines with pipes that look like rows of \
            a table but that Markdown does not read (after a blank line, or above the header), lines behind the blank \
            line that ends a block of plain text but that look like its rows, and sections of the \
            step "section-rows" without rows below them. Articles without a recipe are skipped.
            """,
        examples: """
            Example: The selection matches the table
            select: {header: [wood, weight]}
            Table:
            Example: No selection matches the second table
            | wood | weight |
            |------|-------:|
            | fir  |     10 |

            ↓| saw  | cuts |
            |------|-----:|
            | band |     3 |
            Example: No recipe reads the table in the code block
            | wood | weight |
            |------|-------:|
            | fir  |     10 |

                ↓saw   cuts
                band     3
                fret    12
            """)

    static let unusedList = RuleDescription(
        id: .unusedList, scope: .table, summary: "Every list of an article that has a recipe is read or left out.",
        explanation: """
            A list that no selection matches was overlooked, or is new in the article. Read it, or give the reason in \
            the recipe's `left_out`. The finding is at the list's first item. Numbered, bulleted and description \
            lists (`<dl>`) count. Articles without a recipe are skipped.
            """,
        examples: """
            Example: The recipe leaves the list out
            left_out: [{select: {list: true}, reason: These are tools.}]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |

            - saw
            - plane
            Example: The recipe does not mention the list
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |

            - ↓saw
            - plane
            """)
}
