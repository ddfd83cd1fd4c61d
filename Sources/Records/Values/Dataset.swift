package import Books
package import Text

/// The published value of one key.
///
/// A class, because records are numerous and widely shared: a copy is a reference.
package final class Record: Sendable {
    /// Published ids, in the order of the dataset's key fields; empty for an optional field without a word.
    package let key: [String]
    /// In the order of the dataset's value columns, in the record's unit; nil for an optional column without a value.
    package let values: [CellValue?]
    /// The unit of the record's numbers, as published; nil if they have none.
    package let unit: String?
    /// The origin of the values, the same for all columns.
    package let status: ValueStatus
    /// Indices into the dataset's claims: first the published claim, then claims that supply the columns it leaves
    /// open.
    package let claims: [Int]
    /// The names of the key fields that the source leaves open and the book assumes.
    package let assumed: [String]
    /// The values that a rule implies without a claim.
    package let derived: [DerivedValue]

    package init(
        key: [String], values: [CellValue?], unit: String?, status: ValueStatus, claims: [Int], assumed: [String],
        derived: [DerivedValue] = []
    ) {
        self.key = key
        self.values = values
        self.unit = unit
        self.status = status
        self.claims = claims
        self.assumed = assumed
        self.derived = derived
    }
}

/// A dataset with its claims and values, both in key order.
///
/// A class, because it is handed on with every record: a copy is one reference.
package final class Dataset: Sendable {
    package let definition: DatasetDefinition
    /// In key order, then by the articles' rank, then by place.
    package let claims: [Claim]
    /// In key order, one record for each key.
    package let records: [Record]
    /// The index of each key's record.
    private let positions: Lazy<[[String]: Int]>
    private let knownKeys: KeyColumns?
    /// Of the articles of the claims.
    package let relations: ArticleRelations

    /// - Parameter keys: of the records, where they are known.
    package init(
        definition: DatasetDefinition, claims: [Claim], records: [Record], keys: KeyColumns? = nil,
        relations: ArticleRelations = .none
    ) {
        self.definition = definition
        self.relations = relations
        self.claims = claims
        self.records = records
        knownKeys = keys
        positions = Lazy { Dictionary(first: records.enumerated().map { ($1.key, $0) }) }
    }

    private init(_ other: Dataset, claims: [Claim], records: [Record]) {
        (definition, positions, knownKeys) = (other.definition, other.positions, other.knownKeys)
        relations = other.relations
        (self.claims, self.records) = (claims, records)
    }

    /// The dataset with some claims and records replaced by others with the same keys.
    ///
    /// - Parameters:
    ///   - claims: all claims, in the same order.
    ///   - records: the replaced records, by index.
    package func replacing(claims: [Claim], records: [Int: Record]) -> Dataset {
        var all = self.records
        for (index, record) in records where all[index].key == record.key { all[index] = record }
        return Dataset(self, claims: claims, records: all)
    }

    /// The dataset with other records.
    package func with(_ records: [Record]) -> Dataset {
        Dataset(definition: definition, claims: claims, records: records, relations: relations)
    }

    package var name: String { definition.name }

    /// The keys of the records.
    package func keyColumns(in book: Book) -> KeyColumns {
        knownKeys ?? KeyColumns(records.map(\.key), of: definition, in: book)
    }

    /// The record with a key, in constant time but for the first question.
    package func record(key: [String]) -> Record? { positions.value[key].map { records[$0] } }

    /// The index of the record with a key, in the same time.
    package func position(of key: [String]) -> Int? { positions.value[key] }

    /// For each claim the index of its record.
    package var recordOfClaim: [Int32] {
        var indices = [Int32](repeating: 0, count: claims.count)
        for (index, record) in records.enumerated() {
            for claim in record.claims { indices[claim] = Int32(index) }
        }
        return indices
    }

    /// The claims of a record, the published one first, without what newer editions of their articles replace.
    package func currentClaims(of record: Record) -> [Claim] {
        Claim.current(record.claims.map { claims[$0] }, in: relations)
    }

    /// The claim that a record publishes.
    package func claim(of record: Record) -> Claim { claims[record.claims[0]] }

    /// The claim whose value a record publishes in a column.
    package func claim(of record: Record, column: Int) -> Claim {
        let all = record.claims.map { claims[$0] }
        // What a newer edition replaces is not published.
        let supplier = Claim.withoutHistory(all, in: relations).firstIndex {
            $0.gives(column) && $0.values[column] == record.values[column]
        }
        return all[supplier ?? 0]
    }

    /// A record's key with the names of its fields.
    package func keyParts(_ key: [String]) -> [KeyPart] {
        zip(definition.keys, key).map { KeyPart($0.name, $1) }
    }

    /// The place of a record's value column; the claim's own place for a column that a recipe sets.
    package func place(of record: Record, column: Int, in book: Book) -> Place {
        claim(of: record, column: column).place(of: column, in: book)
    }

    /// The place of a record's key field; the claim's own place for a field that the recipe sets.
    package func keyPlace(of record: Record, field: Int, in book: Book) -> Place {
        claim(of: record).keyPlace(of: field, in: book)
    }

    /// The columns in which the articles of a contested record differ by more than the tolerance, without those that publish
    /// a derived value; none if only units differ.
    package func contestedColumns(of record: Record) -> [Int] {
        guard record.status == .contested else { return [] }
        let claims = currentClaims(of: record)
        return record.values.indices.filter { column in
            let tolerance = definition.values[column].tolerance
            let values = claims.compactMap { $0.gives(column) ? $0.values[column] : nil }
            return !values.isEmpty && !tolerance.agree(values, with: record.values[column])
                && !record.derived.contains { $0.column == column }
        }
    }

    /// How many records several articles give, apart from those that copy others.
    package var countOfSeveralWitnesses: Int {
        records.count { $0.claims.count > 1 && relations.count(articles(giving: $0)).witnesses > 1 }
    }

    /// The articles whose claims of a record count, each once.
    package func claimants(of record: Record) -> [Int] { currentClaims(of: record).map(\.article).uniqued() }

    /// The records whose keys contain all parts; empty without parts.
    package func records(with parts: [KeyPart]) -> [Record] {
        let known = parts.compactMap { part in definition.keyIndex(part.field).map { ($0, part.value) } }
        guard !known.isEmpty else { return [] }
        if known.count == definition.keys.count {
            let key = definition.keys.indices.compactMap { index in known.first { $0.0 == index }?.1 }
            return record(key: key).map { [$0] } ?? []
        }
        return records.filter { record in known.allSatisfy { record.key[$0.0] == $0.1 } }
    }
}
