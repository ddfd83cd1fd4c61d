/// Names and texts in SQL.
enum SQLText {
    /// A name of a table or column: `"plank ""a"""`.
    static func name(_ text: String) -> String { quoted(text, "\"") }

    /// `("a", "b")`.
    static func names(_ names: [String]) -> String { "(\(names.map(name).joined(separator: ", ")))" }

    /// A text as a value: `'it''s'`.
    static func literal(_ text: String) -> String { quoted(text, "'") }

    private static func quoted(_ text: String, _ mark: String) -> String {
        mark + text.replacing(mark, with: mark + mark) + mark
    }
}
