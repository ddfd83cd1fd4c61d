/// Finds records whose keys differ in only one field.
struct CounterpartIndex: Sendable {
    private let widths: [Int]
    /// For each key field and record, the number of its group of records that differ only in this field.
    private let groups: [[Int]]
    /// For each key field, the record in a group with a word of the field.
    private let slots: [[Int: Int]]

    /// - Complexity: linear in the records times the square of the key fields.
    init(_ table: RecordTable) {
        widths = table.keys.map { table.columns[$0].words.count }
        var groups: [[Int]] = []
        var slots: [[Int: Int]] = []
        for field in table.keys {
            var numbers = [Int](repeating: 0, count: table.all.count)
            var records: [Int: Int] = [:]
            let others = table.keys.filter { $0 != field }
            for (number, group) in table.groups(of: table.all, by: others).enumerated() {
                for record in group {
                    numbers[record] = number
                    records[number * widths[field] + table.columns[field].codes[record]] = record
                }
            }
            groups.append(numbers)
            slots.append(records)
        }
        (self.groups, self.slots) = (groups, slots)
    }

    /// The record with another word in one field; nil if there is none. Constant time.
    func record(of record: Int, field: Int, code: Int) -> Int? {
        slots[field][groups[field][record] * widths[field] + code]
    }
}
