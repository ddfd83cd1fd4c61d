import Books
import Records

/// The values of a record on one line. Plain text.
extension ReportMaterial {
    /// Those that were read, without titles and units: `30 / 2.5`.
    func readValues(of record: Record, in definition: DatasetDefinition) -> String {
        zip(definition.values, record.values).filter { !$0.0.isSetByRecipe }
            .map { display($0.1, of: $0.0) }.filter { !$0.isEmpty }.joined(separator: " / ")
    }

    /// Each number with its unit, several values with their titles: `5 mm`, `Width 30 mm, Height 2.5 mm`. What a recipe sets is
    /// left out beside a single value. Empty without values.
    func values(_ values: [CellValue?], unit: String?, in definition: DatasetDefinition) -> String {
        let isSingle = definition.readValues.count == 1
        let unit = definition.unit.unit(ofRecord: unit)
        let parts = zip(definition.values, values).compactMap { field, value -> String? in
            guard !(isSingle && field.isSetByRecipe), let value else { return nil }
            let number = value.number == nil ? nil : unit
            let text = [display(value, of: field), number].compactMap { $0 }.joined(separator: " ")
            return isSingle ? text : "\(field.title[language]) \(text)"
        }
        return parts.joined(separator: say(", ", ja: "、"))
    }
}
