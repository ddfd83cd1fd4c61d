import Text

/// Reads `ranges` of a dataset: `[{axis: edition, from: first, to: last}]`.
struct DatasetRangeReader {
    let problems: BookProblems
    let fields: [FieldDefinition]

    func ranges(_ entries: [KeyReader<RangeKeys>]) -> [RangeDefinition] {
        let ranges = entries.compactMap(range)
        problems.reportRepeated(ranges, by: \.axis, at: \.place, note: "it first occurs here") {
            "the axis \"\($0.axis)\" occurs twice"
        }
        return ranges
    }

    private func range(_ entry: KeyReader<RangeKeys>) -> RangeDefinition? {
        let (axis, from, to) = (entry.axis, entry.from.flatMap(limit), entry.to.flatMap(limit))
        guard let axis, let from, let to else { return nil }
        let place = entry.place(of: \.axis)
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
    private func limit(_ node: BookNode) -> FieldDefinition? {
        guard let field = problems.field(node, among: fields, "field") else { return nil }
        switch field.type {
        case .word, .number, .integer: return field
        case .text, .boolean:
            problems.report(
                "the limits of a range are words or numbers, and \"\(field.name)\" is of the type \(field.type.rawValue)",
                at: node.place)
            return nil
        }
    }
}
