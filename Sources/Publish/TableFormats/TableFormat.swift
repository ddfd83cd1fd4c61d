/// The output formats of `measurebook tables`.
package enum TableFormat: String, CaseIterable, Sendable {
    case csv, json, ndjson, markdown
}
