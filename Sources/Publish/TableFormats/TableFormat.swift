/// How `measurebook tables` prints tables.
package enum TableFormat: String, CaseIterable, Sendable {
    case csv, json, ndjson, markdown
}
