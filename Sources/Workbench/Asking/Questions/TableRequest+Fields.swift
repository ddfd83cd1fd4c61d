import Asking
import Books
import Publish
import Records
import Text

/// Reads the fields for the rows and columns of a wide table, from `rows` and `columns` of a mark or a query.
extension TableRequest {
    /// - Parameter value: names of key fields, separated by commas.
    mutating func setRows(_ value: String, by reader: ConditionReader) throws(UsageError) {
        var rows: [Int] = []
        for name in ListText.parts(of: value) {
            guard case .key(let index) = try reader.known(name) else {
                let keys = reader.dataset.definition.keys.map(\.name).joined(separator: ", ")
                throw UsageError("rows takes key fields (\(keys)), but \"\(name)\" is not one")
            }
            if !rows.contains(index) { rows.append(index) }
        }
        self.rows = rows
    }

    /// - Parameter value: the name of a key field, names of value columns, or both, separated by commas.
    mutating func setColumns(_ value: String, by reader: ConditionReader) throws(UsageError) {
        var values: [Int] = []
        for name in ListText.parts(of: value) {
            switch try reader.known(name) {
            case .key(let index):
                guard columns == nil || columns == index else {
                    throw UsageError("columns takes one key field; name the others in rows")
                }
                columns = index
            case .value(let index): if !values.contains(index) { values.append(index) }
            case .axis, .standIn, .common:
                throw UsageError("columns takes a key field or value columns, but \"\(name)\" is neither")
            }
        }
        self.values = values.isEmpty ? nil : values
    }
}
