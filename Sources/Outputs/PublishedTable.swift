package import Books
package import Text

/// A column of published data in a comparison.
package struct PublishedColumn: Equatable, Sendable {
    package let name: String
    /// Never `word`: words are published as texts.
    package let type: FieldType
    /// The unit of its numbers; ``DatasetDefinition/UnitSource/none`` for other types.
    package let unit: DatasetDefinition.UnitSource
    /// See ``FieldDefinition/tolerance``.
    package let tolerance: Tolerance
    /// The current word for each text under which a word was published before.
    package let formerly: [String: String]
    /// The column whose places also apply to this one: the number's column for a qualifier, else itself.
    package let placeColumn: String

    /// What it holds, under any name: that of a qualifier depends on the number of qualified columns.
    struct Slot: Hashable {
        let column: String
        /// Nil for the value itself.
        let qualifier: QualifierColumn?

        /// That of the number which a qualifier is about.
        var number: Slot { Slot(column: column, qualifier: nil) }
    }

    var slot: Slot {
        let qualifier = QualifierColumn.allCases.first { part in
            [true, false].contains { part.name(of: placeColumn, isOnly: $0) == name }
        }
        return Slot(column: placeColumn, qualifier: isQualifier ? qualifier : nil)
    }

    /// Whether it is about the number of another column: its qualifier, or the upper end of its range.
    var isQualifier: Bool { placeColumn != name }

    init(
        name: String, type: FieldType, unit: DatasetDefinition.UnitSource = .none, tolerance: Tolerance = .none,
        formerly: [String: String] = [:], placeColumn: String? = nil
    ) {
        self.name = name
        self.placeColumn = placeColumn ?? name
        self.type = type
        self.unit = unit
        self.tolerance = tolerance
        self.formerly = formerly
    }
}

/// The columns of a published dataset.
package struct PublishedShape: Equatable, Sendable {
    /// The columns that identify a record.
    package let keys: [PublishedColumn]
    /// The value columns, including those of qualified values; unit and status belong to every record.
    package let values: [PublishedColumn]
    /// The unit of the records.
    package internal(set) var unit = DatasetDefinition.UnitSource.none

    package var columns: [PublishedColumn] { keys + values }

    package func column(_ name: String) -> PublishedColumn? { columns.first { $0.name == name } }

    package func isKey(_ name: String) -> Bool { keys.contains { $0.name == name } }
}

/// A published record. A missing value is nil; an empty text is a value.
package struct PublishedRecord: Sendable {
    /// In the order of the dataset's key fields, as texts: numbers in their shortest form.
    package let key: [String]
    /// In the order of the value columns.
    package let values: [CellValue?]
    package internal(set) var unit: String?
    /// As written: a raw value of ``ValueStatus`` in data of this program version.
    package internal(set) var status: String?
    /// The places in articles, each with its column; nil for the whole record.
    package internal(set) var places: [(column: String?, place: Place)] = []
}

/// A dataset read from its published files: one side of a comparison.
package struct PublishedTable: Sendable {
    package let name: String
    package let shape: PublishedShape
    /// Keys are unique.
    package let records: [PublishedRecord]
}

extension PublishedShape {
    /// For each column with renamed words: the current word for each former one.
    package var renames: [String: [String: String]] {
        let renamed = columns.filter { !$0.formerly.isEmpty }
        return Dictionary(first: renamed.map { ($0.name, $0.formerly) })
    }
}

extension PublishedTable {
    /// The table with renamed words replaced by the current ones. A record whose new key another record has keeps its
    /// own: its word was united with that of the other one.
    ///
    /// - Parameter renames: by column, the new word for each old one.
    /// - Complexity: linear in the records where a column is renamed, else constant.
    package func renamed(by renames: [String: [String: String]]) -> PublishedTable {
        let keys = shape.keys.map { renames[$0.name] }
        let values = shape.values.map { renames[$0.name] }
        guard (keys + values).contains(where: { $0 != nil }) else { return self }
        func word(_ cell: CellValue?, _ words: [String: String]?) -> CellValue? {
            guard case .text(let text) = cell, let new = words?[text] else { return cell }
            return .text(new)
        }
        var taken = keys.contains { $0 != nil } ? Set(records.map(\.key)) : []
        let records = records.map { record in
            let key = zip(record.key, keys).map { $1?[$0] ?? $0 }
            let isFree = key == record.key || taken.insert(key).inserted
            return PublishedRecord(
                key: isFree ? key : record.key, values: zip(record.values, values).map(word),
                unit: record.unit, status: record.status, places: record.places)
        }
        return PublishedTable(name: name, shape: shape, records: records)
    }

    /// The table with words replaced that the other side of a comparison has renamed: the table is older than that side.
    /// A table that has the new word is not; an equal word in it is another one.
    ///
    /// - Parameter other: the shape of the other side.
    package func renamed(asIn other: PublishedShape) -> PublishedTable {
        let renames = other.renames.map { column, renames in
            let held = words(in: column)
            return (column, renames.filter { !held.contains($0.value) })
        }
        return renamed(by: Dictionary(first: renames))
    }

    private func words(in column: String) -> Set<String> {
        if let index = shape.keys.firstIndex(where: { $0.name == column }) { return Set(records.map { $0.key[index] }) }
        guard let index = shape.values.firstIndex(where: { $0.name == column }) else { return [] }
        return Set(records.compactMap { $0.values[index]?.display })
    }
}
