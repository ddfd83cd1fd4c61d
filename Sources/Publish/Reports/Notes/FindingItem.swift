import Books
import Records
import Text

/// A finding as a list item: what it means, and below it the rule, the message with its arithmetic and place, the cells that it
/// was compared with, and the reason for accepting it.
struct FindingItem: ReportPart {
    let material: ReportMaterial
    /// Whether links can lead to the items.
    var hasAnchors = false

    /// - Parameter records: see ``FindingConclusion``.
    func item(_ finding: Finding, beside records: [Record] = []) -> DocumentItem {
        let mark = RichText.subject(finding)
        let anchor = hasAnchors ? material.anchor(of: finding) : nil
        guard let conclusion = FindingConclusion(finding, beside: records, material: material) else {
            let rule: RichText = " (\(material.ruleLink(finding.rule)))"
            return DocumentItem(
                message(finding) + rule + mark,
                items: implied(finding) + notes(of: finding) + acceptance([finding]), anchor: anchor)
        }
        let title = openWord(finding) + conclusion.text + mark
        return DocumentItem(
            title,
            items: rule(of: finding) + [DocumentItem(message(finding) + mark)] + notes(of: finding)
                + acceptance([finding]), anchor: anchor)
    }

    /// An item for each finding; findings of one rule that are accepted for one reason have one together.
    func items(_ findings: [Finding], beside records: [Record]) -> [DocumentItem] {
        findings.withoutRepetitions.groups { CellNotes.DoubtReason($0) }.flatMap { _, group -> [DocumentItem] in
            guard group.count > 1, let conclusion = FindingConclusion(group[0], material: material) else {
                return group.map { item($0, beside: records) }
            }
            let messages = group.prefix(FindingText.mostNotes).map { DocumentItem(message($0) + .subject($0)) }
            let rest = group.count - messages.count
            return [
                DocumentItem(
                    say("\(group.count) findings of one rule: ", ja: "同じ規則の指摘 \(group.count) 件：") + conclusion.common,
                    items: rule(of: group[0]) + messages + more(rest) + acceptance(group))
            ]
        }
    }

    /// `error, accepted: 5 is less than 6 — `Articles/a.md:11:22``
    private func message(_ finding: Finding) -> RichText {
        "\(word(finding))\(finding.message) — \(RichText.place(finding.place))"
    }

    /// Why the rule holds, with a link to it.
    private func rule(of finding: Finding) -> [DocumentItem] {
        let link = material.ruleLink(finding.rule)
        let start: RichText = say("Rule: ", ja: "規則：")
        guard let reason = material.reason(ofRule: finding.rule) else { return [DocumentItem(start + link)] }
        return [DocumentItem(start + RichText(reason) + say(" (\(link))", ja: "（\(link)）"))]
    }

    private func implied(_ finding: Finding) -> [DocumentItem] {
        guard let dataset = finding.dataset.flatMap(material.book.dataset),
            let implied = ImpliedValues(finding, in: dataset)
        else { return [] }
        return [
            DocumentItem(
                say("Implied value: ", ja: "規則が示す値：") + .strong(RichText(implied.text(of: dataset, in: material)))
                    + .subject(finding))
        ]
    }

    private func notes(of finding: Finding) -> [DocumentItem] {
        let items = finding.notes.prefix(FindingText.mostNotes).map {
            DocumentItem("\($0.message) — \(RichText.place($0.place))\(RichText.subject(finding))")
        }
        return items + more(finding.notes.count - items.count)
    }

    private func more(_ count: Int) -> [DocumentItem] {
        count > 0 ? [DocumentItem(say("and \(count) more", ja: "ほか \(count) 件"))] : []
    }

    /// - Parameter findings: accepted for one reason, or not accepted.
    private func acceptance(_ findings: [Finding]) -> [DocumentItem] {
        guard let finding = findings.first, let reason = finding.accepted else { return [] }
        return [DocumentItem(say("Accepted: ", ja: "承認：") + RichText(reason) + .subject(finding))]
    }

    /// `**error**: ` before the conclusion of an open finding.
    private func openWord(_ finding: Finding) -> RichText { finding.accepted == nil ? word(finding) : RichText() }

    /// `**error**: `, or the severity of an accepted finding.
    func word(_ finding: Finding) -> RichText {
        let severity = say.severity(finding.severity)
        return finding.accepted == nil
            ? .strong(RichText(severity)) + say.colon()
            : RichText(severity + say(", accepted: ", ja: "（承認済み）："))
    }
}

extension [Finding] {
    /// Without the findings that say what an earlier one says, from another of its cells: of two cells that contradict each other,
    /// each has a finding that notes the other.
    ///
    /// - Complexity: linear in the findings and their notes.
    var withoutRepetitions: [Finding] {
        var kept: [Finding] = []
        var known: [Place: [Int]] = [:]
        for finding in self {
            let noted = finding.notes.lazy.flatMap { known[$0.place, default: []] }
            if noted.contains(where: { finding.repeats(kept[$0]) }) { continue }
            if !finding.notes.isEmpty { known[finding.place, default: []].append(kept.count) }
            kept.append(finding)
        }
        return kept
    }
}

extension Finding {
    fileprivate func repeats(_ other: Finding) -> Bool {
        rule == other.rule && accepted == other.accepted && severity == other.severity && place != other.place
            && other.notes.contains { $0.place == place }
    }
}
