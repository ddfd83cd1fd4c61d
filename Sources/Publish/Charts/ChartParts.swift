import Books
import Pictures
import Records
import Text

/// What a kind of chart draws of the records.
struct ChartContent {
    let axis: Chart.Axis
    var series: [String] = []
    let panels: [Chart.Panel]
    /// The records that are drawn; nil for all.
    var records: [Int]?
    /// The names of rectangles without a side, of rows with versions that are not on the axis, or of records without a
    /// number on an axis of numbers; nil if there are none.
    var undrawn: String?
}

/// The records of a chart with their roles, and what its kinds share.
struct ChartParts {
    let dataset: Dataset
    /// Positions in the dataset.
    let records: [Int]
    /// The records without a number on an axis of numbers.
    let recordsOffAxis: [Int]
    /// See ``ChartRequest/neighbours``.
    private let neighbours: [Int]
    let roles: ChartRoles
    let ranks: FieldRanks
    let version: VersionAxis?
    let order: ChartOrder
    let material: ReportMaterial
    /// By the positions of the records.
    private let doubts: [Int: Doubt]
    /// By field and word, what precedes it in labels: `SQLite` before the version `3.36`, which does not explain itself.
    private let prefixes: [Int: [String: String]]
    let leftOut: LeftOutRecords

    init(_ records: [Int], of dataset: Dataset, material: ReportMaterial, request: ChartRequest) {
        (self.dataset, self.material, neighbours) = (dataset, material, request.neighbours)
        ranks = FieldRanks(dataset, in: material.book)
        version = VersionAxis(dataset, in: material.book)
        let order = ChartOrder(dataset.definition, version: version, in: material.publication)
        self.order = order
        roles = ChartRoles(request, of: dataset, records: records, ranks: ranks, order: order)
        doubts = material.publication.doubts.byPosition(in: dataset)
        let keys = dataset.definition.keys
        let axis = roles.kind.hasLines ? roles.axis : nil
        let scale = axis.flatMap { order.isScale($0) ? $0 : nil }
        let isOff = { (record: Int) in scale.map { dataset.records[record].key[$0].isEmpty } ?? false }
        recordsOffAxis = records.allSatisfy(isOff) ? [] : records.filter(isOff)
        self.records = recordsOffAxis.isEmpty ? records : records.filter { !isOff($0) }
        var prefixes: [Int: [String: String]] = [:]
        for (field, omitted) in roles.omitted {
            let ids = (records + neighbours).uniqued(by: { dataset.records[$0].key[field] }).map {
                dataset.records[$0].key
            }
            guard ids.allSatisfy({ !material.label($0[field], of: keys[field]).contains(where: \.isLetter) }) else {
                continue
            }
            prefixes[field] = Dictionary(
                first: ids.map { key in
                    let words = material.words(omitted.sorted(), of: key, in: dataset.definition)
                    return (key[field], words.map { $0 + " " }.joined())
                })
        }
        self.prefixes = prefixes
        leftOut = LeftOutRecords(
            besides: records, of: dataset, axis: roles.axis, fields: roles.facets + roles.rowFields, ranks: ranks)
    }

    private func prefix(of id: String, field: Int) -> String { prefixes[field]?[id] ?? "" }

    var definition: DatasetDefinition { dataset.definition }

    /// Records by their units, in the order of the first records; those without a number belong to no unit.
    static func units(of records: [Int], in dataset: Dataset) -> [(unit: String?, records: [Int])] {
        guard dataset.definition.unit == .perRecord else { return [(nil, records)] }
        return records.groups { dataset.records[$0].unit }.map { ($0.key, $0.members) }
    }

    /// The words of a field that occur, as ranks, in order; an open upper limit comes after all others.
    func words(of field: Int) -> [Int] { words(of: field, in: records) }

    private func words(of field: Int, in records: [Int]) -> [Int] {
        let words = Set(records.map { ranks.rank($0, field: field) }).sorted()
        guard order.lowerLimit(of: field) != nil, let first = words.first, ranks.ids(field)[first].isEmpty else {
            return words
        }
        return words.dropFirst() + [first]
    }

    func label(_ rank: Int, field: Int) -> String {
        let id = ranks.ids(field)[rank]
        return prefix(of: id, field: field) + material.fullLabel(id, of: definition.keys[field])
    }

    /// The sign for a missing word or value.
    static let missing = "—"

    /// The words of some fields of a record: `Oak · lying flat`; `Until —` if all of them are empty.
    func name(of record: Int, fields: [Int]) -> String {
        joined(fields.map { label(ranks.rank(record, field: $0), field: $0) }, fields)
    }

    func joined(_ words: [String], _ fields: [Int]) -> String {
        let named = words.filter { !$0.isEmpty }
        let others = fields.map { "\(material.title(of: definition.keys[$0])) \(Self.missing)" }
        return (named.isEmpty ? others : named).joined(separator: " · ")
    }

    /// A word of a row or a series; the subtitle names their fields once.
    func rowLabel(_ rank: Int, field: Int, of fields: [Int]) -> String {
        let id = ranks.ids(field)[rank]
        return isPlain(field, of: fields) && !id.isEmpty
            ? word(id, field: field) : label(rank, field: field)
    }

    /// A word; a number among them has the sign of scales, and no spaces, which would change an id.
    private func word(_ id: String, field: Int) -> String {
        let label = material.label(id, of: definition.keys[field])
        if definition.keys[field].type.isNumeric && label.hasPrefix("-") { return "−" + label.dropFirst() }
        return prefix(of: id, field: field) + label
    }

    /// Whether words are without the title of their field. Several numbers beside each other are ambiguous.
    private func isPlain(_ field: Int, of fields: [Int]) -> Bool {
        let type = definition.keys[field].type
        return fields.count == 1 || !(type.isNumeric || type == .boolean)
    }

    /// The records of each row with its name, in the order of their words.
    func rows(of records: [Int]) -> [(name: String, records: [Int])] { rows(of: records, by: rowFields) }

    func rows(of records: [Int], by fields: [Int]) -> [(name: String, records: [Int])] {
        guard !fields.isEmpty else { return [("", records)] }
        return ranks.groups(of: records, by: fields).map { group in
            let words = fields.map { rowLabel(ranks.rank(group[0], field: $0), field: $0, of: fields) }
            return (joined(words, fields), group)
        }
    }

    /// The records of each combination of some fields, in the order of their words, with its name.
    func groups(of records: [Int], by fields: [Int]) -> [(name: String, records: [Int])] {
        guard !fields.isEmpty else { return [("", records)] }
        return ranks.groups(of: records, by: fields).map { (name(of: $0[0], fields: fields), $0) }
    }

    /// The fields whose combinations are lines, or rows.
    var rowFields: [Int] {
        switch roles.kind {
        case .line, .step, .bar, .dot, .heatMap, .changes: roles.rowFields
        case .range: definition.keys.indices.filter { version?.keyFields.contains($0) != true }
        case .rectangles: []
        }
    }

    /// The fields of series and rows whose words do not explain themselves.
    var namedFields: [Int] {
        let fields =
            roles.kind == .heatMap || roles.kind == .changes || roles.kind == .range
            ? rowFields : [roles.series].compactMap { $0 }
        return fields.filter { field in
            let key = definition.keys[field]
            return isPlain(field, of: fields) && (key.vocabulary == nil || key.isOptional) && words(of: field).count > 1
        }
    }

    /// The axis of the chart, the words of its field that occur or their numbers, and the positions of the words.
    func axis(areNumbers: Bool) -> (axis: Chart.Axis, positions: [Int: Int]) {
        guard let field = roles.axis else { return (Chart.Axis(title: "", labels: [""]), [:]) }
        let words = words(of: field, in: records + neighbours(crossedAlong: field))
        let ids = words.map { ranks.ids(field)[$0] }
        let numbers =
            areNumbers && order.isScale(field) ? ids.compactMap { ExactNumber($0)?.approximation } : nil
        let isScale = numbers?.count == words.count
        let isNamed = ids.contains { material.label($0, of: definition.keys[field]) != $0 }
        let labels = ids.map { id in
            isScale && !isNamed ? NumberText.written(id) : id.isEmpty ? Self.missing : word(id, field: field)
        }
        let axis = Chart.Axis(
            title: material.title(of: definition.keys[field]), labels: labels,
            shortLabels: ids.map { id in
                id.isEmpty
                    ? Self.missing : prefix(of: id, field: field) + material.shortLabel(id, of: definition.keys[field])
            },
            numbers: isScale ? numbers : nil, isNamed: isNamed)
        return (axis, Dictionary(first: words.enumerated().map { ($1, $0) }))
    }

    /// The records of other charts at words that lines of this chart cross: there, they have a gap. Where no word is in several
    /// charts, no chart lacks those of others.
    private func neighbours(crossedAlong field: Int) -> [Int] {
        let own = Set(words(of: field).filter { !ranks.ids(field)[$0].isEmpty })
        guard roles.kind.hasLines, !order.isScale(field), let first = own.min(), let last = own.max(),
            neighbours.contains(where: { own.contains(ranks.rank($0, field: field)) })
        else { return [] }
        return neighbours.filter { (first...last).contains(ranks.rank($0, field: field)) }
    }

    func position(of record: Int, in positions: [Int: Int]) -> Int {
        roles.axis.flatMap { positions[ranks.rank(record, field: $0)] } ?? 0
    }

    /// The number in a column, as near as the drawing needs it; nil for none.
    func number(of record: Int, column: Int) -> Double? {
        dataset.records[record].values[column]?.number.map(\.approximation)
    }

    /// What a qualified number leaves open; nil for a plain one.
    func inexactness(of record: Int, column: Int) -> Chart.Inexactness? {
        guard case .qualified(_, let qualifier, let maximum) = dataset.records[record].values[column] else {
            return nil
        }
        switch qualifier {
        case .about: return .around
        case .atMost, .below: return .below
        case .atLeast, .above: return .above
        case .range: return maximum.map { .to($0.approximation) }
        }
    }

    /// The doubt to show: an open one if there is one, else the first.
    static func strongest(_ doubts: [Chart.Doubt?]) -> Chart.Doubt? {
        let doubts = doubts.compactMap { $0 }
        return doubts.first(where: \.isOpen) ?? doubts.first
    }

    func doubt(about record: Int, column: Int?) -> Chart.Doubt? {
        let own = doubts[record]
        let doubt =
            column.flatMap { column in own?.about(column: column, of: definition) } ?? (column == nil ? own : nil)
        return doubt.map { doubt in
            Chart.Doubt(
                isOpen: doubt.flag == .open,
                implied: column.flatMap { doubt.implied[$0]?.number }.map(\.approximation))
        }
    }

    /// A value for people, with its unit.
    func text(of record: Int, column: Int) -> String {
        let own = dataset.records[record]
        let text = written(own.values[column], column: column)
        guard own.values[column]?.number != nil,
            let unit = material.unit(own.unit, of: definition, definition.values[column])
        else {
            return text
        }
        return "\(text) \(unit)"
    }

    /// A value as pictures write it, like the numbers of their scales.
    func written(_ value: CellValue?, column: Int) -> String {
        switch value {
        case .number(let number): return NumberText.written(number.description)
        case .qualified(let number, .range, let maximum?):
            return material.range(NumberText.written(number.description), NumberText.written(maximum.description))
        case .qualified(let number, let qualifier, _):
            return qualifier.rawValue + NumberText.written(number.description)
        case .text, .boolean, .notAvailable, nil: return material.display(value, of: definition.values[column])
        }
    }
}
