import Text

/// Finds the columns with a name of several words whose words are above those of the cells only by chance:
///
///     Phone       Net weight  Price
///     Alpha       185 g       499 €
///     Beta        203 g       649 €
///
/// In all lines, two spaces or more separate them from the others. As some programs also set columns of their own a
/// space apart, `PID TTY` above `1234 pts/0`, the name or the cells must show that they are one.
struct PhraseColumns {
    let text: SourceText
    let header: CaptureLine
    let body: ArraySlice<CaptureLine>

    private static let longestUnit = 4

    /// What these columns fill of the page, in order.
    ///
    /// - Complexity: linear in the words, apart from looking up their columns.
    func extents() -> [Range<Int>] {
        let names = header.words(in: text)
        guard header.pieces.count > 1, names.count > header.pieces.count else { return [] }
        let columns = ([header] + body).filledColumns(in: text).reduce(into: [Range<Int>]()) { columns, next in
            if let last = columns.last, next.lowerBound - last.upperBound < 2 {
                columns[columns.count - 1] = last.union(next)
            } else {
                columns.append(next)
            }
        }
        let cut = ColumnCut(text: text, extents: columns)
        guard columns.count == header.pieces.count, cells(of: header, in: cut) != nil else { return [] }
        var cells = [[String]](repeating: [], count: columns.count)
        for line in body {
            guard let row = self.cells(of: line, in: cut) else { return [] }
            for cell in row { cells[cell.column].append(text.string(cell.range)) }
        }
        return columns.indices.filter { column in
            let words = names.filter { $0.extent.overlaps(columns[column]) }.map { text.string($0.range) }
            return words.count > 1 && isPhrase(words, above: cells[column].filter { !TextClass.isMissing($0) })
        }.map { columns[$0] }
    }

    /// Nil if several texts of a line are in one column.
    private func cells(of line: CaptureLine, in cut: ColumnCut) -> [AlignedTable.Cell]? {
        cut.cells(of: line).flatMap { $0.count == line.pieces.count ? $0 : nil }
    }

    private func isPhrase(_ name: [String], above cells: [String]) -> Bool {
        let words = cells.map { $0.split(separator: " ").map(String.init) }
        // `oak -> elm`
        if words.contains(where: { $0.dropFirst().dropLast().contains("->") }) { return true }
        // Numbers behind other words have a column of their own.
        guard !words.contains(where: { $0.count > 1 && $0.last.map(TextClass.isNumeric) == true }) else { return false }
        let isSentence =
            name[0].first?.isUppercase == true && name.dropFirst().allSatisfy { $0.first?.isLowercase == true }
        let isInCapitals = name.joined() == name.joined().uppercased()
        return isSentence || !isInCapitals && (haveUnit(words) || words.contains { $0.count < name.count })
    }

    /// Whether all cells are a number with the same unit.
    private func haveUnit(_ cells: [[String]]) -> Bool {
        cells.count > 1 && Set(cells.map { $0.last ?? "" }).count == 1
            && cells.allSatisfy { $0.count == 2 && TextClass.isNumeric($0[0]) && $0[1].count <= Self.longestUnit }
    }
}
