/// Which lines between the rules of a grid form one row.
///
///     +------------+----------+
///     | samples    | Sets all |
///     |            |          |
///     |            | RW       |
///     +------------+----------+
///     | in_samples | Sets one |
///     | no_samples |          |
///     +------------+----------+
struct GridParts {
    /// Whether a rule is between all rows of the body. Where one is above several rows, no other lines between rules are
    /// one row.
    let areRows: Bool
    private let isCertain: Bool
    /// Whether a name in a line of its own belongs to the row above.
    private let holdNamesOfSeveralLines: Bool
    private let continued: ContinuedRows
    private let room: [Int]

    /// - Parameters:
    ///   - parts: the lines between two rules each.
    ///   - header: the number of those of the header.
    ///   - isDouble: whether a rule of `=` is below the header, as in reStructuredText.
    init(_ parts: [[AlignedTable.Row]], header: Int, isDouble: Bool, _ continued: ContinuedRows) {
        self.continued = continued
        let room = continued.room(of: parts.joined().map(\.self))
        self.room = room
        let body = parts.dropFirst(header)
        let several = parts.filter { $0.count > 1 }
        let areShown =
            parts.count > 1
            && (parts.contains(where: continued.holdsParagraphs)
                || !several.isEmpty && several.allSatisfy(continued.goOn))
            && several.allSatisfy { continued.isOneRow($0, room: room, isCertain: true) }
        isCertain = isDouble || areShown
        areRows =
            areShown
            || body.count > 1 && (isDouble || body.allSatisfy { $0.count == 1 || continued.isOneRow($0, room: room) })
        let single = body.filter { $0.count == 1 }
        holdNamesOfSeveralLines =
            isDouble && single.count * 2 > body.count && single.allSatisfy { $0[0].filled.contains { $0.column > 0 } }
    }

    func isOneRow(_ lines: [AlignedTable.Row]) -> Bool {
        guard areRows else { return false }
        return continued.isOneRow(lines, room: room, isCertain: isCertain)
            || holdNamesOfSeveralLines && lines[0].filled.count > 1
                && lines.dropFirst().allSatisfy { $0.filled.map(\.column) == [0] }
    }
}
