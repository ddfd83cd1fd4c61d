package import Books
import Text

/// The columns of a dataset's file: those of the key, those of the values, and those that every dataset has.
package struct DatasetLayout {
    /// The columns of a value.
    package struct Value {
        package let column: Int
        /// Whether the columns of the qualifier and of the upper end of a range follow.
        package let isQualified: Bool

        package var columns: Range<Int> { column..<column + (isQualified ? 1 + QualifierColumn.allCases.count : 1) }
    }

    /// The columns that the program writes from `status` on. Outputs of older versions have only some of them, and a
    /// dataset may have a column with such a name before `status`.
    private static let fromStatus = Set(CommonColumn.allCases.map(\.rawValue)).subtracting([CommonColumn.unit.rawValue])

    package let keys: [Int]
    package let values: [Value]
    private let common: [CommonColumn: Int]
    package let unit: DatasetDefinition.UnitSource

    package init(_ resource: PackageResource) {
        let names = resource.fields.map(\.name)
        keys = resource.key.compactMap { names.firstIndex(of: $0) }
        let common = Dictionary(
            first: CommonColumn.allCases.compactMap { column -> (CommonColumn, Int)? in
                let isFirst = column == .unit || column == .status
                let index = isFirst ? names.firstIndex(of: column.rawValue) : names.lastIndex(of: column.rawValue)
                return index.map { (column, $0) }
            })
        self.common = common
        let behind = common[.status] ?? names.startIndex
        let own = names.indices.filter { index in
            !resource.key.contains(names[index]) && index != common[.unit]
                && (index < behind || !Self.fromStatus.contains(names[index]))
        }
        var values: [Value] = []
        for column in own where column >= values.last?.columns.upperBound ?? 0 {
            let isQualified = [true, false].contains { isOnly in
                let following = QualifierColumn.allCases.map { $0.name(of: names[column], isOnly: isOnly) }
                return names[(column + 1)...].starts(with: following)
            }
            values.append(Value(column: column, isQualified: isQualified))
        }
        self.values = values
        let fixed = values.lazy.flatMap(\.columns).compactMap { resource.fields[$0].unit }.first
        unit = common[.unit] == nil ? .none : fixed.map { .fixed($0) } ?? .perRecord
    }

    /// The text in a column that every dataset has; nil for a missing value, and in the output of a version without it.
    package func text(_ column: CommonColumn, in row: TypedCells.Row) -> String? {
        common[column].flatMap { row.cells[$0]?.text }
    }
}
