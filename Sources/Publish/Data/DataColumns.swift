import Articles
import Books
import Records
import Text

/// The columns that values and claims share: value columns with their qualifiers, and the unit.
struct DataColumns {
    /// What a column behind the key fields holds.
    enum Content {
        case value(FieldDefinition)
        /// How exact the number of a qualified field is.
        case qualifier(FieldDefinition)
        /// The upper end of the ranges of a qualified field.
        case maximum(FieldDefinition)
        case unit
    }

    let definition: DatasetDefinition
    private let hasSeveralQualified: Bool

    init(definition: DatasetDefinition) {
        self.definition = definition
        hasSeveralQualified = definition.values.count(where: \.isQualified) > 1
    }

    var keyNames: [String] { definition.keys.map(\.name) }
    var hasUnit: Bool { definition.unit != .none }

    /// The names of ``values``.
    var valueNames: [String] { values.map(\.name) }

    /// The value columns, `qualifier` and `maximum` right after a qualified one, then `unit` where there is one.
    var values: [(name: String, content: Content)] {
        definition.values.flatMap { field -> [(name: String, content: Content)] in
            let value = (name: field.name, content: Content.value(field))
            guard field.isQualified else { return [value] }
            return [value, (qualifierName(field), .qualifier(field)), (maximumName(field), .maximum(field))]
        } + (hasUnit ? [("unit", .unit)] : [])
    }

    /// The cells under ``keyNames``.
    func keyCells(_ key: [String]) -> [DataCell] {
        zip(definition.keys, key).map { DataCell(key: $1, of: $0) }
    }

    /// The cells under ``valueNames``.
    func valueCells(_ values: [CellValue?], unit: String?) -> [DataCell] {
        var cells: [DataCell] = []
        for (field, value) in zip(definition.values, values) {
            cells.append(DataCell(value))
            if field.isQualified { cells += qualifierCells(value) }
        }
        if hasUnit { cells.append(DataCell(self.unit(unit))) }
        return cells
    }

    /// The unit of a row: the dataset's own where it has one for all rows.
    func unit(_ unit: String?) -> String? {
        switch definition.unit {
        case .none: nil
        case .fixed(let fixed): fixed
        case .perRecord: unit
        }
    }

    /// A value under the name of its column, with its qualifier under that of its own.
    func namedCells(_ value: CellValue, of field: FieldDefinition) -> [DataCell.Named] {
        let own = DataCell.Named(name: field.name, cell: DataCell(value))
        guard case .qualified(_, let qualifier, let maximum) = value else { return [own] }
        return [own, DataCell.Named(name: qualifierName(field), cell: .text(qualifier.rawValue))]
            + (maximum.map { [DataCell.Named(name: maximumName(field), cell: .number($0))] } ?? [])
    }

    private func qualifierCells(_ value: CellValue?) -> [DataCell] {
        guard case .qualified(_, let qualifier, let maximum) = value else { return [.empty, .empty] }
        return [.text(qualifier.rawValue), maximum.map(DataCell.number) ?? .empty]
    }

    /// `qualifier` alone while there is one such column, else with the column's name before it: no name stands twice.
    private func qualifierName(_ field: FieldDefinition) -> String { prefix(field) + "qualifier" }
    private func maximumName(_ field: FieldDefinition) -> String { prefix(field) + "maximum" }

    private func prefix(_ field: FieldDefinition) -> String {
        hasSeveralQualified ? field.name + "_" : ""
    }
}
