import Books
import Text

/// A value is the sum of other columns of its record.
struct ColumnSum: Hypothesis {
    let table: RecordTable
    let column: Int
    let parts: [Int]

    var kind: RuleKind { .sum }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        [RuleNode.entry("terms", RuleNode.list(parts.map { table.columns[$0].name }))]
    }

    /// Each sum of the same parts counts once, and is as surprising as the value is among the column's values.
    ///
    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        let weight = Agreement.surprise([table.given(selection, in: [column])], table.columns[column].codes)
        var seen: Set<[ExactNumber]> = []
        var fit = Fit()
        for record in selection {
            let terms = parts.compactMap { table.columns[$0].numbers[record] }
            guard terms.count == parts.count, let value = table.columns[column].numbers[record],
                let sum = terms.reduce(.some(.zero), { $0?.adding($1) }) as ExactNumber?
            else { continue }
            // A part of 0 reduces the sum to an equation of fewer columns.
            let isNew = !terms.contains(.zero) && seen.insert(terms).inserted
            fit.outcomes.append(Outcome(record: record, fits: sum == value, weight: isNew ? weight : .zero))
        }
        return fit
    }
}
