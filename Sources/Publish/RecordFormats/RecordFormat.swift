/// How `measurebook query` prints records.
package enum RecordFormat: String, CaseIterable, Sendable {
    case table, csv, tsv, json, ndjson, markdown

    /// Whether people read it: then doubt is told by marks and notes, not by columns.
    package var isForReading: Bool {
        switch self {
        case .table, .markdown: true
        case .csv, .tsv, .json, .ndjson: false
        }
    }

    /// Whether a mark of byte order may stand before it.
    package var takesByteOrderMark: Bool { self == .csv || self == .tsv }
}
