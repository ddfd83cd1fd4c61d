internal import Diagnostics

/// The order of findings for people: what is open before what is accepted, the worst first, of equals what tells the right
/// value, then by place.
enum FindingOrder {
    static func sorted(_ findings: [Finding]) -> [Finding] { findings.sorted(by: precedes) }

    static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if (left.accepted == nil) != (right.accepted == nil) { return left.accepted == nil }
        if left.severity != right.severity { return left.severity < right.severity }
        if (left.implied == nil) != (right.implied == nil) { return left.implied != nil }
        return Finding.precedes(left, right)
    }
}
