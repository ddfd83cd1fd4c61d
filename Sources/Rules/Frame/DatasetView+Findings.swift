import Books
import Records
import Text

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
        case .key(let field): keyNumber(record, field)
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
