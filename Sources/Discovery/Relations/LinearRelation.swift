import Books
import Text

/// A value is another number times a factor, plus a constant.
struct LinearRelation: Hypothesis {
    let space: SearchSpace
    let column: Int
    let source: Int
    let base: RecordConditions
    let times: ExactNumber
    let plus: ExactNumber
    /// The column of the table that replaces `times` as a factor.
    var factor: Int?

    var kind: RuleKind { .linear }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let factor = factor.map { space.table.columns[$0].name }
        let times = factor ?? (times == ExactNumber(1) ? nil : times.description)
        return [RuleNode.entry("equals", space.sources[source].node(times: times, plus: plus))]
    }

    /// Each pair of numbers counts once, and is as surprising as the value is among the values of these records.
    /// Fitting a factor and a constant takes two pairs, fitting one of them takes one.
    ///
    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        let numbers = space.table.columns[column].numbers
        var fit = Fit(cost: space.cost(of: source))
        if times != ExactNumber(1) { fit.cost += Bits(8) }
        if factor != nil { fit.cost += .log2(space.table.columns.count) }
        var seen: [ExactNumber: Set<ExactNumber>] = [:]
        var free = (times == ExactNumber(1) ? 0 : 1) + (plus == .zero ? 0 : 1)
        let weight = Agreement.surprise([space.table.given(selection, in: [column])], space.table.columns[column].codes)
        for record in selection {
            guard let value = numbers[record], let other = argument(record) else { continue }
            let fits = other.multiplied(by: times)?.adding(plus) == value
            var isNew = seen[other, default: []].insert(value).inserted
            if isNew, fits, free > 0 {
                free -= 1
                isNew = false
            }
            fit.outcomes.append(Outcome(record: record, fits: fits, weight: isNew ? weight : .zero))
        }
        return fit
    }

    /// The column of the same record that the value is computed from; nil for another record's.
    var ownColumn: Int? { space.sources[source].field == nil ? space.sources[source].column : nil }

    /// The number that the value is compared with, before factor and constant.
    func argument(_ record: Int) -> ExactNumber? {
        let number = space.sources[source].values[record]
        guard let factor else { return number }
        return number.flatMap { number in space.table.columns[factor].numbers[record].flatMap(number.multiplied) }
    }
}
