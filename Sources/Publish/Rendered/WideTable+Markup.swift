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

    /// The table as a list table of reStructuredText: a cell has no width there.
    ///
    /// - Parameter mark: the text of a mark.
    func reStructuredText(caption: String?, mark: (CellNotes.Mark) -> String) -> [String] {
        let labels = columns.prefix(while: \.isRowLabel).count
        var lines = [".. list-table::" + (caption.map { " " + ReStructuredText.block($0) } ?? "")]
        lines += ["   :header-rows: 1"] + (labels > 0 && labels < columns.count ? ["   :stub-columns: \(labels)"] : [])
        let (header, rows) = headedTexts(mark)
        for row in [header.map { [$0] }] + rows {
            for (number, cell) in row.enumerated() {
                lines += number == 0 ? [""] : []
                let start = number == 0 ? "   * -" : "     -"
                let parts = cell.filter { !$0.isEmpty }
                guard parts.count > 1 else {
                    lines.append(start + (parts.first.map { " " + ReStructuredText.block($0) } ?? ""))
                    continue
                }
                lines += parts.enumerated().map { ($0 == 0 ? start : "      ") + " | " + ReStructuredText.block($1) }
            }
        }
        return lines
    }

    /// The table as AsciiDoc, a row on a line.
    ///
    /// - Parameter mark: the text of a mark.
    func asciiDoc(caption: String?, mark: (CellNotes.Mark) -> String) -> [String] {
        let forms = columns.map { ($0.isNumeric ? ">" : "<") + ($0.isRowLabel ? "h" : "") }
        func line(_ row: [[String]]) -> String {
            row.map { "|" + $0.map(AsciiDocText.inline).joined(separator: " +\n") }.joined(separator: " ")
        }
        let (header, texts) = headedTexts(mark)
        let rows = texts.flatMap { line($0).split(separator: "\n").map(String.init) }
        return (caption.map { [".\(AsciiDocText.inline($0))"] } ?? [])
            + ["[%header,cols=\"\(forms.joined(separator: ","))\"]", "|===", line(header.map { [$0] }), ""]
            + rows + ["|==="]
    }

    /// The headers of the columns, and the texts of each cell with their marks. No header is empty: it would name nothing
    /// to a reader who hears the table.
    private func headedTexts(_ mark: (CellNotes.Mark) -> String) -> (header: [String], rows: [[[String]]]) {
        let rows = rows.map { row in
            zip(columns, row).map { column, cell in
                let texts = cell.map { NoteNumeral.marked($0.text, $0.mark.map(mark) ?? "") }
                return column.isRowLabel && texts.allSatisfy(\.isEmpty) ? ["—"] : texts
            }
        }
        return (columns.map { $0.title.isEmpty ? "—" : $0.title }, rows)
    }
}
