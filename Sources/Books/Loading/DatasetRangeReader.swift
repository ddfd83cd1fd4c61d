import Text

/// Reads `ranges` of a dataset: `[{axis: edition, from: first, to: last}]`.
struct DatasetRangeReader {
    let map: MapReader
    let fields: [FieldDefinition]

    private var problems: BookProblems { map.problems }

    func ranges() -> [RangeDefinition] {
        var ranges: [RangeDefinition] = []
        for range in (map.nodes("ranges") ?? []).compactMap(range) {
            if let first = ranges.first(where: { $0.axis == range.axis }) {
                problems.report(
                    "the axis \"\(range.axis)\" stands twice", at: range.place,
                    notes: [Note("it stands here first", at: first.place)])
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private func range(_ node: BookNode) -> RangeDefinition? {
        let entry = MapReader(node, subject: "a range", problems: problems)
        let axis = entry.requiredText("axis")
        let from = limit("from", of: entry)
        let to = limit("to", of: entry)
        entry.rejectUnknownKeys()
        guard let axis, let from, let to else { return nil }
        let place = entry.place(of: "axis")
        if fields.contains(where: { $0.name == axis }) {
            problems.report(
                "the axis \"\(axis)\" is a field of the dataset itself; name an axis along which \(from.name) and \(to.name) lie",
                at: place)
            return nil
        }
        if from.type != to.type || from.vocabulary != to.vocabulary {
            problems.report(
                "\(from.name) and \(to.name) must have one type and one vocabulary to be the limits of a range",
                at: place)
            return nil
        }
        return RangeDefinition(axis: axis, from: from.name, to: to.name, place: place)
    }

    /// The field that is named, of words or numbers, which have an order.
    private func limit(_ key: String, of entry: MapReader) -> FieldDefinition? {
        guard let name = entry.requiredText(key) else { return nil }
        guard let field = fields.first(where: { $0.name == name }) else {
            let names = fields.map(\.name)
            let hint = NearestWord.hint(for: name, among: names)
            problems.report(
                "expected a field (\(names.joined(separator: ", "))), but found \"\(name)\"\(hint)",
                at: entry.place(of: key))
            return nil
        }
        switch field.type {
        case .word, .number, .integer: return field
        case .text, .boolean:
            problems.report(
                "the limits of a range are words or numbers, and \"\(name)\" is of the type \(field.type.rawValue)",
                at: entry.place(of: key))
            return nil
        }
    }
}
