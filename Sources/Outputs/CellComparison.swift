import Books
import Text

/// Compares two records with the same key in the columns that both versions have, and in qualifiers: a number of a
/// version without its column has none.
struct CellComparison {
    private struct Pair {
        let name: String
        /// Nil in a version without the qualifier.
        let old: Int?
        let new: Int?
        let isTyped: Bool
        let tolerance: Tolerance
    }

    private let old: PublishedShape
    private let new: PublishedShape
    private let pairs: [Pair]
    /// False if neither version has a unit column, or one version has no units at all; that difference is reported
    /// once, for the columns.
    private let hasUnit: Bool

    init(old: PublishedShape, new: PublishedShape) {
        self.old = old
        self.new = new
        let before = Dictionary(first: old.values.enumerated().map { ($1.slot, $0) })
        let after = Set(new.values.map(\.slot))
        let common = new.values.enumerated().compactMap { offset, column -> Pair? in
            let position = before[column.slot]
            guard position != nil || column.isQualifier && before[column.slot.number] != nil else { return nil }
            return Pair(
                name: column.name, old: position, new: offset,
                isTyped: position.map { old.values[$0].type.isNumeric == column.type.isNumeric } ?? true,
                tolerance: column.tolerance)
        }
        let removed = old.values.enumerated().filter { _, column in
            column.isQualifier && !after.contains(column.slot) && after.contains(column.slot.number)
        }
        pairs = common + removed.map { Pair(name: $1.name, old: $0, new: nil, isTyped: true, tolerance: $1.tolerance) }
        hasUnit =
            [old.unit, new.unit].contains(.perRecord)
            && ![old.unit, new.unit].contains(DatasetDefinition.UnitSource.none)
    }

    /// In the order of the new version's columns, then `unit` and `status`.
    func differences(_ before: PublishedRecord, _ after: PublishedRecord) -> [CellDifference] {
        var differences: [CellDifference] = []
        for pair in pairs {
            let (first, second) = (pair.old.flatMap { before.values[$0] }, pair.new.flatMap { after.values[$0] })
            let (own, other) = (pair.old.map { old.values[$0] }, pair.new.map { new.values[$0] })
            guard let column = other ?? own, !isSame(first, second, pair) else { continue }
            differences.append(
                CellDifference(
                    column: pair.name, old: side(before, first, of: own ?? column),
                    new: side(after, second, of: other ?? column)))
        }
        if hasUnit, before.unit != after.unit {
            differences.append(difference("unit", before, before.unit, after, after.unit))
        }
        if before.status != after.status {
            differences.append(difference("status", before, before.status, after, after.status))
        }
        return differences
    }

    private func isSame(_ before: CellValue?, _ after: CellValue?, _ pair: Pair) -> Bool {
        guard let before, let after else { return before == nil && after == nil }
        if pair.isTyped, pair.tolerance.allows(before, for: after) { return true }
        // If a column's type has become text, equal text means an equal value.
        return before.text == after.text && (!pair.isTyped || before.number == nil)
    }

    private func side(
        _ record: PublishedRecord, _ value: CellValue?, of column: PublishedColumn
    ) -> CellDifference.Side {
        CellDifference.Side(
            value: value, unit: value?.number == nil ? nil : column.unit.unit(ofRecord: record.unit),
            places: value == nil ? record.ownPlaces(of: column.placeColumn) : record.places(of: column.placeColumn))
    }

    private func difference(
        _ column: String, _ before: PublishedRecord, _ old: String?, _ after: PublishedRecord, _ new: String?
    ) -> CellDifference {
        func side(_ record: PublishedRecord, _ text: String?) -> CellDifference.Side {
            CellDifference.Side(value: text.map(CellValue.text), unit: nil, places: record.places(of: nil))
        }
        return CellDifference(column: column, old: side(before, old), new: side(after, new))
    }
}
