internal import Diagnostics

/// The order of findings for people: what is open before what is accepted, the worst first, then by place.
enum FindingOrder {
    static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.sorted { left, right in
            if (left.accepted == nil) != (right.accepted == nil) { return left.accepted == nil }
            if left.severity != right.severity { return left.severity < right.severity }
            return Finding.precedes(left, right)
        }
    }
}
