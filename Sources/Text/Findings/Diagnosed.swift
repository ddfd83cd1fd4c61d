/// A result with its findings.
package struct Diagnosed<Value: Sendable>: Sendable {
    package var value: Value
    package var findings: [Finding]

    package init(_ value: Value, findings: [Finding] = []) {
        self.value = value
        self.findings = findings
    }
}
