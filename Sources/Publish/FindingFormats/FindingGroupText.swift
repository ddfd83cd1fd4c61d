package import Diagnostics

/// Groups of findings as a compiler prints them: the strongest of a cell first, those of a family under one line.
package enum FindingGroupText {
    /// - Parameter isWhole: whether a family lists all that belongs to it, and not only the first.
    package static func text(_ groups: [FindingGroup], isWhole: Bool = false, in style: TextStyle = .plain) -> String {
        groups.map { text($0, isWhole: isWhole, in: style) }.joined()
    }

    /// What is said of a group, in one line for each thing that is said: for formats that have lines of their own.
    static func statements(_ group: FindingGroup) -> [String] {
        switch group.family {
        case nil:
            return group.distinct.flatMap { finding, _ in
                [finding.message]
                    + finding.notes.prefix(FindingText.mostNotes).map {
                        "\(FindingText.place($0.place)): \($0.message)"
                    }
            }
        case .unknownWords(let list):
            let text = UnknownWordText(list, group.findings)
            return [text.message] + text.lines(isWhole: false) + text.remedy
        case .unreadable(let cells):
            let text = UnreadableText(cells, group.findings)
            return [text.message] + text.lines(isWhole: false)
        case .unread(let parts):
            return [UnreadText.message(parts, group.findings)] + UnreadText.lines(group.findings, isWhole: false)
        case .lostRecords(let cause):
            return [LostRecordText.message(cause, group.findings)] + LostRecordText.lines(group.findings)
        }
    }

    private static func text(_ group: FindingGroup, isWhole: Bool, in style: TextStyle) -> String {
        switch group.family {
        case nil: return group.distinct.map { ofCell($0.finding, records: $0.records, in: style) }.joined()
        case .unknownWords(let list):
            let text = UnknownWordText(list, group.findings)
            let words = group.findings.count == 1 ? [] : text.lines(isWhole: isWhole)
            return family(group, text.message, lines: words + (group.isAccepted ? [] : text.remedy), in: style)
        case .unreadable(let cells):
            let text = UnreadableText(cells, group.findings)
            let lines = group.findings.count == 1 ? [] : text.lines(isWhole: isWhole)
            return family(group, text.message, lines: lines, in: style)
        case .unread(let parts):
            return family(
                group, UnreadText.message(parts, group.findings),
                lines: UnreadText.lines(group.findings, isWhole: isWhole), in: style)
        case .lostRecords where isWhole || group.findings.count == 1:
            return group.findings.map { FindingText.lines(for: $0, in: style) }.joined()
        case .lostRecords(let cause):
            return family(
                group, LostRecordText.message(cause, group.findings), lines: LostRecordText.lines(group.findings),
                in: style)
        }
    }

    private static func ofCell(_ finding: Finding, records: Int, in style: TextStyle) -> String {
        let text = FindingText.lines(for: finding, in: style) + RemedyText.lines([finding]).map { "  \($0)\n" }.joined()
        guard records > 1, let end = text.firstIndex(of: "\n") else { return text }
        return text[..<end] + " (\(records) records)" + text[end...]
    }

    private static func family(
        _ group: FindingGroup, _ message: String, lines: [String], in style: TextStyle
    ) -> String {
        // One of a kind says itself what is wrong.
        let message = group.findings.count == 1 ? group.strongest.message : message
        let reason = group.strongest.accepted.map { ["accepted: \($0)"] } ?? []
        return FindingText.line(group.strongest, saying: message, in: style)
            + (lines + reason).map { "  \(FindingText.oneLine($0))\n" }.joined()
    }
}

extension FindingGroup {
    var isAccepted: Bool { strongest.accepted != nil }
}
