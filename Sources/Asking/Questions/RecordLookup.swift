import Books
import Records
import Text

/// Finds records by the values of a key field. The first selection by a field builds the index that later selections use.
package final class RecordLookup {
    private struct Column: Hashable {
        let dataset: String
        let field: Int
    }

    package init() {}

    /// The positions of the records with a value, rising. A number has one form, however it is written.
    private var columns: [Column: [String: [Int]]] = [:]

    /// Every record for which the conditions may hold, in key order; nil if no condition names the values of a key field.
    func candidates(for conditions: ConditionSet, in dataset: Dataset) -> [Record]? {
        let lists = conditions.groups.compactMap(\.keys).map { field, values in
            let positions = positions(of: field, in: dataset)
            return values.flatMap { positions[$0] ?? [] }
        }
        return lists.min { $0.count < $1.count }?.sorted().map { dataset.records[$0] }
    }

    private func positions(of field: Int, in dataset: Dataset) -> [String: [Int]] {
        let column = Column(dataset: dataset.name, field: field)
        if let known = columns[column] { return known }
        let isNumeric = dataset.definition.keys[field].type.isNumeric
        let found = Dictionary(grouping: dataset.records.indices) { index in
            let text = dataset.records[index].key[field]
            return isNumeric ? ExactNumber(text)?.shortest.description ?? text : text
        }
        columns[column] = found
        return found
    }
}
