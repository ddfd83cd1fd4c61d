package import Diagnostics

/// What `check` prints for people: the findings as a compiler prints them, and a line that sums them up.
package enum CheckText {
    package static func text(_ findings: [Finding]) -> String {
        findings.sorted(by: Finding.precedes).map(FindingText.lines).joined() + summary(findings) + "\n"
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
