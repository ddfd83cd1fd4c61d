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

/// The values of each version that differ from those of the version before, for each word of a field.
func changes(_ records: [Record], from version: String, for field: String) -> [String] {
    let series = Dictionary(grouping: records) { $0[field]?.description ?? "" }
    return series.keys.sorted().flatMap { word -> [String] in
        let own = series[word] ?? []
        var versions: [(name: String, values: Set<Number>)] = []
        for record in own {
            guard let name = record[version]?.description, let value = record["value"]?.number else { continue }
            if let index = versions.firstIndex(where: { $0.name == name }) {
                versions[index].values.insert(value)
            } else {
                versions.append((name, [value]))
            }
        }
        return zip(versions, versions.dropFirst()).filter { $0.values != $1.values }.map { before, after in
            "\(word): \(list(before.values)) in \(before.name), \(list(after.values)) in \(after.name)"
        }
    }
}

private func list(_ numbers: Set<Number>) -> String { numbers.sorted().map(\.description).joined(separator: "/") }
