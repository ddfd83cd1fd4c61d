import Books
import Text

/// A finding as a list item: the message and the place; below it the implied value, the notes, and the reason for
/// accepting it.
struct FindingItem {
    let material: ReportMaterial
    /// Whether links can lead to the items.
    var hasAnchors = false

    private var say: Wording { material.say }

    func item(_ finding: Finding) -> DocumentItem {
        let title: RichText = "\(word(finding))\(finding.message) — \(.place(finding.place))"
        let rule: RichText = " (\(material.ruleLink(finding.rule)))"
        let mark = RichText.subject(finding)
        var items: [DocumentItem] = []
        let dataset = finding.dataset.flatMap(material.book.dataset)
        if let implied = ImpliedValues(finding, in: dataset) {
            items.append(
                DocumentItem(say("Implied value: ", ja: "規則が示す値：") + .strong(RichText(implied.text)) + mark))
        }
        items += finding.notes.prefix(FindingText.mostNotes).map {
            DocumentItem("\($0.message) — \(.place($0.place))\(mark)")
        }
        let rest = finding.notes.count - FindingText.mostNotes
        if rest > 0 { items.append(DocumentItem(say("and \(rest) more", ja: "ほか \(rest) 件"))) }
        if let reason = finding.accepted {
            items.append(DocumentItem(say("Accepted: ", ja: "承認：") + RichText(reason) + mark))
        }
        return DocumentItem(title + rule + mark, items: items, anchor: hasAnchors ? material.anchor(of: finding) : nil)
    }

    /// `**error**: `, or the severity of an accepted finding.
    func word(_ finding: Finding) -> RichText {
        let severity = say.severity(finding.severity)
        return finding.accepted == nil
            ? .strong(RichText(severity)) + say(": ", ja: "：")
            : RichText(severity + say(", accepted: ", ja: "（承認済み）："))
    }
}
