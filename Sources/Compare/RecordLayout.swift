internal import Diagnostics
internal import Measures

/// Which columns of a dataset's file are its key, its values, its unit and its status.
struct RecordLayout {
    /// Columns that every dataset's file may have beside its own.
    private static let common = ["unit", "status", "articles", "assumed"]

    let shape: PublishedShape
    private let keys: [Int]
    private let values: [Int]
    private let unit: Int?
    private let status: Int?

    init(_ resource: PackageResource) {
        let fields = resource.fields
        func index(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }
        keys = resource.key.compactMap(index)
        values = fields.indices.filter {
            !resource.key.contains(fields[$0].name) && !Self.common.contains(fields[$0].name)
        }
        (unit, status) = (index("unit"), index("status"))
        let fixed = values.compactMap { fields[$0].unit }.first
        let common: DatasetDefinition.UnitSource = unit == nil ? .none : fixed.map { .fixed($0) } ?? .perRecord
        func column(_ index: Int) -> PublishedColumn {
            let field = fields[index]
            let unit = field.unit.map { DatasetDefinition.UnitSource.fixed($0) } ?? common
            return PublishedColumn(
                name: field.name, type: field.type, unit: field.type.isNumeric ? unit : .none,
                tolerance: field.tolerance, formerly: field.formerly, placeColumn: Self.owner(of: index, in: fields))
        }
        let keyColumns = keys.map {
            PublishedColumn(name: fields[$0].name, type: fields[$0].type, formerly: fields[$0].formerly)
        }
        shape = PublishedShape(keys: keyColumns, values: values.map(column), unit: common)
    }

    /// What a qualified number brings stands right behind it: `qualifier` and `maximum`, with its name before them where
    /// several numbers are qualified.
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
