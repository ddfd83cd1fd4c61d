import Asking
import Books
import Publish
import Records
import Text

/// Reads the fields for the rows and columns of a wide table, from `rows` and `columns` of a mark or a query.
extension TableRequest {
    /// - Parameter value: names of key fields, separated by commas.
    mutating func setRows(_ value: String, by reader: ConditionReader) throws(UsageError) {
        rows = try reader.keyFields(value, for: "rows").uniqued()
        try checkFields(by: reader)
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
            case .companion, .axis, .standIn, .common:
                throw UsageError("columns takes a key field or value columns, but \"\(name)\" is neither")
            }
        }
        self.values = values.isEmpty ? nil : values
        try checkFields(by: reader)
    }

    private func checkFields(by reader: ConditionReader) throws(UsageError) {
        guard let columns, let rows, rows.contains(columns) else { return }
        let name = reader.dataset.definition.keys[columns].name
        throw UsageError("rows and columns take different key fields, but both name \"\(name)\"")
    }
}

extension ConditionReader {
    /// The key field with a name.
    ///
    /// - Parameter option: what takes it, for the message about another field.
    func keyField(_ name: String, for option: String) throws(UsageError) -> Int {
        guard case .key(let index) = try known(name) else {
            let keys = dataset.definition.keys.map(\.name).joined(separator: ", ")
            throw UsageError("\(option) takes key fields (\(keys)), but \"\(name)\" is not one")
        }
        return index
    }

    /// Several key fields, with their names separated by commas.
    func keyFields(_ names: String, for option: String) throws(UsageError) -> [Int] {
        try ListText.parts(of: names).map { name throws(UsageError) in try keyField(name, for: option) }
    }
}
