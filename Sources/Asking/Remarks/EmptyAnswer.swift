import Books
import Records
import Text

/// Explains why no record of a dataset satisfies all conditions.
struct EmptyAnswer {
    let selection: RecordSelection
    let checked: any AskedBook

    private var dataset: Dataset { selection.dataset }
    private var groups: [ConditionSet.Group] { selection.conditions.groups }

    /// One sentence for each line.
    var lines: [String] {
        guard !dataset.records.isEmpty else { return ["\(dataset.name) has no records"] }
        let excluding = groups.filter { group in !dataset.records.contains(where: group.holds) }
        if !excluding.isEmpty { return excluding.map(message(forUnsatisfied:)) }
        let lines = groups.indices.compactMap(valuesLeft)
        let conditions = groups.map(\.text).joined(separator: " ")
        return ["no record of \(dataset.name) has all of \(conditions)"]
            + (lines.isEmpty ? ["any two of these conditions may exclude each other; leave one out"] : lines)
    }

    /// The message for a condition that no record satisfies on its own.
    private func message(forUnsatisfied group: ConditionSet.Group) -> String {
        let name = group.field.name(in: dataset.definition)
        var text = "no record of \(dataset.name) has \(group.text)"
        text +=
            "; \(name) is \(AskedValues(field: group.field, dataset: dataset, checked: checked).list(dataset.records))"
        return text + reason(group)
    }

    /// The possible values of one condition's field among the records that satisfy the others; nil if there are none.
    private func valuesLeft(for index: Int) -> String? {
        let records = selection.records(withoutGroup: index)
        guard !records.isEmpty else { return nil }
        let group = groups[index]
        let name = group.field.name(in: dataset.definition)
        let values = AskedValues(field: group.field, dataset: dataset, checked: checked).list(records)
        let matching = Plural.of(records.count, "record", "matches", "match")
        return "\(matching) without \(group.text); \(records.count == 1 ? "its" : "their") \(name) is \(values)"
    }

    /// The reason that the book gives for a word without records.
    private func reason(_ group: ConditionSet.Group) -> String {
        guard let field = group.field.definition(in: dataset.definition),
            let vocabulary = checked.book.vocabulary(of: field)
        else { return "" }
        let words = AskedWords(checked.book, checked.datasets)
        for condition in group.conditions {
            guard case .ids(let ids) = words.meaning(of: condition.text.value, in: vocabulary),
                let reason = ids.lazy.compactMap({ vocabulary.entry($0)?.withoutRecords }).first
            else { continue }
            return " (\(FindingText.oneLine(reason["en"])))"
        }
        return ""
    }
}

/// The values of a field in some records, in the field's order; numbers with their unit if each record has its own.
struct AskedValues {
    private static let most = 12
    /// The length of the listed values, in characters, apart from the first.
    private static let longest = 240

    let field: AskedField
    let dataset: Dataset
    let checked: any AskedBook

    /// `9, 10 or 11`; many numbers as `20 to 62`.
    func list(_ records: [Record]) -> String {
        let texts = distinct(records)
        if texts.isEmpty || texts == [""] { return "empty" }
        if texts.count > Self.most, let range = numbers(records) { return range }
        var room = Self.longest
        let fitting = texts.prefix(Self.most).prefix { text in
            room -= text.count
            return room >= 0
        }
        let shown = (fitting.isEmpty ? texts.prefix(1) : fitting).map { $0.isEmpty ? "empty" : $0 }
        let rest = texts.count - shown.count
        if rest > 0 { return shown.joined(separator: ", ") + " or " + Plural.of(rest, "other value") }
        return shown.count == 1
            ? shown[0] : shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
    }

    private func numbers(_ records: [Record]) -> String? {
        let values = records.compactMap { record in
            record.cell(field, of: dataset.definition).map { (value: $0, unit: unit(of: record)) }
        }
        let text = NumberExtremes.text(values) { "\($0) to \($1)" }
        return text.isEmpty ? nil : text
    }

    /// Nil if all records have the same unit.
    private func unit(of record: Record) -> String? {
        switch field {
        case .value(let index) where !dataset.definition.values[index].type.isNumeric: nil
        case .value, .companion(.maximum, _):
            dataset.definition.unit == .perRecord ? record.unit : nil
        case .key, .companion, .axis, .standIn, .common: nil
        }
    }

    private func distinct(_ records: [Record]) -> [String] {
        let isNumeric = field.definition(in: dataset.definition)?.type.isNumeric == true
        let texts = (isNumeric ? sorted(records) : records).flatMap(texts).uniqued()
        if let vocabulary = field.definition(in: dataset.definition).flatMap({ checked.book.vocabulary(of: $0) }) {
            return texts.sorted { (vocabulary.position(of: $0) ?? .max) < (vocabulary.position(of: $1) ?? .max) }
        }
        return texts
    }

    /// Sorted by number.
    private func sorted(_ records: [Record]) -> [Record] {
        let ranked = records.map { ($0, $0.cell(field, of: dataset.definition)?.number ?? .zero) }
        return ranked.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func texts(of record: Record) -> [String] {
        switch field {
        case .key, .value, .companion:
            let text = FindingText.oneLine(record.cell(field, of: dataset.definition)?.display ?? "")
            return [text.isEmpty ? "" : text + (unit(of: record).map { " " + $0 } ?? "")]
        case .axis(let index):
            let limits = dataset.definition.limits(of: record, along: dataset.definition.ranges[index])
            return [limits.from == limits.to && !limits.from.isEmpty ? limits.from : "\(limits.from)..\(limits.to)"]
        case .standIn(let index): return [dataset.definition.standsFor[index].part.value]
        case .common(let column): return checked.texts(column, of: dataset)(record)
        }
    }
}
