import Books
import Records
import Text

/// A number that a value is compared with: a constant, a value of a counterpart record, or another column of the same record.
///
///     of: 0.5
///     of: {column: height, where: {grade: a}, times: 0.4}
///     of: {dataset: shelf, column: depth, plus: -16}
///     equals: {column: boards, times: thickness}
struct Operand: Sendable {
    /// The value of an operand for one key. Described only when a finding needs it.
    struct Quantity {
        /// The numbers that it may be, just ``number`` for kinds that do not compare bounded ones.
        let extent: NumberInterval
        /// Of a number that a scale relates to the judged one.
        let unit: String?
        /// That of the source record where no factor converts it: all numbers that a value is compared with have one.
        let sharedUnit: String?
        /// The source record with its value there, and the factor; nil for a constant.
        let origin: (record: Int, base: CellValue, factor: CellValue?)?

        /// Of several numbers one of the ends.
        var number: ExactNumber { extent.low ?? extent.high ?? .zero }
        /// Whether it comes from an approximate number, from which no exact one follows.
        var isApproximate: Bool { origin?.base.qualifier == .about || origin?.factor?.qualifier == .about }

        fileprivate init(
            _ extent: NumberInterval, unit: String? = nil, sharedUnit: String? = nil,
            origin: (record: Int, base: CellValue, factor: CellValue?)? = nil
        ) {
            (self.extent, self.unit, self.sharedUnit, self.origin) = (extent, unit, sharedUnit, origin)
        }
    }

    enum Source: Sendable {
        case constant(ExactNumber)
        case counterpart(Counterpart)
        /// Of the record at hand.
        case column(RecordFilter.Target, name: String)
    }

    /// A record of `dataset`, found by the fields that it shares with the judged record.
    struct Counterpart: Sendable {
        let dataset: String
        let column: Int
        let columnName: String
        let unit: DatasetDefinition.UnitSource
        /// For each key field of `dataset`, the index of the equal column of the judged record, or a fixed word.
        let key: [KeySource]
        let fixed: KeySlice
        let times: Factor?
        let plus: ExactNumber?

        /// Whether it is the unchanged value of the judged record itself: it has no words of its own, or the rule only
        /// applies to records with these.
        func isJudged(by parameters: RuleParameters) -> Bool {
            dataset == parameters.definition.name && times == nil && plus == nil
                && fixed.parts.allSatisfy { part in
                    let words = parameters.node["where"]?[part.name]?.items ?? []
                    return words.count == 1 && words[0].text == part.word
                }
        }
    }

    enum KeySource: Sendable {
        case field(Int)
        case value(Int)
        case word(String)
    }

    enum Factor: Hashable, Sendable {
        case number(ExactNumber)
        /// A value column of the source record.
        case column(Int, name: String)
    }

    let source: Source
    /// Whether the number may have another unit than the compared value, because a scale relates them.
    let isScaled: Bool
    /// Whether, of the rule's own dataset, it is read from the record at hand alone.
    let isElsewhere: Bool

    /// Where it is another record of the rule's own dataset, the key fields in which the two have the same words.
    var ownFields: [Int]? {
        guard case .counterpart(let counterpart) = source, !isElsewhere else { return nil }
        return counterpart.key.indices.filter { if case .field = counterpart.key[$0] { true } else { false } }
    }

    /// The records of the rule's own dataset whose number is that of a record of another one.
    func readers(of record: Record, of dataset: String, in view: DatasetView) -> [Int] {
        guard case .counterpart(let counterpart) = source, counterpart.dataset == dataset else { return [] }
        var conditions: [RecordFilter.Condition] = []
        for (source, word) in zip(counterpart.key, record.key) {
            switch source {
            case .field(let field): conditions.append(.init(field: "", target: .key(field), values: [word]))
            case .value(let column): conditions.append(.init(field: "", target: .value(column), values: [word]))
            case .word(let fixed): if fixed != word { return [] }
            }
        }
        return view.selection(RecordFilter(conditions: conditions))
    }

    /// Whether it has a number without a unit; zero is the same in every unit.
    var isBare: Bool {
        switch source {
        case .constant(let number): number != .zero
        case .counterpart(let counterpart):
            counterpart.plus.map { $0 != .zero } ?? false || !isScaled && counterpart.unit == .none
        case .column: false
        }
    }

    /// What it looks up in another dataset.
    var link: DatasetLink? {
        guard case .counterpart(let counterpart) = source, isElsewhere else { return nil }
        return DatasetLink(counterpart.dataset, fixed: counterpart.fixed.parts.map(\.name))
    }

    /// Nil if the counterpart is missing or has no number.
    func quantity(for record: Int, in cells: JudgedCells) throws(Obstacle) -> Quantity? {
        switch source {
        case .constant(let number): return Quantity(NumberInterval(number, number))
        case .counterpart(let counterpart): return try quantity(of: counterpart, for: record, in: cells)
        case .column(.key(let field), _):
            return cells.view.keyNumber(record, field).map {
                Quantity(NumberInterval($0, $0), origin: (record, .number($0), nil))
            }
        case .column(.value(let column), _):
            guard let value = cells.view.value(record, column), let extent = value.extent else { return nil }
            return Quantity(extent, origin: (record, value, nil))
        }
    }

    /// Whether it is the unchanged value of another record in a column of the rule's own dataset.
    func isValue(of column: Int) -> Bool {
        guard case .counterpart(let counterpart) = source else { return false }
        return !isElsewhere && counterpart.column == column && counterpart.times == nil && counterpart.plus == nil
    }

    /// The operand in words: `0.4 times the height of shelf for grade a`.
    var text: String {
        switch source {
        case .constant(let number): return number.description
        case .counterpart(let counterpart):
            let times = counterpart.times.map { "\(Self.text(of: $0)) times " } ?? ""
            let plus = counterpart.plus.map { " plus \($0)" } ?? ""
            let fixed = counterpart.fixed.parts.isEmpty ? "" : " for \(counterpart.fixed.text)"
            return "\(times)the \(counterpart.columnName) of \(counterpart.dataset)\(fixed)\(plus)"
        case .column(_, let name): return name
        }
    }

    private static func text(of factor: Factor) -> String {
        switch factor {
        case .number(let number): number.description
        case .column(_, let name): "the \(name)"
        }
    }

    private func quantity(
        of counterpart: Counterpart, for record: Int, in cells: JudgedCells
    ) throws(Obstacle) -> Quantity? {
        guard let dataset = cells.data.view(counterpart.dataset)?.dataset else { return nil }
        let own = cells.view.records[record]
        let key = counterpart.key.compactMap { source in
            switch source {
            case .field(let index): own.key[index]
            case .value(let index): own.values[index]?.text
            case .word(let word): word
            }
        }
        guard key.count == counterpart.key.count, let found = dataset.position(of: key) else { return nil }
        let values = dataset.records[found].values
        guard let base = values[counterpart.column], var extent = base.extent else { return nil }
        var factor: CellValue?
        if let times = counterpart.times {
            switch times {
            case .number(let number): factor = .number(number)
            case .column(let column, _): factor = values[column]
            }
            guard let factors = factor?.extent else { return nil }
            extent = try extent.multiplied(by: factors)
        }
        if let plus = counterpart.plus { extent = try extent.adding(NumberInterval(plus, plus)) }
        let unit = counterpart.unit.unit(ofRecord: dataset.records[found].unit)
        if !isScaled {
            let own = cells.column.unit.unit(ofRecord: own.unit)
            try compare(own, unit, counterpart, in: cells)
        }
        let isShared = !isScaled && counterpart.unit == .perRecord
        return Quantity(
            extent, unit: isScaled ? unit : nil, sharedUnit: isShared ? unit : nil, origin: (found, base, factor))
    }

    /// Throws if two numbers cannot be compared by their units. One factor converts all numbers of a dataset with one
    /// unit, but not those of records with several.
    private func compare(
        _ own: String?, _ unit: String?, _ counterpart: Counterpart, in cells: JudgedCells
    ) throws(Obstacle) {
        let isOfRecords = cells.column.hasUnits || counterpart.unit == .perRecord
        if !Self.areAlike(own, unit), counterpart.times == nil || isOfRecords { throw .units(own: own, other: unit) }
    }
}

/// Descriptions of an operand for messages.
extension Operand {
    /// `38`, or `38 (95 × 0.4)` for a computed number.
    func shown(_ quantity: Quantity) -> String {
        guard case .counterpart(let counterpart) = source, let (_, base, factor) = quantity.origin,
            counterpart.times != nil || counterpart.plus != nil
        else { return quantity.origin?.base.display ?? quantity.number.description }
        let times = factor.map { " × \($0.display)" } ?? ""
        let plus = counterpart.plus.map { $0 < .zero ? " − \($0.description.dropFirst())" : " + \($0)" } ?? ""
        return "\(quantity.extent.display) (\(base.display)\(times)\(plus))"
    }

    /// The number with its description: `38, the height of shelf`; only the number for a constant.
    func named(_ quantity: Quantity) -> String {
        quantity.origin == nil ? shown(quantity) : "\(shown(quantity)), \(text)"
    }

    /// The cell that the number was read from; nil for a constant.
    func note(_ quantity: Quantity, in cells: JudgedCells) -> Note? {
        guard let origin = quantity.origin else { return nil }
        switch source {
        case .constant: return nil
        case .column(let column, _): return cells.view.note(origin.record, of: column)
        case .counterpart(let counterpart):
            return cells.data.view(counterpart.dataset).map { view in
                Note(
                    "the \(counterpart.columnName) of \(counterpart.dataset) here is \(origin.base.display)",
                    at: view.place(origin.record, .value(counterpart.column)))
            }
        }
    }
}

extension Operand {
    /// Reads a number or a map; nil after a report.
    ///
    /// - Parameters:
    ///   - isScaled: whether the kind of rule looks for a scale between the value and the operand.
    ///   - takesColumns: whether a text names a column of the record at hand.
    init?(
        _ node: BookNode, name: String, parameters: RuleParameters, isScaled: Bool = false, takesColumns: Bool = false
    ) {
        self.isScaled = isScaled
        guard case .map = node.content else {
            guard let source = Self.source(node, name: name, parameters, takesColumns: takesColumns),
                Self.isAnother(source, name, at: node.place, parameters),
                isScaled || Self.isComparable(source, name, at: node.place, parameters)
            else { return nil }
            (self.source, isElsewhere) = (source, true)
            return
        }
        guard
            let (counterpart, target) = Self.counterpart(
                node, name: name, parameters: parameters, takesColumns: takesColumns)
        else { return nil }
        let field = target.values[counterpart.column]
        guard Self.isAnother(.counterpart(counterpart), name, at: node.place, parameters),
            isScaled || counterpart.times != nil
                || Self.areComparable(field, of: target, name, at: node.place, parameters)
        else { return nil }
        source = .counterpart(counterpart)
        isElsewhere = counterpart.dataset != parameters.definition.name
    }

    private static func isComparable(
        _ source: Source, _ name: String, at place: Place, _ parameters: RuleParameters
    ) -> Bool {
        guard case .column(.value(let column), _) = source else { return true }
        let definition = parameters.definition
        return areComparable(definition.values[column], of: definition, name, at: place, parameters)
    }

    /// Reports the cell that is compared, with which it cannot be compared.
    private static func isAnother(_ source: Source, _ name: String, at place: Place, _ parameters: RuleParameters)
        -> Bool
    {
        let definition = parameters.definition
        let column: Int? =
            switch source {
            case .column(.value(let column), _): column
            case .counterpart(let other) where other.isJudged(by: parameters): other.column
            case .constant, .column, .counterpart: nil
            }
        guard let column, let judged = parameters.judgedField, definition.values[column].name == judged.name else {
            return true
        }
        parameters.problems.report(
            "\"\(name)\" is the \(judged.name) of the same record, which the rule judges; name another column, or another "
                + "record with \"where\"", at: place)
        return false
    }

    /// The number; nil for one that is read.
    var constant: ExactNumber? { if case .constant(let number) = source { number } else { nil } }

    /// A number, or the name of a column.
    private static func source(
        _ node: BookNode, name: String, _ parameters: RuleParameters, takesColumns: Bool
    ) -> Source? {
        if let number = node.text.flatMap({ ExactNumber($0) }) { return .constant(number) }
        guard takesColumns, node.text != nil else {
            parameters.problems.report(
                "\"\(name)\" is a number such as 12 or 0.4, or a map with dataset, column, where, times and plus, but "
                    + "found \(node.kind)", at: node.place)
            return nil
        }
        guard parameters.isName(node, of: parameters.definition, name),
            let column = parameters.anyColumn(node, of: parameters.definition)
        else { return nil }
        let field = parameters.definition.field(column)
        guard field.type.isNumeric else {
            parameters.problems.report(
                "\"\(name)\" takes a column of numbers, but \(field.name) has none", at: node.place)
            return nil
        }
        return .column(column, name: field.name)
    }

    private static func counterpart(
        _ node: BookNode, name: String, parameters: RuleParameters, takesColumns: Bool
    ) -> (Counterpart, DatasetDefinition)? {
        let map = KeyReader(
            node, as: CounterpartKeys.form, subject: "the operand \"\(name)\"", problems: parameters.problems)
        let (factor, plus) = (map.times, map.plus)
        let target = map.node(\.dataset) == nil ? parameters.definition : parameters.dataset(map.dataset)
        guard let target else { return nil }
        if takesColumns, let column = map.column, parameters.refusesKey(column, of: target, in: name) { return nil }
        let column =
            map.column.map { parameters.numbers($0, of: target) }
            ?? parameters.defaultColumn(of: target, at: node.place)
        let fixed = parameters.slice(map.where, of: target)
        let times = factor.flatMap { Self.factor($0, of: target, parameters) }
        guard factor == nil || times != nil else { return nil }
        guard let column, let fixed, let key = keySources(of: target, fixed, at: node.place, parameters) else {
            return nil
        }
        let counterpart = Counterpart(
            dataset: target.name, column: column, columnName: target.values[column].name,
            unit: target.unit(of: target.values[column]), key: key, fixed: fixed, times: times, plus: plus)
        return (counterpart, target)
    }

    /// A number, or the name of a column of numbers.
    private static func factor(
        _ node: BookNode, of target: DatasetDefinition, _ parameters: RuleParameters
    ) -> Factor? {
        guard let number = node.text.flatMap({ ExactNumber($0) }) else {
            guard parameters.isName(node, of: target, "times") else { return nil }
            return parameters.numbers(node, of: target).map { .column($0, name: target.values[$0].name) }
        }
        guard number != .zero else {
            parameters.problems.report("\"times\" must not be 0", at: node.place)
            return nil
        }
        return .number(number)
    }

    private static func keySources(
        of target: DatasetDefinition, _ fixed: KeySlice, at place: Place, _ parameters: RuleParameters
    ) -> [KeySource]? {
        var sources: [KeySource] = []
        for (index, field) in target.keys.enumerated() {
            if let part = fixed.parts.first(where: { $0.field == index }) {
                sources.append(.word(part.word))
            } else if let own = parameters.definition.keyIndex(field.name) {
                sources.append(.field(own))
            } else if let own = parameters.definition.valueIndex(field.name),
                parameters.definition.values[own].vocabulary != nil
            {
                sources.append(.value(own))
            } else {
                parameters.problems.report(
                    "\"\(parameters.definition.name)\" has no field \"\(field.name)\", which is a key field of "
                        + "\"\(target.name)\"; give its value in \"where\"", at: place)
            }
        }
        return sources.count == target.keys.count ? sources : nil
    }
}
