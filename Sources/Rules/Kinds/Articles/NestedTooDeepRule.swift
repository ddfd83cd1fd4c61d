import Books
import Text

/// HTML with excessively nested elements.
enum NestedTooDeepRule {
    static let description = RuleDescription(
        id: .nestedTooDeep, scope: .table,
        summary:
            "The elements of an article's HTML are nested at most 512 deep; a table with its cells counts as four.",
        explanation: """
            The time to read such a page grows with the square of its depth, or, if unclosed elements are reopened \
            in each paragraph, of their number. The HTML is not read; the finding is at the first \
            tag that is too deep. Browsers do not show deeper pages either.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A few nested elements",
                table: """
                    (<table><tr><td> 3 times)10
                    """),
            RuleExample(
                "Too many nested elements",
                table: """
                    (<table><tr><td> 128 times)↓<table><tr><td>10
                    """),
        ])
}
