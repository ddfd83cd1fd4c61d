import Text

/// Reads a file of `Datasets/`: the columns of a dataset, how it is shown, and its rules.
struct DatasetReader {
    let map: MapReader
    let path: String
    /// Nil where not all of them could be read, so that a missing one is no mistake of the dataset.
    let vocabularies: KnownVocabularies?

    private var problems: BookProblems { map.problems }

    func read() -> DatasetDefinition? {
        guard let name = map.requiredText("dataset") else { return nil }
        checkName(name)
        _ = map.requiredNode("title")
        let title = map.localized("title") ?? LocalizedText(name)
        let description = map.localized("description") ?? LocalizedText("")
        _ = map.requiredNode("keys")
        if map.nodes("keys")?.isEmpty == true {
            map.problems.report("a dataset has at least one key field", at: map.place(of: "keys"))
        }
        let keys = (map.nodes("keys") ?? []).compactMap { field($0, isKey: true) }
        let tolerance = self.tolerance(map)
        let values = (map.nodes("values") ?? []).compactMap { field($0, isKey: false, tolerance: tolerance) }
        let unit = map.text("unit").map(self.unit) ?? .none
        let units = self.units(of: unit)
        let digits = map.choice("digits", of: Digits.self)
        let layout = map.node("layout").map { self.layout($0, keys: keys) }
        let along = map.node("changes_along").flatMap { keyName($0, keys: keys) }
        let ranges = DatasetRangeReader(map: map, fields: keys + values).ranges()
        let rules = (map.nodes("rules") ?? []).compactMap(rule)
        let coverage = DatasetCoverageReader(map: map)
        let (standsFor, gaps) = (coverage.standsFor(), coverage.gaps())
        let unguarded = map.localized("unguarded")
        map.rejectUnknownKeys()
        reportDuplicates(keys + values)
        reportQualifierColumns(keys + values)
        return DatasetDefinition(
            name: name, title: title, description: description, keys: keys, values: values, unit: unit,
            units: units, keepsDigits: digits == .kept,
            layout: layout ?? TableLayout(rows: keys.map(\.name), columns: nil), changesAlong: along, ranges: ranges,
            rules: rules, standsFor: standsFor, gaps: gaps, unguarded: unguarded, place: map.place(of: "dataset"))
    }

    /// The name makes file names, so it is made of what every file system takes, and is the file's own.
    private func checkName(_ name: String) {
        let place = map.place(of: "dataset")
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        if !isPlain {
            problems.report("a dataset's name is made of a to z, 0 to 9 and -, but found \"\(name)\"", at: place)
        }
        if DatasetDefinition.reservedNames.contains(name) {
            problems.report(
                "\"\(name)\" is the name of another file of the output; name the dataset otherwise", at: place)
        }
        if path != "Datasets/\(name).yaml" {
            problems.report("the dataset \"\(name)\" belongs into Datasets/\(name).yaml", at: place)
        }
    }

    /// How numbers are published; in shortest form where the dataset says nothing.
    private enum Digits: String, CaseIterable {
        /// With the zeros that the source writes behind them.
        case kept
    }

    private func unit(_ text: String) -> DatasetDefinition.UnitSource {
        text == "per-record" ? .perRecord : .fixed(text)
    }

    /// A list of units, or the vocabulary that lists them.
    private func units(of unit: DatasetDefinition.UnitSource) -> UnitList? {
        guard let node = map.node("units") else { return nil }
        if unit != .perRecord {
            problems.report("\"units\" is for datasets with \"unit: per-record\"", at: node.place)
        }
        guard case .map = node.content else { return UnitList(map.texts("units") ?? []) }
        let entry = MapReader(node, subject: "the units of a dataset", problems: problems)
        let name = entry.requiredText("vocabulary")
        entry.rejectUnknownKeys()
        guard let name, let vocabularies else { return nil }
        guard let vocabulary = vocabularies[name] else {
            reportVocabulary(name, among: vocabularies, at: entry.place(of: "vocabulary"))
            return nil
        }
        return UnitList(vocabulary)
    }

    private func reportVocabulary(_ name: String, among vocabularies: KnownVocabularies, at place: Place) {
        let hint = vocabularies.names.hint(for: name)
        problems.report("there is no vocabulary \"\(name)\"\(hint)", at: place)
    }

    /// - Parameter tolerance: the dataset's, for numbers that have none of their own.
    private func field(_ node: BookNode, isKey: Bool, tolerance: ExactNumber? = nil) -> FieldDefinition? {
        let entry = MapReader(node, subject: isKey ? "a key field" : "a value column", problems: problems)
        guard let name = entry.requiredText("field") else { return nil }
        checkFieldName(name, at: entry.place(of: "field"))
        let vocabulary = entry.text("vocabulary")
        if let vocabulary, let vocabularies, vocabularies[vocabulary] == nil {
            reportVocabulary(vocabulary, among: vocabularies, at: entry.place(of: "vocabulary"))
        }
        let type = entry.choice("type", of: FieldType.self) ?? (vocabulary == nil ? .text : .word)
        if (type == .word) != (vocabulary != nil) {
            problems.report(
                "the type \"word\" and the key \"vocabulary\" go together; \"\(name)\" has one of them", at: entry.place
            )
        }
        let field = FieldDefinition(
            name: name, title: entry.localized("title") ?? LocalizedText(name),
            description: entry.localized("description"), type: type, vocabulary: vocabulary,
            minimum: entry.number("minimum"), maximum: entry.number("maximum"),
            tolerance: isKey ? nil : self.tolerance(entry) ?? (type.isNumeric ? tolerance : nil),
            isQualified: isKey ? false : entry.boolean("qualified") ?? false,
            isOptional: entry.boolean("optional") ?? false,
            isSetByRecipe: isKey ? false : entry.boolean("set_by_recipe") ?? false, place: entry.place(of: "field"))
        entry.rejectUnknownKeys()
        checkLimits(of: field, entry)
        return field
    }

    private func tolerance(_ map: MapReader) -> ExactNumber? {
        guard let tolerance = map.number("tolerance") else { return nil }
        if tolerance < .zero {
            problems.report("a tolerance is 0 or more, but found \(tolerance)", at: map.place(of: "tolerance"))
        }
        return tolerance
    }

    private func checkLimits(of field: FieldDefinition, _ entry: MapReader) {
        if let minimum = field.minimum, let maximum = field.maximum, minimum > maximum {
            problems.report("no number is between \(minimum) and \(maximum)", at: entry.place(of: "minimum"))
        }
        let keys = ["minimum", "maximum", "qualified", "tolerance"]
        for key in keys where !field.type.isNumeric && entry.node(key) != nil {
            problems.report(
                "\"\(key)\" is for numbers, and \"\(field.name)\" is of the type \(field.type.rawValue)",
                at: entry.place(of: key))
        }
    }

    /// Columns that every data file has of its own, so that no field may take their names.
    private static let reservedNames = [
        "unit", "status", "articles", "article", "assumed", "line", "column", "raw", "field", "places", "qualifier",
        "flagged", "findings", "implied", "witnesses", "readers",
    ]

    private func checkFieldName(_ name: String, at place: Place) {
        if name == "dataset" {
            problems.report(
                "\"dataset\" tells the records of several datasets apart; name the field otherwise", at: place)
        }
        if Self.reservedNames.contains(name) {
            problems.report("\"\(name)\" is a column that every data file has; name the field otherwise", at: place)
        }
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        if !isPlain {
            problems.report("a field's name is made of a to z, 0 to 9 and _, but found \"\(name)\"", at: place)
        }
    }

    private func layout(_ node: BookNode, keys: [FieldDefinition]) -> TableLayout {
        let entry = MapReader(node, subject: "a layout", problems: problems)
        let rows = (entry.nodes("rows") ?? []).compactMap { keyName($0, keys: keys) }
        let columns = entry.node("columns").flatMap { keyName($0, keys: keys) }
        entry.rejectUnknownKeys()
        return TableLayout(rows: rows, columns: columns)
    }

    private func keyName(_ node: BookNode, keys: [FieldDefinition]) -> String? {
        let names = keys.map(\.name)
        guard let text = node.text, names.contains(text) else {
            let hint = node.text.map { problems.hint(for: $0, among: names) } ?? ""
            problems.report(
                "expected a key field (\(names.joined(separator: ", "))), but found \(node.kind)\(hint)", at: node.place
            )
            return nil
        }
        return text
    }

    private func rule(_ node: BookNode) -> RuleDefinition? {
        let entry = MapReader(node, subject: "a rule", problems: problems)
        let id = entry.requiredText("id")
        let kind = entry.requiredText("kind")
        _ = entry.requiredNode("reason")
        let reason = entry.localized("reason")
        let severity = entry.choice("severity", of: Severity.self) ?? .error
        guard let id, let kind, let reason else { return nil }
        return RuleDefinition(id: id, kind: kind, reason: reason, severity: severity, node: node)
    }

    /// Qualified values bring the columns `qualifier` and `maximum`; with the field's name before them where several do.
    private func reportQualifierColumns(_ fields: [FieldDefinition]) {
        let qualified = fields.filter(\.isQualified)
        let made =
            qualified.count == 1
            ? ["maximum"] : qualified.flatMap { ["\($0.name)_qualifier", "\($0.name)_maximum"] }
        let names = Set(made)
        for field in fields where names.contains(field.name) {
            problems.report(
                "\"\(field.name)\" is a column that qualified values bring; name the field otherwise", at: field.place)
        }
    }

    private func reportDuplicates(_ fields: [FieldDefinition]) {
        var known: [String: FieldDefinition] = [:]
        for field in fields {
            guard let first = known[field.name] else {
                known[field.name] = field
                continue
            }
            problems.report(
                "the field \"\(field.name)\" is defined twice", at: field.place,
                notes: [Note("it is first defined here", at: first.place)])
        }
    }
}
