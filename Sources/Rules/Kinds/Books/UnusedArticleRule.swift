import Books
import Text

/// Only described here; the stage that reads a book's folder applies it.
enum UnusedArticleRule {
    static let description = RuleDescription(
        id: .unusedArticle, scope: .table, summary: "Every article in the book's folder is read or left out.",
        explanation: """
            A file among the articles that `book.yaml` does not list, or an article that no recipe reads, would silently be missing \
            in the data. List it and write a recipe, or give the reason under `left_out` in `book.yaml`. Pictures, \
            styles and programs of pages are not articles. The finding is at the file's beginning.
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
