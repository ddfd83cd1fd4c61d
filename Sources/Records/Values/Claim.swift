package import Books
package import Text

/// The origin of a published value.
package enum ValueStatus: String, CaseIterable, Sendable {
    /// Read from an article.
    case read
    /// Changed by an entry of the corrections ledger.
    case corrected
    /// Computed by a rule of the book.
    case derived
    /// Articles differ; the value comes from the article that the book ranks highest.
    case contested
    /// The source states that the value is missing.
    case notAvailable = "not-available"

    /// The name in texts for people.
    package var title: LocalizedText { LocalizedText([("en", wording.english), ("ja", wording.japanese)]) }

    /// For the readers of data files.
    package var meaning: String { wording.meaning }

    private var wording: (english: String, japanese: String, meaning: String) {
        switch self {
        case .read: ("read", "出典のまま", "Read from an article.")
        case .corrected: ("corrected", "訂正", "Changed by a correction of the book.")
        case .derived: ("derived", "計算", "Computed by a rule of the book.")
        case .contested:
            ("contested", "不一致", "Articles differ; the value is that of the article that the book trusts most.")
        case .notAvailable: ("not available", "値なし", "The source says that the value is not available.")
        }
    }
}

/// A change of a claim by the corrections ledger.
package struct ClaimCorrection: Sendable {
    /// The index of the value column.
    package let column: Int
    /// The value as read.
    package let read: String
    package let reason: LocalizedText

    package init(column: Int, read: String, reason: LocalizedText) {
        self.column = column
        self.read = read
        self.reason = reason
    }
}

/// The statement of an article about one key.
///
/// A class, because claims are numerous and widely shared: a copy is a reference.
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
    /// For each key field the cell that it was read from; nil if the recipe sets it.
    package let keyOrigins: [CellOrigin?]
    package let valueOrigins: [CellOrigin?]
    /// The fields that the source leaves open and the book assumes.
    package let assumed: [String]
    package let status: ValueStatus
    package let corrections: [ClaimCorrection]
    /// For each field, keys first, the steps from raw text to value; empty unless tracing is on.
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

    /// The same claim with other values, unit, status and corrections.
    package func with(
        key: [String]? = nil, values: [CellValue?], unit: String?, status: ValueStatus, corrections: [ClaimCorrection]
    ) -> Claim {
        Claim(
            key: key ?? self.key, values: values, unit: unit, article: article, table: table, keyOrigins: keyOrigins,
            valueOrigins: valueOrigins, assumed: assumed, status: status, corrections: corrections, trace: trace)
    }

    /// The claim with its key in other code points of the same letters.
    package func with(key: [String]) -> Claim {
        with(key: key, values: values, unit: unit, status: status, corrections: corrections)
    }

    /// Whether another claim was read from the same cells, whatever they contain.
    package func hasSameCells(as other: Claim) -> Bool {
        article == other.article
            && zip(keyOrigins, other.keyOrigins).allSatisfy { $0?.location == $1?.location }
            && zip(valueOrigins, other.valueOrigins).allSatisfy { $0?.location == $1?.location }
    }

    /// Whether two claims of one key cannot both be right. A missing column or unit contradicts nothing, and neither
    /// does a source without a value.
    ///
    /// - Parameter fields: the dataset's value columns, with their tolerances.
    package func contradicts(_ other: Claim, in fields: [FieldDefinition]) -> Bool {
        values.indices.contains { column in
            gives(column) && other.gives(column)
                && !fields[column].tolerance.mayAllow(values[column], for: other.values[column])
        } || differsInUnit(from: other)
    }

    /// Whether the claim has a value in a column.
    package func gives(_ column: Int) -> Bool { values[column] != nil && values[column] != .notAvailable }

    /// Whether both claims have values, in different units.
    package func differsInUnit(from other: Claim) -> Bool {
        guard unit != nil, other.unit != nil, unit != other.unit else { return false }
        return values.indices.contains(where: gives) && values.indices.contains(where: other.gives)
    }

    /// Claims of one key without the values of articles of which others are newer editions, where these give a value or say
    /// that it is not available; a claim without others is left out.
    ///
    /// - Complexity: as ``withoutHistory(_:in:)``.
    package static func current(_ claims: [Claim], in relations: ArticleRelations) -> [Claim] {
        zip(claims, withoutHistory(claims, in: relations)).compactMap { old, new in
            old === new || new.values.contains { $0 != nil } ? new : nil
        }
    }

    /// The same claims, those of older editions without the values, and units of numbers, that newer ones replace.
    ///
    /// - Complexity: linear in a book without editions, else quadratic in the claims.
    package static func withoutHistory(_ claims: [Claim], in relations: ArticleRelations) -> [Claim] {
        guard relations.hasEditions, claims.count > 1 else { return claims }
        return claims.map { claim in
            let newer = claims.filter { relations.edition($0.article, replaces: claim.article) }
            let replaced = claim.values.indices.filter { column in
                claim.values[column] != nil && newer.contains { $0.values[column] != nil }
            }
            guard !replaced.isEmpty else { return claim }
            var values = claim.values
            for column in replaced { values[column] = nil }
            let (hasNumber, hasValue) = (
                values.contains { $0?.number != nil }, values.contains { $0 != nil && $0 != .notAvailable }
            )
            return claim.with(
                values: values, unit: hasNumber ? claim.unit : nil, status: hasValue ? claim.status : .notAvailable,
                corrections: claim.corrections)
        }
    }

    /// The cell that represents the claim: that of its first value in the article, else the empty cell of its first
    /// missing value, else that of its last key field in the article.
    package var origin: CellOrigin {
        for (index, origin) in valueOrigins.enumerated() where values[index] != nil {
            if let origin { return origin }
        }
        return valueOrigins.lazy.compactMap { $0 }.first ?? keyOrigins.last { $0 != nil }.flatMap { $0 }
            ?? CellOrigin(location: .start, raw: "")
    }

    /// The cell of a value column; the claim's own for a column that the recipe sets, and for nil.
    package func origin(of column: Int?) -> CellOrigin { column.flatMap { valueOrigins[$0] } ?? origin }

    /// The place of ``origin(of:)``.
    package func place(of column: Int?, in book: Book) -> Place {
        Place(book.articles[article].path, origin(of: column).location)
    }

    /// The place of a key field; the claim's own place for a field that the recipe sets.
    package func keyPlace(of field: Int, in book: Book) -> Place {
        Place(book.articles[article].path, (keyOrigins[field] ?? origin).location)
    }
}
