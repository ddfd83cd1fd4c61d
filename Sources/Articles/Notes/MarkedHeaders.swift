import Text

/// Reports the marks of notes without which two headers of a table are the same: `A*` beside `A`, which may be two grades.
enum MarkedHeaders {
    static func findings(in table: ArticleTable, path: String) -> [Finding] {
        guard
            table.headerRows.contains(where: { $0.contains { $0.map { !table.cells[$0].footnotes.isEmpty } ?? false } })
        else { return [] }
        let columns = (0..<table.columnCount).map { column in
            table.headerRows.compactMap { $0[column].map { table.cells[$0] } }
        }
        return columns.groups { $0.map(\.text) }.flatMap { _, alike -> [Finding] in
            let marked = alike.filter { !$0.allSatisfy(\.footnotes.isEmpty) }
            guard alike.count > marked.count else { return [] }
            return marked.compactMap { $0.last { !$0.footnotes.isEmpty } }.uniqued(by: \.location).map { cell in
                let marks = cell.footnotes.map { "“\($0)”" }.joined(separator: " and ")
                return Finding(
                    rule: .raisedNumber, severity: .warning,
                    message:
                        "without \(marks), which marks a note, the header is “\(cell.text)” like another one; if it is "
                        + "part of a name, the columns are “\(cell.text)#1” and “\(cell.text)#2” to recipes",
                    place: Place(path, cell.location))
            }
        }
    }
}
