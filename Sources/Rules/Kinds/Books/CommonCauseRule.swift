import Books
import Text

/// A cell common to several findings, or whose change satisfies the rules at the least cost.
enum CommonCauseRule {
    static let description = RuleDescription(
        id: .commonCause, scope: .dataset,
        summary: "No single cell is the cause of findings that blame other cells.",
        explanation: """
            A rule that compares two cells blames one and notes the other. If the other one is wrong, each cell that \
            is compared with it is blamed by mistake. So the cell that most findings \
            note, and none blames, is named too, unless some of them would be found without it, as by a rule that follows \
            the majority. If a single finding is about up to four cells that should be equal, each \
            of them is tried with the values of the others, and all rules run again: if one cell's change leaves fewer \
            findings than that of any other, and no finding blames that cell, it is named, and the value is implied. Cells \
            whose record is in doubt, contested, corrected or accepted are skipped. Accepted findings do not count; the \
            finding disappears with those that it explains. In each dataset at most 24 changes are tried, in the order of \
            the findings, and fewer where it is large.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "One wrong shelf is not a cause",
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
            RuleExample(
                "Another article confirms the blamed cell",
                rule: """
                    kind: equal-slices
                    left: {size: small}
                    right: {size: large}
                    """,
                table: """
                    article: north
                    | wood | size  | weight |
                    |------|-------|-------:|
                    | fir  | small |    ↓12 |
                    | fir  | large |    ↓10 |
                    article: south
                    | wood | size  | weight |
                    |------|-------|-------:|
                    | fir  | large |     10 |
                    """),
        ])
}
