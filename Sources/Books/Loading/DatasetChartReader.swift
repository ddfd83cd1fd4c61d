/// Reads the charts of a dataset: `charts`.
struct DatasetChartReader {
    let problems: BookProblems
    let keys: [FieldDefinition]
    let values: [FieldDefinition]
    /// The ids of the dataset's rules.
    let rules: [String]
    /// Nil if not all of them could be read, so that a wrong word is not reported.
    let vocabularies: KnownVocabularies?

    func charts(_ entries: [KeyReader<ChartKeys>]) -> [ChartDefinition] {
        var known: Set<String> = []
        return entries.compactMap { entry in
            guard let chart = chart(entry) else { return nil }
            if !known.insert(chart.name).inserted {
                problems.report("the chart \"\(chart.name)\" is declared twice", at: entry.place(of: \.name))
            }
            return chart
        }
    }

    private func chart(_ entry: KeyReader<ChartKeys>) -> ChartDefinition? {
        guard let name = entry.name else { return nil }
        problems.expectPlainName(name, of: "a chart", at: entry.place(of: \.name))
        if let need = entry.kind.flatMap(unmetNeed) {
            problems.report("the chart \"\(name)\" cannot be drawn: \(need)", at: entry.place(of: \.kind))
        }
        expectDifferentFields([entry.axis, entry.series].compactMap { $0 } + (entry.facets ?? []))
        return ChartDefinition(
            name: name, title: entry.title, statement: entry.statement.flatMap(statement), kind: entry.kind,
            axis: entry.axis.flatMap(key), series: entry.series.flatMap(key), facets: entry.facets?.compactMap(key),
            value: entry.value.flatMap {
                problems.field($0, among: values.filter(\.type.isNumeric), "value column of numbers")?.name
            },
            words: entry.where.compactMap(words),
            place: (entry.node(\.where) ?? entry.node(\.name))?.place ?? entry.place)
    }

    private func expectDifferentFields(_ fields: [BookNode]) {
        var seen: Set<String> = []
        for field in fields {
            if let name = field.text, !seen.insert(name).inserted {
                problems.report(
                    "axis, series and facets take different key fields, but \"\(name)\" is named twice", at: field.place
                )
            }
        }
    }

    /// What a kind of chart needs and the dataset lacks.
    private func unmetNeed(of kind: ChartKind) -> String? {
        let numbers = values.filter(\.type.isNumeric).map(\.name)
        switch kind {
        case .rectangles:
            return Set(["width", "height"]).isSubset(of: numbers)
                ? nil : "rectangles need numbers in the value columns \"width\" and \"height\""
        case .line, .step, .bar, .dot, .changes:
            return numbers.isEmpty ? "it needs a value column of numbers; the kinds range and heat-map do not" : nil
        case .range, .heatMap: return nil
        }
    }

    private func statement(_ entry: KeyReader<ChartStatementKeys>) -> ChartDefinition.Statement? {
        guard let text = entry.text else { return nil }
        for node in entry.rules where !rules.contains(node.text ?? "") {
            let hint = node.text.map { problems.hint(for: $0, among: rules) } ?? ""
            problems.report("expected a rule of the dataset, but found \(node.kind)\(hint)", at: node.place)
        }
        return ChartDefinition.Statement(text: text, rules: entry.rules.compactMap(\.text))
    }

    private func key(_ node: BookNode) -> String? { problems.field(node, among: keys, "key field")?.name }

    /// `display_mode: compact`, `species: [oak, pine]`
    private func words(_ entry: BookNode.Entry, _ value: BookNode) -> (field: String, words: [String])? {
        guard let field = keys.first(where: { $0.name == entry.key }) else {
            let hint = problems.hint(for: entry.key, among: keys.map(\.name))
            problems.report("unknown key field \"\(entry.key)\"\(hint)", at: entry.keyPlace)
            return nil
        }
        let vocabulary = field.vocabulary.flatMap { name in vocabularies?[name] }
        for item in value.items {
            guard let text = item.text else {
                problems.report("\"\(entry.key)\" takes words, but found \(item.kind)", at: item.place)
                continue
            }
            if field.vocabulary == nil || vocabulary != nil {
                problems.expectKeyWord(text, of: field, vocabulary, at: item.place)
            }
        }
        return (field.name, value.items.compactMap(\.text))
    }
}
