/// How precisely a corruption was noticed, best last.
package enum AuditVerdict: Int, Comparable, CaseIterable, Sendable {
    case unnoticed
    /// There is a finding, but outside of the table.
    case elsewhere
    case table
    case row
    case cell

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
