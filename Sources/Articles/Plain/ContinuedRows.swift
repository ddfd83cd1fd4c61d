import Text

/// Joins lines of text that form one row of a table.
///
///     Alpha   10   the first one, which
///                  goes on
struct ContinuedRows {
    let text: SourceText
    let width: Int

    private static let fewestWords = 3

    /// Joins lines that begin after the first column and continue a phrase that did not fit into the line above.
    ///
    /// - Parameter isCertain: whether every row begins in the first column, as in reStructuredText.
    func rows(_ lines: [AlignedTable.Row], isCertain: Bool = false) -> [AlignedTable.Row] {
        var room = [Int](repeating: 0, count: width)
        for cell in lines.flatMap(\.cells) { room[cell.column] = max(room[cell.column], length(cell.range)) }
        var rows: [AlignedTable.Row] = []
        var previous: AlignedTable.Row?
        for line in lines {
            if let above = previous, isCertain ? lacksFirst(line) : goesOn(line, above: above, room: room) {
                rows[rows.count - 1].append(line)
            } else {
                rows.append(line)
            }
            previous = line
        }
        return rows
    }

    private func lacksFirst(_ line: AlignedTable.Row) -> Bool {
        line.cells.allSatisfy { $0.column > 0 && !CellLook.isNumeric(text.string($0.range)) }
    }

    private func goesOn(_ line: AlignedTable.Row, above: AlignedTable.Row, room: [Int]) -> Bool {
        let filled = line.cells.filter { !$0.range.isEmpty }
        guard let cell = filled.first, filled.count == 1, cell.column > 0,
            let before = above.cells.first(where: { $0.column == cell.column })
        else { return false }
        let phrase = text.string(before.range)
        let next = text.string(cell.range)
        guard phrase.split(separator: " ").count >= Self.fewestWords, !CellLook.isNumeric(next),
            let word = next.split(separator: " ").first
        else { return false }
        return phrase.count + 1 + word.count > room[cell.column]
    }

    private func length(_ range: Range<Int>) -> Int { text.string(range).count }

    /// Whether lines between rules form one row: no column has a number below another.
    ///
    /// - Parameter isCertain: whether rules always separate rows; otherwise a line must leave a cell empty.
    func isOneRow(_ lines: [AlignedTable.Row], isCertain: Bool = false) -> Bool {
        guard let first = lines.first, lines.count > 1 else { return false }
        var hasNumber = Set<Int>()
        for cell in lines.flatMap(\.cells) where CellLook.isNumeric(text.string(cell.range)) {
            guard hasNumber.insert(cell.column).inserted else { return false }
        }
        let filled = first.cells.count { !$0.range.isEmpty }
        return isCertain || lines.dropFirst().allSatisfy { $0.cells.count { !$0.range.isEmpty } < filled }
    }

    func joined(_ lines: [AlignedTable.Row]) -> [AlignedTable.Row] {
        guard var row = lines.first else { return [] }
        for line in lines.dropFirst() { row.append(line) }
        return [row]
    }
}
