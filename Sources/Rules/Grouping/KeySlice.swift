import Text

/// Words of some key fields: selects records, or replaces words of a record's key to find its counterpart.
struct KeySlice: Sendable {
    struct Part: Sendable, Hashable {
        /// Index of the key field.
        let field: Int
        let name: String
        let word: String
    }

    let parts: [Part]

    func matches(_ key: [String]) -> Bool { parts.allSatisfy { key[$0.field] == $0.word } }

    /// The key with this slice's words instead of its own.
    func put(over key: [String]) -> [String] {
        var key = key
        for part in parts { key[part.field] = part.word }
        return key
    }

    var fields: [Int] { parts.map(\.field) }

    /// `grade a, size small`.
    var text: String { parts.map { KeyPart($0.name, $0.word).text }.joined(separator: ", ") }
}
