import Articles
import Books
import Text

@testable import Drafting

/// The draft of a table whose second column has certain cells.
struct DraftedColumn {
    let values: [DraftField]
    let recipe: String

    init(_ header: String, _ cells: [String]) {
        let rows = cells.enumerated().map { "| plank \($0) | \($1) |\n" }.joined()
        let text = "# Planks\n\n| Wood | \(header) |\n|---|---|\n" + rows
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        values = draft.datasets.first?.values ?? []
        recipe = draft.files.first { $0.path == "Recipes/a.yaml" }?.text ?? ""
    }

    /// The name, type and unit of each value.
    var fields: [String] {
        values.map { "\($0.name) \($0.type.rawValue) \($0.unit ?? "-")\($0.isOptional ? " optional" : "")" }
    }
}
