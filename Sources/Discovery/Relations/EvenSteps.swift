import Books
import Text

/// Values change by the same step from each word of a field to the next.
struct EvenSteps: Hypothesis {
    let table: RecordTable
    let column: Int
    let along: Int
    let step: ExactNumber

    var kind: RuleKind { .evenSteps }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        [RuleNode.entry("along", table.columns[along].name), RuleNode.entry("step", step.description)]
    }

    /// The start of each series is that of most of its values. The first of them adds no evidence; each other one is
    /// as surprising as the equality of two cells of the column, within limits, because series are smooth. A series
    /// equal to another one adds nothing.
    ///
    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        let surprise = Agreement.surprise([table.given(table.all, in: [column])], table.columns[column].codes)
        let weight = min(surprise, SliceOffset.mostSurprise)
        var fit = Fit(cost: weight + weight)
        var seen: Set<[ExactNumber]> = []
        for cells in Self.series(table, column, along, selection) {
            let starts = cells.compactMap { cell in step.multiplied(by: cell.place).flatMap(cell.number.subtracting) }
            guard starts.count == cells.count, let start = Agreement.mode(starts) else { continue }
            let isNew = seen.insert(cells.map(\.number)).inserted
            let model = starts.firstIndex(of: start)
            for (index, cell) in cells.enumerated() {
                fit.outcomes.append(
                    Outcome(
                        record: cell.record, fits: starts[index] == start,
                        weight: isNew && index != model ? weight : .zero))
            }
        }
        return fit
    }

    struct Cell {
        let record: Int
        /// The position along the field.
        let place: ExactNumber
        let number: ExactNumber
    }

    /// The records that differ only in the field, in its order; without single ones.
    static func series(_ table: RecordTable, _ column: Int, _ along: Int, _ selection: [Int]) -> [[Cell]] {
        let field = table.columns[along]
        let vocabulary = table.book.vocabulary(of: field.field)
        let places = field.words.map { word in
            vocabulary.map { $0.position(of: word).map { ExactNumber($0) } } ?? ExactNumber(word)
        }
        return table.groups(of: selection, by: table.keys.filter { $0 != along }).map { group in
            group.compactMap { record -> Cell? in
                guard let place = places[field.codes[record]], let number = table.columns[column].numbers[record]
                else { return nil }
                return Cell(record: record, place: place, number: number)
            }.sorted { $0.place < $1.place }
        }.filter { $0.count > 1 }
    }
}
