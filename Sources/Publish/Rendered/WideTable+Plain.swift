extension WideTable {
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
}
