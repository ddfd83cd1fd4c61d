internal import Measures

/// A cell that the cells of several findings have in common.
enum CommonCauseRule {
    static let description = RuleDescription(
        id: "common-cause", scope: .dataset,
        summary: "No cell stands behind several findings that blame other cells.",
        explanation: """
            A rule that compares two cells blames one and notes the other. Where the other one is wrong, each cell that \
            is compared with it is blamed, rightly by the rule and wrongly in fact. So the cell that most findings speak \
            of, and none blames, is named too. Accepted findings do not count; the finding goes away with those that it \
            explains.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "One odd shelf is no cause",
                rule: """
                    kind: linear
                    where: {size: [small, large]}
                    equals: {where: {size: middle}}
                    """,
                table: """
                    | wood | size   | weight |
                    |------|--------|-------:|
                    | fir  | small  |     10 |
                    | fir  | middle |     10 |
                    | fir  | large  |     10 |
                    """),
            RuleExample(
                "Both others are compared with the middle one",
                rule: """
                    kind: linear
                    where: {size: [small, large]}
                    equals: {where: {size: middle}}
                    """,
                table: """
                    | wood | size   | weight |
                    |------|--------|-------:|
                    | fir  | small  |    ↓10 |
                    | fir  | middle |    ↓12 |
                    | fir  | large  |    ↓10 |
                    """),
        ])
}
