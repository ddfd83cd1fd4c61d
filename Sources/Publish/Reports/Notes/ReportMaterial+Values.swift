import Books
import Records
import Text

/// The values of a record on one line. Plain text.
extension ReportMaterial {
    /// The unit of a record's numbers for people: a word of a vocabulary by its short label.
    ///
    /// - Parameters:
    ///   - unit: the record's own.
    ///   - field: the column of the numbers, which may have a unit of its own.
    func unit(_ unit: String?, of definition: DatasetDefinition, _ field: FieldDefinition? = nil) -> String? {
        if let unit = field?.unit { return unit }
        guard let unit = definition.unit.unit(ofRecord: unit) else { return nil }
        return showsIDs ? unit : book.label(ofUnit: unit, of: definition, language: language, isShort: true) ?? unit
    }

    /// All names of a unit in the book, the one that is shown first; empty without a unit.
    func unitNames(
        _ unit: String?, of definition: DatasetDefinition, _ field: FieldDefinition? = nil
    ) -> [String] {
        guard let shown = self.unit(unit, of: definition, field) else { return [] }
        let own = field?.unit ?? definition.unit.unit(ofRecord: unit)
        let vocabulary = definition.units?.vocabulary.flatMap { name in book.vocabularies.first { $0.name == name } }
        let word = own.flatMap { definition.units?.word(for: $0) }
        return ([shown, own].compactMap { $0 } + (word.flatMap { vocabulary?.entry($0) }?.names ?? [])).uniqued()
    }

    /// Those that were read, without titles: `30 / 2.5`; with the unit if records have their own.
    func readValues(of record: Record, in definition: DatasetDefinition) -> String {
        let measured = definition.measuredColumns(of: record.values)
        let shown = definition.values.indices
            .filter { !definition.values[$0].isSetByRecipe && record.values[$0] != nil }
            .map { (text: display(record.values[$0], of: definition.values[$0]), isNumber: measured.contains($0)) }
            .filter { !$0.text.isEmpty }
        let unit = definition.unit == .perRecord ? unit(record.unit, of: definition).map { " " + $0 } ?? "" : ""
        // Numbers alone have it together.
        let areNumbers = shown.allSatisfy(\.isNumber)
        let texts = shown.map { $0.text + ($0.isNumber && !areNumbers ? unit : "") }
        return texts.joined(separator: " / ") + (areNumbers && !shown.isEmpty ? unit : "")
    }

    /// Each number with its unit, several values with their titles: `5 mm`, `Width 30 mm, Height 2.5 mm`. What a recipe sets is
    /// left out beside a single value. Empty without values.
    func values(_ values: [CellValue?], unit: String?, in definition: DatasetDefinition) -> String {
        let isSingle = definition.readValues.count == 1
        let measured = definition.measuredColumns(of: values)
        var texts: [String] = []
        for (index, (field, value)) in zip(definition.values, values).enumerated() {
            guard !(isSingle && field.isSetByRecipe), let value else { continue }
            var text = display(value, of: field)
            if measured.contains(index), let unit = self.unit(unit, of: definition, field) { text += " " + unit }
            texts.append(isSingle ? text : "\(field.title[language]) \(text)")
        }
        return say.list(texts)
    }
}

extension ReportMaterial {
    /// `2 doubtful`, `1 of them open` or `all accepted`; nothing for a dataset without doubts.
    func doubtCounts(of dataset: Dataset) -> [String] {
        let count = publication.doubts.about(dataset).count
        let open = openDoubts(of: dataset)
        guard count > 0 else { return [] }
        return [
            say("\(count) doubtful", ja: "疑問のある値 \(count) 件"),
            open == 0
                ? say(count == 1 ? "accepted" : "all accepted", ja: "すべて承認済み")
                : say("\(open) of them open", ja: "うち未解決 \(open) 件"),
        ]
    }

    /// The number of values with an open doubt.
    func openDoubts(of dataset: Dataset) -> Int {
        publication.doubts.about(dataset).values.count { $0.flag == .open }
    }
}
