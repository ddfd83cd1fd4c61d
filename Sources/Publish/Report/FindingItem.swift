internal import Diagnostics

/// A finding as an item of a list: what is wrong and where; below it what should stand there, the other side, and
/// why it is accepted.
struct FindingItem {
    let material: ReportMaterial

    func item(_ finding: Finding) -> MarkdownItem {
        let title = "\(word(finding))\(MarkdownText.inline(finding.message)) — \(material.place(finding.place))"
        let rule = " (\(material.ruleLink(finding.rule)))"
        var items: [MarkdownItem] = []
        if let implied = finding.implied {
            items.append(MarkdownItem("Implied value: **\(MarkdownText.inline(implied))**"))
        }
        items += finding.notes.map {
            MarkdownItem("\(MarkdownText.block($0.message)) — \(material.place($0.place))")
        }
        if let reason = finding.accepted { items.append(MarkdownItem("Accepted: \(MarkdownText.inline(reason))")) }
        return MarkdownItem(title + rule, items: items)
    }

    private func word(_ finding: Finding) -> String {
        let severity = finding.severity.rawValue
        return finding.accepted == nil ? "**\(severity)**: " : "\(severity), accepted: "
    }
}
