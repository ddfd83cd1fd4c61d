import Books
import Text

/// Kinds of rule about what cells hold. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let ofCells = [type, unknownUnit, contradictingForms, vocabulary, unexpectedText, wrongMark]

    static let type = RuleDescription(
        id: .type, scope: .record,
        summary: "A cell can be read as a value of its column's type.",
        explanation: """
            A number, a whole number, or true or false, with the unit, qualifier and footnote marks that \
            recipes and datasets allow. An unreadable cell is reported with its place and left out, never \
            guessed.
            """,
        examples: """
            Example: Numbers in a column of numbers
            | wood | weight |
            |------|-------:|
            | fir  |  1,024 |
            | oak  |     20 |
            Example: A word in a column of numbers
            | wood | weight |
            |------|-------:|
            | fir  | ↓heavy |
            | oak  |     20 |
            """)

    static let unknownUnit = RuleDescription(
        id: .unknownUnit, scope: .record, summary: "A number's unit is one that its dataset declares.",
        explanation: """
            A cell may contain the dataset's own `unit`. If the records have their own (`unit: per-record`), the dataset lists \
            them: `units: [mm, cm]`, or `units: {vocabulary: NAME}`, whose labels and aliases are other names of the units. \
            Any other unit is reported with the nearest one, and the record is left out. Another unit that the table states \
            for its numbers is a warning: in a header or a label, `Length (in)`, at the end of the caption or heading, or \
            in a sentence above, `All lengths in cm.` So is a power of ten, `Length (10³ mm)`, `Boards (thousands)`, and so \
            is a number without a unit in a feed whose other cells have one.
            """,
        examples: """
            Example: Units that the dataset declares
            units: [kg, g]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |  10 kg |
            | oak  |  900 g |
            Example: A misspelt unit
            | wood | weight |
            |------|-------:|
            | fir  |  10 kg |
            | oak  | ↓20 kq |
            """)

    static let contradictingForms = RuleDescription(
        id: .contradictingForms, scope: .record,
        summary: "If a cell gives a quantity in two forms, both give the same quantity.",
        explanation: """
            For cells with a time in minutes and seconds, or with a length in two units. In a recipe, "confirm" names \
            the parts of the cell's pattern that add up to the field's number, each with a factor. The field's own \
            part is published; either form may be wrong.
            """,
        examples: """
            Example: Both forms agree
            pattern: "{kilos}:{grams} ({weight} g)", confirm: {kilos: 1000, grams: 1}
            Table:
            | wood | weight        |
            |------|--------------:|
            | fir  | 0:020 (20 g)  |
            | oak  | 0:044 (44 g)  |
            Example: One of them is wrong
            pattern: "{weight} kg ({pounds} lb)", confirm: {pounds: 0.454, tolerance: 0.5}
            Table:
            | wood | weight         |
            |------|---------------:|
            | fir  | 10 kg (22 lb)  |
            | oak  | ↓20 kg (54 lb) |
            """)

    static let vocabulary = RuleDescription(
        id: .vocabulary, scope: .record,
        summary: "The vocabulary of a column of words contains every label in the column.",
        explanation: """
            Ids, labels in every language, aliases, groups and parts are found, regardless of case, width \
            and the amount of white space. Other texts are reported with the nearest known name; the record is left out.
            """,
        examples: """
            Example: Labels in the vocabulary
            | wood | weight |
            |------|-------:|
            | Fir  |     10 |
            | oak  |     20 |
            Example: A misspelt label
            | wood  | weight |
            |-------|-------:|
            | fir   |     10 |
            | ↓oack |     20 |
            """)

    static let unexpectedText = RuleDescription(
        id: .unexpectedText, scope: .table,
        summary: "Each cell of a column has the text that its recipe expects.",
        explanation: """
            For columns that feed no field because they are the same in every row, such as the unit, the edition or \
            the source's number. The recipe names the text, or several texts, in the step "expect". White space, \
            width and case are ignored.
            """,
        examples: """
            Example: Every row has the same text
            expect: {column: unit, is: kg}
            Table:
            | wood | weight | unit |
            |------|-------:|------|
            | fir  |     10 | kg   |
            | oak  |     20 | kg   |
            Example: One row has another text
            | wood | weight | unit |
            |------|-------:|------|
            | fir  |     10 | kg   |
            | oak  |     20 | ↓g   |
            """)

    static let wrongMark = RuleDescription(
        id: .wrongMark, scope: .table,
        summary: "The marks of a page name the table of the book between them.",
        explanation: """
            `measurebook render` writes between <!-- measurebook: DATASET FIELD=VALUE --> and <!-- /measurebook -->. A \
            dataset, field, value or option that is unknown, a mark that is not closed, or a mark inside a \
            paragraph is reported with its place and the nearest right word, and no page is written.
            """,
        examples: """
            Example: A mark with its end
            <!-- measurebook: example wood=fir caption=yes -->
            <!-- /measurebook -->
            Example: An unknown word, and a mark that is not closed
            <!-- measurebook: example ↓wood=frr -->
            <!-- /measurebook -->

            ↓<!-- measurebook: example -->
            """)
}
