import Books
import Records
import Text

/// Described here, applied where a book's folder is read.
enum UnusedArticleRule {
    static let description = RuleDescription(
        id: .unusedArticle, scope: .table, summary: "Every article in the book's folder is read or left out.",
        explanation: """
            A file among the articles that `book.yaml` does not list, or an article that no recipe reads, would be missing \
            in the data without a word. List it and write a recipe, or say under `left_out` in `book.yaml` why not. Pictures, \
            styles and programs that pages bring with them are no articles. The finding stands at the file's beginning.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A recipe reads the article",
                rule: """
                    select: {header: [wood, weight]}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "No recipe reads the article",
                table: """
                    ↓| wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
        ])
}
