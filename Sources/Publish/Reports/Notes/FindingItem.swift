import Books
import Text

/// A finding as a list item: the message and the place; below it the implied value, the notes, and the reason for
/// accepting it.
struct FindingItem {
    let material: ReportMaterial

    private var say: Wording { material.say }

    func item(_ finding: Finding) -> MarkdownItem {
        let title = "\(word(finding))\(MarkdownText.inline(finding.message)) — \(material.place(finding.place))"
        let rule = " (\(material.ruleLink(finding.rule)))"
        let mark = material.mark(finding)
        var items: [MarkdownItem] = []
        let dataset = finding.dataset.flatMap(material.book.dataset)
        if let implied = ImpliedValues(finding, in: dataset) {
            items.append(
                MarkdownItem(say("Implied value: ", ja: "規則が示す値：") + "**\(MarkdownText.inline(implied.text))**" + mark))
        }
        items += finding.notes.prefix(FindingText.mostNotes).map {
            MarkdownItem("\(MarkdownText.block($0.message)) — \(material.place($0.place))\(mark)")
        }
        let rest = finding.notes.count - FindingText.mostNotes
        if rest > 0 { items.append(MarkdownItem(say("and \(rest) more", ja: "ほか \(rest) 件"))) }
        if let reason = finding.accepted {
            items.append(MarkdownItem(say("Accepted: ", ja: "承認：") + MarkdownText.inline(reason) + mark))
        }
        return MarkdownItem(title + rule + mark, items: items)
    }

    /// `**error**: `, or the severity of an accepted finding.
    func word(_ finding: Finding) -> String {
        let severity = say.severity(finding.severity)
        return finding.accepted == nil
            ? "**\(severity)**" + say(": ", ja: "：") : severity + say(", accepted: ", ja: "（承認済み）：")
    }
}
