package import Books
package import Text

/// The differences between two versions of published data.
package struct Comparison: Sendable {
    /// The datasets that differ: in the new version's order, then removed ones in the old version's order.
    package let datasets: [DatasetDifference]
    /// The number of compared datasets, including those of only one version.
    package let datasetCount: Int
    /// The number of records that have a counterpart with the same key.
    package let matchedCount: Int

    package var isSame: Bool { datasets.isEmpty }
}

/// The differences between two versions of a dataset.
package struct DatasetDifference: Sendable {
    /// One version of a dataset.
    package struct Side: Sendable {
        package let shape: PublishedShape
        package let recordCount: Int

        init(_ table: PublishedTable) {
            shape = table.shape
            recordCount = table.records.count
        }
    }

    package let name: String
    /// Nil for an added dataset.
    package let old: Side?
    /// Nil for a removed dataset.
    package let new: Side?
    /// Empty unless both versions have the dataset.
    package internal(set) var columns: [ColumnDifference] = []
    /// Empty unless both versions have the dataset with the same key fields: changed and added records in the new
    /// version's order, then removed ones in the old version's order.
    package internal(set) var records: [RecordDifference] = []

    /// Whether the versions have different key fields, so that their records cannot be matched.
    package var hasOtherKey: Bool {
        guard let old, let new else { return false }
        return Set(old.shape.keys.map(\.name)) != Set(new.shape.keys.map(\.name))
    }
}

/// A column that only one version of a dataset has, or whose type, unit or role as a key field differs.
package struct ColumnDifference: Sendable {
    /// One version of a column.
    package struct Side: Equatable, Sendable {
        package let type: FieldType
        package let unit: DatasetDefinition.UnitSource
        package let isKey: Bool
    }

    package let name: String
    /// Nil for an added column.
    package let old: Side?
    /// Nil for a removed column.
    package let new: Side?
}

/// A record that only one version of a dataset has, or whose cells differ.
package struct RecordDifference: Sendable {
    package enum Change: Sendable {
        case added(PublishedRecord)
        case removed(PublishedRecord)
        case changed([CellDifference])
    }

    /// The key in the new version's field order; for a removed record, in the old version's.
    package let key: [KeyPart]
    package let change: Change
}

/// A cell of a record, before and after.
package struct CellDifference: Sendable {
    /// One version of a cell.
    package struct Side: Sendable {
        /// Nil if there is no value.
        package let value: CellValue?
        /// The unit of a number.
        package let unit: String?
        /// The cells of articles with this value, the most trusted article's first.
        package let places: [Place]
    }

    /// A value column, `unit` or `status`.
    package let column: String
    package let old: Side
    package let new: Side
}

extension PublishedRecord {
    /// The places of a column, or of the whole record if the column has none, without duplicates.
    package func places(of column: String?) -> [Place] {
        let own = ownPlaces(of: column)
        return own.isEmpty ? places.map(\.place).uniqued() : own
    }

    /// Without those of other columns.
    func ownPlaces(of column: String?) -> [Place] {
        places.filter { $0.column == nil || $0.column == column }.map(\.place).uniqued()
    }
}
