package import Text

/// What `check --format github` prints: workflow commands, which make annotations of the findings beside the lines of a
/// change, one for each group. Accepted findings make none.
package enum CheckAnnotations {
    /// - Parameter folder: the book's, as it was named: the paths of files are those of the repository.
    package static func text(_ findings: [Finding], folder: String) -> String {
        let prefix = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        return FindingGroup.all(of: findings.filter { $0.accepted == nil }).map { group in
            let (place, finding) = (group.place, group.strongest)
            return "::\(command(group.severity)) file=\(property(prefix + place.file)),line=\(place.line),"
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

    /// A message ends at the end of its line; logs show it on a terminal.
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
