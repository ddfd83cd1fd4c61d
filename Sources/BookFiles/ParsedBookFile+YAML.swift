package import Books
import Text

extension ParsedBookFile {
    /// Nil for a file whose name is not that of a YAML file, or of the audit's result: JSON is YAML, too. Files are
    /// independent, so they can be parsed in any order.
    package init?(_ file: BookFile) {
        guard file.path.hasSuffix(".yaml") || file.path == AuditResult.path else { return nil }
        let problems = BookProblems()
        let source = SourceText(path: file.path, bytes: file.bytes.withoutByteOrderMark)
        let node = BookFileParser(source, problems: problems).parse()
        self.init(path: file.path, node: node, findings: problems.findings)
    }
}
