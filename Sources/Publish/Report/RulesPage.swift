internal import Diagnostics
internal import Measures

/// `reports/rules.md`: the rules of the book and whether they hold, then every kind of rule.
struct RulesPage {
    let material: ReportMaterial

    var text: String {
        var page = MarkdownPage(title: "Rules")
        page.paragraph(
            "A rule of the book is a kind of rule with its parameters. Findings that are accepted or corrected count too."
        )
        for dataset in material.publication.datasets where !dataset.definition.rules.isEmpty {
            page.heading(dataset.definition.title[material.language], level: 2)
            page.table(rules(of: dataset.definition))
        }
        if !material.publication.ruleKinds.isEmpty { page.heading("Kinds of rules", level: 2) }
        for kind in material.publication.ruleKinds { write(kind, to: &page) }
        return page.text
    }

    private func rules(of definition: DatasetDefinition) -> MarkdownTable {
        let known = Set(material.publication.ruleKinds.map(\.id))
        return MarkdownTable(
            columns: ["Rule", "Kind", "Why", "Severity", "Holds"].map { MarkdownTable.Column($0) },
            rows: definition.rules.map { rule in
                let kind = MarkdownText.inline(rule.kind)
                return [
                    MarkdownText.inline(rule.id),
                    known.contains(rule.kind) ? "[\(kind)](#\(MarkdownAnchor.of(rule.kind)))" : kind,
                    MarkdownText.inline(rule.reason[material.language]), rule.severity.rawValue, verdict(rule),
                ]
            })
    }

    private func verdict(_ rule: RuleDefinition) -> String {
        let findings = material.publication.findings.filter { $0.rule == rule.id }
        let accepted = findings.count { $0.accepted != nil }
        guard !findings.isEmpty else {
            return material.publication.silentRules.contains(rule.id) ? "says nothing: nothing to compare" : "yes"
        }
        let count = Plural.of(findings.count, "finding")
        if accepted == findings.count { return "but for \(count), accepted" }
        return "**no**: \(count)" + (accepted > 0 ? ", \(accepted) accepted" : "")
    }

    private func write(_ kind: RuleDescription, to page: inout MarkdownPage) {
        page.heading(kind.id, level: 3)
        page.paragraph("\(MarkdownText.block(kind.summary)) (Looks at: \(scope(kind.scope)).)")
        page.paragraph(MarkdownText.paragraphs(kind.explanation))
        page.list(
            kind.parameters.map { parameter in
                let need = parameter.isRequired ? "required" : "optional"
                return MarkdownItem(
                    "\(MarkdownText.code(parameter.name)) (\(need)): \(MarkdownText.inline(parameter.meaning))")
            })
        for example in kind.examples {
            let verdict = example.isPassing ? "Passes" : "Fails, at each ↓"
            page.paragraph("\(verdict): \(MarkdownText.inline(example.caption))")
            page.fence(
                [example.rule, example.table].filter { !$0.isEmpty }.joined(separator: "\n\n"), language: "text")
        }
    }

    private func scope(_ scope: RuleScope) -> String {
        switch scope {
        case .table: "one table of an article"
        case .record: "one record"
        case .dataset: "the records of datasets"
        }
    }
}
