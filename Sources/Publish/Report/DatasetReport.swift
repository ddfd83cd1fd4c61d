import Diagnostics
import Measures

/// `reports/<dataset>.md`: the tables that a reader came for, then what there is to know of them.
enum DatasetReport: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        let labels = ReportLabels(book: publication.book, language: "en")
        return publication.datasets.map { dataset in
            let page = DatasetPage(dataset: dataset, publication: publication, labels: labels)
            return OutputFile(path: "reports/\(dataset.name).md", bytes: Array(page.text.utf8))
        }
    }
}

private struct DatasetPage {
    let dataset: Dataset
    let publication: Publication
    let labels: ReportLabels

    private var definition: DatasetDefinition { dataset.definition }
    private var notes: CellNotes { CellNotes(dataset, findings: publication.findings) }

    var text: String {
        let parts = [introduction] + tables + [flagged, corrected, contested, otherFindings, assumed, columns, rules]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var introduction: String {
        let unit: String =
            if case .fixed(let unit) = definition.unit { " All figures are in \(MarkdownText.escape(unit))." } else {
                ""
            }
        let sources = ValueSources(dataset, in: publication.book).text
        return """
            # \(labels.title(of: definition))

            \(MarkdownText.escape(definition.description[labels.language]))\(unit)

            \(ReportLabels.count(dataset.records.count, "value")) from \(sources).
            Data: [CSV](../data/\(dataset.name).csv), [JSON](../data/\(dataset.name).json);
            with places: [CSV](../data/claims/\(dataset.name).csv), [JSON](../data/claims/\(dataset.name).json).
            [All datasets](index.md)

            """
    }

    private var tables: [String] {
        let sections = WideTables(dataset, labels: labels, notes: notes).sections
        return sections.map { section in
            let headings = section.headings.filter { !$0.isEmpty }
            guard let first = headings.first else { return section.table.text }
            let others = headings.dropFirst()
            let alike = others.isEmpty ? "" : "The same for:\n\n" + others.map { "- \($0)\n" }.joined() + "\n"
            return "## \(first)\n\n\(alike)\(section.table.text)"
        }
    }

    private var flagged: String {
        let notes = notes
        let cells = dataset.records.filter { !notes.flags(on: $0).isEmpty }
        guard !cells.isEmpty else { return "" }
        let items = cells.map { record -> String in
            let findings = notes.flags(on: record)
            let implied = notes.implied(for: record)
            let expected = implied.isEmpty ? "" : "; the rules imply **\(implied.joined(separator: " or "))**"
            let head = "- ⚑ \(name(record)): **\(shown(record))**\(expected)\n"
            return head + findings.map { "  - \(FindingMarkdown.text($0))\n" }.joined()
        }
        return """
            ## Flagged values

            These values are published as they were read. A figure with a question mark in the tables is what the rules
            imply.

            \(items.joined())
            """
    }

    private var corrected: String {
        let cells = dataset.records.filter { $0.status == .corrected }
        guard !cells.isEmpty else { return "" }
        let items = cells.map { record -> String in
            let claim = dataset.claim(of: record)
            let article = publication.book.articles[claim.article]
            let reason = claim.corrections.map { MarkdownText.escape($0.reason[labels.language]) }.joined(
                separator: " ")
            return "- ✎ \(name(record)): **\(shown(record))**. Article \(MarkdownText.escape(article.id)) says "
                + "\(MarkdownText.code(claim.origin.raw)) (`\(article.path):\(claim.origin.location.line):\(claim.origin.location.column)`). \(reason)\n"
        }
        return "## Corrected values\n\n\(items.joined())"
    }

    private var contested: String {
        let cells = dataset.records.filter { $0.status == .contested }
        guard !cells.isEmpty else { return "" }
        let rows = cells.map { record in
            [name(record)]
                + [
                    record.claims.map { index in
                        let claim = dataset.claims[index]
                        let values = zip(definition.values, claim.values).map { labels.value($1, of: $0) }.joined(
                            separator: " × ")
                        return "\(values) (\(MarkdownText.escape(publication.book.articles[claim.article].id)))"
                    }.joined(separator: "<br>")
                ]
        }
        let table = MarkdownTable(header: ["Value", "What the articles say, the most trusted first"], rows: rows)
        return "## Contested values\n\n\(table.text)"
    }

    /// Findings that concern several records at once, or none that is published.
    private var otherFindings: String {
        let whole = definition.keys.map(\.name)
        let others = publication.findings.filter { finding in
            finding.dataset == dataset.name
                && (finding.key.map(\.field) != whole || dataset.record(key: finding.key.map(\.value)) == nil)
        }
        guard !others.isEmpty else { return "" }
        return "## Also found\n\n" + others.map { "- \(FindingMarkdown.text($0))\n" }.joined()
    }

    private var assumed: String {
        var counts: [(field: String, count: Int)] = []
        for field in definition.keys {
            let count = dataset.records.filter { $0.assumed.contains(field.name) }.count
            if count > 0 { counts.append((labels.title(of: field), count)) }
        }
        guard !counts.isEmpty else { return "" }
        let items = counts.map { "- \($0.field): \(ReportLabels.count($0.count, "value"))\n" }
        return
            "## What is assumed\n\nThe sources leave these fields open; the column `assumed` names them.\n\n\(items.joined())"
    }

    private var columns: String {
        let rows =
            (definition.keys.map { ($0, "key") }
            + definition.values.map { ($0, $0.isSetByRecipe ? "set by the book" : "value") })
            .map { field, role in
                [
                    "`\(field.name)`", labels.title(of: field), role,
                    field.vocabulary.map { "word of \(MarkdownText.escape($0))" } ?? field.type.rawValue,
                    field.description.map { MarkdownText.escape($0[labels.language]) } ?? "",
                ]
            }
        let hasDescriptions = rows.contains { !$0[4].isEmpty }
        let table = MarkdownTable(
            header: Array(["Column", "Meaning", "Role", "Type", "Description"].prefix(hasDescriptions ? 5 : 4)),
            rows: rows.map { Array($0.prefix(hasDescriptions ? 5 : 4)) })
        return "## Columns\n\n\(table.text)"
    }

    private var rules: String {
        guard !definition.rules.isEmpty else { return "" }
        let items = definition.rules.map { rule -> String in
            let count = publication.findings.filter { $0.rule == rule.id }.count
            let state = count == 0 ? "holds" : ReportLabels.count(count, "finding")
            return
                "- `\(rule.id)` ([\(rule.kind)](rules.md#\(rule.kind))): \(MarkdownText.escape(rule.reason[labels.language])) — \(state)\n"
        }
        return "## Rules\n\n\(items.joined())"
    }

    private func name(_ record: Record) -> String {
        labels.words(record.key, fields: Array(record.key.indices), of: definition)
    }

    private func shown(_ record: Record) -> String {
        zip(definition.values, record.values).filter { !$0.0.isSetByRecipe }.map { labels.value($1, of: $0) }.joined(
            separator: " × ")
    }
}

/// The articles that a dataset is read from, in words: `articles 000 and 003`.
private struct ValueSources {
    let text: String

    init(_ dataset: Dataset, in book: Book) {
        let ranks = Set(dataset.claims.map(\.article)).sorted()
        let names = ranks.map {
            "[\(MarkdownText.escape(book.articles[$0].id))](sources.md#\(Anchor.article(book.articles[$0])))"
        }
        switch names.count {
        case 0: text = "no article"
        case 1: text = "article \(names[0])"
        default: text = "articles \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
        }
    }
}
