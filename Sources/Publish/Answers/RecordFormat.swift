/// The output formats of `measurebook query`.
package enum RecordFormat: String, CaseIterable, Sendable {
    case table, csv, tsv, json, ndjson, markdown

    /// Whether the format is for people: then marks and notes show doubt, instead of columns.
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
}

/// The formats that programs read.
enum DataFormat {
    case csv, tsv, json, ndjson
}
