package import Text

/// The places of the parts of a ledger's entry in its file.
package struct LedgerPlaces: Sendable {
    /// The place of each part by its key; parts of the record's key as `key.` and the field.
    private let parts: [String: Place]
    package let entry: Place

    package init(entry: Place, parts: [String: Place]) {
        self.entry = entry
        self.parts = parts
    }

    /// The place of a part, or else of the entry.
    package subscript(part: String) -> Place { parts[part] ?? entry }
}

/// A known error of a source: its value, the right value, and the reason. An error once the source no longer has the
/// expected value.
package struct Correction: Sendable {
    package let dataset: String
    /// The whole key of the claim, in the dataset's field order.
    package let key: [KeyPart]
    /// The corrected value column.
    package let field: String
    /// The id of the article with the error.
    package let article: String
    package let expected: String
    package let value: String
    package let reason: LocalizedText
    /// The last day on which the entry counts; nil for no expiry.
    package let expires: CalendarDate?
    package let places: LedgerPlaces

    package init(
        dataset: String, key: [KeyPart], field: String, article: String, expected: String, value: String,
        reason: LocalizedText, expires: CalendarDate? = nil, places: LedgerPlaces
    ) {
        self.expires = expires
        self.dataset = dataset
        self.key = key
        self.field = field
        self.article = article
        self.expected = expected
        self.value = value
        self.reason = reason
        self.places = places
    }
}

/// The value that a book publishes for an accepted finding instead of the value read.
package enum AcceptedPublication: String, CaseIterable, Sendable {
    /// The value that the finding's rule implies.
    case implied
}

/// Accepted findings, pinned to the rule, the place and the values they were accepted for.
package struct AcceptedFinding: Sendable {
    package let rule: String
    package let dataset: String?
    /// The key of the findings, or a part of it, which covers all findings that match it.
    package let key: [KeyPart]
    /// The value column of the findings; nil for any, and for findings about no value.
    package let field: String?
    /// The id of an article, for findings about tables without a key.
    package let article: String?
    /// A file of the book, for findings about its contents, such as an unused word.
    package let file: String?
    /// The values at fault, in the order of the findings' records; empty if they have none.
    package let values: [String]
    /// The values that the findings imply, in the same order; empty for any.
    package let implied: [String]
    /// How many findings without a value it accepts; nil for any number.
    package let count: Int?
    /// Nil if the book publishes the value read.
    package let publishes: AcceptedPublication?
    package let reason: LocalizedText
    /// The last day on which the entry counts; nil for no expiry.
    package let expires: CalendarDate?
    package let places: LedgerPlaces

    package init(
        rule: String, dataset: String?, key: [KeyPart], field: String? = nil, article: String?, file: String? = nil,
        values: [String], implied: [String] = [], count: Int? = nil, publishes: AcceptedPublication? = nil,
        reason: LocalizedText,
        expires: CalendarDate? = nil,
        places: LedgerPlaces
    ) {
        self.expires = expires
        self.count = count
        self.rule = rule
        self.dataset = dataset
        self.key = key
        self.field = field
        self.article = article
        self.file = file
        self.values = values
        self.implied = implied
        self.publishes = publishes
        self.reason = reason
        self.places = places
    }
}

extension Correction {
    /// The start of the entry, for findings about the whole entry.
    package var place: Place { places["dataset"] }

    /// The key in the order of its dataset's fields; empty if the correction omits a field.
    package func key(in definition: DatasetDefinition) -> [String] {
        let words = Dictionary(first: key.map { ($0.field, $0.value) })
        return definition.keys.map { words[$0.name] ?? "" }
    }

    /// Identifies the corrected cell.
    package var cell: Cell { Cell(dataset: dataset, field: field, article: article, key: Set(key)) }

    package struct Cell: Hashable {
        let dataset: String
        let field: String
        let article: String
        let key: Set<KeyPart>
    }
}

extension AcceptedFinding {
    /// The same entry for other records, columns or values, or another number of findings.
    package func with(
        dataset: String?, key: [KeyPart], field: String?, values: [String], implied: [String], count: Int?
    ) -> AcceptedFinding {
        AcceptedFinding(
            rule: rule, dataset: dataset, key: key, field: field, article: article, file: file, values: values,
            implied: implied, count: count, publishes: publishes, reason: reason, expires: expires, places: places)
    }

    /// The same entry for another rule.
    package func with(rule: String) -> AcceptedFinding {
        AcceptedFinding(
            rule: rule, dataset: dataset, key: key, field: field, article: article, file: file, values: values,
            implied: implied, count: count, publishes: publishes, reason: reason, expires: expires, places: places)
    }

    /// The start of the entry, for findings about the whole entry.
    package var place: Place { places["rule"] }
}
