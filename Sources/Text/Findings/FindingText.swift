/// Prints findings in the format of compilers.
///
///     Articles/a.md:12:5: error: 468 is not 480, as in every other row [screen-is-constant]
///         12 | | 468 | 320 |
///            |   ^^^
///       Articles/a.md:4:9: note: 480 is here
package enum FindingText {
    package static func lines(for finding: Finding) -> String { lines(for: finding, in: .plain) }

    /// - Parameters:
    ///   - style: how a terminal shows the words.
    ///   - sources: the texts from which the lines of open findings are printed.
    package static func lines(
        for finding: Finding, in style: TextStyle, of sources: FindingSources = .none
    ) -> String {
        var text = line(finding, saying: finding.message, in: style, of: sources)
        for note in finding.notes.prefix(mostNotes) {
            text += "  \(place(note.place)): \(style.note("note:")) \(oneLine(note.message))\n"
        }
        let rest = finding.notes.count - mostNotes
        if rest > 0 { text += "  and \(Plural.of(rest, "more note")); --format json prints them all\n" }
        if let reason = finding.accepted {
            text += "  \(style.accepted("accepted:")) \(oneLine(reason))\n"
        }
        return text
    }

    /// The first line for a finding, or for a group that it begins.
    ///
    /// - Parameter message: replaces the finding's own message.
    package static func line(
        _ finding: Finding, saying message: String, in style: TextStyle, of sources: FindingSources = .none
    ) -> String {
        let rule = finding.rule.isEmpty ? "" : " " + style.faint("[\(finding.rule)]")
        let severity = style.severity(finding.severity, isAccepted: finding.accepted != nil)
        return "\(style.bold("\(place(finding.place)):")) \(severity) \(oneLine(message))\(rule)\n"
            + sources.excerpt(of: finding, columns: style.columns)
    }

    /// The number of notes printed for people; data formats have all of them.
    package static let mostNotes = 20

    /// The longest message printed, in characters; data formats have the whole message.
    private static let longestMessage = 600

    /// Quoted text must not break a line-oriented report or control a terminal, and a long cell must not hide the
    /// rest.
    package static func oneLine(_ text: String) -> String {
        guard text.utf8.count > longestMessage else { return TerminalText.inline(text) }
        let short = text.prefix(longestMessage)
        return TerminalText.inline(String(short)) + (short.endIndex < text.endIndex ? "…" : "")
    }

    /// `path:line:column` on one line, for any file name.
    package static func place(_ place: Place) -> String {
        "\(TerminalText.name(place.file)):\(place.line):\(place.column)"
    }
}
