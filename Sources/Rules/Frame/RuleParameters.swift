import Books
import Text

/// Reads the fields, words and datasets of a declared rule, and reports unknown ones.
///
/// Every reader returns nil after a report; a kind reads all of its parameters before it fails, so that several
/// mistakes are reported at once.
struct RuleParameters {
    let header: RuleHeader
    let definition: DatasetDefinition
    let book: Book
    /// The rule as it is written.
    let node: BookNode
    let problems: BookProblems

    /// The records that the rule applies to: `where`, or another key of the same form.
    func filter(_ entries: [WrittenEntry]?, of key: String = "where") -> RecordFilter? {
        (entries ?? []).allOrNil { condition($0.entry, parameter: key) }.map(RecordFilter.init)
    }

    /// The named value column, or the first one that is read from articles.
    ///
    /// - Parameter isAny: whether the rule also judges texts and words; if not, the column has numbers.
    func column(_ node: BookNode?, isAny: Bool = false) -> Int? {
        guard let node else { return defaultColumn(of: definition, isAny: isAny, at: self.node.place) }
        return isAny ? column(node, of: definition) : numbers(node, of: definition)
    }

    /// The column of numbers that the rule judges; nil if it names another thing.
    var judgedField: FieldDefinition? {
        guard let named = node["column"] else { return definition.readValues.first { $0.type.isNumeric } }
        return named.text.flatMap(definition.valueIndex).map { definition.values[$0] }
    }

    func field(_ node: BookNode?) -> Int? {
        guard let node, let name = text(node, "the name of a key field") else { return nil }
        return keyField(name, of: definition, at: node.place)
    }

    /// Several key fields, each once; also nil for an empty list.
    func fields(_ nodes: [BookNode]) -> [Int]? {
        let fields = nodes.map(field)
        for (index, node) in nodes.enumerated() where fields[index] != nil && fields[..<index].contains(fields[index]) {
            problems.report("the field \"\(node.text ?? "")\" is named twice", at: node.place)
            return nil
        }
        return fields.isEmpty ? nil : fields.allOrNil { $0 }
    }

    /// `size and grade`.
    func names(of fields: [Int]) -> String { fields.map { definition.keys[$0].name }.joined(separator: " and ") }

    /// ` for each size and grade`; empty for a single group.
    func names(ofGroups fields: [Int]) -> String { fields.isEmpty ? "" : " for each \(names(of: fields))" }

    /// A word of a key field.
    func word(_ node: BookNode?, of field: Int?) -> String? {
        guard let node, let field else { return nil }
        return word(node, of: definition.keys[field])
    }

    /// Words of some key fields, such as `{grade: a}`; also nil for an empty map.
    func slice(_ entries: [WrittenEntry]) -> KeySlice? {
        entries.isEmpty ? nil : slice(entries, of: definition)
    }

    /// The same for another dataset.
    func of(_ other: DatasetDefinition) -> RuleParameters {
        RuleParameters(header: header, definition: other, book: book, node: node, problems: problems)
    }
}

/// Readers of single nodes, for this dataset or another.
extension RuleParameters {
    func slice(_ entries: [WrittenEntry], of definition: DatasetDefinition) -> KeySlice? {
        let parts = entries.allOrNil { entry, _ -> KeySlice.Part? in
            guard let field = keyField(entry.key, of: definition, at: entry.keyPlace) else { return nil }
            return word(entry.value, of: definition.keys[field]).map {
                KeySlice.Part(field: field, name: entry.key, word: $0)
            }
        }
        return parts.map(KeySlice.init)
    }

    func keyField(_ name: String, of definition: DatasetDefinition, at place: Place) -> Int? {
        if let index = definition.keyIndex(name) { return index }
        let names = definition.keys.map(\.name)
        problems.report(
            "the dataset \"\(definition.name)\" has no key field \"\(name)\"\(hint(name, among: names))", at: place)
        return nil
    }

    func column(_ node: BookNode, of definition: DatasetDefinition) -> Int? {
        guard let name = text(node, "the name of a value column") else { return nil }
        if let index = definition.valueIndex(name) { return index }
        guard definition.keyIndex(name) == nil else {
            problems.report(
                "\"\(name)\" is a key field of the dataset \"\(definition.name)\", but the name of a value column must be here",
                at: node.place)
            return nil
        }
        let names = definition.values.map(\.name)
        problems.report(
            "the dataset \"\(definition.name)\" has no value column \"\(name)\"\(hint(name, among: names))",
            at: node.place)
        return nil
    }

    /// Reports a key field of this dataset in a map, beside which a list takes names alone.
    func refusesKey(_ node: BookNode, of target: DatasetDefinition, in list: String) -> Bool {
        guard target.name == definition.name, let key = node.text, target.keyIndex(key) != nil else { return false }
        problems.report(
            "\"\(key)\" is a key field; \"\(list)\" takes it by its name alone, \(key), without a map", at: node.place)
        return true
    }

    /// A named value column of numbers.
    func numbers(_ node: BookNode, of definition: DatasetDefinition) -> Int? {
        guard let index = column(node, of: definition) else { return nil }
        let field = definition.values[index]
        if field.type.isNumeric { return index }
        problems.report(
            "the rule compares numbers, but the column \"\(field.name)\" has the type \(field.type.rawValue)",
            at: node.place)
        return nil
    }

    /// - Parameter isAny: whether the column may have texts or words.
    func defaultColumn(of definition: DatasetDefinition, isAny: Bool = false, at place: Place) -> Int? {
        if let index = definition.values.firstIndex(where: { !$0.isSetByRecipe && (isAny || $0.type.isNumeric) }) {
            return index
        }
        let what = isAny ? "value column" : "column of numbers"
        problems.report("the dataset \"\(definition.name)\" has no \(what) that is read from articles", at: place)
        return nil
    }

    /// A valid value of a field: a word of its vocabulary, a number, or any text.
    func word(_ node: BookNode, of field: FieldDefinition) -> String? {
        if field.isOptional, node.text?.isEmpty == true { return "" }
        guard let text = text(node, "a value of \(field.name)") else { return nil }
        switch field.type {
        case .word:
            guard let vocabulary = book.vocabulary(of: field), vocabulary.position(of: text) == nil else { return text }
            problems.report(
                "the vocabulary \"\(vocabulary.name)\" of \(field.name) has no id \"\(text)\""
                    + vocabulary.idHint(for: text), at: node.place)
            return nil
        case .number, .integer:
            if let number = ExactNumber(text) { return number.description }
            problems.report("\(field.name) holds numbers such as 12 or 0.4, but found \(node.kind)", at: node.place)
            return nil
        case .boolean:
            if Bool(text) != nil { return text }
            problems.report("\(field.name) is true or false, but found \(node.kind)", at: node.place)
            return nil
        case .text: return text
        }
    }

    func text(_ node: BookNode, _ expected: String) -> String? {
        if let text = node.text, !text.isEmpty { return text }
        problems.report("expected \(expected), but found \(node.kind)", at: node.place)
        return nil
    }

    /// The nearest right word, or all of them if none is near and there are few.
    func hint(_ word: String, among words: [String]) -> String {
        let near = problems.hint(for: word, among: words)
        guard near.isEmpty, !words.isEmpty, words.count <= 12 else { return near }
        return "; it has \(words.joined(separator: ", "))"
    }

    private func condition(_ entry: BookNode.Entry, parameter: String) -> RecordFilter.Condition? {
        let target = filterField(entry.key)
        guard target != nil || selectsUnit(entry.key) else {
            reportField(entry, parameter: parameter)
            return nil
        }
        let nodes: [BookNode] = if case .list(let items) = entry.value.content { items } else { [entry.value] }
        if nodes.isEmpty {
            problems.report("\"\(entry.key)\" needs at least one value", at: entry.value.place)
            return nil
        }
        return nodes.allOrNil { node in target.map { word(node, of: definition.field($0)) } ?? unit(node) }
            .map { RecordFilter.Condition(field: entry.key, target: target, values: $0) }
    }

    private func filterField(_ name: String) -> RecordFilter.Target? {
        if let index = definition.keyIndex(name) { return .key(index) }
        return definition.valueIndex(name).flatMap { definition.values[$0].canSelect ? .value($0) : nil }
    }

    /// Whether a name means the units of the records.
    private func selectsUnit(_ name: String) -> Bool {
        name == CommonColumn.unit.rawValue && definition.unit == .perRecord
    }

    /// One of the units that records may have, as published.
    private func unit(_ node: BookNode) -> String? {
        guard let text = text(node, "a unit") else { return nil }
        guard let units = definition.units?.units else { return UnitSpelling.canonical(text) }
        if let unit = definition.declaredUnit(text, of: nil) { return unit }
        problems.report(
            "the records of \"\(definition.name)\" have no unit \"\(text)\"\(hint(text, among: units))", at: node.place)
        return nil
    }

    private func reportField(_ entry: BookNode.Entry, parameter: String) {
        let names =
            definition.keys.map(\.name) + definition.values.filter(\.canSelect).map(\.name)
            + [CommonColumn.unit.rawValue].filter(selectsUnit)
        problems.report(
            "\"\(parameter)\" takes key fields, columns of words and columns set by recipes; \"\(entry.key)\" is not one of them"
                + hint(entry.key, among: names), at: entry.keyPlace)
    }
}

extension FieldDefinition {
    /// Whether a column can select records: a word, or a value set by recipes.
    fileprivate var canSelect: Bool { isSetByRecipe || type == .word }
}
