import Books
import Text

/// Only described here; the stage that reads tables as records applies it.
enum UnknownUnitRule {
    static let description = RuleDescription(
        id: .unknownUnit, scope: .record, summary: "A number's unit is one that its dataset declares.",
        explanation: """
            A cell may contain the dataset's own `unit`. If the records have their own (`unit: per-record`), the dataset lists \
            them: `units: [mm, cm]`, or `units: {vocabulary: NAME}`, whose labels and aliases are other names of the units. \
            Any other unit is reported with the nearest one, and the record is left out.
            """,
        parameters: [],
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
                rule: "units: [kg, g]",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |  10 kg |
                    | oak  | ↓20 kq |
                    """),
        ])
}
