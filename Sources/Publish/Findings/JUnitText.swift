package import Books
package import Text

/// The output of `check --format junit`: a test for each rule of a dataset, and for each other kind of finding. A test
/// fails with the errors that the book does not accept; it prints its other findings.
package enum JUnitText {
    /// - Parameter book: the book whose rules are tests even without findings.
    package static func text(_ findings: [Finding], in book: Book, at location: BookLocation) -> String {
        let byDataset = Dictionary(grouping: findings) { $0.dataset ?? "" }
        let suites = book.datasets.map { ($0.name, $0.rules.map(\.id)) } + [("", [])]
        let tests = suites.map { name, rules in
            let byRule = Dictionary(grouping: byDataset[name, default: []], by: \.rule)
            let ids = (rules + byRule.keys.sorted()).uniqued()
            return (name.isEmpty ? "book" : name, ids.map { (id: $0, findings: byRule[$0, default: []]) })
        }.filter { !$0.1.isEmpty }
        let body = tests.map { name, tests in
            "  <testsuite name=\"\(XMLText.escaped(name))\"\(counts(tests.map(\.findings)))>\n"
                + tests.map { test($0.id, $0.findings, of: name, at: location) }.joined() + "  </testsuite>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"measurebook\"\(counts(tests.flatMap { $0.1.map(\.findings) }))>\n" + body.joined()
            + "</testsuites>\n"
    }

    private static func counts(_ tests: [[Finding]]) -> String {
        let failures = tests.count { $0.contains(where: \.isUnacceptedError) }
        return " tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
    }

    private static func test(
        _ id: String, _ findings: [Finding], of suite: String, at location: BookLocation
    ) -> String {
        let failures = findings.filter(\.isUnacceptedError)
        var text = "    <testcase classname=\"\(XMLText.escaped(suite))\" name=\"\(XMLText.escaped(id))\""
        if let first = failures.first ?? findings.first {
            text += " file=\"\(XMLText.escaped(location.path(of: first.place.file)))\" line=\"\(first.place.line)\""
        }
        guard !findings.isEmpty else { return text + "/>\n" }
        text += ">\n"
        if let first = failures.first {
            let message = failures.count == 1 ? first.message : "\(failures.count) errors, first: \(first.message)"
            text +=
                "      <failure type=\"error\" message=\"\(XMLText.escaped(message))\">"
                + lines(failures, at: location) + "</failure>\n"
        }
        let others = findings.filter { !$0.isUnacceptedError }
        if !others.isEmpty { text += "      <system-out>\(lines(others, at: location))</system-out>\n" }
        return text + "    </testcase>\n"
    }

    private static func lines(_ findings: [Finding], at location: BookLocation) -> String {
        findings.map { finding in
            let accepted = finding.accepted.map { " (accepted: \($0))" } ?? ""
            return XMLText.escaped(
                "\(location.path(of: finding.place.file)):\(finding.place.line):\(finding.place.column): "
                    + "\(finding.severity.rawValue): \(finding.message)\(accepted)")
        }.joined(separator: "\n")
    }
}
