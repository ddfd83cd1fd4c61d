import Books
import Records
import Text

/// Reads parameters that take a key field or a value column.
extension RuleParameters {
    /// A column of the rule's own dataset.
    func anyColumn(_ node: BookNode?) -> RecordFilter.Target? {
        node.flatMap { anyColumn($0, of: definition) }
    }

    func anyColumn(_ node: BookNode, of definition: DatasetDefinition) -> RecordFilter.Target? {
        text(node, "the name of a column").flatMap { anyColumn(named: $0, of: definition, at: node.place) }
    }

    /// Several columns, each once; also nil for an empty list.
    func anyColumns(_ nodes: [BookNode], of key: String) -> [RecordFilter.Target]? {
        let columns = nodes.compactMap { anyColumn($0, of: definition) }
        guard let first = nodes.first, columns.count == nodes.count else { return nil }
        guard Set(columns).count == columns.count else {
            problems.report("\"\(key)\" needs one or more columns, each once", at: first.place)
            return nil
        }
        return columns
    }

    func anyColumn(
        named name: String, of definition: DatasetDefinition, at place: Place
    ) -> RecordFilter.Target? {
        if let index = definition.keyIndex(name) { return .key(index) }
        if let index = definition.valueIndex(name) { return .value(index) }
        let hint = hint(name, among: definition.fields.map(\.name))
        problems.report("the dataset \"\(definition.name)\" has no column \"\(name)\"\(hint)", at: place)
        return nil
    }

    /// The dataset of a name.
    func dataset(_ node: BookNode?) -> DatasetDefinition? {
        guard let node, let name = node.text else { return nil }
        if let definition = book.dataset(name) { return definition }
        let hint = hint(name, among: book.datasets.map(\.name))
        problems.report("unknown dataset \"\(name)\"\(hint)", at: node.place)
        return nil
    }
}

extension DatasetDefinition {
    func field(_ target: RecordFilter.Target) -> FieldDefinition {
        switch target {
        case .key(let index): keys[index]
        case .value(let index): values[index]
        }
    }
}

/// Descriptions of a key field or value column for findings.
extension DatasetView {
    func place(_ record: Int, _ target: RecordFilter.Target) -> Place {
        switch target {
        case .key(let field): dataset.keyPlace(of: records[record], field: field, in: book)
        case .value(let column): place(record, column)
        }
    }

    /// The text of a cell as published.
    func shown(_ record: Int, _ target: RecordFilter.Target) -> String {
        switch target {
        case .key(let field): records[record].key[field]
        case .value(let column): shown(record, column)
        }
    }

    /// The number in a cell; nil if there is none.
    func number(_ record: Int, _ target: RecordFilter.Target) -> ExactNumber? {
        switch target {
        case .key(let field): ExactNumber(records[record].key[field])
        case .value(let column): number(record, column)
        }
    }

    func finding(
        _ header: RuleHeader, _ message: String, at record: Int, _ target: RecordFilter.Target, notes: [Note]
    ) -> Finding {
        switch target {
        case .key(let field):
            Finding(
                rule: header.id, severity: header.severity, message: message, place: place(record, target),
                dataset: dataset.name, key: dataset.keyParts(records[record].key),
                value: records[record].key[field], notes: notes)
        case .value(let column): finding(header, message, at: record, column, notes: notes)
        }
    }

    /// A note at another judged cell of a record: `15 is here (size)`.
    func note(_ record: Int, of target: RecordFilter.Target) -> Note {
        Note("\(shown(record, target)) is here (\(definition.field(target).name))", at: place(record, target))
    }

    func note(_ record: Int, _ target: RecordFilter.Target, by fields: [Int]) -> Note {
        switch target {
        case .key:
            Note("\(shown(record, target)) is here (\(named(record, by: fields)))", at: place(record, target))
        case .value(let column): note(record, column, by: fields)
        }
    }
}
