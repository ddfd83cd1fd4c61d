import Articles
import Books
import Numbers
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
    let uneven: UnevenRows
    let context: NormalizeContext

    func claims(from table: WorkingTable) -> [Claim] {
        var claims: [Claim] = []
        var repetitions = Repetitions()
        for row in table.rows where row.contains(where: { $0?.text.isEmpty == false }) {
            guard context.isInFocus(row.lazy.compactMap { $0?.origin.location }) else { continue }
            for claim in self.claims(from: row, table: table.source)
            where repetitions.insertIfNew(claim, after: claims) {
                claims.append(claim)
            }
        }
        return claims
    }

    /// A row repeated by a ditto mark has the same claims in the same cells, which count once.
    private struct Repetitions {
        private var places: Set<SourceLocation> = []
        /// Nil as long as no two claims have a place in common.
        private var claims: Set<ClaimIdentity>?

        /// Records a claim and returns true, unless it repeats an earlier one.
        mutating func insertIfNew(_ claim: Claim, after others: [Claim]) -> Bool {
            if claims == nil, let place = ClaimIdentity.place(of: claim), places.insert(place).inserted { return true }
            if claims == nil { claims = Set(others.map(ClaimIdentity.init)) }
            return claims?.insert(ClaimIdentity(claim)).inserted == true
        }
    }

    private struct ClaimIdentity: Hashable {
        let claim: Claim

        init(_ claim: Claim) { self.claim = claim }

        private var origins: [CellOrigin?] {
            claim.valueOrigins.contains { $0 != nil } ? claim.valueOrigins : claim.keyOrigins
        }

        /// The first place of its values, or of its key.
        static func place(of claim: Claim) -> SourceLocation? {
            for case let origin? in claim.valueOrigins { return origin.location }
            for case let origin? in claim.keyOrigins { return origin.location }
            return nil
        }

        static func == (one: Self, other: Self) -> Bool {
            one.claim.key == other.claim.key && one.claim.values == other.claim.values && one.origins == other.origins
        }

        /// The first place distinguishes nearly all claims of a key.
        func hash(into hasher: inout Hasher) {
            hasher.combine(claim.key)
            hasher.combine(Self.place(of: claim))
        }
    }

    private func claims(from row: [WorkingCell?], table: ArticleTable) -> [Claim] {
        let start = row.lazy.compactMap { $0?.origin.location }.first ?? table.location
        context.beginRow()
        let keyReadings = keys.map { fitting($0.readings(of: row, context: context), for: $0.plan, otherwiseAt: start) }
        let isAllowed = context.allowsRecords(ofLists: keyReadings.map { $0.count }, at: context.place(start))
        func recordKeys() -> [[String]] { isAllowed ? published(keyReadings).map(\.key) : [] }
        let columns = values.map {
            $0.map { reading(by: $0, of: row, otherwiseAt: start, recordKeys: recordKeys) } ?? .nothing
        }
        var isPublished = false
        defer { if !isPublished { useWords(of: keyReadings, columns) } }
        guard isAllowed else { return [] }
        let readings = columns.compactMap { $0 }
        let records = published(keyReadings)
        guard readings.count == columns.count, let unit = unit(of: readings, row: row, otherwiseAt: start) else {
            context.doubt(DoubtedRecords(of: definition.name, records.map(\.key)))
            return []
        }
        func doubt(_ finding: Finding?) {
            guard let finding else { return }
            context.report(
                finding,
                doubting: DoubtedRecords(of: definition.name, records.map(\.key), sparesOtherArticles: true))
        }
        for (field, readings) in keyReadings.enumerated() where readings.count > 1 {
            let repeated = repeated(in: readings)
            if repeated.isEmpty { continue }
            let byWord = Dictionary(grouping: records.map(\.key)) { $0[field] }
            for reading in repeated {
                let name = keys[field].plan.vocabulary?.label(of: reading.text, language: "en") ?? reading.text
                context.report(
                    .repeatedItem(name, of: definition, at: context.place(reading.origin?.location ?? start)),
                    doubting: DoubtedRecords(of: definition.name, byWord[reading.text, default: []]))
            }
        }
        doubt(
            uneven.finding(about: row) {
                keys.compactMap(\.column)
            } values: {
                self.values.compactMap { $0?.column }
            })
        doubt(context.finding(aboutRow: row))
        doubt(unit.finding)
        let values = zip(definition.values, readings).map { published($0, $1) }
        let origins = zip(definition.values, readings).map { $0.isSetByRecipe ? nil : $1.origin }
        let status = status(of: values)
        if status == .notAvailable, readings.contains(where: \.isUnread) {
            context.doubt(DoubtedRecords(of: definition.name, records.map(\.key)))
            return []
        }
        isPublished = !records.isEmpty
        let assumedValues = zip(definition.values, readings).filter { $1.isAssumed }.map { $0.0.name }
        return records.map { record in
            Claim(
                key: record.key, values: values, unit: unit.name, article: articleIndex, table: table.number,
                keyOrigins: record.readings.map { $0.origin }, valueOrigins: origins,
                assumed: assumed(record.readings) + assumedValues, status: status,
                trace: context.isTracing ? record.readings.map { $0.trace } + trace(of: readings, values) : [])
        }
    }

    /// Notes the words of a row that gives no record because of another cell: a record has them once that cell can be read.
    private func useWords(of keyReadings: [[FieldReading]], _ columns: [FieldReading?]) {
        func use(_ reading: FieldReading, by reader: FieldReader) {
            guard let vocabulary = reader.plan.vocabulary, vocabulary.position(of: reading.text) != nil else { return }
            context.use(label: Label(reading.text), of: vocabulary)
        }
        for (reader, readings) in zip(keys, keyReadings) { readings.forEach { use($0, by: reader) } }
        for case (let reader?, let reading?) in zip(values, columns) { use(reading, by: reader) }
    }

    /// The names of the key fields that the recipe assumes.
    private func assumed(_ key: [FieldReading]) -> [String] {
        guard key.contains(where: { $0.isAssumed }) else { return [] }
        return zip(keys, key).filter { $1.isAssumed }.map { $0.0.plan.field.name }
    }

    /// Not available if no column that the article fills has a value. An end of a range always has one.
    private func status(of values: [CellValue?]) -> ValueStatus {
        var hasEmpty = false
        for (reader, value) in zip(self.values, values) {
            guard let field = reader?.plan.field, !field.isSetByRecipe else { continue }
            if value != nil && value != .notAvailable || definition.isRangeEnd(field) { return .read }
            hasEmpty = true
        }
        return hasEmpty ? .notAvailable : .read
    }

    /// The records of a row, with the readings of their keys.
    private func published(_ keyReadings: [[FieldReading]]) -> [(readings: [FieldReading], key: [String])] {
        combinations(of: keyReadings).map { ($0, zip(keys, $0).map { Self.published($1, $0.plan) }) }
    }

    /// The reading of a value column; nil after reporting that it cannot be published. A cell that cannot be read and has a
    /// correction has no value until the correction is applied.
    ///
    /// - Parameter recordKeys: of the row.
    private func reading(
        by reader: FieldReader, of row: [WorkingCell?], otherwiseAt start: SourceLocation, recordKeys: () -> [[String]]
    ) -> FieldReading? {
        let readings = reader.readings(of: row, context: context)
        // The reader has reported why nothing was read.
        guard let reading = readings.first else { return nil }
        guard readings.count == 1 else {
            let place = context.place(reading.origin?.location ?? start)
            context.report(.severalValues(reading.text, field: reader.plan.field, at: place))
            return nil
        }
        if case .unreadable(let reason) = reading.content, case let field = reader.plan.field,
            let correction = context.corrections.correction(
                of: reading.text, field: field, in: definition, keys: recordKeys)
        {
            var finding = Finding.unreadable(
                reading.text, field: field, reason: reason, at: context.place(reading.origin?.location ?? start))
            finding.accepted = correction.reason["en"]
            context.report(finding)
            return FieldReading(
                text: reading.text, content: .value(.notAvailable, unit: nil), origin: reading.origin, saysNone: true,
                trace: reading.trace)
        }
        if isFit(reading, for: reader.plan, otherwiseAt: start) { return reading }
        // A record may lack an optional value: it is in doubt, but the other values of its row are not lost.
        guard reading.content.isUnreadable, reader.plan.field.isOptional, definition.values.count > 1 else {
            return nil
        }
        return FieldReading(
            text: reading.text, content: .empty, origin: reading.origin, isUnread: true, trace: reading.trace)
    }

    /// The readings that can be published.
    private func fitting(
        _ readings: [FieldReading], for plan: FieldPlan, otherwiseAt start: SourceLocation
    ) -> [FieldReading] {
        // Nearly all cells have one reading, which needs no new array.
        if readings.count == 1, isFit(readings[0], for: plan, otherwiseAt: start) { return readings }
        return readings.count == 1 ? [] : readings.filter { isFit($0, for: plan, otherwiseAt: start) }
    }

    /// Whether a reading can be published; reports why not. Words of keys are ids already. A missing value cannot be
    /// part of a key.
    private func isFit(_ reading: FieldReading, for plan: FieldPlan, otherwiseAt start: SourceLocation) -> Bool {
        let (field, text) = (plan.field, reading.text)
        if plan.isKey, !reading.content.isUnreadable {
            if reading.saysNone, field.isOptional { return true }
            if case .word = field.type, !text.isEmpty, !reading.saysNone { return true }
        }
        var place: Place { context.place(reading.origin?.location ?? start) }
        switch reading.content {
        case .value(.notAvailable, _)
        where plan.isKey && (field.type != .text || reading.saysNone || !reading.isOfBook):
            let advice = field.type != .text || reading.saysNone ? "" : "; \"map\" it to itself if it is a name"
            let reason = "it marks a missing value, but a key needs one" + advice
            context.report(.unreadable(text, field: field, reason: reason, at: place))
        case .value where plan.isKey && field.type == .text && !reading.isOfBook && DittoMark.matches(text):
            let reason = "it means \"as above\"; add the step \"ditto\", or \"map\" it to itself if it is a name"
            context.report(.unreadable(text, field: field, reason: reason, at: place))
        case .value(_, let unit?) where plan.isKey:
            let reason = "a key is a number without “\(unit)”; take it apart with a \"pattern\", or \"map\" it"
            context.report(.unreadable(text, field: field, reason: reason, at: place))
        case .value(_, let unit?) where !isDeclared(unit, of: plan):
            context.report(.unknownUnit(unit, of: (text, field), in: definition, at: place))
        case .value: return true
        case .empty where field.isOptional: return true
        case .empty: context.report(.emptyCell(field: field, at: place))
        case .unreadable(NumberReader.notANumber) where !reading.isOfBook:
            let advice = plan.isKey ? "" : ", or add it to \"none\" if it means no value"
            let reason = NumberReader.notANumber + "; \"map\" it to one" + advice
            context.report(.unreadable(text, field: field, reason: reason, at: place))
        case .unreadable(let reason): context.report(.unreadable(text, field: field, reason: reason, at: place))
        }
        return false
    }

    private func isDeclared(_ unit: String, of plan: FieldPlan) -> Bool {
        if definition.declaredUnit(unit, of: plan.field) != nil { return true }
        guard let own = definition.unit(of: plan.field).shared, KnownUnits.isSign(unit, of: own) else { return false }
        // `$` is of several countries, unless the header says which; `€` is not.
        guard KnownUnits.isCurrency(unit), !KnownUnits.areEqual(unit, own) else { return true }
        return if case .column(let header, _) = plan.source {
            context.units.unit(ofHeader: header).map { KnownUnits.areEqual($0.unit, own) } ?? false
        } else {
            false
        }
    }

    /// The first of the readings that a list has more than once.
    private func repeated(in readings: [FieldReading]) -> [FieldReading] {
        readings.groups(by: \.text).compactMap { $0.members.count > 1 ? $0.members[0] : nil }
    }

    /// All combinations of one reading for each field; the first fields vary slowest.
    private func combinations(of readings: [[FieldReading]]) -> [[FieldReading]] {
        let count = readings.reduce(1) { $0 * $1.count }
        if count == 1 { return [readings.map { $0[0] }] }
        return (0..<count).map { number in
            var rest = count
            return readings.map { choices in
                rest /= choices.count
                return choices[number / rest % choices.count]
            }
        }
    }

    private func trace(of readings: [FieldReading], _ values: [CellValue?]) -> [[ReadingStep]] {
        definition.values.indices.map { column in
            let step = values[column].map { ReadingStep.read(as: definition.values[column].type, value: $0.display) }
            return readings[column].trace + (step.map { [$0] } ?? [])
        }
    }

    /// Nil after reporting a unit that the book does not declare.
    private func unit(
        of values: [FieldReading], row: [WorkingCell?], otherwiseAt start: SourceLocation
    ) -> RecordUnit.Reading? {
        guard definition.unit == .perRecord else { return RecordUnit.Reading(name: definition.unit.shared) }
        return RecordUnit(reader: unit, definition: definition, context: context)
            .unit(of: values, row: row, otherwiseAt: start)
    }

    /// Nil for a cell without a value, and for an end of a range that has none.
    private func published(_ field: FieldDefinition, _ reading: FieldReading) -> CellValue? {
        guard case .value(let value, _) = reading.content else { return nil }
        // It says that the range is open.
        if value == .notAvailable, definition.isRangeEnd(field) { return nil }
        return field.type == .integer ? value.shortest : definition.published(value)
    }

    /// Numbers in keys are published in shortest form, booleans as `true` and `false`.
    private static func published(_ reading: FieldReading, _ plan: FieldPlan) -> String {
        if reading.saysNone { return "" }
        switch (plan.field.type, reading.content) {
        case (.number, .value(let value, _)), (.integer, .value(let value, _)), (.boolean, .value(let value, _)):
            return value.shortest.text
        default: return reading.text
        }
    }
}

extension Finding {
    fileprivate static func repeatedItem(_ text: String, of dataset: DatasetDefinition, at place: Place) -> Finding {
        Finding(
            rule: .keyUnique, severity: .warning,
            message: "“\(text)” is twice in this list; one may be a misprint", place: place,
            dataset: dataset.name, value: text)
    }

    fileprivate static func emptyCell(field: FieldDefinition, at place: Place) -> Finding {
        Finding(
            rule: .type, severity: .error, message: "the cell for \(field.name) is empty", place: place, value: "",
            family: .unreadable("for \(field.name) are empty", file: place.file))
    }

    fileprivate static func unreadable(_ text: String, field: FieldDefinition, reason: String, at place: Place)
        -> Finding
    {
        let fault = "cannot be read as \(field.name) (\(field.type.rawValue)): \(reason)"
        return Finding(
            rule: .type, severity: .error, message: "“\(text)” \(fault)", place: place, value: text,
            family: .unreadable(fault, file: place.file))
    }

    fileprivate static func severalValues(_ text: String, field: FieldDefinition, at place: Place) -> Finding {
        Finding(
            rule: .type, severity: .error, message: "the cell has several values for \(field.name), which takes one",
            place: place, value: text)
    }
}
