import Books
import Records

/// The common columns of values and claims: value columns with their qualifiers, and the unit.
struct DataColumns {
    /// The contents of a column after the key fields.
    enum Content {
        case value(FieldDefinition, index: Int)
        /// The qualifier of a qualified field.
        case qualifier(FieldDefinition, index: Int)
        /// The upper end of a qualified field's ranges.
        case maximum(FieldDefinition, index: Int)
        case unit
    }

    let definition: DatasetDefinition

    var keyNames: [String] { definition.keys.map(\.name) }
    var hasUnit: Bool { definition.unit != .none }

    var valueNames: [String] { values.map(\.name) }

    /// The value columns, each qualified one followed by `qualifier` and `maximum`, then `unit` if there is one.
    var values: [(name: String, content: Content)] {
        definition.values.enumerated().flatMap { index, field -> [(name: String, content: Content)] in
            let value = (name: field.name, content: Content.value(field, index: index))
            guard field.isQualified else { return [value] }
            return [
                value, (definition.name(of: .qualifier, of: field), .qualifier(field, index: index)),
                (definition.name(of: .maximum, of: field), .maximum(field, index: index)),
            ]
        } + (hasUnit ? [(CommonColumn.unit.rawValue, .unit)] : [])
    }

    /// The columns under ``keyNames`` and ``valueNames`` of rows that have a key, values and a unit.
    ///
    /// - Parameters:
    ///   - key: the word of a row in a key field.
    ///   - value: of a row in a value column.
    func columns<Row>(
        key: @escaping (Row, Int) -> String, value: @escaping (Row, Int) -> CellValue?,
        unit: @escaping (Row) -> String?
    ) -> [RowColumn<Row>] {
        let keys = definition.keys.enumerated().map { index, field in
            let type = field.type
            return RowColumn<Row>(name: field.name) { DataCell(key: key($0, index), type: type) }
        }
        return keys + values.map { column($0, value: value, unit: unit) }
    }

    /// A column in ``values`` of rows that have values and a unit.
    func column<Row>(
        _ column: (name: String, content: Content), value: @escaping (Row, Int) -> CellValue?,
        unit: @escaping (Row) -> String?
    ) -> RowColumn<Row> {
        let name = column.name
        switch column.content {
        case .value(_, let index): return RowColumn(name: name) { DataCell(value($0, index)) }
        case .qualifier(_, let index): return RowColumn(name: name) { Self.qualifier(value($0, index)) }
        case .maximum(_, let index): return RowColumn(name: name) { Self.maximum(value($0, index)) }
        case .unit where definition.unit == .perRecord: return RowColumn(name: name, by: unit) { DataCell($0) }
        case .unit:
            let fixed = DataCell(definition.unit.shared)
            return RowColumn(name: name, by: { _ in true }, cell: { _ in fixed })
        }
    }

    /// The columns of key fields whose words have one spelling each: those of vocabularies, and numbers.
    ///
    /// - Parameters:
    ///   - keys: of the dataset's records.
    ///   - records: for each row the position of its record.
    func knownColumns(_ keys: KeyColumns, of records: some Sequence<Int32>) -> [DataTable.Column] {
        zip(definition.keys, keys.columns).filter { $0.0.type != .text }.map { field, column in
            DataTable.Column(
                name: field.name, words: column.words, numbers: records.lazy.map { column.ranks[Int($0)] }
            ) { DataCell(key: $0, type: field.type) }
        }
    }

    /// A value with its column's name, and its qualifier with the qualifier column's name.
    func namedCells(_ value: CellValue, of field: FieldDefinition) -> [DataCell.Named] {
        Self.namedCells(value, named: field.name) { definition.name(of: $0, of: field) }
    }

    /// - Parameter further: the name of a qualifier column.
    static func namedCells(
        _ value: CellValue, named name: String, further: (QualifierColumn) -> String
    ) -> [DataCell.Named] {
        let cells = [
            (name, DataCell(value)), (further(.qualifier), qualifier(value)), (further(.maximum), maximum(value)),
        ]
        return cells.filter { $1 != .empty }.map(DataCell.Named.init)
    }

    static func qualifier(_ value: CellValue?) -> DataCell {
        if case .qualified(_, let qualifier, _) = value { .text(qualifier.rawValue) } else { .empty }
    }

    static func maximum(_ value: CellValue?) -> DataCell {
        if case .qualified(_, _, let maximum?) = value { .number(maximum) } else { .empty }
    }
}
