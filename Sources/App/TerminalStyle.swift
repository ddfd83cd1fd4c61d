import Text

/// Whether text is coloured: only on a terminal that supports colour, and unless NO_COLOR is set and not empty
/// (no-color.org).
enum TerminalStyle {
    // Computed once: reading the environment costs more than writing a finding.
    static let ofResults = style(columns: TerminalSize.columnsOfResults)
    static let ofReports = style(columns: TerminalSize.columnsOfReports)

    private static func style(columns: Int?) -> TextStyle {
        guard columns != nil else { return .plain }
        let isPlain = Environment.value("NO_COLOR")?.isEmpty == false || Environment.value("TERM") == "dumb"
        return TextStyle(isColored: !isPlain, columns: columns)
    }
}
