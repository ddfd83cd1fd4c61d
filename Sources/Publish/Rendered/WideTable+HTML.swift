extension WideTable {
    /// The table as lines of HTML (the HTML standard, section 4.9), rows and columns headed with their scope.
    ///
    /// - Parameters:
    ///   - language: of its labels, if the table declares it.
    ///   - mark: the text of a mark.
    func html(caption: String?, language: String?, mark: (CellNotes.Mark) -> String) -> [String] {
        var lines = [language.map { "<table lang=\"\(HTMLText.escaped($0))\">" } ?? "<table>"]
        if let caption { lines.append("  <caption>\(HTMLText.escaped(caption))</caption>") }
        let (header, rows) = headedTexts(mark)
        let headers = header.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }
        lines += ["  <thead>", "    <tr>\(headers.joined())</tr>", "  </thead>", "  <tbody>"]
        for row in rows {
            let cells = zip(columns, row).map { column, cell in
                let text = cell.map(HTMLText.escaped).joined(separator: "<br/>")
                return column.isRowLabel ? "<th scope=\"row\">\(text)</th>" : "<td>\(text)</td>"
            }
            lines.append("    <tr>\(cells.joined())</tr>")
        }
        return lines + ["  </tbody>", "</table>"]
    }

    /// The headers of the columns, and the texts of each cell with their marks. No header is empty: it would name nothing
    /// to a reader who hears the table.
    func headedTexts(_ mark: (CellNotes.Mark) -> String) -> (header: [String], rows: [[[String]]]) {
        let rows = rows.map { row in
            zip(columns, row).map { column, cell in
                let texts = cell.map { $0.text + ($0.mark.map(mark) ?? "") }
                return column.isRowLabel && texts.allSatisfy(\.isEmpty) ? ["—"] : texts
            }
        }
        return (columns.map { $0.title.isEmpty ? "—" : $0.title }, rows)
    }
}
