package import Diagnostics

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

    /// A message ends at the end of its line.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A property ends at a comma, and all of them at a colon.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
