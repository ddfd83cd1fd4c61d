package import Text

/// The numbers of open and accepted findings.
package struct FindingCounts: Sendable {
    private let open: [(severity: Severity, count: Int)]
    package let accepted: Int

    package init(_ findings: [Finding]) {
        open = Severity.allCases.sorted().map { severity in
            (severity, findings.count { $0.severity == severity && $0.accepted == nil })
        }
        accepted = findings.count { $0.accepted != nil }
    }

    /// `2 errors, 1 warning`; `no open findings`.
    package var openText: String {
        let parts = open.filter { $0.count > 0 }.map { Plural.of($0.count, $0.severity.rawValue) }
        return parts.isEmpty ? "no open findings" : parts.joined(separator: ", ")
    }

    /// `2 errors, 1 warning, 69 accepted findings`
    package var text: String {
        openText + (accepted > 0 ? ", \(Plural.of(accepted, "accepted finding"))" : "")
    }
}
