package import Diagnostics

/// What `check` prints for people: the findings as a compiler prints them, and a line that sums them up.
package enum CheckText {
    /// - Parameter style: what a terminal shows the words in.
    package static func text(_ findings: [Finding], in style: TextStyle = .plain) -> String {
        findings.sorted(by: precedes).map { FindingText.lines(for: $0, in: style) }.joined() + summary(findings) + "\n"
    }

    /// By place, so that all that is said of a cell stands together: there what is open comes first, then the worst, then
    /// what tells the right value.
    private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.place != right.place { return left.place < right.place }
        if (left.accepted == nil) != (right.accepted == nil) { return left.accepted == nil }
        if left.severity != right.severity { return left.severity < right.severity }
        if (left.implied == nil) != (right.implied == nil) { return left.implied != nil }
        return Finding.precedes(left, right)
    }

    /// `3 errors (1 accepted), 8 warnings`, worst first; `no findings` where there are none.
    package static func summary(_ findings: [Finding]) -> String {
        let parts = Severity.allCases.sorted().compactMap { severity -> String? in
            let those = findings.filter { $0.severity == severity }
            guard !those.isEmpty else { return nil }
            let accepted = those.count { $0.accepted != nil }
            let noun = severity.rawValue + (those.count == 1 ? "" : "s")
            return "\(those.count) \(noun)" + (accepted > 0 ? " (\(accepted) accepted)" : "")
        }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }
}
