import Text

/// Reads a file of `Datasets/`: the columns of a dataset, how it is shown, and its rules.
struct DatasetReader {
    let map: KeyReader<DatasetKeys>
    let path: String
    /// Nil if not all of them could be read, so that a missing one is not reported.
    let vocabularies: KnownVocabularies?

    private var problems: BookProblems { map.problems }

    func read() -> DatasetDefinition? {
        guard let name = map.dataset else { return nil }
        checkName(name)
        let keys = map.keys.compactMap { field($0) }
        let tolerance = map.tolerance
        let values = map.values.compactMap { column($0, tolerance: tolerance) }
        let layout = map.layout.map { self.layout($0, keys: keys) }
        let along = map.changesAlong.flatMap { keyName($0, keys: keys) }
        let ranges = DatasetRangeReader(problems: problems, fields: keys + values).ranges(map.ranges)
        let coverage = DatasetCoverageReader(map: map)
        let rules = map.rules.compactMap(rule)
        let charts = DatasetChartReader(
            problems: problems, keys: keys, values: values, rules: rules.map(\.id), vocabularies: vocabularies)
        problems.reportRepeated(keys + values, by: \.name, at: \.place, note: "it is first defined here") {
            "the field \"\($0.name)\" is defined twice"
        }
        reportQualifierColumns(keys + values)
        return DatasetDefinition(
            name: name, title: map.title ?? LocalizedText(name), description: map.description ?? LocalizedText(""),
            keys: keys, values: values, unit: map.unit.map(unit) ?? .none, units: map.units.flatMap(units),
            keepsDigits: map.digits == .kept,
            layout: layout ?? TableLayout(rows: keys.map(\.name), columns: nil), changesAlong: along, ranges: ranges,
            rules: rules, charts: charts.charts(map.charts), standsFor: coverage.standsFor(), gaps: coverage.gaps(),
            unguarded: map.unguarded, place: map.place(of: \.dataset))
    }

    /// The name makes file names, so it is made of what every file system takes, and is the file's own.
    private func checkName(_ name: String) {
        let place = map.place(of: \.dataset)
        guard problems.expectPlainName(name, of: "a dataset", at: place) else { return }
        if DatasetDefinition.reservedNames.contains(name) {
            problems.report(
                "\"\(name)\" is the name of another file of the output; choose another name", at: place)
        }
        if path != "Datasets/\(name).yaml" {
            problems.report("the dataset is called \"\(name)\"; move this file to Datasets/\(name).yaml", at: place)
        }
    }

    private func unit(_ text: String) -> DatasetDefinition.UnitSource {
        text == DatasetKeys.perRecord ? .perRecord : .fixed(text)
    }

    /// A list of units, or the vocabulary that lists them.
    private func units(_ node: BookNode) -> UnitList? {
        guard case .map = node.content else {
            return Form.list(of: .name).read(node, KeyContext(key: "units", problems: problems)).map { UnitList($0) }
        }
        let entry = KeyReader(node, as: UnitsKeys.form, problems: problems)
        guard let name = entry.vocabulary, let vocabularies else { return nil }
        guard let vocabulary = vocabularies[name] else {
            reportVocabulary(name, among: vocabularies, at: entry.place(of: \.vocabulary))
            return nil
        }
        return UnitList(vocabulary)
    }

    private func reportVocabulary(_ name: String, among vocabularies: KnownVocabularies, at place: Place) {
        let hint = vocabularies.names.hint(for: name)
        problems.report("unknown vocabulary \"\(name)\"\(hint)", at: place)
    }

    /// - Parameter tolerance: the dataset's, for numbers that have none of their own.
    private func column(_ entry: KeyReader<ColumnKeys>, tolerance: ExactNumber?) -> FieldDefinition? {
        field(entry.field, ofValue: entry, tolerance: tolerance)
    }

    private func field(
        _ entry: KeyReader<FieldKeys>, ofValue column: KeyReader<ColumnKeys>? = nil, tolerance: ExactNumber? = nil
    ) -> FieldDefinition? {
        guard let name = entry.field else { return nil }
        checkFieldName(name, at: entry.place(of: \.field))
        let vocabulary = entry.vocabulary
        if let vocabulary, let vocabularies, vocabularies[vocabulary] == nil {
            reportVocabulary(vocabulary, among: vocabularies, at: entry.place(of: \.vocabulary))
        }
        let type = entry.type ?? (vocabulary == nil ? .text : .word)
        let field = FieldDefinition(
            name: name, title: entry.title ?? LocalizedText(name), description: entry.description, type: type,
            vocabulary: vocabulary, minimum: entry.minimum, maximum: entry.maximum,
            unit: column?.unit, tolerance: column?.tolerance ?? (type.isNumeric ? tolerance : nil),
            isQualified: column?.qualified ?? false, isOptional: entry.optional,
            isSetByRecipe: column?.setByRecipe ?? false, place: entry.place(of: \.field))
        if let minimum = field.minimum, let maximum = field.maximum, minimum > maximum {
            problems.report("no number is between \(minimum) and \(maximum)", at: entry.place(of: \.minimum))
        }
        return field
    }

    private func checkFieldName(_ name: String, at place: Place) {
        if name == FieldDefinition.datasetColumn {
            problems.report(
                "\"dataset\" is a column of answers about several datasets; choose another name", at: place)
        }
        if FieldDefinition.commonColumns.contains(name) {
            problems.report("\"\(name)\" is a column that every data file has; choose another name", at: place)
        }
        problems.expectPlainName(name, of: "a field", mark: "_", at: place)
    }

    private func layout(_ entry: KeyReader<LayoutKeys>, keys: [FieldDefinition]) -> TableLayout {
        TableLayout(
            rows: entry.rows.compactMap { keyName($0, keys: keys) },
            columns: entry.columns.flatMap { keyName($0, keys: keys) })
    }

    private func keyName(_ node: BookNode, keys: [FieldDefinition]) -> String? {
        problems.field(node, among: keys, "key field")?.name
    }

    private func rule(_ entry: KeyReader<RuleKeys>) -> RuleDefinition? {
        let (id, kind, reason, severity) = (entry.id, entry.kind, entry.reason, entry.severity)
        guard let id, let kind, let reason else { return nil }
        if id.contains(where: \.isWhitespace) {
            problems.report("\"\(id)\" has white space, which separates ids in the data; use -", at: entry.node.place)
        }
        return RuleDefinition(id: id, kind: kind, reason: reason, severity: severity, node: entry.node)
    }

    /// Qualified values bring the columns `qualifier` and `maximum`; with the field's name before them where several do.
    private func reportQualifierColumns(_ fields: [FieldDefinition]) {
        let qualified = fields.filter(\.isQualified)
        let made = qualified.flatMap { field in
            QualifierColumn.allCases.map { $0.name(of: field.name, isOnly: qualified.count == 1) }
        }
        let names = Set(made).subtracting(FieldDefinition.commonColumns)
        for field in fields where names.contains(field.name) {
            problems.report(
                "\"\(field.name)\" is a column name reserved for qualified values; choose another name",
                at: field.place)
        }
    }
}
