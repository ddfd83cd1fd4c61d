import Books
import Records
package import Text

/// Sorts records by some of their fields, in the order of ``FieldOrder``; numbers of one unit together, empty values last.
package enum RecordSorting {
    /// - Parameter names: names of fields, separated by commas; a leading `-` means descending order.
    package static func sorted(
        _ selections: [RecordSelection], by names: String, in checked: any AskedBook
    ) throws(UsageError) -> [RecordSelection] {
        var sorted: [RecordSelection] = []
        for selection in selections {
            let reader = ConditionReader(selection.dataset, in: checked)
            var keys: [SortingKey] = []
            for name in ListText.parts(of: names) {
                let isDescending = name.hasPrefix("-")
                let field = try reader.known(isDescending ? String(name.dropFirst()) : name)
                SortingKey(unitsOf: field, of: selection.dataset.definition).map { keys.append($0) }
                keys.append(SortingKey(field, isDescending: isDescending, of: selection.dataset, in: checked))
            }
            let ranks = keys.map { $0.ranks(of: selection.records) }
            // Records with equal fields keep their order.
            let order = selection.records.indices.sorted { left, right in
                let differing = ranks.first { $0[left] != $0[right] }
                return differing.map { $0[left] < $0[right] } ?? (left < right)
            }
            sorted.append(selection.with(records: order.map { selection.records[$0] }))
        }
        return sorted
    }
}

/// One field by which records are sorted.
private struct SortingKey {
    private let isDescending: Bool
    private let isLess: (String, String) -> Bool
    private let text: (Record) -> String

    /// The unit of a number, where each record has its own: numbers are not compared across units.
    init?(unitsOf field: AskedField, of definition: DatasetDefinition) {
        guard case .value(let index) = field, case let column = definition.values[index], column.type.isNumeric,
            definition.unit(of: column) == .perRecord
        else { return nil }
        let places = Dictionary(first: definition.declaredUnits(of: column).enumerated().map { ($1, $0) })
        isDescending = false
        isLess = { (places[$0] ?? .max) < (places[$1] ?? .max) }
        text = { $0.cell(field, of: definition) == nil ? "" : $0.unit ?? "" }
    }

    init(_ field: AskedField, isDescending: Bool, of dataset: Dataset, in checked: any AskedBook) {
        self.isDescending = isDescending
        let order: FieldOrder?
        let definition = dataset.definition
        switch field {
        case .key, .value, .companion, .standIn:
            order = field.definition(in: definition).map { FieldOrder($0, in: checked.book) }
            text = { $0.cell(field, of: definition)?.text ?? "" }
        case .axis(let index):
            let range = definition.ranges[index]
            order = definition.field(named: range.from).map { FieldOrder($0, in: checked.book) }
            text = { definition.limits(of: $0, along: range).from }
        case .common(let column):
            let texts = checked.texts(column, of: dataset)
            order = field.definition(in: definition).map { FieldOrder($0, in: checked.book) }
            text = { texts($0).joined(separator: " ") }
        }
        isLess = { order?.isLess($0, $1) ?? $0.precedesByBytes($1) }
    }

    /// For each record a number that rises with its place in the order.
    func ranks(of records: [Record]) -> [Int] {
        let texts = Numbered(records, text)
        func isLess(_ left: Int, _ right: Int) -> Bool {
            self.isLess(texts.elements[left], texts.elements[right])
        }
        let sorted = texts.elements.indices.sorted(by: isLess)
        var (ranks, rank) = (Array(repeating: 0, count: sorted.count), 0)
        for (previous, next) in zip(sorted, sorted.dropFirst()) {
            if isLess(previous, next) { rank += 1 }
            ranks[next] = isDescending ? -rank : rank
        }
        for (index, text) in texts.elements.enumerated() where text.isEmpty { ranks[index] = .max }
        return texts.rows.map { ranks[Int($0)] }
    }
}
