package import Text

/// The output of `check --format github`: workflow commands that annotate lines of a change, one for each group of
/// findings, without accepted ones.
package enum CheckAnnotations {
    package static func text(_ findings: [Finding], at location: BookLocation) -> String {
        let open = findings.filter { $0.accepted == nil }.map { $0.renamingFiles(location.path) }
        return FindingGroup.all(of: open).map { group in
            let (place, finding) = (group.place, group.strongest)
            return "::\(command(group.severity)) file=\(property(place.file)),line=\(place.line),"
                + "col=\(place.column),title=\(property(finding.rule))::"
                + "\(data(FindingGroupText.statements(group).joined(separator: "\n")))\n"
        }.joined()
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// A message ends with its line; logs show it on a terminal.
    private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

    /// A property ends at a comma, and all of them at a colon.
    private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

    /// Percent-encodes scalars, not characters: a mark that combines with a comma leaves it a comma.
    private static func escaped(_ text: String, _ special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            } else {
                result += scalar == "\t" ? " " : TerminalText.name(String(scalar))
            }
        }
        return result
    }
}
