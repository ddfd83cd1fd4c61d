import Books
import Records
import Text

/// Numbers in different units cannot be compared: rules that compare records receive those of one unit.
extension DatasetView {
    /// Groups of records whose values in a column should be compared, divided by unit if numbers have several. Notes,
    /// for each unit other than that of most records, its first record.
    func divided(_ groups: [[Int]], in column: Int, noting obstacles: ObstacleList) -> [[Int]] {
        guard bringsUnits(column) else { return groups }
        return groups.flatMap { group in
            let parts = Numbered(group) { records[$0].unit }.groups(of: group)
            if let model = parts.max(by: { $0.count < $1.count })?.first {
                for part in parts { _ = areComparable(part[0], model, in: column, noting: obstacles) }
            }
            return parts
        }
    }

    /// Whether the values of two records in a column have one unit.
    func areComparable(_ record: Int, _ other: Int, in column: Int, noting obstacles: ObstacleList) -> Bool {
        let (own, foreign) = (comparedUnit(of: record, in: column), comparedUnit(of: other, in: column))
        if own != foreign { obstacles.append(record, with: other, .units(own: own, other: foreign)) }
        return own == foreign
    }

    /// The unit for comparisons of a record's value; nil if all of the column's values have the same unit, or none.
    func comparedUnit(of record: Int, in column: Int) -> String? {
        bringsUnits(column) ? records[record].unit : nil
    }

    /// What equal cells of the dataset have in common, with the unit where numbers have several; nil if a value is missing,
    /// which equals nothing.
    func word(of record: Int, _ target: RecordFilter.Target) -> String? {
        guard let word = target.word(of: records[record]) else { return nil }
        guard case .value(let column) = target, let unit = comparedUnit(of: record, in: column) else { return word }
        return "\(word) \(unit)"
    }

    /// What the data say in a cell, with the unit of a number that has one of its own.
    func shownWithUnit(_ record: Int, _ target: RecordFilter.Target) -> String {
        guard case .value(let column) = target, let value = value(record, column) else { return shown(record, target) }
        return definition.display(value, column, unit: records[record].unit)
    }

    /// The advice for rules whose numbers without a unit cannot be compared with all records.
    static let selectingUnit = "select the records of one unit with \"where\": {unit: …}"

    /// A warning that numbers without a unit are not compared with those of some records; nil if these have one unit.
    ///
    /// - Parameters:
    ///   - subject: what has no unit: `the limits of length`.
    ///   - advice: what to do about it.
    func warning(
        _ header: RuleHeader, on subject: String, with records: some Sequence<Int>, in column: Int, at place: Place,
        advice: String
    ) -> Finding? {
        warning(header, on: subject, units: records.map { comparedUnit(of: $0, in: column) }, at: place, advice: advice)
    }

    /// The same for numbers of another dataset, too, with the units of these.
    func warning(
        _ header: RuleHeader, on subject: String, units: some Sequence<String?>, at place: Place, advice: String
    ) -> Finding? {
        let units = Set(units.map { $0 ?? "" })
        guard units.count > 1 else { return nil }
        let named = units.sorted().map { $0.isEmpty ? "no unit" : $0 }.joined(separator: ", ")
        return Finding(
            rule: header.id, severity: .warning,
            message:
                "\(subject) have no unit, and its numbers have several (\(named)): they are not compared; \(advice)",
            place: place, dataset: dataset.name)
    }

    private func bringsUnits(_ column: Int) -> Bool {
        definition.unit == .perRecord && definition.values[column].type.isNumeric
    }
}
