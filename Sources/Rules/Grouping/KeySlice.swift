import Text

/// Words of some key fields: selects records, or replaces words of a record's key to find its counterpart.
struct KeySlice: Sendable {
    struct Part: Sendable {
        /// Index of the key field.
        let field: Int
        let name: String
        let word: String
    }

    let parts: [Part]

    func matches(_ key: [String]) -> Bool { parts.allSatisfy { key[$0.field] == $0.word } }

    /// The key with this slice's words instead of its own.
    func replacingWords(of key: [String]) -> [String] {
        var key = key
        for part in parts { key[part.field] = part.word }
        return key
    }

    /// The records with its words.
    var filter: RecordFilter {
        RecordFilter(conditions: parts.map { .init(field: $0.name, target: .key($0.field), values: [$0.word]) })
    }

    var fields: [Int] { parts.map(\.field) }

    /// `grade a, size small`.
    var text: String { parts.map { KeyPart($0.name, $0.word).text }.joined(separator: ", ") }
}
