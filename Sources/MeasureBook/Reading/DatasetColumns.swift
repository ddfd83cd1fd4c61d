import Books
import Outputs
import Records
import Text

/// The columns of a dataset's file, and the record of each of its rows.
struct DatasetColumns {
    /// A value column; a qualified number is followed by its qualifier and the end of its range.
    private struct ValueColumn {
        let index: Int
        let isQualified: Bool
    }

    private let resource: PackageResource
    private let keys: [Int]
    private let values: [ValueColumn]
    private let common: [CommonColumn: Int]

    init(_ resource: PackageResource) {
        self.resource = resource
        let names = resource.fields.map(\.name)
        keys = resource.key.compactMap { names.firstIndex(of: $0) }
        let behind = names.firstIndex(of: CommonColumn.status.rawValue) ?? names.endIndex
        // A dataset may have a column of its own with the name of one of these before the status.
        let common = Dictionary(
            first: CommonColumn.allCases.compactMap { column -> (CommonColumn, Int)? in
                let index =
                    column == .unit ? names.firstIndex(of: column.rawValue) : names.lastIndex(of: column.rawValue)
                return index.map { (column, $0) }
            })
        self.common = common
        let own = (0..<behind).filter { !resource.key.contains(names[$0]) && $0 != common[.unit] }
        var qualifiers: Set<Int> = []
        var values: [ValueColumn] = []
        for index in own where !qualifiers.contains(index) {
            let isQualified = [true, false].contains { isOnly in
                let following = QualifierColumn.allCases.map { $0.name(of: names[index], isOnly: isOnly) }
                return names[(index + 1)...].starts(with: following)
            }
            if isQualified { qualifiers.formUnion([index + 1, index + 2]) }
            values.append(ValueColumn(index: index, isQualified: isQualified))
        }
        self.values = values
    }

    var definition: DatasetDefinition {
        let (declared, asking) = (resource.declared, resource.declared.asking)
        let fields = Dictionary(first: asking?.fields.map { ($0.name ?? "", $0) } ?? [])
        let units = asking?.units ?? []
        return DatasetDefinition(
            name: resource.name, title: asking?.titles ?? LocalizedText(declared.title ?? resource.name),
            description: LocalizedText(declared.description ?? ""),
            keys: keys.map { field($0, fields, isOptional: false) },
            values: values.map { field($0.index, fields, isQualified: $0.isQualified, isOptional: true) },
            unit: unit, units: units.isEmpty ? nil : UnitList(units), keepsDigits: true,
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

    private var unit: DatasetDefinition.UnitSource {
        guard common[.unit] != nil else { return .none }
        return values.lazy.compactMap { resource.fields[$0.index].unit }.first.map { .fixed($0) } ?? .perRecord
    }

    private func field(
        _ index: Int, _ declared: [String: KeyReader<AskedFieldKeys>], isQualified: Bool = false, isOptional: Bool
    ) -> FieldDefinition {
        let field = resource.fields[index]
        let own = declared[field.name]
        return FieldDefinition(
            name: field.name, title: own?.titles ?? LocalizedText(field.name),
            type: own?.vocabulary == nil ? field.type : .word, vocabulary: own?.vocabulary,
            isQualified: isQualified, isOptional: isOptional, isSetByRecipe: own?.isSet == true,
            place: resource.namePlace)
    }

    func record(_ row: TypedCells.Row) -> Records.Record {
        Records.Record(
            key: keys.map { row.texts[$0] }, values: values.map { value($0, in: row) },
            unit: text(.unit, in: row).flatMap { $0.isEmpty ? nil : $0 },
            status: text(.status, in: row).flatMap(ValueStatus.init) ?? .read, claims: [],
            assumed: Self.words(text(.assumed, in: row) ?? ""))
    }

    /// The cell of a column that every dataset has; nil in the output of a version without it.
    func text(_ column: CommonColumn, in row: TypedCells.Row) -> String? { common[column].map { row.texts[$0] } }

    /// The ids in a cell.
    static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private func value(_ column: ValueColumn, in row: TypedCells.Row) -> CellValue? {
        guard let value = row.cells[column.index] else { return nil }
        guard let number = value.number.map({ $0.written(like: row.texts[column.index]) }) else { return value }
        guard column.isQualified, let qualifier = Qualifier(rawValue: row.texts[column.index + 1]) else {
            return .number(number)
        }
        return .qualified(number, qualifier, maximum: row.cells[column.index + 2]?.number)
    }
}

extension ExactNumber {
    /// The number with as many decimal places as a text has.
    fileprivate func written(like text: String) -> ExactNumber {
        guard let point = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return written(withPlaces: text.utf8.distance(from: point, to: text.utf8.endIndex) - 1)
    }
}
