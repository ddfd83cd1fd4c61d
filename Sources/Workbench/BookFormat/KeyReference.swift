import Books
package import Text

/// Descriptions of the keys of a book's files, for `measurebook keys`.
package enum KeyReference {
    /// A line for each kind of file, or the keys of one.
    ///
    /// - Parameter asSchema: whether the keys are printed as a JSON Schema.
    package static func text(of name: String?, asSchema: Bool) throws(UsageError) -> [UInt8] {
        guard let name else {
            if asSchema { throw UsageError("--schema needs a kind of file: measurebook keys lists them") }
            return Array(BookFileKind.allCases.map { "\($0.rawValue): \($0.path)\n    \($0.meaning)\n" }.joined().utf8)
        }
        guard let kind = BookFileKind(rawValue: name) else {
            throw UsageError.unknown("kind", name, among: BookFileKind.allCases.map(\.rawValue))
        }
        return asSchema ? BookFileSchema.document(of: kind) : Array(text(of: kind).utf8)
    }

    private static func text(of kind: BookFileKind) -> String {
        "\(kind.path)\n\n\(kind.meaning)\n"
            + kind.maps.map { map in
                "\n\(map.title)\n"
                    + map.own.map { key in
                        "  \(key.name) (\(key.value)): \(key.meaning)\n"
                            + (key.example.map { "      Example: \($0)\n" } ?? "")
                    }.joined()
            }.joined()
    }
}
