import Books
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

    /// Whether a text that is not a number names a column; reports a number in a form that book files do not have: `.5`.
    func isName(_ node: BookNode, of definition: DatasetDefinition, _ key: String) -> Bool {
        guard let text = node.text, let first = text.first, "+-.0123456789".contains(first),
            !definition.fields.contains(where: { $0.name == text })
        else { return true }
        problems.report("\"\(key)\" takes a number such as 12 or 0.4, but found \(node.kind)", at: node.place)
        return false
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
