import MeasureBook

/// A number with its unit, or another value, with a mark where the rules doubt it.
func text(_ record: Record, _ field: String) -> String {
    guard let value = record[field] else { return "—" }
    let unit = value.number == nil ? nil : record.unit
    return value.description + (unit.map { " " + $0 } ?? "") + (record.doubt == nil ? "" : "*")
}

/// `10 iphone-6 portrait: 630 pt`
func line(_ record: Record) -> String {
    let fields = record.values.filter { record[$0] != nil }
    return record.key.filter { !$0.isEmpty }.joined(separator: " ") + ": "
        + fields.map { text(record, $0) }.joined(separator: ", ")
}

/// The record, and a line for each article that states it.
func provenance(_ record: Record) throws -> [String] {
    [line(record)] + (try record.claims().map { "\($0.source.place): “\($0.source.raw)”" })
}

/// The values that differ from those of the version before.
func changes(_ records: [Record], along field: String) -> [String] {
    let series = Dictionary(grouping: records) { record in
        record.fields.prefix(record.key.count).filter { $0 != field }.map { record[$0]?.description ?? "" }
    }
    return series.sorted { $0.key.joined(separator: " ") < $1.key.joined(separator: " ") }.flatMap { key, records in
        zip(records, records.dropFirst()).filter { $0["value"] != $1["value"] }.map { before, after in
            "\(key.joined(separator: " ")): \(text(before, "value")) in \(before[field]?.description ?? ""), "
                + "\(text(after, "value")) in \(after[field]?.description ?? "")"
        }
    }
}
