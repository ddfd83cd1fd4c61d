import Books
import Records
import Text

/// `reports/rules.md`: what must hold for the book's data, why, and whether it does; then what the kinds of these rules mean in
/// a sentence each.
struct RulesPage: ReportPart {
    let material: ReportMaterial

    var document: Document {
        var page = Document(title: say("Rules", ja: "規則"))
        page.paragraph(
            say(
                "What must be true of the data, why, and whether it is. Accepted and corrected findings also count.",
                ja: "データが満たすべきこと、その理由、満たしているかどうか。承認済みや訂正済みの指摘も数える。"))
        for dataset in material.publication.datasets where !dataset.definition.rules.isEmpty {
            page.heading(dataset.definition.title[material.language], level: 2)
            page.table(rules(of: dataset.definition))
        }
        writeKinds(to: &page)
        return page
    }

    private func rules(of definition: DatasetDefinition) -> DocumentTable {
        // Most rules are errors where they are broken.
        let hasOthers = definition.rules.contains { $0.severity != .error }
        let titles: [RichText] =
            [say("Rule", ja: "規則"), say("Why", ja: "理由"), say("Holds", ja: "成立"), say("Kind", ja: "種類")]
            + (hasOthers ? [say("Severity", ja: "重さ")] : [])
        return DocumentTable(
            titles,
            rows: definition.rules.map { rule in
                [RichText(rule.id), RichText(rule.reason[material.language]), verdict(rule), kind(rule)]
                    + (hasOthers ? [RichText(say.severity(rule.severity))] : [])
            })
    }

    private func kind(_ rule: RuleDefinition) -> RichText {
        guard material.publication.kind(id: rule.kind) != nil else { return RichText(rule.kind) }
        return .link(RichText(rule.kind), .section(say.kindsOfRules))
    }

    private func verdict(_ rule: RuleDefinition) -> RichText {
        let findings = material.findings(ofRule: rule.id)
        let accepted = findings.count { $0.accepted != nil }
        guard !findings.isEmpty else {
            return material.publication.rules.silent.contains(rule.id)
                ? say("not applicable: nothing to compare", ja: "比べるものがない") : say("yes", ja: "はい")
        }
        let count = say.findings(findings.count)
        if accepted == findings.count {
            return say("except for \(count), accepted", ja: "承認済みの\(count)を除き、はい")
        }
        return .strong(say("no", ja: "いいえ")) + say(": \(count)", ja: "：\(count)")
            + (accepted > 0 ? say(", \(accepted) accepted", ja: "（うち承認済み \(accepted) 件）") : "")
    }

    /// The kinds of the book's rules, and those that have findings without a declaration.
    private func writeKinds(to page: inout Document) {
        let used = Set(material.book.datasets.flatMap(\.rules).map(\.kind) + material.publication.findings.map(\.rule))
        let kinds = material.publication.rules.kinds.filter { used.contains($0.id) }
        guard !kinds.isEmpty else { return }
        page.heading(say.kindsOfRules, level: 2)
        let command = RichText.code("measurebook rules KIND")
        page.paragraph(
            say(
                "\(command) explains a kind in full, with examples; so does the documentation of measurebook.",
                ja: "種類の詳しい説明と例は \(command) と measurebook の文書にある。"))
        page.table(
            DocumentTable(
                [say("Kind", ja: "種類"), say("Meaning", ja: "意味")],
                rows: kinds.map { [RichText($0.id), RichText($0.summary)] }))
    }
}

extension Wording {
    /// The heading of the kinds on the page of rules.
    var kindsOfRules: String { self("Kinds of rules", ja: "規則の種類") }
}
