import Articles
import Books
import Records
import Text

/// Reads the rows of a table as claims of one dataset.
struct FeedRunner {
    let definition: DatasetDefinition
    let keys: [FieldReader]
    /// In the order of the value columns; nil for an optional column without a source.
    let values: [FieldReader?]
    let unit: FieldReader?
    let articleIndex: Int
    let context: NormalizeContext

    func claims(from table: WorkingTable) -> [Claim] {
        var claims: [Claim] = []
        var seen: Set<ClaimIdentity> = []
        for row in table.rows where row.contains(where: { $0?.text.isEmpty == false }) {
            guard context.isInFocus(row.lazy.compactMap { $0?.origin.location }) else { continue }
            for claim in self.claims(from: row, table: table.source) where seen.insert(ClaimIdentity(claim)).inserted {
                claims.append(claim)
            }
        }
        return claims
    }

    /// A row repeated by a ditto mark has the same claim in the same cells, which counts once.
    private struct ClaimIdentity: Hashable {
        let key: [String]
        let values: [CellValue?]
        let origins: [CellOrigin?]

        init(_ claim: Claim) {
            key = claim.key
            values = claim.values
            origins = claim.valueOrigins.contains { $0 != nil } ? claim.valueOrigins : claim.keyOrigins
        }
    }

    private func claims(from row: [WorkingCell?], table: ArticleTable) -> [Claim] {
        let keyReadings = keys.map { reader in
            reader.readings(of: row, context: context).filter {
                isFit($0, for: reader.plan, row: row, table: table)
            }
        }
        guard let values = valueColumns(of: row, table: table), let unit = unit(of: values, row: row, table: table),
            context.allowsRecords(
                ofLists: keyReadings.map(\.count), at: context.place(rowLocation(row, table)))
        else { return [] }
        return combinations(of: keyReadings).map { key in claim(key: key, values: values, unit: unit.name, table: table)
        }
    }

    private struct ValueColumn {
        let value: CellValue?
        let unit: UnitRead?
        let origin: CellOrigin?
        let trace: [ReadingStep]
    }

    /// The row's value columns; nil after reporting that one cannot be read.
    private func valueColumns(of row: [WorkingCell?], table: ArticleTable) -> [ValueColumn]? {
        var columns: [ValueColumn] = []
        var isReadable = true
        for reader in values {
            guard let reader else {
                columns.append(ValueColumn(value: nil, unit: nil, origin: nil, trace: []))
                continue
            }
            if let column = valueColumn(reader, row: row, table: table) {
                columns.append(column)
            } else {
                isReadable = false
            }
        }
        return isReadable ? columns : nil
    }

    private func valueColumn(_ reader: FieldReader, row: [WorkingCell?], table: ArticleTable) -> ValueColumn? {
        let field = reader.plan.field
        let readings = reader.readings(of: row, context: context)
        // The reader has reported why nothing was read.
        guard let reading = readings.first else { return nil }
        let origin = field.isSetByRecipe ? nil : reading.origin
        let place = context.place(reading.origin?.location ?? rowLocation(row, table))
        guard readings.count == 1 else {
            context.report(.severalValues(reading.text, field: field, at: place))
            return nil
        }
        switch cellReading(of: reading, reader.plan) {
        case .empty:
            guard !field.isOptional else {
                return ValueColumn(value: nil, unit: nil, origin: origin, trace: reading.trace)
            }
            context.report(.emptyCell(field: field, at: place))
            return nil
        case .unreadable(let reason):
            context.report(.unreadable(reading.text, field: field, reason: reason, at: place))
            return nil
        case .value(let value, let unit):
            let declared = unit.map { definition.declaredUnit($0) }
            if let unit, declared == .some(nil) {
                context.report(.unknownUnit(unit, of: reading.text, in: definition, at: place))
                return nil
            }
            let value = field.type == .integer ? value.shortest : definition.published(value)
            let steps = context.isTracing ? reading.trace + [.read(as: field.type, value: value.display)] : []
            let unitRead = declared.flatMap { $0 }.map { UnitRead(unit: $0, cell: reading.text, place: place) }
            return ValueColumn(value: value, unit: unitRead, origin: origin, trace: steps)
        }
    }

    /// A word is an id, even if it looks like a mark for a missing value, such as `na`.
    private func cellReading(of reading: FieldReading, _ plan: FieldPlan) -> CellReading {
        if !reading.saysNone, plan.vocabulary?.position(of: reading.text) != nil {
            return .value(.text(reading.text), unit: nil)
        }
        return CellReader.read(
            reading, as: plan.field.type, allowsQualifiers: plan.field.isQualified, numbers: plan.numbers)
    }

    /// Words are ids already; other keys must be readable as their type. A missing number cannot be part of a key.
    private func isFit(_ reading: FieldReading, for plan: FieldPlan, row: [WorkingCell?], table: ArticleTable) -> Bool {
        let field = plan.field
        if reading.saysNone, field.isOptional { return true }
        if case .word = field.type, !reading.text.isEmpty, !reading.saysNone { return true }
        let place = context.place(reading.origin?.location ?? rowLocation(row, table))
        switch CellReader.read(reading, as: field.type, numbers: plan.numbers) {
        case .value(.notAvailable, _) where field.type != .text || reading.saysNone:
            let reason = "it marks a missing value, but a key needs one"
            context.report(.unreadable(reading.text, field: field, reason: reason, at: place))
        case .value: return true
        case .empty where field.isOptional: return true
        case .empty: context.report(.emptyCell(field: field, at: place))
        case .unreadable(let reason): context.report(.unreadable(reading.text, field: field, reason: reason, at: place))
        }
        return false
    }

    private func rowLocation(_ row: [WorkingCell?], _ table: ArticleTable) -> SourceLocation {
        row.lazy.compactMap { $0?.origin.location }.first ?? table.location
    }

    /// All combinations of one reading for each field; the first fields vary slowest.
    private func combinations(of readings: [[FieldReading]]) -> [[FieldReading]] {
        if readings.allSatisfy({ $0.count == 1 }) { return [readings.flatMap { $0 }] }
        return readings.reduce([[]]) { combinations, choices in
            combinations.flatMap { combination in choices.map { combination + [$0] } }
        }
    }

    private func claim(key: [FieldReading], values: [ValueColumn], unit: String?, table: ArticleTable) -> Claim {
        let assumed = zip(keys, key).filter { $1.isAssumed }.map { $0.0.plan.field.name }
        let read = zip(self.values, values).filter { $0.0?.plan.field.isSetByRecipe == false }.map(\.1.value)
        let isMissing = !read.isEmpty && read.allSatisfy { $0 == nil || $0 == .notAvailable }
        return Claim(
            key: zip(keys, key).map { Self.published($1, $0.plan) }, values: values.map(\.value),
            unit: unit, article: articleIndex, table: table.number, keyOrigins: key.map(\.origin),
            valueOrigins: values.map(\.origin), assumed: assumed, status: isMissing ? .notAvailable : .read,
            trace: context.isTracing ? key.map(\.trace) + values.map(\.trace) : [])
    }

    /// Nil after reporting a unit that the book does not declare.
    private func unit(of values: [ValueColumn], row: [WorkingCell?], table: ArticleTable) -> RecordUnit.Reading? {
        guard definition.unit == .perRecord else { return RecordUnit.Reading(name: definition.unit.shared) }
        return RecordUnit(reader: unit, definition: definition, context: context).unit(
            of: values.compactMap(\.unit), row: row, otherwiseAt: rowLocation(row, table))
    }

    /// Numbers in keys are published in shortest form, booleans as `true` and `false`.
    private static func published(_ reading: FieldReading, _ plan: FieldPlan) -> String {
        if reading.saysNone { return "" }
        switch plan.field.type {
        case .number, .integer, .boolean:
            let read = CellReader.read(reading, as: plan.field.type, numbers: plan.numbers)
            if case .value(let value, _) = read { return value.shortest.text }
            return reading.text
        case .text, .word: return reading.text
        }
    }
}

extension Finding {
    fileprivate static func emptyCell(field: FieldDefinition, at place: Place) -> Finding {
        Finding(
            rule: .type, severity: .error, message: "the cell for \(field.name) is empty", place: place, value: "",
            family: .unreadable(UnreadableCells(of: place.file, text: "for \(field.name) are empty")))
    }

    fileprivate static func unreadable(_ text: String, field: FieldDefinition, reason: String, at place: Place)
        -> Finding
    {
        let fault = "cannot be read as \(field.name) (\(field.type.rawValue)): \(reason)"
        return Finding(
            rule: .type, severity: .error, message: "“\(text)” \(fault)", place: place, value: text,
            family: .unreadable(UnreadableCells(of: place.file, text: fault)))
    }

    fileprivate static func severalValues(_ text: String, field: FieldDefinition, at place: Place) -> Finding {
        Finding(
            rule: .type, severity: .error, message: "the cell has several values for \(field.name), which takes one",
            place: place, value: text)
    }
}
