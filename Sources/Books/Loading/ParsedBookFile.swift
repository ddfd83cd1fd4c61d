package import Text

/// What the YAML of one file says, and what is wrong with it as YAML.
package struct ParsedBookFile: Sendable {
    package let path: String
    /// Nil if the file cannot be read.
    package let node: BookNode?
    package let findings: [Finding]

    /// Nil for a file whose name is not that of a YAML file. Files are independent, so they can be parsed in any order.
    package init?(_ file: BookFile) {
        guard file.path.hasSuffix(".yaml") else { return nil }
        let problems = BookProblems()
        let source = SourceText(path: file.path, bytes: file.bytes.withoutByteOrderMark)
        path = file.path
        node = BookFileParser(source, problems: problems).parse()
        findings = problems.findings
    }
}
