import Books

/// A row that describes a column of a dataset.
struct ColumnRow: ReportPart {
    let material: ReportMaterial

    /// - Parameter role: `key` for key fields.
    func cells(_ field: FieldDefinition, role: String?) -> [RichText] {
        let title = field.title[material.language]
        let description = field.description.map { $0[material.language] }
        return [
            RichText(field.name),
            RichText([title, description].compactMap { $0 }.joined(separator: say(": ", ja: "："))),
            RichText(([type(field)] + [role].compactMap { $0 } + remarks(field)).joined(separator: say(", ", ja: "、"))),
        ]
    }

    private func type(_ field: FieldDefinition) -> String {
        guard field.type == .word, let vocabulary = material.book.vocabulary(of: field) else {
            return typeName(field.type)
        }
        let title = vocabulary.title[material.language]
        return say("word of \(title)", ja: "\(title)の語")
    }

    private func typeName(_ type: FieldType) -> String {
        switch type {
        case .integer: say("whole number", ja: "整数")
        case .number: say("number", ja: "数")
        case .text: say("text", ja: "文字列")
        case .boolean: say("boolean", ja: "真偽")
        case .word: say("word", ja: "語")
        }
    }

    private func remarks(_ field: FieldDefinition) -> [String] {
        var remarks: [String] = []
        if let unit = field.unit { remarks.append(say("in \(unit)", ja: "単位 \(unit)")) }
        if field.isQualified { remarks.append(say("may have a qualifier", ja: "限定つきの場合あり")) }
        if field.isOptional { remarks.append(say("may be empty", ja: "空の場合あり")) }
        if field.isSetByRecipe { remarks.append(say("set by the book, not read", ja: "本書が定める")) }
        if let minimum = field.minimum { remarks.append(say("at least \(minimum)", ja: "\(minimum) 以上")) }
        if let maximum = field.maximum { remarks.append(say("at most \(maximum)", ja: "\(maximum) 以下")) }
        return remarks
    }
}
