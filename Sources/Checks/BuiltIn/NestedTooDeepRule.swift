internal import Measures

/// HTML whose elements stand in each other without end.
enum NestedTooDeepRule {
    static let description = RuleDescription(
        id: "nested-too-deep", scope: .table,
        summary: "The elements of an article's HTML nest at most 20,000 deep; a table counts for four.",
        explanation: """
            Reading such a page would take time that grows with the square of its depth. Its HTML is not read; this \
            stands at the first tag that is too deep.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A few elements in each other",
                table: """
                    (<table><tr><td> 3 times)10
                    """),
            RuleExample(
                "Elements without end",
                table: """
                    (<table><tr><td> 5,000 times)↓<table><tr><td>10
                    """),
        ])
}
