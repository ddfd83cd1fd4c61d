import Books
import Records
import Text

/// `reports/rules.md`: the rules of the book and whether they hold, then every kind of rule.
struct RulesPage {
    let material: ReportMaterial

    private var say: Wording { material.say }

    var document: Document {
        var page = Document(title: say("Rules", ja: "規則"))
        page.paragraph(
            say(
                "A rule of the book is a kind of rule with parameters. Accepted and corrected findings "
                    + "also count.",
                ja: "本書の規則は、規則の種類に引数を与えたもの。承認済みや訂正済みの指摘も数える。")
        )
        for dataset in material.publication.datasets where !dataset.definition.rules.isEmpty {
            page.heading(dataset.definition.title[material.language], level: 2)
            page.table(rules(of: dataset.definition))
        }
        if !material.publication.ruleKinds.isEmpty { page.heading(say("Kinds of rules", ja: "規則の種類"), level: 2) }
        for kind in material.publication.ruleKinds { write(kind, to: &page) }
        return page
    }

    private func rules(of definition: DatasetDefinition) -> DocumentTable {
        let known = Set(material.publication.ruleKinds.map(\.id))
        return DocumentTable(
            columns: DocumentTable.columns([
                say("Rule", ja: "規則"), say("Kind", ja: "種類"), say("Why", ja: "理由"), say("Severity", ja: "重さ"),
                say("Holds", ja: "成立"),
            ]),
            rows: definition.rules.map { rule in
                let kind = RichText(rule.kind)
                return [
                    RichText(rule.id),
                    known.contains(rule.kind) ? .link(kind, .section(rule.kind)) : kind,
                    RichText(rule.reason[material.language]), RichText(say.severity(rule.severity)),
                    verdict(rule),
                ]
            })
    }

    private func verdict(_ rule: RuleDefinition) -> RichText {
        let findings = material.findings(ofRule: rule.id)
        let accepted = findings.count { $0.accepted != nil }
        guard !findings.isEmpty else {
            return material.publication.silentRules.contains(rule.id)
                ? say("not applicable: nothing to compare", ja: "比べるものがない") : say("yes", ja: "はい")
        }
        let count = say.findings(findings.count)
        if accepted == findings.count {
            return say("except for \(count), accepted", ja: "承認済みの\(count)を除き、はい")
        }
        return .strong(say("no", ja: "いいえ"))
            + RichText(say(": ", ja: "：") + count)
            + (accepted > 0 ? say(", \(accepted) accepted", ja: "（うち承認済み \(accepted) 件）") : "")
    }

    private func write(_ kind: RuleDescription, to page: inout Document) {
        page.heading(kind.id, level: 3)
        page.paragraph(
            RichText(kind.summary)
                + say(" (Scope: \(scope(kind.scope)).)", ja: "（対象：\(scope(kind.scope))）"))
        page.prose(kind.explanation)
        page.list(
            kind.parameters.map { parameter in
                let need = parameter.isRequired ? say("required", ja: "必須") : say("optional", ja: "任意")
                return DocumentItem("\(.code(parameter.name)) (\(need)): \(parameter.meaning)")
            })
        for example in kind.examples {
            let verdict =
                example.isPassing ? say("Passes", ja: "成立") : say("Fails, at each ↓", ja: "不成立（↓ の箇所）")
            page.paragraph(RichText(verdict + say(": ", ja: "：") + example.caption))
            page.code(
                [example.rule, example.table].filter { !$0.isEmpty }.joined(separator: "\n\n"), language: "text")
        }
    }

    private func scope(_ scope: RuleScope) -> String {
        switch scope {
        case .table: say("one table of an article", ja: "記事の表")
        case .record: say("one record", ja: "1件の値")
        case .dataset: say("the records of datasets", ja: "データセットの値")
        }
    }
}
