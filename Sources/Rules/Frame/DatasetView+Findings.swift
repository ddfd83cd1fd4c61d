import Books
import Records
import Text

/// Descriptions of a key field or value column for findings.
extension DatasetView {
    func place(_ record: Int, _ target: RecordFilter.Target) -> Place {
        switch target {
        case .key(let field): dataset.keyPlace(of: records[record], field: field, in: book)
        case .value(let column): dataset.place(of: records[record], column: column, in: book)
        }
    }

    /// What the data say in a cell: a dash if it has no value.
    func shown(_ record: Int, _ target: RecordFilter.Target) -> String {
        switch target {
        case .key(let field): records[record].key[field]
        case .value(let column): value(record, column)?.display ?? "—"
        }
    }

    /// The number in a cell; nil if there is none.
    func number(_ record: Int, _ target: RecordFilter.Target) -> ExactNumber? {
        switch target {
        case .key(let field): keyNumber(record, field)
        case .value(let column): number(record, column)
        }
    }

    /// The numbers that a cell may mean; nil if it has none.
    func extent(_ record: Int, _ target: RecordFilter.Target) -> NumberInterval? {
        switch target {
        case .key(let field): keyNumber(record, field).map { NumberInterval($0, $0) }
        case .value(let column): value(record, column)?.extent
        }
    }

    /// A note at another judged cell of a record: `15 is here (size)`.
    func note(_ record: Int, of target: RecordFilter.Target) -> Note {
        Note("\(shown(record, target)) is here (\(definition.field(target).name))", at: place(record, target))
    }

    /// A note with the contents of a cell, and the record that it belongs to.
    func note(_ record: Int, _ target: RecordFilter.Target, by fields: [Int]) -> Note {
        let (name, shown) = (named(record, by: fields), shown(record, target))
        var contents = "\(shown) is here"
        if case .value(let column) = target,
            let correction = dataset.claim(of: records[record], column: column).corrections
                .first(where: { $0.column == column })
        {
            contents = "\(correction.read) is here, corrected to \(shown)"
        }
        return Note(contents + (name.isEmpty ? "" : " (\(name))"), at: place(record, target))
    }

    /// The value by which an acceptance names a cell, with the unit of its record; nil for an empty one.
    func pinned(_ record: Int, _ column: Int) -> String? {
        value(record, column).map { definition.display($0, column, unit: records[record].unit) }
    }

    /// A finding at a cell.
    ///
    /// - Parameter implied: the expected value; nil if unknown.
    func finding(
        _ header: RuleHeader, _ message: String, at record: Int, _ target: RecordFilter.Target,
        implied: CellValue? = nil, notes: [Note] = []
    ) -> Finding {
        let column: Int? = if case .value(let column) = target { column } else { nil }
        let field = column.map { definition.values[$0] }
        return Finding(
            rule: header.id, severity: header.severity, message: message, place: place(record, target),
            dataset: dataset.name, key: dataset.keyParts(records[record].key), field: field?.name,
            value: column.map { value(record, $0)?.display } ?? shown(record, target),
            implied: field?.implied(implied) ?? [], notes: notes)
    }
}
