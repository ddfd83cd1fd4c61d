/// The order of findings for people: open before accepted, then by severity, then findings that imply a value, then
/// by place.
package enum FindingOrder {
    package static func sorted(_ findings: [Finding]) -> [Finding] { findings.sorted(by: precedes) }

    package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if (left.accepted == nil) != (right.accepted == nil) { return left.accepted == nil }
        if left.severity != right.severity { return left.severity < right.severity }
        if left.implied.isEmpty != right.implied.isEmpty { return right.implied.isEmpty }
        return Finding.precedes(left, right)
    }
}
