import Books
import Records
import Text

/// Described here, applied where tables become records.
enum UnknownUnitRule {
    static let description = RuleDescription(
        id: .unknownUnit, scope: .record, summary: "A number's unit is one that its dataset declares.",
        explanation: """
            A cell may bring the dataset's own `unit`. Where the records bring theirs (`unit: per-record`), the dataset lists \
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
                "A unit with a slip",
                rule: "units: [kg, g]",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |  10 kg |
                    | oak  | ↓20 kq |
                    """),
        ])
}
