import Text

extension TableLikeness {
    /// True if one line in five looks like code. Below names of several columns, cells may hold some of its signs.
    func isCode(_ table: AlignedTable, numeric: [Int]) -> Bool {
        guard table.width > 2, let names = table.header.last, names.cells.count + 1 >= table.width,
            !Self.isCode(table.header, in: text)
        else { return Self.isCode(table.rows, in: text) }
        // Only the first column may hold names of a program.
        if numeric.count + 1 >= table.width { return false }
        let code = table.body.count { row in
            let isItem = row.cells.first.map { $0.column > 0 && text.string($0.range).hasPrefix("- ") } == true
            return !isItem && TextClass.isCode(text.bytes, in: text.lineRange(row.line), isNamed: true)
        }
        return code * 5 >= table.rows.count
    }
}
