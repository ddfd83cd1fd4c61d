package import Books
package import Text

/// How a published value came about.
package enum ValueStatus: String, CaseIterable, Sendable {
    /// It stands in an article.
    case read
    /// An entry of the corrections ledger changed it.
    case corrected
    /// A rule of the book computed it.
    case derived
    /// Articles differ; the value is that of the one which the book ranks highest.
    case contested
    /// The source says that there is no value.
    case notAvailable = "not-available"
}

/// The cell from which a field was read.
package struct CellOrigin: Hashable, Sendable {
    package let location: SourceLocation
    package let raw: String

    package init(location: SourceLocation, raw: String) {
        self.location = location
        self.raw = raw
    }
}

/// What the corrections ledger changed in a claim.
package struct ClaimCorrection: Sendable {
    /// The index of the value column.
    package let column: Int
    /// What was read.
    package let read: String
    package let reason: LocalizedText

    package init(column: Int, read: String, reason: LocalizedText) {
        self.column = column
        self.read = read
        self.reason = reason
    }
}

/// What an article says of one key.
///
/// A class, since claims are many and are handed around: a copy is one reference.
package final class Claim: Sendable {
    /// Published ids, in the order of the dataset's key fields.
    package let key: [String]
    /// In the order of the dataset's value columns; nil for an optional column without a value.
    package let values: [CellValue?]
    package let unit: String?
    /// The index of the article in the book, which is its rank.
    package let article: Int
    /// The number of the table in the article.
    package let table: Int
    /// For each key field the cell that it was read from; nil where the recipe set it.
    package let keyOrigins: [CellOrigin?]
    package let valueOrigins: [CellOrigin?]
    /// The key fields that the source leaves open and the book assumes.
    package let assumed: [String]
    package let status: ValueStatus
    package let corrections: [ClaimCorrection]
    /// For each field, keys first, the steps from raw text to value; empty unless tracing was asked for.
    package let trace: [[ReadingStep]]

    package init(
        key: [String], values: [CellValue?], unit: String?, article: Int, table: Int, keyOrigins: [CellOrigin?],
        valueOrigins: [CellOrigin?], assumed: [String], status: ValueStatus, corrections: [ClaimCorrection] = [],
        trace: [[ReadingStep]] = []
    ) {
        self.key = key
        self.values = values
        self.unit = unit
        self.article = article
        self.table = table
        self.keyOrigins = keyOrigins
        self.valueOrigins = valueOrigins
        self.assumed = assumed
        self.status = status
        self.corrections = corrections
        self.trace = trace
    }

    /// The same claim with other values; what is not named stays.
    package func with(
        values: [CellValue?], unit: String?, status: ValueStatus, corrections: [ClaimCorrection]
    ) -> Claim {
        Claim(
            key: key, values: values, unit: unit, article: article, table: table, keyOrigins: keyOrigins,
            valueOrigins: valueOrigins, assumed: assumed, status: status, corrections: corrections, trace: trace)
    }

    /// Whether two claims of one key cannot both be right. A column or a unit that one of them does not give
    /// contradicts nothing, and neither does a source that has no value.
    ///
    /// - Parameter fields: the dataset's value columns, with how far their numbers may lie apart.
    package func contradicts(_ other: Claim, in fields: [FieldDefinition]) -> Bool {
        values.indices.contains { column in
            gives(column) && other.gives(column)
                && !fields[column].tolerance.allows(values[column], for: other.values[column])
        } || differsInUnit(from: other)
    }

    /// Whether the claim has a value in a column.
    package func gives(_ column: Int) -> Bool { values[column] != nil && values[column] != .notAvailable }

    package func differsInUnit(from other: Claim) -> Bool {
        unit != nil && other.unit != nil && unit != other.unit
    }

    /// The cell that the claim as a whole points to: that of its first value that stands in the article, else the empty
    /// cell of the first that does not, else that of its last key field that stands there.
    package var origin: CellOrigin {
        zip(values, valueOrigins).lazy.compactMap { $0 == nil ? nil : $1 }.first
            ?? valueOrigins.lazy.compactMap { $0 }.first ?? keyOrigins.last { $0 != nil }.flatMap { $0 }
            ?? CellOrigin(location: .start, raw: "")
    }
}
