import Books
import Records
import Text

/// The columns of a dataset's file that hold the key, the values, the unit and the status.
struct RecordLayout {
    /// The columns that the program writes after `status`. Outputs of older versions have only some of them, and a
    /// dataset may have a column with such a name before `status`.
    private static let besideStatus: Set = [
        "articles", "assumed", "flagged", "findings", "implied", "witnesses", "readers",
    ]

    let shape: PublishedShape
    private let keys: [Int]
    private let values: [Int]
    private let unit: Int?
    private let status: Int?

    init(_ resource: PackageResource) {
        let fields = resource.fields
        func index(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }
        (unit, status) = (index("unit"), index("status"))
        keys = resource.key.compactMap(index)
        let behind = status ?? fields.startIndex
        let common = Set(
            [unit, status].compactMap { $0 }
                + fields.indices.filter { $0 >= behind && Self.besideStatus.contains(fields[$0].name) })
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
        for (distance, kind) in [(1, "qualifier"), (2, "maximum")] where index >= distance {
            let owner = names[index - distance]
            let (isAlone, isNamed) = (names[index] == kind, names[index] == "\(owner)_\(kind)")
            guard isAlone || isNamed else { continue }
            if kind == "qualifier" || names[index - 1].hasSuffix("qualifier") { return owner }
        }
        return names[index]
    }

    func record(
        _ cells: [CellValue?], places: [[String]: [(column: String?, place: Place)]]
    ) -> PublishedRecord {
        let key = keys.map { cells[$0]?.text ?? "" }
        return PublishedRecord(
            key: key, values: values.map { cells[$0] }, unit: unit.flatMap { cells[$0]?.text },
            status: status.flatMap { cells[$0]?.text }, places: places[key] ?? [])
    }
}
