import Books
import Records
import Text

/// Numbers of unlike units tell nothing of each other: rules that compare records get those of one unit alone.
extension DatasetView {
    /// The groups of records whose values in a column can be compared: as ``groups(of:by:)``, and for numbers of several units
    /// by unit, too.
    func comparableGroups(of selection: [Int], by fields: [Int], in column: Int) -> [[Int]] {
        let groups = groups(of: selection, by: fields)
        guard bringsUnits(column) else { return groups }
        return groups.flatMap { group -> [[Int]] in
            var numbers: [String?: Int] = [:]
            var parts: [[Int]] = []
            for record in group {
                let unit = records[record].unit
                if let number = numbers[unit] {
                    parts[number].append(record)
                } else {
                    numbers[unit] = parts.count
                    parts.append([record])
                }
            }
            return parts
        }
    }

    /// The record of a key, where its value in a column can be compared with another record's.
    func counterpart(of record: Int, under key: [String], in column: Int) -> Int? {
        guard let found = dataset.position(of: key),
            comparedUnit(of: found, in: column) == comparedUnit(of: record, in: column)
        else { return nil }
        return found
    }

    /// The unit in which a record's value is compared with others; nil where all of the column's have the same, or none.
    func comparedUnit(of record: Int, in column: Int) -> String? {
        bringsUnits(column) ? records[record].unit : nil
    }

    private func bringsUnits(_ column: Int) -> Bool {
        definition.unit == .perRecord && definition.values[column].type.isNumeric
    }
}
