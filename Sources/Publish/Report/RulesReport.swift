import Diagnostics
import Measures

/// `reports/rules.md`: what each kind of rule means, with examples, and what the book asks of its data.
enum RulesReport: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        let labels = ReportLabels(book: publication.book, language: "en")
        let introduction = """
            # Rules

            First what the book asks of its data, then what each kind of rule means. In the examples an arrow stands
            before each cell that the rule blames. [All datasets](index.md)

            """
        let own = publication.datasets.compactMap { rules(of: $0, publication, labels) }
        let kinds = publication.ruleKinds.map(kind)
        let text = [introduction, "## The book's rules\n"] + own + ["## Kinds of rule\n"] + kinds
        return [OutputFile(path: "reports/rules.md", bytes: Array(text.joined(separator: "\n").utf8))]
    }

    private static func rules(of dataset: Dataset, _ publication: Publication, _ labels: ReportLabels) -> String? {
        guard !dataset.definition.rules.isEmpty else { return nil }
        let rows = dataset.definition.rules.map { rule -> [String] in
            let findings = publication.findings.filter { $0.rule == rule.id }
            let open = findings.filter { $0.accepted == nil }.count
            let state = findings.isEmpty ? "holds" : "\(ReportLabels.count(findings.count, "finding")), \(open) open"
            return [
                "`\(rule.id)`", "[\(rule.kind)](#\(Anchor.heading(rule.kind)))",
                MarkdownText.escape(rule.reason[labels.language]), state,
            ]
        }
        let table = MarkdownTable(header: ["Rule", "Kind", "Reason", "State"], rows: rows)
        return "### Rules of [\(labels.title(of: dataset.definition))](\(dataset.name).md)\n\n\(table.text)"
    }

    private static func kind(_ kind: RuleDescription) -> String {
        var text =
            "### \(kind.id)\n\n\(MarkdownText.escape(kind.summary))\n\n\(MarkdownText.escape(kind.explanation))\n"
        if !kind.parameters.isEmpty {
            text +=
                "\n"
                + kind.parameters.map { parameter in
                    "- `\(parameter.name)`\(parameter.isRequired ? " (required)" : ""): \(MarkdownText.escape(parameter.meaning))\n"
                }.joined()
        }
        for example in kind.examples {
            text += "\n\(example.isPassing ? "Passes" : "Fails"): \(MarkdownText.escape(example.caption))\n\n"
            let parts = [example.rule, example.table].filter { !$0.isEmpty }
            text += "```text\n\(parts.joined(separator: "\n\n"))\n```\n"
        }
        return text
    }
}
