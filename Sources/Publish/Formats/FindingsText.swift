package import Diagnostics

/// Findings for a person, as compilers print them, with a last line that counts them.
package enum FindingsText {
    package static func text(_ findings: [Finding]) -> String {
        findings.map(FindingText.lines).joined() + summary(findings) + "\n"
    }

    /// `2 errors, 1 warning; 30 accepted`, or `nothing found`.
    package static func summary(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "nothing found" }
        let open = findings.filter { $0.accepted == nil }
        let counts = Severity.allCases.compactMap { severity -> String? in
            let count = open.filter { $0.severity == severity }.count
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let accepted = findings.count - open.count
        let text = counts.isEmpty ? "nothing open" : counts.joined(separator: ", ")
        return accepted == 0 ? text : "\(text); \(accepted) accepted"
    }
}
