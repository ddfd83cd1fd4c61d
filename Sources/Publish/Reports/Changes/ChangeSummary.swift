import Books
import Records
import Text

/// Summarizes changes along the column field of the dataset's tables.
///
///     Oak, lying flat, Light to Heavy: rises from 22 to 26, 40, 51
struct ChangeSummary: ReportPart {
    private let dataset: Dataset
    let material: ReportMaterial
    private let ranks: FieldRanks
    private let notes: CellNotes
    private let wording: FlagWording
    private let runField: Int?
    private let versionFields: Set<Int>
    /// A field with a word that covers all others: equal changes for several words are reported once.
    private let classField: Int?

    /// - Parameter givesReasons: whether to include the reason for accepting a finding.
    init(
        _ dataset: Dataset, along axis: VersionAxis, material: ReportMaterial, ranks: FieldRanks,
        givesReasons: Bool = false
    ) {
        wording = FlagWording(dataset, material: material, givesReasons: givesReasons)
        self.dataset = dataset
        self.material = material
        self.ranks = ranks
        notes = CellNotes(dataset, doubts: material.publication.doubts)
        let versions = axis.keyFields
        let columns = dataset.definition.layout.columns.flatMap(dataset.definition.keyIndex)
        versionFields = versions
        runField = columns.flatMap { versions.contains($0) ? nil : $0 }
        classField = dataset.definition.keys.indices.first { index in
            let vocabulary = material.book.vocabulary(of: dataset.definition.keys[index])
            return !versions.contains(index) && index != columns
                && vocabulary?.entries.contains(where: \.coversAll) == true
        }
    }

    private var definition: DatasetDefinition { dataset.definition }

    /// A line for each run of adjacent words with changed values, and for added and removed words; below it the
    /// doubts about the values. Plain text.
    func lines(_ changes: VersionChanges) -> [Line] {
        let news = [
            Line(
                text: ownWords(of: changes.appeared, notIn: changes.oldRecords, word: say("New", ja: "新規")),
                flags: [],
                records: changes.appeared),
            Line(
                text: ownWords(of: changes.disappeared, notIn: changes.newRecords, word: say("Gone", ja: "消滅")),
                flags: [], records: changes.disappeared),
        ]
        return runs(changes) + news.filter { !$0.text.isEmpty }
    }

    /// The description of some changes.
    struct Line {
        let text: String
        let flags: [Flag]
        /// Of both versions.
        let records: [Record]
    }

    /// The doubts about some of the values of a line.
    struct Flag {
        let text: String
        let records: [Record]
    }

    private func runs(_ changes: VersionChanges) -> [Line] {
        let fields = definition.keys.indices.filter { !versionFields.contains($0) && $0 != runField }
        let sorting = fields + [runField].compactMap { $0 }
        let sorted = changes.changed.sorted {
            ranks.ranks($0.new.key, fields: sorting).lexicographicallyPrecedes(ranks.ranks($1.new.key, fields: sorting))
        }
        let runs = sorted.runs { continues($0, $1, fields: fields) }
        return merged(runs, fields: fields, among: comparedClasses(changes)).map { text, changes in
            Line(text: text, flags: flags(changes), records: changes.flatMap { [$0.old, $0.new] })
        }
    }

    /// The classes that both versions contain.
    private func comparedClasses(_ changes: VersionChanges) -> Set<String> {
        guard let classField else { return [] }
        let appeared = Set(changes.appeared.map(\.key))
        return Set(changes.newRecords.filter { !appeared.contains($0.key) }.map { $0.key[classField] })
    }

    /// The doubts about compared values; values with the same doubt are on one line:
    ///
    ///     Oak · lying flat: Light 22, Heavy 26 are flagged: against thickness-rises
    private func flags(_ changes: [VersionChanges.Change]) -> [Flag] {
        let doubted = changes.flatMap { [$0.old, $0.new] }.uniqued(by: \.key).compactMap { record in
            notes.note(of: record).flatMap { $0.doubt == nil ? nil : (record: record, note: $0) }
        }
        return doubted.groups { wording.text(of: $0.note, except: Array(definition.keys.indices)) }.map {
            text, members in
            let records = members.map(\.record)
            return Flag(text: flag(text, records), records: records)
        }
    }

    private func flag(_ text: String, _ records: [Record]) -> String {
        let keys = definition.keys.indices
        let shared = keys.filter { key in records.allSatisfy { $0.key[key] == records[0].key[key] } }
        func labels(_ record: Record, _ fields: [Int]) -> [String] {
            fields.map { material.fullLabel(record.key[$0], of: definition.keys[$0]) }.filter { !$0.isEmpty }
        }
        let values = records.map { record in
            let values = material.readValues(of: record, in: definition)
            let own = labels(record, keys.filter { !shared.contains($0) }).joined(separator: " · ")
            return [own, values].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let name = labels(records[0], shared).joined(separator: " · ")
        let list = say.list(values)
        let start = name.isEmpty ? "" : name + say.colon()
        return say(
            "\(start)\(list) \(records.count == 1 ? "is" : "are") flagged: \(text)",
            ja: "\(start)\(list) には指摘がある。\(text)")
    }

    /// Descriptions of the runs; those that differ only in the class are together, and classes are not named if all
    /// change.
    private func merged(
        _ runs: [[VersionChanges.Change]], fields: [Int], among all: Set<String>
    ) -> [(text: String, changes: [VersionChanges.Change])] {
        let fields = fields.filter { $0 != classField }
        return runs.groups { text(of: $0, fields: fields) }.map { text, runs in
            let changes = Array(runs.joined())
            guard let classField, runs.count < all.count || all.count == 1 else { return (text, changes) }
            let classes = runs.map { $0[0].new.key[classField] }
            let labels = classes.map { material.label($0, of: definition.keys[classField]) }
            let list = labels.joined(separator: say("; ", ja: "、"))
            return (text + say(" (\(list))", ja: "（\(list)）"), changes)
        }
    }

    /// The words of each key field that only these records have: `new: Face on edge`.
    private func ownWords(of records: [Record], notIn others: [Record], word: String) -> String {
        let parts = definition.keys.indices.filter { !versionFields.contains($0) }.compactMap { field -> String? in
            let known = Set(others.map { $0.key[field] })
            let novel = Array(Set(records.map { $0.key[field] }).subtracting(known))
            guard !novel.isEmpty else { return nil }
            let labels = ranks.text(novel, field: field, say: say) { word in
                word.isEmpty ? say("none", ja: "なし") : material.label(word, of: definition.keys[field])
            }
            return "\(material.title(of: definition.keys[field])) \(labels)"
        }
        let hasOnlyVersions = definition.keys.indices.allSatisfy(versionFields.contains)
        let named =
            hasOnlyVersions
            ? records.map { material.values($0.values, unit: $0.unit, in: definition) }.filter { !$0.isEmpty } : parts
        return named.isEmpty ? "" : word + say.colon() + named.joined(separator: say("; ", ja: "、"))
    }

    /// True for neighbours along the columns that both have a value before and after, or both have none.
    private func continues(_ before: VersionChanges.Change, _ after: VersionChanges.Change, fields: [Int]) -> Bool {
        guard let runField else { return false }
        func gaps(_ record: Record) -> [Bool] { record.values.map { $0 == nil || $0 == .notAvailable } }
        guard gaps(before.old) == gaps(after.old), gaps(before.new) == gaps(after.new),
            before.old.unit == after.old.unit, before.new.unit == after.new.unit
        else { return false }
        let (left, right) = (before.new.key, after.new.key)
        return fields.allSatisfy { left[$0] == right[$0] }
            && ranks.rank(right[runField], field: runField) == ranks.rank(left[runField], field: runField) + 1
    }

    private func text(of run: [VersionChanges.Change], fields: [Int]) -> String {
        guard let first = run.first, let last = run.last else { return "" }
        var labels = fields.map { material.fullLabel(first.new.key[$0], of: definition.keys[$0]) }.filter {
            !$0.isEmpty
        }
        if let runField {
            let field = definition.keys[runField]
            let from = material.label(first.new.key[runField], of: field)
            let to = material.label(last.new.key[runField], of: field)
            labels.append(
                run.count == 1
                    ? from
                    : run.count == 2 ? say("\(from) and \(to)", ja: "\(from)と\(to)") : span(from, to))
        }
        let name = labels.joined(separator: say(", ", ja: "・"))
        return name.isEmpty
            ? values(of: run, isNamed: false) : name + say.colon() + values(of: run, isNamed: true)
    }

    /// `A to C`; `Grades A to C through Grades F to H`, where a label has the word itself.
    private func span(_ from: String, _ to: String) -> String {
        let word = [from, to].contains { $0.contains(" to ") } ? "through" : "to"
        return say("\(from) \(word) \(to)", ja: "\(from)〜\(to)")
    }

    /// The changed columns; a column's title only if it is ambiguous.
    private func values(of run: [VersionChanges.Change], isNamed: Bool) -> String {
        let hasOtherUnit = run.first?.old.unit != run.first?.new.unit
        let parts = definition.values.enumerated().compactMap { index, field -> String? in
            let (old, new) = (run.map { $0.old.values[index] }, run.map { $0.new.values[index] })
            guard old != new || hasOtherUnit && new.contains(where: { $0?.number != nil }) else { return nil }
            let isObvious = isNamed && index == 0 && definition.readValues.count == 1
            let units =
                hasOtherUnit
                ? (
                    old: material.unit(run.first?.old.unit, of: definition),
                    new: material.unit(run.first?.new.unit, of: definition)
                ) : (nil, nil)
            let shared = hasOtherUnit ? nil : material.unit(run.first?.new.unit, of: definition, field)
            return (isObvious ? "" : material.title(of: field) + " ")
                + sentence(from: old, to: new, units, shared: shared, of: field)
        }
        return say.list(parts)
    }

    private var none: String { say("nothing", ja: "なし") }

    /// `rises from 22 to 26, 32, 38 mm`: lists every value, or a single one if all are equal.
    ///
    /// - Parameters:
    ///   - units: of the old and the new values, if they differ.
    ///   - shared: the unit of both.
    private func sentence(
        from old: [CellValue?], to new: [CellValue?], _ units: (old: String?, new: String?), shared: String?,
        of field: FieldDefinition
    ) -> String {
        // The unit is said once, behind the last list with a number.
        let isLast = new.contains { $0?.number != nil }
        let before = list(old, of: field, unit: units.old ?? (isLast ? nil : shared))
        let after = list(new, of: field, unit: units.new ?? shared)
        // Which of two numbers is greater is unknown if one of them is qualified or has another unit.
        let pairs = zip(old, new).compactMap { pair in
            pair.0?.plainNumber.flatMap { old in pair.1?.plainNumber.map { (old, $0) } }
        }
        let isComparable = units.old == units.new && pairs.count == old.count
        if isComparable, pairs.allSatisfy({ $0.0 <= $0.1 }) {
            return say("rises from \(before) to \(after)", ja: "\(before) から \(after) に増える")
        }
        if isComparable, pairs.allSatisfy({ $0.0 >= $0.1 }) {
            return say("falls from \(before) to \(after)", ja: "\(before) から \(after) に減る")
        }
        return say("changes from \(before) to \(after)", ja: "\(before) から \(after) に変わる")
    }

    private func list(_ values: [CellValue?], of field: FieldDefinition, unit: String?) -> String {
        let texts = values.map { value -> String in
            guard let value else { return none }
            let text = material.display(value, of: field)
            // Sentences in a sentence.
            return field.type == .text ? say("“\(text)”", ja: "「\(text)」") : text
        }
        let isSame = texts.allSatisfy { $0 == texts.first }
        let list = isSame ? texts.first ?? "" : say.list(texts)
        let hasNumber = values.contains { $0?.number != nil }
        return list + (unit.flatMap { hasNumber ? " " + $0 : nil } ?? "")
    }
}
