import Books

/// The records of a dataset's file, with a value for each column before `status`.
struct RecordLayout {
    let shape: PublishedShape
    private let layout: DatasetLayout

    init(_ resource: PackageResource) {
        let layout = DatasetLayout(resource)
        func column(_ index: Int, of value: DatasetLayout.Value) -> PublishedColumn {
            let field = resource.fields[index]
            let unit = field.unit.map { DatasetDefinition.UnitSource.fixed($0) } ?? layout.unit
            return PublishedColumn(
                name: field.name, type: field.type, unit: field.type.isNumeric ? unit : .none,
                tolerance: field.tolerance, formerly: field.formerly,
                placeColumn: resource.fields[value.column].name)
        }
        let keys = layout.keys.map { resource.fields[$0] }.map {
            PublishedColumn(name: $0.name, type: $0.type, formerly: $0.formerly)
        }
        let values = layout.values.flatMap { value in value.columns.map { column($0, of: value) } }
        shape = PublishedShape(keys: keys, values: values, unit: layout.unit)
        self.layout = layout
    }

    func record(_ row: TypedCells.Row, claims: inout ClaimPlaces) -> PublishedRecord {
        let key = layout.keys.map { row.cells[$0]?.shortest.text ?? "" }
        return PublishedRecord(
            key: key, values: layout.values.flatMap { row.cells[$0.columns] }, unit: layout.text(.unit, in: row),
            status: layout.text(.status, in: row), places: claims.places(of: key))
    }
}
