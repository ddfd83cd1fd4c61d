/// A result together with what was found on the way to it.
package struct Diagnosed<Value: Sendable>: Sendable {
    package var value: Value
    package var findings: [Finding]

    package init(_ value: Value, findings: [Finding] = []) {
        self.value = value
        self.findings = findings
    }
}
