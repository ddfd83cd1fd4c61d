import Books
import Text

/// One of two related numbers never exceeds the other: those of two words of a key field, or of two columns.
struct PairOrder: Hypothesis {
    enum Pair: Sendable {
        case words(field: Int, lower: Int, upper: Int)
        case columns(lower: Int, upper: Int)
    }

    let space: SearchSpace
    let column: Int
    let pair: Pair

    var kind: RuleKind {
        switch pair {
        case .words: .orderedPair
        case .columns: .orderedFields
        }
    }

    var fixedColumns: Set<Int> {
        switch pair {
        case .words(let field, _, _): [field]
        case .columns: []
        }
    }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let table = space.table
        let isStrict = pairs(context.selection(of: table.all, in: table)).allSatisfy { $0.low < $0.high }
        let strict = isStrict ? [RuleNode.entry("strict", "true")] : []
        switch pair {
        case .words(let field, let lower, let upper):
            let words = table.columns[field].words
            return [
                RuleNode.entry("field", table.columns[field].name), RuleNode.entry("lower", words[lower]),
                RuleNode.entry("upper", words[upper]),
            ] + strict
        case .columns(let lower, let upper):
            return [
                RuleNode.entry("fields", RuleNode.list([table.columns[lower].name, table.columns[upper].name]))
            ] + strict
        }
    }

    /// Each pair of numbers counts once, and is as surprising as a random smaller number not exceeding a random
    /// greater one: hardly at all if one side is mostly large and the other mostly small.
    ///
    /// - Complexity: n log n.
    func fit(_ selection: [Int]) -> Fit {
        let pairs = pairs(selection)
        let weight = Self.surprise(pairs.map(\.low), pairs.map(\.high))
        var seen: [ExactNumber: Set<ExactNumber>] = [:]
        var fit = Fit()
        for pair in pairs {
            let isNew = seen[pair.low, default: []].insert(pair.high).inserted
            fit.outcomes.append(
                Outcome(
                    record: pair.record, fits: pair.low <= pair.high, weight: isNew ? weight : .zero,
                    partner: pair.partner))
        }
        return fit
    }

    /// The share of random pairs of the same numbers that is in order.
    private static func surprise(_ lows: [ExactNumber], _ highs: [ExactNumber]) -> Bits {
        let sorted = lows.sorted()
        var (ordered, below) = (0, 0)
        for high in highs.sorted() {
            while below < sorted.count, sorted[below] <= high { below += 1 }
            ordered += below
        }
        return .log2(lows.count * highs.count) - .log2(ordered)
    }

    private func pairs(_ selection: [Int]) -> [(record: Int, partner: Int?, low: ExactNumber, high: ExactNumber)] {
        let table = space.table
        switch pair {
        case .words(let field, let lower, let upper):
            let (codes, numbers) = (table.columns[field].codes, table.columns[column].numbers)
            return selection.compactMap { record in
                guard codes[record] == upper, let high = numbers[record],
                    let partner = space.counterparts.record(of: record, field: field, code: lower),
                    let low = numbers[partner]
                else { return nil }
                return (record, partner, low, high)
            }
        case .columns(let lower, let upper):
            return selection.compactMap { record in
                guard let low = table.columns[lower].numbers[record], let high = table.columns[upper].numbers[record]
                else { return nil }
                return (record, nil, low, high)
            }
        }
    }
}
