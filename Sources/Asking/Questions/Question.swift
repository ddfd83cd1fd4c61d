package import Records
package import Text

/// A question to a book: datasets, and conditions on their records.
///
/// Datasets that lack a condition's field are left out. A dataset whose vocabulary does not know the value has no
/// such record; if no dataset knows the field or the value, the question is invalid.
package struct Question: Sendable {
    /// In the order of the names, without duplicates.
    package let selections: [RecordSelection]
    /// Remarks on datasets that are left out, or that cannot have a value.
    package let remarks: [String]

    /// - Parameter names: names or titles of datasets, separated by commas.
    package init(_ names: String, conditions: [String], in checked: any AskedBook) throws(UsageError) {
        try self.init(Self.datasets(names, in: checked), conditions: conditions, in: checked)
    }

    package init(selections: [RecordSelection], remarks: [String]) {
        self.selections = selections
        self.remarks = remarks
    }

    package init(_ datasets: [Dataset], conditions: [String], in checked: any AskedBook) throws(UsageError) {
        let readers = datasets.map { ConditionReader($0, in: checked) }
        try Self.checkOperators(conditions, readers)
        guard readers.count != 1 else {
            var read: [Condition] = []
            for text in conditions { read.append(try readers[0].condition(text)) }
            (selections, remarks) = ([RecordSelection(datasets[0], conditions: read)], [])
            return
        }
        var asked = readers.map { AskedDataset($0) }
        for text in conditions { try Self.read(text, &asked) }
        let kept = asked.filter { $0.lacking.isEmpty }
        guard !kept.isEmpty || conditions.isEmpty else { throw Self.nothingLeft(asked) }
        let found = kept.map { RecordSelection($0.reader.dataset, conditions: $0.conditions) }
        selections = found
        remarks = asked.compactMap { dataset in
            // One of several alternatives may be unknown.
            found.contains { $0.dataset.name == dataset.reader.dataset.name && !$0.records.isEmpty }
                ? nil : dataset.remark
        }
    }
}

/// One of several datasets, with the conditions read for it.
private struct AskedDataset {
    let reader: ConditionReader
    var conditions: [Condition] = []
    /// The names of the fields that the dataset lacks.
    var lacking: [String] = []
    /// Why the dataset cannot have such records.
    var unknown: [String] = []

    init(_ reader: ConditionReader) { self.reader = reader }

    var remark: String? {
        let name = reader.dataset.name
        if !lacking.isEmpty {
            return "\(name) is left out: it has no field \(lacking.map { "\"\($0)\"" }.joined(separator: " and "))"
        }
        return unknown.first.map { "\(name) has no such record: \($0)" }
    }
}

extension Question {
    /// - Throws: one message for all conditions without an operator.
    private static func checkOperators(_ conditions: [String], _ readers: [ConditionReader]) throws(UsageError) {
        let bare = conditions.filter { ConditionText($0, isField: { _ in false }) == nil }
        let reader = readers.first { reader in bare.contains { reader.field($0) != nil } } ?? readers.first
        if !bare.isEmpty, let reader { throw reader.missingOperator(in: bare) }
    }

    /// Reads a condition for each dataset that has its field.
    private static func read(_ text: String, _ asked: inout [AskedDataset]) throws(UsageError) {
        var errors: [UsageError] = []
        var isUnderstood = false
        for index in asked.indices {
            let reader = asked[index].reader
            guard let parts = ConditionText(text, isField: { reader.field($0) != nil }) else {
                throw reader.missingOperator(in: [text])
            }
            guard let field = reader.field(parts.name) else {
                if !asked[index].lacking.contains(parts.name) { asked[index].lacking.append(parts.name) }
                continue
            }
            do throws(UsageError) {
                asked[index].conditions.append(try reader.condition(parts))
                isUnderstood = true
            } catch {
                errors.append(error)
                asked[index].unknown.append(error.description)
                asked[index].conditions.append(
                    Condition(text: parts, field: field, holds: { _ in false }))
            }
        }
        if isUnderstood { return }
        if let near = errors.first(where: { $0.description.contains("did you mean") }) ?? errors.first { throw near }
        throw unknownField(text, asked.map(\.reader))
    }

    private static func unknownField(_ text: String, _ readers: [ConditionReader]) -> UsageError {
        let name = ConditionText(text, isField: { _ in false })?.name ?? text
        let names = readers.flatMap(\.fieldNames).uniqued()
        let all = readers.map(\.dataset.name).listing(first: 8) { _ in ", …" }
        return UsageError(
            "no dataset of \(all) has a field \"\(name)\"" + WordHint.of(name, among: names, what: "their fields are"))
    }

    private static func nothingLeft(_ asked: [AskedDataset]) -> UsageError {
        let lacks = asked.map { "\($0.reader.dataset.name) lacks \($0.lacking.joined(separator: ", "))" }
            .listing(first: 8, by: "; ") { _ in "; …" }
        return UsageError(
            "no dataset has all of these fields: \(lacks); remove the conditions that one of them lacks")
    }

    /// The records of the question that satisfy further conditions, or belong to datasets named by the first of them.
    package func narrowed(by further: [String], in checked: any AskedBook) throws(UsageError) -> Question {
        var (selections, further) = (selections, further[...])
        if let name = further.first, ConditionText(name, isField: { _ in false }) == nil,
            let dataset = try? Question.dataset(name, in: checked)
        {
            selections = selections.filter { $0.dataset.name == dataset.name }
            further.removeFirst()
        }
        guard !further.isEmpty, !selections.isEmpty else { return Question(selections: selections, remarks: remarks) }
        let asked = try Question(selections.map(\.dataset), conditions: Array(further), in: checked)
        let narrowed = asked.selections.map { other in
            let keys = Set(selections.first { $0.dataset.name == other.dataset.name }?.records.map(\.key) ?? [])
            return other.with(records: other.records.filter { keys.contains($0.key) })
        }.filter { !$0.records.isEmpty }
        let none = "none of the values at this place has \(further.joined(separator: " "))"
        return Question(selections: narrowed, remarks: remarks + (narrowed.isEmpty ? [none] : []))
    }
}
