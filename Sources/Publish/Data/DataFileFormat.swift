/// The formats of data files.
enum DataFileFormat: String, CaseIterable {
    case csv, json

    var mediaType: String { self == .csv ? "text/csv" : "application/json" }
}
