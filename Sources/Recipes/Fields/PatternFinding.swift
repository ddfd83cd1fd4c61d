import Text

extension Finding {
    /// A composite cell that does not match its pattern. The finding names no field, so that a cell with several
    /// fields has a single finding.
    static func noMatch(_ cell: WorkingCell, _ pattern: TextPattern, at place: Place) -> Finding {
        Finding(
            rule: .type, severity: .error, message: "“\(cell.text)” does not have the form “\(pattern.text)”",
            place: place, value: cell.text,
            family: .unreadable(UnreadableCells(of: place.file, text: "do not have the form “\(pattern.text)”")))
    }
}
