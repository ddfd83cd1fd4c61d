package import Books
package import Records
import Text

/// Combines the claims of each key to one record.
package struct RecordBuilder {
    private let book: Book

    package init(_ book: Book) {
        self.book = book
    }

    /// A dataset after corrections; records without corrections are kept.
    ///
    /// - Parameters:
    ///   - claims: the claims that the dataset was built from.
    ///   - corrected: the same claims in the same order, with corrected ones replaced.
    package func dataset(_ built: Dataset, correcting claims: [Claim], to corrected: [Claim]) -> Dataset {
        let pairs = zip(claims, corrected).filter { $0 !== $1 }.map { (old: $0, new: $1) }
        return pairs.isEmpty ? built : dataset(built, replacing: pairs)
    }

    /// One dataset, from its claims in any order.
    package func dataset(_ definition: DatasetDefinition, _ claims: [Claim]) -> Dataset {
        let keys = KeyColumns(claims.map(\.key), of: definition, in: book)
        let codes = keys.codes(of: Array(claims.indices), fields: Array(definition.keys.indices))
        let sorted = claims.indices.sorted { left, right in
            if codes[left] != codes[right] { return codes[left] < codes[right] }
            let (first, second) = (claims[left], claims[right])
            if first.article != second.article { return first.article < second.article }
            let (origin, other) = (first.origin.location, second.origin.location)
            return origin != other ? origin < other : left < right
        }
        let ordered = Self.withOneKey(sorted.map { claims[$0] })
        let records = records(of: ordered, definition)
        return Dataset(
            definition: definition, claims: ordered, records: records,
            keys: keys.rows(records.map { sorted[$0.claims[0]] }), relations: book.relations)
    }

    /// A dataset with a few claims replaced by claims with the same keys.
    ///
    /// - Complexity: linear in the replaced claims and those of their keys; all others are copied.
    package func dataset(_ built: Dataset, replacing claims: [(old: Claim, new: Claim)]) -> Dataset {
        var all = built.claims
        var positions: Set<Int> = []
        for (old, new) in claims {
            guard let position = built.position(of: old.key),
                let index = built.records[position].claims.first(where: { all[$0] === old })
            else { continue }
            all[index] = new
            positions.insert(position)
        }
        var records: [Int: Record] = [:]
        for position in positions {
            let numbers = built.records[position].claims
            guard let first = numbers.min(), let last = numbers.max() else { continue }
            records[position] = record(of: all, first..<last + 1, built.definition)
        }
        return built.replacing(claims: all, records: records)
    }

    /// Claims of equal keys with the key of the first one: é may be one code point or two, and readers of the published
    /// files compare code points.
    private static func withOneKey(_ claims: [Claim]) -> [Claim] {
        var claims = claims
        for index in claims.indices.dropFirst() where claims[index].key == claims[index - 1].key {
            let key = claims[index - 1].key
            if !zip(key, claims[index].key).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) {
                claims[index] = claims[index].with(key: key)
            }
        }
        return claims
    }

    /// Claims of one key are adjacent, the most trusted first.
    private func records(of claims: [Claim], _ definition: DatasetDefinition) -> [Record] {
        var records: [Record] = []
        var start = 0
        while start < claims.count {
            var end = start + 1
            while end < claims.count, claims[end].key == claims[start].key { end += 1 }
            records.append(record(of: claims, start..<end, definition))
            start = end
        }
        return records
    }

    /// The record of the claims of one key, without what newer editions of their articles replace.
    private func record(of claims: [Claim], _ range: Range<Int>, _ definition: DatasetDefinition) -> Record {
        guard book.relations.hasEditions, range.count > 1 else { return record(of: claims[range], definition) }
        let current = Claim.withoutHistory(Array(claims[range]), in: book.relations)
        let record = record(of: current[...], definition)
        return Record(
            key: record.key, values: record.values, unit: record.unit, status: record.status,
            claims: record.claims.map { $0 + range.lowerBound }, assumed: record.assumed)
    }

    /// Publishes the most trusted claim with a value; a claim without one contradicts nothing. The next claims supply
    /// the columns that it leaves open.
    private func record(of claims: ArraySlice<Claim>, _ definition: DatasetDefinition) -> Record {
        let range = claims.indices
        let stating = range.filter { claims[$0].status != .notAvailable }
        // A correction may say that an article has no value.
        let published = stating.first { !Self.isWithdrawn(claims[$0]) } ?? stating.first ?? range.lowerBound
        var order = [published]
        var merged = claims[published]
        var (status, assumed) = (merged.status, merged.assumed)
        if range.count > 1 {
            order += range.filter { $0 != published }
            func merge() {
                for index in order.dropFirst() { merged = Self.merged(merged, claims[index], definition.values) }
            }
            let unit = merged.unit
            merge()
            // A unit that a later claim gives may be that of numbers in earlier ones.
            if merged.unit != unit { merge() }
            let agreeing = claims.filter { !$0.contradicts(merged, in: definition.values) }
            assumed = Self.assumed(by: agreeing, definition)
            let isOne = agreeing.count == range.count && Self.agree(claims, on: merged, definition.values)
            status = isOne ? merged.status : .contested
        }
        if status == .corrected, !Self.publishesCorrection(merged, of: claims) { status = .read }
        if status == .read, Self.lacksNumbers(merged, from: claims, definition) { status = .notAvailable }
        return Record(
            key: merged.key, values: merged.values, unit: merged.unit, status: status, claims: order,
            assumed: assumed)
    }

    /// Whether a correction took all values of a claim away.
    private static func isWithdrawn(_ claim: Claim) -> Bool {
        claim.status == .corrected && !claim.values.indices.contains(where: claim.gives)
    }

    /// Whether a published value is one that a correction made, and not one of another article in its place.
    private static func publishesCorrection(_ merged: Claim, of claims: ArraySlice<Claim>) -> Bool {
        claims.contains { claim in
            claim.corrections.contains { claim.values[$0.column] == merged.values[$0.column] }
        }
    }

    /// The fields that no claim of a record states, but some assume.
    private static func assumed(by claims: [Claim], _ definition: DatasetDefinition) -> [String] {
        guard claims.contains(where: { !$0.assumed.isEmpty }) else { return [] }
        let keys = definition.keys.map(\.name).filter { name in claims.allSatisfy { $0.assumed.contains(name) } }
        let values = definition.values.enumerated().filter { column, field in
            let giving = claims.filter { $0.gives(column) }
            return !giving.isEmpty && giving.allSatisfy { $0.assumed.contains(field.name) }
        }
        return keys + values.map(\.element.name)
    }

    /// Whether claims that do not contradict the published values agree with each other, too.
    private static func agree(_ claims: ArraySlice<Claim>, on published: Claim, _ fields: [FieldDefinition]) -> Bool {
        fields.indices.allSatisfy { column in
            let values = claims.compactMap { $0.gives(column) ? $0.values[column] : nil }
            return values.isEmpty || fields[column].tolerance.agree(values, with: published.values[column])
        }
    }

    /// Whether a record has none of the dataset's numbers, though one of its claims was read from a place for them; words
    /// beside them do not count, nor do texts that do not begin with a number, and ends of ranges.
    private static func lacksNumbers(
        _ merged: Claim, from claims: ArraySlice<Claim>, _ definition: DatasetDefinition
    ) -> Bool {
        let numbers = definition.values.indices.lazy.filter { column in
            let field = definition.values[column]
            return field.type.isNumeric && !field.isSetByRecipe && !definition.isRangeEnd(field)
        }
        return numbers.allSatisfy { !merged.gives($0) } && !definition.givesMeasuredText(merged.values)
            && claims.contains { claim in numbers.contains { claim.valueOrigins[$0] != nil } }
    }

    /// A claim with its open columns, and a missing unit, taken from another claim that does not contradict it. A column in
    /// which both have a number shows that they have one unit; otherwise numbers with and without a unit are kept apart.
    private static func merged(_ claim: Claim, _ other: Claim, _ fields: [FieldDefinition]) -> Claim {
        guard !other.differsInUnit(from: claim) else { return claim }
        func hasNumber(_ claim: Claim, _ column: Int) -> Bool { claim.values[column]?.number != nil }
        let columns = claim.values.indices
        let isOneUnit =
            claim.unit == other.unit
            || columns.contains { hasNumber(claim, $0) && hasNumber(other, $0) }
                && !other.contradicts(claim, in: fields)
        let isApart = !isOneUnit && columns.contains { hasNumber(claim, $0) }
        let open = columns.filter { !claim.gives($0) && other.gives($0) && !(isApart && hasNumber(other, $0)) }
        let givesUnit = claim.unit == nil && other.unit != nil && isOneUnit
        guard !open.isEmpty || givesUnit else { return claim }
        var values = claim.values
        for column in open { values[column] = other.values[column] }
        let isCorrected = other.corrections.contains { open.contains($0.column) }
        return claim.with(
            values: values, unit: isApart ? claim.unit : claim.unit ?? other.unit,
            status: isCorrected ? .corrected : claim.status,
            corrections: claim.corrections)
    }
}
