import Text

/// Reads tables whose columns may be a single space apart and have no names, as programs list files:
///
///     drwxr-xr-x  2 root root 4096 Jan  2 10:00 bin
///     -rwxr-xr-x  1 joe  adm    24 Mar 15 09:05 prog
///     -rw-r--r--  1 joe  adm   300 Mar 15  2009 my notes
///
/// Each line has one word in each column; only the last column may have several.
struct UnnamedColumnsFinder {
    let text: SourceText
    let lines: [CaptureLine]

    private static let fewestRows = 3
    private static let fewestColumns = 7
    private static let mostWords = 3
    /// Lines above the first row to skip: `total 12`.
    private static let mostLinesAbove = 2

    /// The table formed by all lines except the first few.
    func table() -> AlignedTable? {
        guard lines.count >= Self.fewestRows, lines.allSatisfy({ $0.kind == .text }) else { return nil }
        return (0...min(Self.mostLinesAbove, lines.count - Self.fewestRows)).lazy.compactMap(table).first
    }

    private func table(from start: Int) -> AlignedTable? {
        let filled = lines[start...].filledColumns(in: text)
        guard filled.count >= Self.fewestColumns else { return nil }
        var width = filled.count
        var rows: [[(column: Int, word: CaptureLine.Word)]] = []
        for line in lines[start...] {
            var column = 0
            let words = line.words(in: text).map { word in
                while filled[column].upperBound <= word.extent.lowerBound { column += 1 }
                return (column, word)
            }
            // The columns that each line has, from the first on.
            width = min(width, zip(words, 0...).prefix { $0.0.0 == $0.1 }.count)
            guard width >= Self.fewestColumns else { return nil }
            rows.append(words)
        }
        let body = zip(lines[start...], rows).map { line, words in
            AlignedTable.Row(
                line: line.number,
                cells: (0..<width).map { column in
                    let last = column == width - 1 ? words[words.count - 1] : words[column]
                    return AlignedTable.Cell(
                        column: column, range: words[column].word.range.lowerBound..<last.word.range.upperBound)
                })
        }
        let table = AlignedTable(width: width, header: [], body: body)
        let long = rows.count { $0.count - width >= Self.mostWords }
        return long * 4 <= rows.count && TableLikeness(text: text).isList(table) ? table : nil
    }
}
