import Books
import Text

/// A cell with two forms of one quantity, which differ.
enum ContradictingFormsRule {
    static let description = RuleDescription(
        id: .contradictingForms, scope: .record,
        summary: "A cell with a quantity in two forms has the same quantity in both.",
        explanation: """
            For times in minutes and in seconds, or lengths in two units, in one cell. In a recipe, "confirm" names the \
            parts of the cell's pattern that add up to the field's number, each with a factor. The field's own part \
            is published; either form may be wrong.
            """,
        parameters: [],
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
}
