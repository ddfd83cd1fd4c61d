import Books
import Records
import Text

/// Descriptions of a dataset's fields: name, title, type, and the values in the records.
struct DatasetFields {
    struct Entry {
        /// `edition (Edition): word`
        let heading: String
        let values: String
    }

    let dataset: Dataset
    let book: Book
    let say: Wording

    private var definition: DatasetDefinition { dataset.definition }

    var keys: [Entry] {
        definition.keys.enumerated().map { index, field in
            let texts = dataset.records.map { $0.key[index] }
            return entry(
                field, texts: texts, cells: texts.compactMap { ExactNumber($0).map { (value: .number($0), unit: nil) } }
            )
        }
    }

    var values: [Entry] {
        definition.values.enumerated().map { index, field in
            let hasUnits = definition.unit == .perRecord && !field.isSetByRecipe
            let values = dataset.records.map { (value: $0.values[index], unit: hasUnits ? $0.unit : nil) }
            return entry(
                field, texts: values.map { $0.value?.text ?? "" },
                cells: values.compactMap { held in held.value.map { (value: $0, unit: held.unit) } })
        }
    }

    /// Ranges by their axis, and the words that all records share.
    var others: [Entry] {
        definition.ranges.map { range in
            let axis = book.wordField(range.axis)
            let title = axis.map { " (\($0.title[say.language]))" } ?? ""
            let vocabulary = axis.flatMap(book.vocabulary(of:))
            let text = say("range from \(range.from) to \(range.to)", ja: "\(range.from) から \(range.to) までの範囲")
            return Entry(
                heading: "\(range.axis)\(title): \(text)",
                values: vocabulary.map { list($0.entries.map(\.id), of: $0) } ?? "")
        }
            + definition.standsFor.map { shared in
                let label = book.wordField(shared.part.field).flatMap(book.vocabulary(of:))?
                    .label(of: shared.part.value, language: say.language)
                return Entry(
                    heading: say(
                        "\(shared.part.field): \(label ?? shared.part.value) for all records",
                        ja: "\(shared.part.field)：すべて \(label ?? shared.part.value)"),
                    values: "")
            }
    }

    /// - Parameter cells: with their units, if each record has its own.
    private func entry(_ field: FieldDefinition, texts: [String], cells: [(value: CellValue, unit: String?)]) -> Entry {
        var heading = field.name
        let title = field.title[say.language]
        if title != field.name { heading += " (\(title))" }
        heading += ": \(say.type(field.type))"
        if let unit = field.unit { heading += say(" in \(unit)", ja: "（単位 \(unit)）") }
        if field.isOptional { heading += say(", may be empty", ja: "、空欄可") }
        return Entry(heading: heading, values: values(of: field, texts: texts, cells: cells))
    }

    private func values(
        of field: FieldDefinition, texts: [String], cells: [(value: CellValue, unit: String?)]
    ) -> String {
        let distinct = Set(texts).subtracting([""])
        if let vocabulary = book.vocabulary(of: field) {
            return list(vocabulary.entries.map(\.id).filter(distinct.contains), of: vocabulary)
        }
        switch field.type {
        case .number, .integer:
            return NumberExtremes.text(cells) { say("\($0) to \($1)", ja: "\($0)〜\($1)") }
        case .boolean: return distinct.sorted(by: >).joined(separator: ", ")
        case .text, .word:
            let most = 8
            if distinct.count <= most, distinct.allSatisfy({ $0.count <= 30 }) {
                return distinct.sorted().joined(separator: ", ")
            }
            return say("\(distinct.count) different texts", ja: "\(distinct.count) 種類の文")
        }
    }

    /// `10 (Edition 10), 11 (Edition 11)`; only the id if it equals its label.
    private func list(_ ids: [String], of vocabulary: Vocabulary) -> String {
        ids.map { id in
            let label = vocabulary.label(of: id, language: say.language)
            return LabelFolding.fold(label) == LabelFolding.fold(id) ? id : "\(id) (\(label))"
        }.joined(separator: ", ")
    }
}

extension Wording {
    func type(_ type: FieldType) -> String {
        switch type {
        case .number: self("number", ja: "数")
        case .integer: self("whole number", ja: "整数")
        case .text: self("text", ja: "文字列")
        case .boolean: self("boolean", ja: "真偽")
        case .word: self("word", ja: "語")
        }
    }
}
