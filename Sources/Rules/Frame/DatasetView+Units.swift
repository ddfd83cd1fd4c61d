import Books
import Records

/// Numbers in different units cannot be compared: rules that compare records receive those of one unit.
extension DatasetView {
    /// The groups of records whose values in a column can be compared: the groups of ``groups(of:by:)``, divided by
    /// unit if numbers have several.
    func comparableGroups(of selection: [Int], by fields: [Int], in column: Int) -> [[Int]] {
        let groups = groups(of: selection, by: fields)
        guard bringsUnits(column) else { return groups }
        return groups.flatMap { group in Numbered(group) { records[$0].unit }.groups(of: group) }
    }

    /// The record with a key, if its value in a column can be compared with another record's.
    func counterpart(of record: Int, under key: [String], in column: Int) -> Int? {
        guard let found = dataset.position(of: key),
            comparedUnit(of: found, in: column) == comparedUnit(of: record, in: column)
        else { return nil }
        return found
    }

    /// The unit for comparisons of a record's value; nil if all of the column's values have the same unit, or none.
    func comparedUnit(of record: Int, in column: Int) -> String? {
        bringsUnits(column) ? records[record].unit : nil
    }

    private func bringsUnits(_ column: Int) -> Bool {
        definition.unit == .perRecord && definition.values[column].type.isNumeric
    }
}
