package import Books
package import Text

/// What differs between two versions of published data.
package struct Comparison: Sendable {
    /// Those that differ: in the new version's order, then those that it no longer has, in the old one's.
    package let datasets: [DatasetDifference]
    /// How many datasets were compared, those of one version alone included.
    package let datasetCount: Int
    /// How many records have a counterpart under the same key.
    package let matchedCount: Int

    package init(datasets: [DatasetDifference], datasetCount: Int, matchedCount: Int) {
        self.datasets = datasets
        self.datasetCount = datasetCount
        self.matchedCount = matchedCount
    }

    package var isSame: Bool { datasets.isEmpty }
}

/// What differs between two versions of a dataset.
package struct DatasetDifference: Sendable {
    /// What one version of a dataset is like.
    package struct Side: Sendable {
        package let shape: PublishedShape
        package let recordCount: Int

        package init(_ table: PublishedTable) {
            shape = table.shape
            recordCount = table.records.count
        }
    }

    package let name: String
    /// Nil for a dataset that was added.
    package let old: Side?
    /// Nil for a dataset that was removed.
    package let new: Side?
    /// Of a dataset that both versions have.
    package let columns: [ColumnDifference]
    /// Of a dataset that both versions have with the same key fields: changed and added records in the new version's
    /// order, then those that were removed, in the old one's.
    package let records: [RecordDifference]

    package init(
        name: String, old: Side?, new: Side?, columns: [ColumnDifference] = [], records: [RecordDifference] = []
    ) {
        self.name = name
        self.old = old
        self.new = new
        self.columns = columns
        self.records = records
    }

    /// Whether the two versions name records by different fields, so that no record of one is known to be that of the
    /// other.
    package var hasOtherKey: Bool {
        guard let old, let new else { return false }
        return Set(old.shape.keys.map(\.name)) != Set(new.shape.keys.map(\.name))
    }
}

/// A column that only one version of a dataset has, or that differs in type, unit or in being a key field.
package struct ColumnDifference: Sendable {
    /// What one version of a column is like.
    package struct Side: Equatable, Sendable {
        package let type: FieldType
        package let unit: DatasetDefinition.UnitSource
        package let isKey: Bool

        package init(type: FieldType, unit: DatasetDefinition.UnitSource, isKey: Bool) {
            self.type = type
            self.unit = unit
            self.isKey = isKey
        }
    }

    package let name: String
    /// Nil for a column that was added.
    package let old: Side?
    /// Nil for a column that was removed.
    package let new: Side?

    package init(name: String, old: Side?, new: Side?) {
        self.name = name
        self.old = old
        self.new = new
    }
}

/// A record that only one version of a dataset has, or whose cells differ.
package struct RecordDifference: Sendable {
    package enum Change: Sendable {
        case added(PublishedRecord)
        case removed(PublishedRecord)
        case changed([CellDifference])
    }

    /// The key as the new version orders its fields; as the old one does for a record that was removed.
    package let key: [KeyPart]
    package let change: Change

    package init(key: [KeyPart], change: Change) {
        self.key = key
        self.change = change
    }
}

/// One cell of a record, before and after.
package struct CellDifference: Sendable {
    /// What one version of a cell holds.
    package struct Side: Sendable {
        /// Nil where there is no value.
        package let value: CellValue?
        /// Of a number.
        package let unit: String?
        /// The cells of articles that say so, the most trusted article's first.
        package let places: [Place]

        package init(value: CellValue?, unit: String?, places: [Place]) {
            self.value = value
            self.unit = unit
            self.places = places
        }
    }

    /// A value column, `unit` or `status`.
    package let column: String
    package let old: Side
    package let new: Side

    package init(column: String, old: Side, new: Side) {
        self.column = column
        self.old = old
        self.new = new
    }
}

extension PublishedRecord {
    /// The places of one column: those of the record as a whole where none belongs to it alone. Each once, in order.
    package func places(of column: String?) -> [Place] {
        let own = places.filter { $0.column == nil || $0.column == column }
        var seen: Set<Place> = []
        return (own.isEmpty ? places : own).map(\.place).filter { seen.insert($0).inserted }
    }
}
