/// The output formats of `measurebook diff`.
package enum ComparisonFormat: String, CaseIterable, Sendable {
    case text, json
}
