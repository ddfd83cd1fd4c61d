import Books
import Records

/// The values of a record on one line. Plain text.
extension ReportMaterial {
    /// Those that were read, without titles and units: `30 / 2.5`.
    func readValues(of record: Record, in definition: DatasetDefinition) -> String {
        var list = TextList(separator: " / ")
        for (field, value) in zip(definition.values, record.values) where !field.isSetByRecipe && value != nil {
            let text = display(value, of: field)
            if !text.isEmpty { list.append(text) }
        }
        return list.text
    }

    /// Each number with its unit, several values with their titles: `5 mm`, `Width 30 mm, Height 2.5 mm`. What a recipe sets is
    /// left out beside a single value. Empty without values.
    func values(_ values: [CellValue?], unit: String?, in definition: DatasetDefinition) -> String {
        let isSingle = definition.readValues.count == 1
        let unit = definition.unit.unit(ofRecord: unit)
        var list = TextList(separator: say(", ", ja: "、"))
        for (field, value) in zip(definition.values, values) {
            guard !(isSingle && field.isSetByRecipe), let value else { continue }
            var text = display(value, of: field)
            if let unit, value.number != nil { text += " " + unit }
            list.append(isSingle ? text : "\(field.title[language]) \(text)")
        }
        return list.text
    }
}

/// Texts joined one by one; most lists have one.
private struct TextList {
    let separator: String
    private(set) var text = ""
    private var isEmpty = true

    init(separator: String) { self.separator = separator }

    mutating func append(_ other: String) {
        text = isEmpty ? other : text + separator + other
        isEmpty = false
    }
}
