import Books
import Records
import Text

/// `reports/findings.md`: all findings, by dataset and cell, open before accepted and the worst first.
struct FindingsPage: ReportPart {
    let material: ReportMaterial

    var document: Document {
        var page = Document(title: say("Findings", ja: "指摘"))
        let findings = material.publication.findings
        page.paragraph(RichText(CheckText.summary(findings, say: say) + say(".", ja: "。")))
        guard !findings.isEmpty else { return page }
        page.table(counts(findings))
        let data = RichText.link("findings.json", .file("findings.json"))
        let rules = RichText.link(say("rules", ja: "規則"), .page(.rules))
        page.paragraph(
            say(
                "As data: \(data). What each rule means: \(rules).", ja: "データ：\(data)。規則の意味：\(rules)。"))
        writeGroup(
            material.findings(of: nil), title: say("Articles and the book's files", ja: "記事と本書のファイル"), dataset: nil,
            to: &page)
        for dataset in material.publication.datasets {
            let title = dataset.definition.title[material.language]
            writeGroup(material.findings(of: dataset.name), title: title, dataset: dataset, to: &page)
        }
        let known = Set(material.publication.datasets.map(\.name))
        let strays = findings.filter { $0.dataset.map { !known.contains($0) } ?? false }
        writeGroup(strays, title: say("Other datasets", ja: "ほかのデータセット"), dataset: nil, to: &page)
        return page
    }

    private func counts(_ findings: [Finding]) -> DocumentTable {
        let rules = Set(findings.map(\.rule)).sorted { $0.precedesByBytes($1) }
        let titles: [Severity: RichText] = [
            .error: say("Errors", ja: "誤り"), .warning: say("Warnings", ja: "警告"), .note: say("Notes", ja: "注記"),
        ]
        let severities = Severity.allCases.filter { severity in findings.contains { $0.severity == severity } }
        return DocumentTable(
            [say("Rule", ja: "規則"), say("Meaning", ja: "意味")],
            numbers: severities.compactMap { titles[$0] } + [say("Of these accepted", ja: "うち承認済み")],
            rows: rules.map { rule in
                let those = material.findings(ofRule: rule)
                let meaning = material.reason(ofRule: rule) ?? material.publication.kind(id: rule)?.summary ?? ""
                let counts = severities.map { severity in those.count { $0.severity == severity } }
                return [material.ruleLink(rule), RichText(meaning)]
                    + (counts + [those.count { $0.accepted != nil }]).map { "\($0)" }
            })
    }

    private func writeGroup(_ findings: [Finding], title: String, dataset: Dataset?, to page: inout Document) {
        guard !findings.isEmpty else { return }
        page.heading(title, level: 2)
        if let dataset {
            page.paragraph(
                say("Values", ja: "値") + say.colon() + material.link(to: dataset) + say(".", ja: "。"))
        }
        page.list(cells(of: findings, in: dataset))
    }

    /// An item for each cell and each family, at the position of its worst finding.
    private func cells(of findings: [Finding], in dataset: Dataset?) -> [DocumentItem] {
        FindingGroup.ofRecords(findings).flatMap { group -> [DocumentItem] in
            if case .unknownWords(let list)? = group.family, group.findings.count > 1 {
                return [words(UnknownWordText(list, group.findings), group)]
            }
            let items = group.findings.map { FindingItem(material: material, hasAnchors: true).item($0) }
            guard let dataset, let first = group.findings.first, !first.key.isEmpty else { return items }
            return [DocumentItem(subject(group.findings, in: dataset) + .subject(first), items: items)]
        }
    }

    /// An unknown word is reported once, with its places.
    private func words(_ text: UnknownWordText, _ group: FindingGroup) -> DocumentItem {
        let item = FindingItem(material: material)
        return DocumentItem(
            "\(item.word(group.findings[0]))\(text.message) (\(material.ruleLink(group.findings[0].rule)))",
            items: text.lines(isWhole: false).map { DocumentItem(RichText($0)) })
    }

    /// `Oak · Heavy: 26`; for a dataset with several columns those in doubt: `Oak · Heavy: Height 26`.
    ///
    /// - Parameter findings: of one key.
    private func subject(_ findings: [Finding], in dataset: Dataset) -> RichText {
        let (key, definition) = (findings[0].key, dataset.definition)
        let name = RichText(material.name(of: key, in: definition))
        guard let record = dataset.record(key: key.map(\.value)) else { return name }
        let named = Set(findings.flatMap { $0.valueColumns(in: definition) ?? [] })
        let isOnly = definition.readValues.count == 1
        let shown = named.isEmpty ? Array(definition.values.indices.prefix(1)) : named.sorted()
        let values = shown.compactMap { index -> String? in
            let text = material.display(record.values[index], of: definition.values[index])
            return text.isEmpty || isOnly ? text : "\(definition.values[index].title[material.language]) \(text)"
        }.filter { !$0.isEmpty }
        guard !values.isEmpty else { return name }
        return name + say.colon() + RichText(say.list(values))
    }
}
