import Diagnostics

/// A finding as a line of a report.
enum FindingMarkdown {
    /// Message, place, rule, what it was compared with, and why it is accepted.
    static func text(_ finding: Finding) -> String {
        var text = "\(MarkdownText.escape(finding.message)) (`\(finding.place)`, `\(finding.rule)`)"
        if !finding.notes.isEmpty {
            let shown = finding.notes.prefix(4).map { "\(MarkdownText.escape($0.message)) (`\($0.place)`)" }
            let more = finding.notes.count - shown.count
            text += ". Compared with: " + shown.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
        }
        if let reason = finding.accepted { text += ". *Accepted:* \(MarkdownText.escape(reason))" }
        return text
    }
}
