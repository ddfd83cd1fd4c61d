import Books
import Rules
import Text

/// A value is the greatest number of whole rows under a total less a constant.
struct RowFloor: Hypothesis {
    let multiple: Multiple
    /// The source of the totals.
    let total: Int
    let constantFor: [Int]

    var kind: RuleKind { .floorToMultiples }
    var column: Int { multiple.column }
    var base: RecordConditions { multiple.base }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let space = multiple.space
        return [
            RuleNode.entry("total", space.sources[total].node()), RuleNode.entry("row", multiple.divisorNode),
            RuleNode.entry("constant_for", RuleNode.oneOrMore(constantFor.map { space.table.columns[$0].name })),
        ]
    }

    /// A cell allows constants above `total - value - row` and at most `total - value`. Each distinct cell is as
    /// surprising as its number of rows is among those that the total has room for; the first of a group determines
    /// its constant.
    ///
    /// - Complexity: n log n.
    func fit(_ selection: [Int]) -> Fit {
        // The rows have been found before.
        var fit = Fit(cost: multiple.space.sources[total].cost + Bits(2))
        for group in multiple.space.table.groups(of: selection, by: constantFor) {
            let cells = group.compactMap(cell)
            let fitted = FittedConstant(cells.compactMap(\.interval), of: cells.count)
            guard let fitted else {
                // A group without a constant of its own adds nothing, unless it could have one.
                fit.outcomes +=
                    cells.count < 3 ? [] : cells.map { Outcome(record: $0.record, fits: false, weight: .zero) }
                continue
            }
            var seen: Set<FittedConstant.Interval> = []
            for cell in cells {
                let fits = cell.interval.map { interval in fitted.regions.contains(where: interval.covers) } ?? false
                let isNew = cell.interval.map { seen.insert($0).inserted } ?? false
                let isFirst = isNew && seen.count == 1
                fit.outcomes.append(
                    Outcome(record: cell.record, fits: fits, weight: isNew && !isFirst ? cell.weight : .zero))
            }
        }
        return fit
    }

    private struct Cell {
        let record: Int
        let interval: FittedConstant.Interval?
        let weight: Bits
    }

    private func cell(_ record: Int) -> Cell? {
        let space = multiple.space
        guard let value = space.table.columns[column].numbers[record], let row = multiple.divisor(record), row > .zero,
            let total = space.sources[total].values[record]
        else { return nil }
        let weight = Bits.log2(max(total, value).count(of: row))
        guard value.isMultiple(of: row), let high = total.subtracting(value), let low = high.subtracting(row) else {
            return Cell(record: record, interval: nil, weight: weight)
        }
        return Cell(record: record, interval: .init(low: low, high: high), weight: weight)
    }
}
