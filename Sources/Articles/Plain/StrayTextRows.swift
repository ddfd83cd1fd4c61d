import Text

/// Finds the rows that do not fit the columns of their table, or that such a line or a blank one separates from it.
///
///     part   length  mass
///     bolt       20   1.5
///     both were measured again in the spring
///     nut         4   0.2
struct StrayTextRows {
    let text: SourceText
    /// Lines without blank ones between them.
    let run: [CaptureLine]

    /// The tables of the run with the lines of such rows: those up to the neighbouring tables that look like a row, those
    /// between the table's rows, and those next to the last row that may be rows out of their columns, or labels alone.
    ///
    /// - Complexity: linear in the lines of the run.
    func added(to tables: [AlignedTable]) -> [AlignedTable] {
        guard let first = run.first?.number else { return tables }
        let starts = tables.map { $0.firstLine - first } + [run.count]
        var above = 0
        return tables.enumerated().map { index, table in
            let own = starts[index]..<table.lastLine - first + 1
            let like = table.shape ?? RowShape(of: table, lastLine: run[own.upperBound - 1], text: text)
            let around = [above..<max(above, own.lowerBound), own.upperBound..<max(own.upperBound, starts[index + 1])]
            above = own.upperBound
            var table = table
            let next = around[1].prefix { run[$0].kind == .rule || like.mayContinue(with: run[$0], of: text) }
            let rows = Set(table.rows.flatMap { $0.line...$0.lastLine })
            let texts = table.rows.flatMap { $0.cells.flatMap(\.ranges) }.map(\.lowerBound).sorted()
            // Cells over several rows have texts in lines between them.
            func holdsText(_ line: CaptureLine) -> Bool {
                let range = text.lineRange(line.number)
                let first = texts.partitionPoint { $0 < range.lowerBound }
                return first < texts.count && texts[first] < range.upperBound
            }
            // A line above equal names would tell them apart; a text above one column may begin its name.
            let hasEqualNames = table.hasEqualNames(in: text)
            let lines = [
                around[0].filter {
                    like.matches(run[$0], of: text)
                        || $0 == own.lowerBound - 1 && run[$0].kind == .text
                            && (hasEqualNames && run[$0].pieces.count > 1
                                || !table.header.isEmpty && like.isAboveOneColumn(run[$0], of: text)
                                || table.header.isEmpty && like.endsWithNumber(run[$0], of: text))
                },
                own.filter { run[$0].kind == .text && !rows.contains(run[$0].number) && !holdsText(run[$0]) },
                around[1].filter { like.matches(run[$0], of: text) || next.contains($0) && run[$0].kind == .text },
                // Directly below rows that all have values.
                around[1].prefix(1).filter {
                    next.isEmpty && like.mayBeLabel(run[$0], of: text) && table.body.allSatisfy { $0.cells.count > 1 }
                },
            ]
            table.separated = lines.joined().map { run[$0].number }
            table.shape = like
            return table
        }
    }

    /// The lines of a run without a table that look like rows of the table above.
    func rows(like shape: RowShape) -> [Int] { run.filter { shape.matches($0, of: text) }.map(\.number) }
}
