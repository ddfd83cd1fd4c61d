internal import Diagnostics
internal import Measures

/// `reports/findings.md`: everything that was found, by dataset and cell, open before accepted and the worst first.
struct FindingsPage {
    let material: ReportMaterial

    var text: String {
        var page = MarkdownPage(title: "Findings")
        let findings = material.publication.findings
        page.paragraph(MarkdownText.block(CheckText.summary(findings)) + ".")
        guard !findings.isEmpty else { return page.text }
        page.table(counts(findings))
        page.paragraph("As data: [findings.json](../findings.json). What each rule means: [rules](rules.md).")
        writeGroup(material.findings(of: nil), title: "Articles and the book's files", dataset: nil, to: &page)
        for dataset in material.publication.datasets {
            let title = dataset.definition.title[material.language]
            writeGroup(material.findings(of: dataset.name), title: title, dataset: dataset, to: &page)
        }
        let known = Set(material.publication.datasets.map(\.name))
        let strays = findings.filter { $0.dataset.map { !known.contains($0) } ?? false }
        writeGroup(strays, title: "Other datasets", dataset: nil, to: &page)
        return page.text
    }

    private func counts(_ findings: [Finding]) -> MarkdownTable {
        let rules = Set(findings.map(\.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return MarkdownTable(
            columns: [MarkdownTable.Column("Rule")]
                + ["Errors", "Warnings", "Notes", "Of these accepted"].map { MarkdownTable.Column($0, isNumeric: true) },
            rows: rules.map { rule in
                let those = findings.filter { $0.rule == rule }
                let severities = Severity.allCases.map { severity in those.count { $0.severity == severity } }
                return [material.ruleLink(rule)] + (severities + [those.count { $0.accepted != nil }]).map(String.init)
            })
    }

    private func writeGroup(_ findings: [Finding], title: String, dataset: Dataset?, to page: inout MarkdownPage) {
        guard !findings.isEmpty else { return }
        page.heading(title, level: 2)
        if let dataset { page.paragraph("Values: [\(MarkdownText.inline(title))](\(dataset.name).md).") }
        page.list(cells(of: findings, in: dataset))
    }

    /// One item for each cell; a cell stands where its worst finding does.
    private func cells(of findings: [Finding], in dataset: Dataset?) -> [MarkdownItem] {
        var order: [[KeyPart]] = []
        var byKey: [[KeyPart]: [Finding]] = [:]
        for finding in FindingOrder.sorted(findings) {
            if byKey[finding.key] == nil { order.append(finding.key) }
            byKey[finding.key, default: []].append(finding)
        }
        return order.flatMap { key -> [MarkdownItem] in
            let items = (byKey[key] ?? []).map { FindingItem(material: material).item($0) }
            guard let dataset, !key.isEmpty else { return items }
            return [MarkdownItem(subject(key, in: dataset), items: items)]
        }
    }

    private func subject(_ key: [KeyPart], in dataset: Dataset) -> String {
        let name = MarkdownText.block(material.name(of: key, in: dataset.definition))
        guard let record = dataset.record(key: key.map(\.value)), let field = dataset.definition.values.first else {
            return name
        }
        return "\(name): \(MarkdownText.inline(material.display(record.values[0], of: field)))"
    }
}
