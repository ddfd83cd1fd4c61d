/// How `measurebook query` prints records.
package enum RecordFormat: String, CaseIterable, Sendable {
    case table, csv, json
}
