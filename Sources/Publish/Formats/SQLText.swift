/// Names and texts in SQL.
enum SQLText {
    /// A name of a table or column: `"plank ""a"""`.
    static func name(_ text: String) -> String { quoted(text, UInt8(ascii: "\"")) }

    /// `("a", "b")`.
    static func names(_ names: [String]) -> String { "(\(names.map(name).joined(separator: ", ")))" }

    /// The constraint that columns identify a row; none without columns. No column of a primary key may be NULL.
    static func key(_ columns: [String], hasGaps: Bool) -> [String] {
        columns.isEmpty ? [] : ["\(hasGaps ? "UNIQUE" : "PRIMARY KEY") \(names(columns))"]
    }

    static func foreignKey(_ key: ForeignKey) -> String {
        "FOREIGN KEY \(names(key.columns)) REFERENCES \(name(key.path)) \(names(key.references))"
    }

    /// The statement that makes an index of a table.
    static func index(on columns: [String], of table: String) -> String {
        "CREATE INDEX \(name("\(table) by \(columns.joined(separator: ", "))")) ON \(name(table)) \(names(columns));\n"
    }

    /// A text as a value: `'it''s'`.
    static func literal(_ text: String) -> String { quoted(text, UInt8(ascii: "'")) }

    /// Bytes, not characters: a mark with a combining character after it is a mark, too.
    private static func quoted(_ text: String, _ mark: UInt8) -> String {
        var bytes = [mark]
        bytes.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 {
            if byte == mark { bytes.append(mark) }
            bytes.append(byte)
        }
        bytes.append(mark)
        return String(decoding: bytes, as: UTF8.self)
    }
}
