/// Colours text for a terminal with escape sequences of ECMA-48 (section 8.3.117, SGR), or leaves it plain.
package struct TextStyle: Sendable {
    private let isColored: Bool
    /// The columns that lines of articles are cut to; nil for text that no terminal shows.
    let columns: Int?

    package init(isColored: Bool, columns: Int? = nil) {
        (self.isColored, self.columns) = (isColored, columns)
    }

    package static let plain = TextStyle(isColored: false)

    static let escape = "\u{1B}"

    /// The sequences that this style writes, without the escape character.
    var sequences: [String] {
        isColored ? ["0", "1", "2", "32", "36", "1;31", "1;35"].map { "[\($0)m" } : []
    }

    func bold(_ text: String) -> String { styled(text, "1") }
    func faint(_ text: String) -> String { styled(text, "2") }
    func note(_ text: String) -> String { styled(text, "36") }
    func accepted(_ text: String) -> String { styled(text, "32") }

    /// Accepted findings are not emphasized.
    func severity(_ severity: Severity, isAccepted: Bool) -> String {
        let text = severity.rawValue + ":"
        if isAccepted { return faint(text) }
        switch severity {
        case .error: return styled(text, "1;31")
        case .warning: return styled(text, "1;35")
        case .note: return note(text)
        }
    }

    private func styled(_ text: String, _ parameters: String) -> String {
        isColored ? "\(Self.escape)[\(parameters)m\(text)\(Self.escape)[0m" : text
    }
}
