internal import Measures

/// Changes summed up along the field that makes the columns of the dataset's tables.
///
///     Oak, lying flat, Light to Heavy: 22 → 26…51
struct ChangeSummary {
    private let dataset: Dataset
    private let material: ReportMaterial
    private let ranks: FieldRanks
    private let runField: Int?
    private let versionField: Int?

    init(_ dataset: Dataset, material: ReportMaterial, ranks: FieldRanks) {
        self.dataset = dataset
        self.material = material
        self.ranks = ranks
        versionField = dataset.definition.changesAlong.flatMap(dataset.definition.keyIndex)
        runField = dataset.definition.layout.columns.flatMap(dataset.definition.keyIndex)
    }

    private var definition: DatasetDefinition { dataset.definition }

    /// One item for each run of neighbouring words whose values changed.
    func items(_ changed: [VersionChanges.Change]) -> [MarkdownItem] {
        let fields = definition.keys.indices.filter { $0 != versionField && $0 != runField }
        let sorting = fields + [runField].compactMap { $0 }
        let sorted = changed.sorted {
            ranks.ranks($0.new.key, fields: sorting).lexicographicallyPrecedes(ranks.ranks($1.new.key, fields: sorting))
        }
        var runs: [[VersionChanges.Change]] = []
        for change in sorted {
            if let last = runs.last?.last, continues(last, change, fields: fields) {
                runs[runs.count - 1].append(change)
            } else {
                runs.append([change])
            }
        }
        return runs.map { MarkdownItem(MarkdownText.block(text(of: $0, fields: fields))) }
    }

    /// Which words of each key field appeared or went altogether: `new: Face on edge`.
    func news(_ records: [Record], comparedWith others: [Record], word: String) -> String {
        let parts = definition.keys.indices.filter { $0 != versionField }.compactMap { field -> String? in
            let known = Set(others.map { $0.key[field] })
            let novel = Array(Set(records.map { $0.key[field] }).subtracting(known))
            guard !novel.isEmpty else { return nil }
            let labels = ranks.text(novel, field: field) { material.label($0, of: definition.keys[field]) }
            return "\(definition.keys[field].title[material.language]) \(labels)"
        }
        return parts.isEmpty ? "" : MarkdownText.inline("\(word): \(parts.joined(separator: "; "))")
    }

    /// True for neighbours along the columns that both have a value before and after, or both have none.
    private func continues(_ before: VersionChanges.Change, _ after: VersionChanges.Change, fields: [Int]) -> Bool {
        guard let runField else { return false }
        func gaps(_ record: Record) -> [Bool] { record.values.map { $0 == nil || $0 == .notAvailable } }
        guard gaps(before.old) == gaps(after.old), gaps(before.new) == gaps(after.new) else { return false }
        let (left, right) = (before.new.key, after.new.key)
        return fields.allSatisfy { left[$0] == right[$0] }
            && ranks.rank(right[runField], field: runField) == ranks.rank(left[runField], field: runField) + 1
    }

    private func text(of run: [VersionChanges.Change], fields: [Int]) -> String {
        guard let first = run.first, let last = run.last else { return "" }
        var labels = fields.map { material.fullLabel(first.new.key[$0], of: definition.keys[$0]) }
        if let runField {
            let field = definition.keys[runField]
            let from = material.label(first.new.key[runField], of: field)
            let to = material.label(last.new.key[runField], of: field)
            labels.append(run.count == 1 ? from : run.count == 2 ? "\(from) and \(to)" : "\(from) to \(to)")
        }
        return labels.joined(separator: ", ") + ": " + values(of: run)
    }

    /// Column by column, those that changed; a column's title only where it is not plain which one is meant.
    private func values(of run: [VersionChanges.Change]) -> String {
        var parts: [String] = []
        for (index, field) in definition.values.enumerated() {
            let old = run.map { material.display($0.old.values[index], of: field) }
            let new = run.map { material.display($0.new.values[index], of: field) }
            guard old != new else { continue }
            let title = index == 0 && definition.readValues.count == 1 ? "" : field.title[material.language] + " "
            parts.append("\(title)\(span(old)) → \(span(new))")
        }
        let units = (run.first?.old.unit, run.first?.new.unit)
        if units.0 != units.1 { parts.append("unit \(units.0 ?? "none") → \(units.1 ?? "none")") }
        return parts.joined(separator: ", ")
    }

    private func span(_ values: [String]) -> String {
        let texts = values.map { $0.isEmpty ? "nothing" : $0 }
        guard let first = texts.first, let last = texts.last else { return "" }
        return texts.allSatisfy { $0 == first } ? first : "\(first)…\(last)"
    }
}
