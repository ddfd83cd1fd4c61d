import Books
package import Text

extension Dataset {
    /// The records whose keys contain all parts; empty without parts.
    package func records(with parts: [KeyPart]) -> [Record] {
        let known = parts.compactMap { part in definition.keyIndex(part.field).map { ($0, part.value) } }
        guard !known.isEmpty else { return [] }
        if known.count == definition.keys.count {
            let key = definition.keys.indices.compactMap { index in known.first { $0.0 == index }?.1 }
            return record(key: key).map { [$0] } ?? []
        }
        return records.filter { record in known.allSatisfy { record.key[$0.0] == $0.1 } }
    }
}
