package import Diagnostics

/// A column of published data, as a comparison knows it.
package struct PublishedColumn: Equatable, Sendable {
    package let name: String
    /// Never `word`: words are published as texts.
    package let type: FieldType
    /// The unit of its numbers; ``DatasetDefinition/UnitSource/none`` for what is no number.
    package let unit: DatasetDefinition.UnitSource
    /// See ``FieldDefinition/tolerance``.
    package let tolerance: Tolerance
    /// The column whose places are its own, too: of a qualifier that of the number; else itself.
    package let placeColumn: String

    package init(
        name: String, type: FieldType, unit: DatasetDefinition.UnitSource = .none, tolerance: Tolerance = .none,
        placeColumn: String? = nil
    ) {
        self.name = name
        self.placeColumn = placeColumn ?? name
        self.type = type
        self.unit = unit
        self.tolerance = tolerance
    }
}

/// What a dataset's published records are made of.
package struct PublishedShape: Equatable, Sendable {
    /// The columns that name a record.
    package let keys: [PublishedColumn]
    /// The value columns with those that qualified values bring; unit and status are of every record.
    package let values: [PublishedColumn]
    /// Of the records.
    package let unit: DatasetDefinition.UnitSource

    package init(
        keys: [PublishedColumn], values: [PublishedColumn], unit: DatasetDefinition.UnitSource = .none
    ) {
        self.keys = keys
        self.values = values
        self.unit = unit
    }

    package var columns: [PublishedColumn] { keys + values }

    package func column(_ name: String) -> PublishedColumn? { columns.first { $0.name == name } }

    package func isKey(_ name: String) -> Bool { keys.contains { $0.name == name } }
}

/// A published record. What a source has not is nil; an empty text is a value.
package struct PublishedRecord: Sendable {
    /// In the order of the dataset's key fields, as texts: numbers in their shortest form.
    package let key: [String]
    /// In the order of the value columns.
    package let values: [CellValue?]
    package let unit: String?
    /// As written: a value of ``ValueStatus`` in what this program has published.
    package let status: String?
    /// Where articles say so: the column that a place belongs to, nil for the record as a whole.
    package let places: [(column: String?, place: Place)]

    package init(
        key: [String], values: [CellValue?], unit: String? = nil, status: String? = nil,
        places: [(column: String?, place: Place)] = []
    ) {
        self.key = key
        self.values = values
        self.unit = unit
        self.status = status
        self.places = places
    }
}

/// A dataset as its published files hold it: one side of a comparison.
package struct PublishedTable: Sendable {
    package let name: String
    package let shape: PublishedShape
    /// No two have the same key.
    package let records: [PublishedRecord]

    package init(name: String, shape: PublishedShape, records: [PublishedRecord]) {
        self.name = name
        self.shape = shape
        self.records = records
    }
}
