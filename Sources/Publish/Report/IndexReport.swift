import Diagnostics
import Measures

/// `reports/index.md`: what is here, for which versions, and how far it can be trusted.
enum IndexReport: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        let labels = ReportLabels(book: publication.book, language: "en")
        let text = [introduction(publication, labels), datasets(publication, labels), trust(publication), more].joined(
            separator: "\n")
        return [OutputFile(path: "reports/index.md", bytes: Array(text.utf8))]
    }

    private static func introduction(_ publication: Publication, _ labels: ReportLabels) -> String {
        """
        # \(MarkdownText.escape(publication.book.title[labels.language]))

        \(MarkdownText.escape(publication.book.description[labels.language]))

        """
    }

    private static func datasets(_ publication: Publication, _ labels: ReportLabels) -> String {
        let rows = publication.datasets.map { dataset in
            [
                "[\(labels.title(of: dataset.definition))](\(dataset.name).md)",
                ReportLabels.count(dataset.records.count),
                versions(of: dataset, labels), articles(of: dataset, publication.book),
                state(of: dataset, publication.findings),
            ]
        }
        let table = MarkdownTable(
            header: ["Dataset", "Values", "Versions", "Articles", "State"], rows: rows, numericColumns: [1])
        return "## What is here\n\n\(table.text)"
    }

    private static func versions(of dataset: Dataset, _ labels: ReportLabels) -> String {
        guard let name = dataset.definition.changesAlong, let index = dataset.definition.keyIndex(name) else {
            return ""
        }
        let present = Set(dataset.records.map { $0.key[index] })
        let known = labels.book.vocabulary(of: dataset.definition.keys[index])?.entries.map(\.id) ?? present.sorted()
        return known.filter(present.contains).map {
            MarkdownText.escape(labels.word($0, of: dataset.definition.keys[index]))
        }
        .joined(separator: ", ")
    }

    private static func articles(of dataset: Dataset, _ book: Book) -> String {
        let ranks = Set(dataset.claims.map(\.article)).sorted()
        return ranks.map {
            "[\(MarkdownText.escape(book.articles[$0].id))](sources.md#\(Anchor.article(book.articles[$0])))"
        }
        .joined(separator: " ")
    }

    /// What is not plainly read and agreed on.
    private static func state(of dataset: Dataset, _ findings: [Finding]) -> String {
        let notes = CellNotes(dataset, findings: findings)
        let counts = [
            (dataset.records.filter { !notes.flags(on: $0).isEmpty }.count, "flagged"),
            (dataset.records.filter { $0.status == .corrected }.count, "corrected"),
            (dataset.records.filter { $0.status == .contested }.count, "contested"),
            (dataset.records.filter { $0.status == .notAvailable }.count, "not available"),
        ]
        let text = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return text.isEmpty ? "as read" : text
    }

    private static func trust(_ publication: Publication) -> String {
        let values = publication.datasets.map(\.records.count).reduce(0, +)
        let claims = publication.datasets.map(\.claims.count).reduce(0, +)
        let rules = publication.datasets.flatMap(\.definition.rules)
        let broken = Set(publication.findings.map(\.rule))
        let holding = rules.filter { !broken.contains($0.id) }.count
        let assumed = publication.datasets.flatMap(\.records).filter { !$0.assumed.isEmpty }.count
        return """
            ## How far it can be trusted

            \(ReportLabels.count(claims, "claim")) of \(ReportLabels.count(publication.articles.count, "article")) make \(ReportLabels.count(values, "value")).
            Each remembers the file, line and column that it was read from.
            \(ReportLabels.count(rules.count, "rule")) of the book compare the values with each other;
            \(holding == rules.count ? "all of them hold" : "\(holding) hold everywhere, \(rules.count - holding) name exceptions").
            Findings: \(FindingsText.summary(publication.findings)).
            \(assumed == 0 ? "Nothing is assumed." : "\(ReportLabels.count(assumed, "value")) rest on an assumption, which their column `assumed` names.")

            """
    }

    private static let more = """
        ## More

        - [Changes between versions](changes.md)
        - [Findings](findings.md)
        - [Sources](sources.md)
        - [Rules](rules.md)

        """
}
