import Books
import Text

/// Slices of a field equal another slice plus a constant, but not below a floor.
struct SliceOffset: Hypothesis {
    let space: SearchSpace
    let column: Int
    let field: Int
    /// The word whose values the constants are added to.
    let origin: Int
    /// The words that are compared with it.
    let words: [Int]
    let constantFor: [Int]
    let floor: ExactNumber?

    /// Series of one dataset are often parallel, so that few differences are possible: one of eight.
    static let mostSurprise = Bits(3)

    var kind: RuleKind { .offset }
    var base: RecordConditions { RecordConditions(field, words) }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let table = space.table
        let column = table.columns[field]
        return [
            RuleNode.entry("base", RuleNode.map([(column.name, RuleNode.text(column.words[origin]))])),
            RuleNode.entry("constant_for", RuleNode.oneOrMore(constantFor.map { table.columns[$0].name })),
        ] + (floor.map { [RuleNode.entry("floor", $0.description)] } ?? [])
    }

    /// Each group's constant is the difference of most of its cells above the floor; three of them must agree, as in
    /// the rule. The first determines the constant, each other distinct one is as surprising as the equality of two
    /// cells of the column, within limits. Cells at the floor count half. Repetitions of another group add nothing,
    /// and neither do equal slices.
    ///
    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        let table = space.table
        let numbers = table.columns[column].numbers
        let surprise = Agreement.surprise([table.given(table.all, in: [column])], table.columns[column].codes)
        let weight = min(surprise, Self.mostSurprise)
        // The floor is the least value, if there is one.
        var fit = Fit(cost: .one)
        var seen: [ExactNumber: Set<ExactNumber>] = [:]
        for group in table.groups(of: selection, by: constantFor) {
            let cells = group.compactMap {
                record -> (record: Int, origin: Int, value: ExactNumber, difference: ExactNumber)? in
                guard let value = numbers[record],
                    let other = space.counterparts.record(of: record, field: field, code: origin),
                    let difference = numbers[other].flatMap(value.subtracting)
                else { return nil }
                return (record, other, value, difference)
            }
            let free = cells.filter { cell in floor.map { cell.value > $0 } ?? true }.map(\.difference)
            guard let constant = Agreement.mode(free), free.count(where: { $0 == constant }) >= 3 else {
                fit.outcomes +=
                    cells.count < 3 ? [] : cells.map { Outcome(record: $0.record, fits: false, weight: .zero) }
                continue
            }
            var isFirst = true
            for cell in cells {
                let isAtFloor = floor == cell.value && cell.difference >= constant
                let fits = cell.difference == constant || isAtFloor
                let isNew = seen[cell.value, default: []].insert(cell.difference).inserted
                let isModel = isFirst && cell.difference == constant
                if isModel { isFirst = false }
                let isTelling = isNew && !isModel && constant != .zero
                fit.outcomes.append(
                    Outcome(
                        record: cell.record, fits: fits,
                        weight: !isTelling ? .zero : isAtFloor ? Bits(units: weight.units / 2) : weight,
                        partner: cell.origin))
            }
        }
        return fit
    }
}
