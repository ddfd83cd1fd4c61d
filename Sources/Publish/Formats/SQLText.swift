/// Names and texts in SQL.
enum SQLText {
    /// A name of a table or column: `"plank ""a"""`.
    static func name(_ text: String) -> String { quoted(text, UInt8(ascii: "\"")) }

    /// `("a", "b")`.
    static func names(_ names: [String]) -> String { "(\(names.map(name).joined(separator: ", ")))" }

    /// The statement that makes a table.
    ///
    /// - Parameters:
    ///   - columns: with their types and, if that is not in the type, the values that they may have.
    ///   - key: columns that identify a row; empty for none. No column of a primary key may be NULL.
    ///   - options: what follows the columns.
    static func table(
        _ table: String, _ columns: [(field: SchemaField, type: String, values: String?)], key: [String],
        unique: [String] = [], references: [ForeignKey], options: String = ""
    ) -> String {
        let hasGaps = columns.contains { key.contains($0.field.name) && $0.field.hasGaps }
        let parts =
            columns.map {
                ([name($0.field.name), $0.type] + constraints(of: $0.field, $0.values)).joined(separator: " ")
            }
            + (key.isEmpty ? [] : ["\(hasGaps ? "UNIQUE" : "PRIMARY KEY") \(names(key))"])
            + unique.map { "UNIQUE \(names([$0]))" }
            + references.map {
                "FOREIGN KEY \(names($0.columns)) REFERENCES \(name($0.path)) \(names($0.references))"
            }
        return "CREATE TABLE \(name(table)) (\(parts.map { "\n  " + $0 }.joined(separator: ","))\n)\(options);\n"
    }

    private static func constraints(of field: SchemaField, _ values: String?) -> [String] {
        let name = name(field.name)
        let checks = [
            field.minimum.map { "\(name) >= \($0)" }, field.maximum.map { "\(name) <= \($0)" },
            values.map { "\(name) IN (\($0))" },
        ]
        return (field.isRequired ? ["NOT NULL"] : []) + checks.compactMap { $0.map { "CHECK (\($0))" } }
    }

    /// `'oak', 'pine'`.
    static func list(_ words: [SchemaField.Word]) -> String {
        words.map { literal($0.id) }.joined(separator: ", ")
    }

    /// The statement that makes an index of a table.
    static func index(on columns: [String], of table: String) -> String {
        "CREATE INDEX \(name("\(table) by \(columns.joined(separator: ", "))")) ON \(name(table)) \(names(columns));\n"
    }

    /// A text as a value: `'it''s'`.
    static func literal(_ text: String) -> String { quoted(text, UInt8(ascii: "'")) }

    /// Bytes, not characters: a mark with a combining character after it is a mark, too.
    private static func quoted(_ text: String, _ mark: UInt8) -> String {
        if !text.utf8.contains(mark) {
            let mark = String(Unicode.Scalar(mark))
            return mark + text + mark
        }
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
