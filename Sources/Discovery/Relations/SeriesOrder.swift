import Books
import Rules
import Text

/// Values do not decrease, or do not increase, along a field.
struct SeriesOrder: Hypothesis {
    let table: RecordTable
    let column: Int
    let along: Int
    let isRising: Bool

    var kind: RuleKind { .monotonic }
    var fixedColumns: Set<Int> { [along] }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let selection = context.selection(of: table.all, in: table)
        let isStrict = series(selection).allSatisfy { Set($0.map(\.number)).count == $0.count }
        return [
            RuleNode.entry("along", table.columns[along].name),
            RuleNode.entry("direction", isRising ? "rising" : "falling"),
        ] + (isStrict ? [RuleNode.entry("strict", "true")] : [])
    }

    /// As few cells as possible are exceptions. The n-th distinct value of a series is in the right one of n places;
    /// a series equal to another one adds nothing.
    ///
    /// - Complexity: n log n.
    func fit(_ selection: [Int]) -> Fit {
        var fit = Fit(cost: .one)
        var seen: Set<[ExactNumber]> = []
        for cells in series(selection) {
            let numbers = cells.map(\.number)
            let isNew = seen.insert(numbers).inserted
            let roles = RisingSubsequence(isRising ? numbers : numbers.reversed(), isStrict: false).roles
            var distinct: Set<ExactNumber> = []
            var conflicts: Set<Int> = []
            for (position, cell) in cells.enumerated() {
                let isFirstOfItsValue = distinct.insert(cell.number).inserted
                let fits =
                    switch roles[isRising ? position : cells.count - 1 - position] {
                    case .kept: true
                    case .odd: false
                    // All but one of a conflict's cells are exceptions.
                    case .either(let conflict): conflicts.insert(conflict).inserted
                    }
                fit.outcomes.append(
                    Outcome(
                        record: cell.record, fits: fits,
                        weight: isNew && isFirstOfItsValue ? .log2(distinct.count) : .zero))
            }
        }
        return fit
    }

    private func series(_ selection: [Int]) -> [[EvenSteps.Cell]] {
        EvenSteps.series(table, column, along, selection)
    }
}
