import Books
import Text

/// The value of one word of a key field is the sum of other words' values, as in a row of totals.
struct WordSum: Hypothesis {
    let space: SearchSpace
    let column: Int
    let field: Int
    let total: Int
    let parts: [Int]
    /// The greatest number that divides all of the column's.
    let step: ExactNumber

    var kind: RuleKind { .sum }
    var base: RecordConditions { RecordConditions(field, [total]) }
    var fixedColumns: Set<Int> { [field] }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let table = space.table
        let words = table.columns[field].words
        // Without a name, the first column of numbers is meant.
        let named = table.searchedNumbers.count > 1 ? [("column", RuleNode.text(table.columns[column].name))] : []
        let terms = parts.map { part in
            RuleNode.map(
                named + [("where", RuleNode.map([(table.columns[field].name, RuleNode.text(words[part]))]))])
        }
        return [RuleNode.entry("terms", BookNode(.list(terms), at: RuleNode.place))]
    }

    /// Each sum is as surprising as it is that one of the steps up to the total is the total. Equal sums count once.
    ///
    /// - Complexity: linear in the selection times the parts.
    func fit(_ selection: [Int]) -> Fit {
        let numbers = space.table.columns[column].numbers
        var seen: Set<[ExactNumber]> = []
        var fit = Fit()
        for record in selection {
            let terms = parts.compactMap { part in
                space.counterparts.record(of: record, field: field, code: part).flatMap { numbers[$0] }
            }
            guard terms.count == parts.count, let value = numbers[record],
                let sum = terms.reduce(.some(.zero), { $0?.adding($1) }) as ExactNumber?
            else { continue }
            // With a single part that is not 0 the total is a copy of it.
            let isNew = terms.count { $0 != .zero } > 1 && seen.insert(terms).inserted
            fit.outcomes.append(
                Outcome(record: record, fits: sum == value, weight: isNew ? .log2(steps(to: value)) : .zero))
        }
        return fit
    }

    private func steps(to value: ExactNumber) -> Int {
        let size = value < .zero ? ExactNumber.zero.subtracting(value) : value
        return size?.count(of: step) ?? 0
    }
}
