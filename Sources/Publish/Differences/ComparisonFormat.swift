/// How `measurebook diff` prints what differs.
package enum ComparisonFormat: String, CaseIterable, Sendable {
    case text, json
}
