internal import Measures

/// A column of a dataset, explained in a row.
struct ColumnRow {
    let material: ReportMaterial

    /// - Parameter role: `key` for key fields.
    func cells(_ field: FieldDefinition, role: String?) -> [String] {
        let title = MarkdownText.inline(field.title[material.language])
        let description = field.description.map { MarkdownText.inline($0[material.language]) }
        return [
            MarkdownText.inline(field.name),
            [title, description].compactMap { $0 }.joined(separator: ": "),
            ([type(field)] + [role].compactMap { $0 } + remarks(field)).joined(separator: ", "),
        ]
    }

    private func type(_ field: FieldDefinition) -> String {
        guard field.type == .word, let vocabulary = material.book.vocabulary(of: field) else {
            return field.type == .integer ? "whole number" : field.type.rawValue
        }
        return "word of \(MarkdownText.inline(vocabulary.title[material.language]))"
    }

    private func remarks(_ field: FieldDefinition) -> [String] {
        var remarks: [String] = []
        if field.isQualified { remarks.append("may have a qualifier") }
        if field.isOptional { remarks.append("may be empty") }
        if field.isSetByRecipe { remarks.append("set by the book, not read") }
        if let minimum = field.minimum { remarks.append("at least \(minimum)") }
        if let maximum = field.maximum { remarks.append("at most \(maximum)") }
        return remarks
    }
}
