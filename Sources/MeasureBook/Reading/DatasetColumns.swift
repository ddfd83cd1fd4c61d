import Books
import Outputs
import Records
import Text

/// The columns of a dataset's file, and the record of each of its rows.
struct DatasetColumns {
    let layout: DatasetLayout
    private let resource: PackageResource

    init(_ resource: PackageResource) { (self.resource, layout) = (resource, DatasetLayout(resource)) }

    var definition: DatasetDefinition {
        let (declared, asking) = (resource.declared, resource.declared.asking)
        let fields = Dictionary(first: asking?.fields.map { ($0.name ?? "", $0) } ?? [])
        let units = asking?.units ?? []
        return DatasetDefinition(
            name: resource.name, title: asking?.titles ?? LocalizedText(declared.title ?? resource.name),
            description: LocalizedText(declared.description ?? ""),
            keys: layout.keys.map { field($0, fields, isOptional: false) },
            values: layout.values.map { field($0.column, fields, isQualified: $0.isQualified, isOptional: true) },
            unit: layout.unit, units: units.isEmpty ? nil : UnitList(units), keepsDigits: true,
            layout: TableLayout(rows: [], columns: nil), changesAlong: nil,
            ranges: (asking?.ranges ?? []).compactMap { range in
                guard let axis = range.axis, let from = range.from, let to = range.to else { return nil }
                return RangeDefinition(axis: axis, from: from, to: to, place: range.place)
            },
            rules: [],
            standsFor: (asking?.standsFor ?? []).compactMap { word in
                guard let field = word.field, let value = word.value else { return nil }
                return StandIn(part: KeyPart(field, value), fieldPlace: word.place, wordPlace: word.place)
            },
            place: resource.namePlace)
    }

    private func field(
        _ index: Int, _ declared: [String: KeyReader<AskedFieldKeys>], isQualified: Bool = false, isOptional: Bool
    ) -> FieldDefinition {
        let field = resource.fields[index]
        let own = declared[field.name]
        return FieldDefinition(
            name: field.name, title: own?.titles ?? LocalizedText(field.name),
            type: own?.vocabulary == nil ? field.type : .word, vocabulary: own?.vocabulary,
            unit: layout.unit == .none ? field.unit : nil, isQualified: isQualified, isOptional: isOptional,
            isSetByRecipe: own?.isSet == true,
            place: resource.namePlace)
    }

    func record(_ row: TypedCells.Row) -> Records.Record {
        Records.Record(
            key: layout.keys.map { row.texts[$0] }, values: layout.values.map { value($0, in: row) },
            unit: layout.text(.unit, in: row), status: layout.text(.status, in: row).flatMap(ValueStatus.init) ?? .read,
            claims: [], assumed: Self.words(layout.text(.assumed, in: row) ?? ""))
    }

    /// The ids in a cell.
    static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private func value(_ value: DatasetLayout.Value, in row: TypedCells.Row) -> CellValue? {
        let column = value.column
        guard let cell = row.cells[column] else { return nil }
        guard let number = cell.number, value.isQualified, let qualifier = Qualifier(rawValue: row.texts[column + 1])
        else {
            return cell
        }
        return .qualified(number, qualifier, maximum: row.cells[column + 2]?.number)
    }
}
