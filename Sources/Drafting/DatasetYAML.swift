import Books
import Text

/// The file of a drafted dataset.
extension DraftDataset {
    func yaml(rules: String) -> String {
        let unit = unit
        var lines = [
            "# A draft. Check the titles, what names a record (keys), and the units; remarks follow the fields.",
            "dataset: \(YAMLText.scalar(name))",
            "title: \(YAMLText.scalar(number == 0 ? title : "\(title) (\(number + 1))"))",
        ]
        let remarks = [remark, columnsRemark].compactMap(\.self)
        if !remarks.isEmpty { lines.insert("# " + FindingText.oneLine(remarks.joined(separator: ". ")), at: 1) }
        if !units.isEmpty {
            lines += ["unit: per-record", "units: \(YAMLText.list(units))"]
        } else if let unit {
            lines.append("unit: \(YAMLText.scalar(unit))")
        }
        lines.append("keys:")
        for field in keys { lines += item(field, hasUnit: false) }
        if !values.isEmpty { lines.append("values:") }
        for field in values { lines += item(field, hasUnit: unit == nil) }
        return lines.joined(separator: "\n") + "\n" + rules
    }

    /// - Parameter hasUnit: whether its numbers may have a unit of their own.
    private func item(_ field: DraftField, hasUnit: Bool) -> [String] {
        var parts = ["field: \(YAMLText.scalar(field.name))"]
        if let vocabulary = field.vocabulary {
            parts.append("vocabulary: \(YAMLText.scalar(vocabulary))")
        } else {
            parts.append("type: \(field.type.rawValue)")
        }
        parts.append("title: \(YAMLText.scalar(field.title))")
        if hasUnit, let own = field.unit { parts.append("unit: \(YAMLText.scalar(own))") }
        if field.isQualified { parts.append("qualified: true") }
        if field.isOptional { parts.append("optional: true") }
        return (field.comment.map { ["  \($0)"] } ?? []) + ["  - {\(parts.joined(separator: ", "))}"]
    }
}
