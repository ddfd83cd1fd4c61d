package import Text

/// What the YAML of one file says, and what is wrong with it as YAML.
package struct ParsedBookFile: Sendable {
    package let path: String
    /// Nil if the file cannot be read.
    package let node: BookNode?
    package let findings: [Finding]

    package init(path: String, node: BookNode?, findings: [Finding]) {
        (self.path, self.node, self.findings) = (path, node, findings)
    }
}
