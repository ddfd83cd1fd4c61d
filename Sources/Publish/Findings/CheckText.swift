package import Text

/// The output of `check` for people: the open findings in the format of compilers, and a summary.
package enum CheckText {
    /// - Parameters:
    ///   - isWhole: whether to include accepted findings, and all places of an unknown word.
    ///   - style: how a terminal shows the words.
    ///   - location: adds the addresses of places.
    ///   - sources: the texts from which the lines of open findings are printed.
    package static func text(
        _ findings: [Finding], isWhole: Bool = false, in style: TextStyle = .plain, at location: BookLocation? = nil,
        of sources: FindingSources = .none
    ) -> String {
        let shown = isWhole ? findings : findings.filter { $0.accepted == nil }
        let counts = FindingCounts(findings)
        let hint = !isWhole && counts.accepted > 0 ? " (--all prints them)" : ""
        return FindingGroupText.text(
            FindingGroup.all(of: shown), isWhole: isWhole, in: style, at: location, of: sources)
            + (findings.isEmpty ? "no findings" : counts.text + hint) + "\n"
    }

    /// `3 errors (1 accepted), 8 warnings`, worst first; `no findings` if there are none.
    package static func summary(_ findings: [Finding], say: Wording = Wording(language: "en")) -> String {
        let parts = Severity.allCases.sorted().compactMap { severity -> String? in
            let those = findings.filter { $0.severity == severity }
            guard !those.isEmpty else { return nil }
            let accepted = those.count { $0.accepted != nil }
            let count = say(
                Plural.of(those.count, severity.rawValue), ja: "\(say.severity(severity)) \(those.count) 件")
            return accepted > 0 ? count + say(" (\(accepted) accepted)", ja: "（うち承認済み \(accepted) 件）") : count
        }
        return parts.isEmpty ? say("no findings", ja: "指摘はない") : say.list(parts)
    }
}
