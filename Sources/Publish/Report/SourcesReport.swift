import Diagnostics
import Measures

/// `reports/sources.md`: the articles, what is known of them, their tables, and what the tables feed.
enum SourcesReport: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        let labels = ReportLabels(book: publication.book, language: "en")
        let introduction = """
            # Sources

            The articles in the order of trust: where they differ, the first one's value is published.
            [All datasets](index.md)

            """
        let sections = publication.book.articles.indices.map { section($0, publication, labels) }
        return [
            OutputFile(
                path: "reports/sources.md", bytes: Array(([introduction] + sections).joined(separator: "\n").utf8))
        ]
    }

    private static func section(_ index: Int, _ publication: Publication, _ labels: ReportLabels) -> String {
        let article = publication.book.articles[index]
        let origin = article.origin
        let facts = [
            ("Author", origin.author), ("Published by", origin.publisher), ("Date", origin.date),
            ("Address", origin.address), ("Note", origin.note?[labels.language]),
        ].compactMap { name, text in text.map { "- \(name): \(MarkdownText.escape($0))\n" } }.joined()
        let tables = publication.articles[index].tables
        let list =
            tables.isEmpty
            ? "No tables.\n"
            : MarkdownTable(
                header: ["Line", "Under the heading", "Columns", "Rows", "Form", "Feeds"],
                rows: tables.map { row($0, article: index, publication) }, numericColumns: [0, 2, 3]
            ).text
        return """
            ## Article \(MarkdownText.escape(article.id))

            **\(MarkdownText.escape(origin.title))** (`\(article.path)`)

            \(facts)
            \(list)
            """
    }

    private static func row(_ table: ArticleTable, article: Int, _ publication: Publication) -> [String] {
        let feeds = publication.datasets.compactMap { dataset -> String? in
            let count = dataset.claims.filter { $0.article == article && $0.table == table.number }.count
            return count == 0 ? nil : "[\(dataset.name)](\(dataset.name).md) (\(ReportLabels.count(count)))"
        }
        let form = table.isRecovered ? "\(table.syntax.rawValue), recovered" : table.syntax.rawValue
        let reasons = table.isRecovered ? table.findings.filter { $0.rule == "recovered-table" }.map(\.message) : []
        return [
            String(table.location.line), MarkdownText.escape(table.headings.map(\.text).last ?? ""),
            String(table.columnCount), ReportLabels.count(table.bodyRows.count),
            form + (reasons.isEmpty ? "" : ": " + MarkdownText.escape(reasons.joined(separator: "; "))),
            feeds.isEmpty ? "nothing" : feeds.joined(separator: ", "),
        ]
    }
}
