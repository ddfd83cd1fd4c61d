extension WideTable {
    /// The table as lines of HTML (the HTML standard, section 4.9), rows and columns headed with their scope.
    ///
    /// - Parameters:
    ///   - language: of its labels, if the table declares it.
    ///   - mark: the text of a mark.
    func html(caption: String?, language: String?, mark: (CellNotes.Mark) -> String) -> [String] {
        var lines = [language.map { "<table lang=\"\(HTMLText.escaped($0))\">" } ?? "<table>"]
        if let caption { lines.append("  <caption>\(HTMLText.escaped(caption))</caption>") }
        let headers = columns.map { "<th scope=\"col\">\(Self.label(HTMLText.escaped($0.title)))</th>" }
        lines += ["  <thead>", "    <tr>\(headers.joined())</tr>", "  </thead>", "  <tbody>"]
        for row in rows {
            let cells = zip(columns, row).map { column, cell in
                let text = cell.map { HTMLText.escaped($0.text + ($0.mark.map(mark) ?? "")) }.joined(separator: "<br/>")
                return column.isRowLabel ? "<th scope=\"row\">\(Self.label(text))</th>" : "<td>\(text)</td>"
            }
            lines.append("    <tr>\(cells.joined())</tr>")
        }
        return lines + ["  </tbody>", "</table>"]
    }

    /// The text of a header: an empty one names nothing to a reader who hears the table.
    private static func label(_ text: String) -> String { text.isEmpty ? "—" : text }
}
