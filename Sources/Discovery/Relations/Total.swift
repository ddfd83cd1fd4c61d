import Books
import Text

/// A value is the sum or the mean of several others: of columns of its record, or of other words of a key field, as in
/// a row of totals.
struct Total: Hypothesis {
    enum Parts: Hashable, Sendable {
        case columns([Int])
        /// The word that has the total, and those that are added up.
        case words(field: Int, total: Int, [Int])

        var count: Int {
            switch self {
            case .columns(let parts), .words(_, _, let parts): parts.count
            }
        }

        /// Empty for words.
        var columns: [Int] { if case .columns(let parts) = self { parts } else { [] } }
    }

    /// The step to which a column is rounded, and the number of steps between its least and greatest number.
    struct Scale: Sendable {
        let step: ExactNumber
        let range: Int

        /// Nil for a column without different numbers.
        init?(of column: FieldColumn) {
            let numbers = column.numbers.compactMap { $0 }
            guard let step = ExactNumber.rounding(of: numbers), let least = numbers.min(), let greatest = numbers.max(),
                let range = greatest.subtracting(least)?.count(of: step), range > 0
            else { return nil }
            (self.step, self.range) = (step, range)
        }
    }

    let space: SearchSpace
    let column: Int
    let scale: Scale
    let parts: Parts
    let isMean: Bool

    var kind: RuleKind { .sum }

    var base: RecordConditions {
        switch parts {
        case .columns: .everything
        case .words(let field, let total, _): RecordConditions(field, [total])
        }
    }

    var fixedColumns: Set<Int> {
        switch parts {
        case .columns: []
        case .words(let field, _, _): [field]
        }
    }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let table = space.table
        let times = isMean ? [("times", RuleNode.text(Self.share(of: parts.count)))] : []
        let terms: [BookNode]
        switch parts {
        case .columns(let parts):
            let names = parts.map { RuleNode.text(table.columns[$0].name) }
            terms = isMean ? names.map { RuleNode.map([("column", $0)] + times) } : names
        case .words(let field, _, let parts):
            let (name, words) = (table.columns[field].name, table.columns[field].words)
            // Without a name, the first column of numbers is meant.
            let named = table.searchedNumbers.count > 1 ? [("column", RuleNode.text(table.columns[column].name))] : []
            terms = parts.map { part in
                RuleNode.map(named + [("where", RuleNode.map([(name, RuleNode.text(words[part]))]))] + times)
            }
        }
        let tolerance =
            isMean ? scale.step.multiplied(by: .half).map { [RuleNode.entry("tolerance", $0.description)] } : nil
        return [RuleNode.entry("terms", BookNode(.list(terms), at: RuleNode.place))] + (tolerance ?? [])
    }

    /// Each sum is as surprising as one of the steps between the least and the greatest number of the column. Equal sums
    /// count once.
    ///
    /// - Complexity: linear in the selection times the parts.
    func fit(_ selection: [Int]) -> Fit {
        let numbers = space.table.columns[column].numbers
        var seen: Set<[ExactNumber]> = []
        var fit = Fit()
        for record in selection {
            let terms = terms(of: record)
            guard terms.count == parts.count, let value = numbers[record],
                let sum = terms.reduce(.some(.zero), { $0?.adding($1) }) as ExactNumber?
            else { continue }
            // With a single part that is not 0 the total is a copy of it, and the mean of equal numbers is each of them.
            let isTelling = isMean ? Set(terms).count > 1 : terms.count { $0 != .zero } > 1
            let isNew = isTelling && seen.insert(terms).inserted
            fit.outcomes.append(
                Outcome(record: record, fits: fits(value, sum), weight: isNew ? .log2(scale.range + 1) : .zero))
        }
        return fit
    }

    private func terms(of record: Int) -> [ExactNumber] {
        let table = space.table
        switch parts {
        case .columns(let parts): return parts.compactMap { table.columns[$0].numbers[record] }
        case .words(let field, _, let parts):
            return parts.compactMap { part in
                space.counterparts.record(of: record, field: field, code: part)
                    .flatMap { table.columns[column].numbers[$0] }
            }
        }
    }

    private func fits(_ value: ExactNumber, _ sum: ExactNumber) -> Bool {
        guard isMean else { return sum == value }
        // Twice the parts of the difference are at most as many steps.
        let count = ExactNumber(2 * parts.count)
        guard let whole = value.multiplied(by: count), let twice = sum.multiplied(by: ExactNumber(2)),
            let most = scale.step.multiplied(by: ExactNumber(parts.count))
        else { return false }
        return Tolerance(most).allows(whole, for: twice)
    }

    /// What each part adds to the mean: `0.25`, `0.333333333`.
    private static func share(of count: Int) -> String {
        (ExactNumber(1).quotient(by: ExactNumber(count))
            ?? ExactNumber(coefficient: 1_000_000_000 / count, scale: 9) ?? .zero).description
    }
}
