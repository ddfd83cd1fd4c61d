package import Text

/// The output of `check --format gitlab`: the open findings as GitLab's Code Quality report.
package enum CodeQuality {
    package static func json(_ findings: [Finding], at location: BookLocation) -> [UInt8] {
        var fingerprints = FindingFingerprints()
        // Accepted findings take part in the numbers of fingerprints, so that accepting one changes no other.
        let issues = findings.sorted(by: Finding.precedes).map { ($0, fingerprints.next($0)) }
        return JSON.document(of: issues.filter { $0.0.accepted == nil }) { finding, fingerprint in
            [
                "description": .string(finding.message), "check_name": .string(finding.rule),
                "fingerprint": .string(fingerprint), "severity": severity(finding.severity),
                "location": [
                    "path": .string(location.path(of: finding.place.file)),
                    "lines": ["begin": .integer(finding.place.line)],
                ],
            ]
        }
    }

    private static func severity(_ severity: Severity) -> JSON {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
