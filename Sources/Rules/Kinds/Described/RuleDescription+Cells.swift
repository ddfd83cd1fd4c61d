import Books
import Text

/// Kinds of rule about what cells hold. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    /// A cell that cannot be read as its column's type.
    static let type = RuleDescription(
        id: .type, scope: .record,
        summary: "A cell can be read as a value of its column's type.",
        explanation: """
            A number, a whole number, or true or false, with the unit, qualifier and footnote marks that \
            recipes and datasets allow. An unreadable cell is reported with its place and left out, never \
            guessed.
            """,
        examples: [
            RuleExample(
                "Numbers in a column of numbers",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |  1,024 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A word in a column of numbers",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  | ↓heavy |
                    | oak  |     20 |
                    """),
        ])

    static let unknownUnit = RuleDescription(
        id: .unknownUnit, scope: .record, summary: "A number's unit is one that its dataset declares.",
        explanation: """
            A cell may contain the dataset's own `unit`. If the records have their own (`unit: per-record`), the dataset lists \
            them: `units: [mm, cm]`, or `units: {vocabulary: NAME}`, whose labels and aliases are other names of the units. \
            Any other unit is reported with the nearest one, and the record is left out.
            """,
        examples: [
            RuleExample(
                "Units that the dataset declares",
                rule: "units: [kg, g]",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |  10 kg |
                    | oak  |  900 g |
                    """),
            RuleExample(
                "A misspelt unit",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |  10 kg |
                    | oak  | ↓20 kq |
                    """),
        ])

    /// A cell with two forms of one quantity, which differ.
    static let contradictingForms = RuleDescription(
        id: .contradictingForms, scope: .record,
        summary: "A cell with a quantity in two forms has the same quantity in both.",
        explanation: """
            For times in minutes and in seconds, or lengths in two units, in one cell. In a recipe, "confirm" names the \
            parts of the cell's pattern that add up to the field's number, each with a factor. The field's own part \
            is published; either form may be wrong.
            """,
        examples: [
            RuleExample(
                "Both forms agree",
                rule: """
                    pattern: "{kilos}:{grams} ({weight} g)", confirm: {kilos: 1000, grams: 1}
                    """,
                table: """
                    | wood | weight        |
                    |------|--------------:|
                    | fir  | 0:020 (20 g)  |
                    | oak  | 0:044 (44 g)  |
                    """),
            RuleExample(
                "One of them is wrong",
                rule: """
                    pattern: "{weight} kg ({pounds} lb)", confirm: {pounds: 0.454, tolerance: 0.5}
                    """,
                table: """
                    | wood | weight         |
                    |------|---------------:|
                    | fir  | 10 kg (22 lb)  |
                    | oak  | ↓20 kg (54 lb) |
                    """),
        ])

    /// A label that the vocabulary does not contain.
    static let vocabulary = RuleDescription(
        id: .vocabulary, scope: .record,
        summary: "The vocabulary of a column of words contains every label in the column.",
        explanation: """
            Ids, labels in every language, aliases, groups and parts are found, regardless of case, width \
            and white space. Other texts are reported with the nearest known name; the record is left out.
            """,
        examples: [
            RuleExample(
                "Labels in the vocabulary",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | Fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A misspelt label",
                table: """
                    | wood  | weight |
                    |-------|-------:|
                    | fir   |     10 |
                    | ↓oack |     20 |
                    """),
        ])

    /// A cell whose text differs from the one that its recipe expects in the column.
    static let unexpectedText = RuleDescription(
        id: .unexpectedText, scope: .table,
        summary: "Each cell of a column has the text that its recipe expects.",
        explanation: """
            For columns that feed no field, because they are the same in every row: the unit, the edition, the number of \
            the source. A recipe names the text, or several, in the step "expect". White space, width and case of \
            letters do not matter.
            """,
        examples: [
            RuleExample(
                "Every row has the same text",
                rule: "expect: {column: unit, is: kg}",
                table: """
                    | wood | weight | unit |
                    |------|-------:|------|
                    | fir  |     10 | kg   |
                    | oak  |     20 | kg   |
                    """),
            RuleExample(
                "One row has another text",
                table: """
                    | wood | weight | unit |
                    |------|-------:|------|
                    | fir  |     10 | kg   |
                    | oak  |     20 | ↓g   |
                    """),
        ])

    /// A wrong mark in a page that `render` fills.
    static let wrongMark = RuleDescription(
        id: .wrongMark, scope: .table,
        summary: "The marks of a page name the table of the book between them.",
        explanation: """
            `measurebook render` writes between <!-- measurebook: DATASET FIELD=VALUE --> and <!-- /measurebook -->. A \
            dataset, field, value or option that is unknown, a mark that is not closed, or a mark inside a \
            paragraph is reported with its place and the nearest right word, and no page is written.
            """,
        examples: [
            RuleExample(
                "A mark with its end",
                table: """
                    <!-- measurebook: example wood=fir caption=yes -->
                    <!-- /measurebook -->
                    """),
            RuleExample(
                "An unknown word, and a mark that is not closed",
                table: """
                    <!-- measurebook: example ↓wood=frr -->
                    <!-- /measurebook -->

                    ↓<!-- measurebook: example -->
                    """),
        ])
}
