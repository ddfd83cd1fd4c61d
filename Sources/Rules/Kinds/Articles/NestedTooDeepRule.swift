import Books
import Records
import Text

/// HTML whose elements stand in each other without end.
enum NestedTooDeepRule {
    static let description = RuleDescription(
        id: .nestedTooDeep, scope: .table,
        summary: "The elements of an article's HTML nest at most 512 deep; a table with its cells counts for four.",
        explanation: """
            Reading such a page would take time that grows with the square of its depth, or, where elements are left \
            open that each paragraph opens again, with their number. Its HTML is not read; this stands at the first \
            tag that is too deep. Browsers show no deeper page either.
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
                    (<table><tr><td> 128 times)↓<table><tr><td>10
                    """),
        ])
}
