/// How `measurebook query` prints records.
package enum RecordFormat: String, CaseIterable, Sendable {
    case table, csv, tsv, json, ndjson, markdown

    /// Whether people read it: then doubt is told by marks and notes, not by columns.
    package var isForReading: Bool { data == nil }

    /// Nil for a format that people read.
    var data: DataFormat? {
        switch self {
        case .table, .markdown: nil
        case .csv: .csv
        case .tsv: .tsv
        case .json: .json
        case .ndjson: .ndjson
        }
    }

    /// Whether a mark of byte order may stand before it.
    package var takesByteOrderMark: Bool { self == .csv || self == .tsv }
}

/// The formats that programs read.
enum DataFormat {
    case csv, tsv, json, ndjson
}
