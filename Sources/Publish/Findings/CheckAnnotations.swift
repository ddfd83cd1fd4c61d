package import Text

/// The output of `check --format github`: workflow commands that annotate lines of a change, without accepted findings.
///
/// Each group of findings has a command. GitHub shows no more than ten of each severity; where the groups have fewer, the other
/// lines of the groups have commands, too.
package enum CheckAnnotations {
    /// GitHub shows this many annotations of each severity for a step.
    private static let most = 10

    package static func text(_ findings: [Finding], at location: BookLocation) -> String {
        let open = findings.filter { $0.accepted == nil }.map { $0.renamingFiles(location.path) }
        let groups = FindingGroup.all(of: open)
        var room = Dictionary(grouping: groups, by: \.severity).mapValues { most - $0.count }
        var lines = Set(groups.map { line(of: $0.place) })
        let others = groups.flatMap(\.findings).filter { finding in
            guard room[finding.severity, default: 0] > 0, lines.insert(line(of: finding.place)).inserted else {
                return false
            }
            room[finding.severity, default: 0] -= 1
            return true
        }
        return groups.map { group in
            annotation(
                group.severity, group.strongest, FindingGroupText.statements(group).joined(separator: "\n"))
        }.joined() + others.map { annotation($0.severity, $0, $0.message) }.joined()
    }

    private static func line(of place: Place) -> Place { Place(place.file, line: place.line, column: 1) }

    private static func annotation(_ severity: Severity, _ finding: Finding, _ text: String) -> String {
        let place = finding.place
        return "::\(command(severity)) file=\(property(place.file)),line=\(place.line),"
            + "col=\(place.column),title=\(property(finding.rule))::\(data(text))\n"
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
