import Books

/// The columns of a dataset's file that hold the key, the values, the unit and the status.
struct RecordLayout {
    /// The columns that the program writes from `status` on. Outputs of older versions have only some of them, and a
    /// dataset may have a column with such a name before `status`.
    private static let fromStatus = Set(CommonColumn.afterUnit.map(\.rawValue) + CommonColumn.reservedNames)

    let shape: PublishedShape
    private let keys: [Int]
    private let values: [Int]
    private let unit: Int?
    private let status: Int?

    init(_ resource: PackageResource) {
        let fields = resource.fields
        func index(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }
        (unit, status) = (index(CommonColumn.unit.rawValue), index(CommonColumn.status.rawValue))
        keys = resource.key.compactMap(index)
        let behind = status ?? fields.startIndex
        let common = Set(
            [unit, status].compactMap { $0 }
                + fields.indices.filter { $0 >= behind && Self.fromStatus.contains(fields[$0].name) })
        values = fields.indices.filter { !resource.key.contains(fields[$0].name) && !common.contains($0) }
        let fixed = values.compactMap { fields[$0].unit }.first
        let shared: DatasetDefinition.UnitSource = unit == nil ? .none : fixed.map { .fixed($0) } ?? .perRecord
        func column(_ index: Int) -> PublishedColumn {
            let field = fields[index]
            let unit = field.unit.map { DatasetDefinition.UnitSource.fixed($0) } ?? shared
            return PublishedColumn(
                name: field.name, type: field.type, unit: field.type.isNumeric ? unit : .none,
                tolerance: field.tolerance, formerly: field.formerly, placeColumn: Self.owner(of: index, in: fields))
        }
        let keyColumns = keys.map {
            PublishedColumn(name: fields[$0].name, type: fields[$0].type, formerly: fields[$0].formerly)
        }
        shape = PublishedShape(keys: keyColumns, values: values.map(column), unit: shared)
    }

    /// The columns of a qualified number follow it: `qualifier` and `maximum`, prefixed with its name if several
    /// numbers are qualified.
    private static func owner(of index: Int, in fields: [PackageResource.Field]) -> String {
        let names = fields.map(\.name)
        for (column, distance) in zip(QualifierColumn.allCases, 1...) where index >= distance {
            let owner = names[index - distance]
            guard [true, false].contains(where: { names[index] == column.name(of: owner, isOnly: $0) }) else {
                continue
            }
            if column == .qualifier || names[index - 1].hasSuffix(QualifierColumn.qualifier.rawValue) { return owner }
        }
        return names[index]
    }

    func record(_ cells: [CellValue?], claims: inout ClaimPlaces) -> PublishedRecord {
        let key = keys.map { cells[$0]?.text ?? "" }
        return PublishedRecord(
            key: key, values: values.map { cells[$0] }, unit: unit.flatMap { cells[$0]?.text },
            status: status.flatMap { cells[$0]?.text }, places: claims.places(of: key))
    }
}
