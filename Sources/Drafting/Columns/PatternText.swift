/// Text in the patterns of recipes.
enum PatternText {
    /// A text that a pattern has as it is.
    static func literal(_ text: String) -> String {
        text.map { "[]{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
