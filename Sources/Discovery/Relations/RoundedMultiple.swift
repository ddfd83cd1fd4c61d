import Books
import Text

/// A column is another one of its record times a factor, rounded: `0.118 in` beside `3.00 mm`, or a share of a total.
struct RoundedMultiple: Hypothesis {
    let table: RecordTable
    let column: Int
    let source: Int
    let factor: ExactNumber
    /// Half of the step to which the column is rounded.
    let tolerance: ExactNumber
    /// The number of records that the factor suits.
    let fitting: Int
    /// The steps between the least and the greatest value.
    private let steps: Int

    var kind: RuleKind { .linear }

    /// Nil if no factor suits enough records, or one suits most of them exactly, which needs no rounding.
    ///
    /// - Complexity: n log n.
    init?(_ column: Int, of source: Int, in table: RecordTable) {
        let pairs = Self.pairs(table.all, column, source, in: table)
        guard pairs.count >= Refinement.leastFitting, let step = ExactNumber.rounding(of: pairs.map(\.value)),
            let tolerance = step.multiplied(by: .half),
            let (factor, fitting) = Self.factor(of: pairs, within: tolerance),
            fitting >= Refinement.leastFitting, fitting * Refinement.leastShare >= pairs.count,
            !Self.haveExactFactor(pairs),
            let least = pairs.map(\.value).min(), let greatest = pairs.map(\.value).max(),
            let range = greatest.subtracting(least)
        else { return nil }
        (self.table, self.column, self.source) = (table, column, source)
        (self.factor, self.tolerance, self.fitting, steps) = (factor, tolerance, fitting, range.count(of: step))
    }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let times = factor == ExactNumber(1) ? [] : [("times", RuleNode.text(factor.description))]
        return [
            RuleNode.entry("equals", RuleNode.map([("column", RuleNode.text(table.columns[source].name))] + times)),
            RuleNode.entry("tolerance", tolerance.description),
        ]
    }

    /// Each pair of numbers counts once, and is as surprising as one of the steps between the least and the greatest
    /// value. The first one determines the factor.
    ///
    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        var fit = Fit(cost: Bits(8))
        var seen: [ExactNumber: Set<ExactNumber>] = [:]
        var isFirst = true
        for pair in Self.pairs(selection, column, source, in: table) {
            guard let difference = pair.other.multiplied(by: factor)?.subtracting(pair.value) else { continue }
            let fits = Tolerance(tolerance).allows(difference, for: .zero)
            var isNew = seen[pair.other, default: []].insert(pair.value).inserted
            if fits, isFirst { (isFirst, isNew) = (false, false) }
            fit.outcomes.append(Outcome(record: pair.record, fits: fits, weight: isNew ? .log2(steps + 1) : .zero))
        }
        return fit
    }

    /// Whether one factor suits most records of a context exactly.
    func isExact(in context: RecordConditions) -> Bool {
        Self.haveExactFactor(Self.pairs(context.selection(of: table.all, in: table), column, source, in: table))
    }

    private static func haveExactFactor(_ pairs: [Pair]) -> Bool {
        let factors = pairs.compactMap { $0.value.quotient(by: $0.other) }
        guard let factor = Agreement.mode(factors) else { return false }
        return pairs.count { $0.other.multiplied(by: factor) == $0.value } * 2 > pairs.count
    }

    private typealias Pair = (record: Int, value: ExactNumber, other: ExactNumber)

    private static func pairs(_ selection: [Int], _ column: Int, _ source: Int, in table: RecordTable) -> [Pair] {
        let (values, others) = (table.columns[column].numbers, table.columns[source].numbers)
        return selection.compactMap { record in
            guard let value = values[record], let other = others[record], other != .zero else { return nil }
            return (record, value, other)
        }
    }

    /// The shortest factor that suits the most pairs, and their number.
    private static func factor(of pairs: [Pair], within tolerance: ExactNumber) -> (ExactNumber, fitting: Int)? {
        guard let half = Double(tolerance.description) else { return nil }
        let limits = pairs.flatMap { pair -> [(limit: Double, isEnd: Bool)] in
            guard let value = Double(pair.value.description), let other = Double(pair.other.description) else {
                return []
            }
            let ends = [(value - half) / other, (value + half) / other].sorted()
            return [(ends[0], false), (ends[1], true)]
        }.sorted { ($0.limit, $0.isEnd ? 1 : 0) < ($1.limit, $1.isEnd ? 1 : 0) }
        var (open, most, best) = (0, 0, (low: 0.0, high: 0.0))
        for (limit, next) in zip(limits, limits.dropFirst()) {
            open += limit.isEnd ? -1 : 1
            if open > most { (most, best) = (open, (limit.limit, next.limit)) }
        }
        return shortest(from: best.low, to: best.high).map { ($0, most) }
    }

    private static func shortest(from low: Double, to high: Double) -> ExactNumber? {
        var power = 1.0
        for scale in 0...mostPlaces {
            let coefficient = (low * power).rounded(.up)
            if coefficient <= high * power, coefficient != 0 {
                return Int(exactly: coefficient).flatMap { ExactNumber(coefficient: $0, scale: scale) }
            }
            power *= 10
        }
        return nil
    }

    private static let mostPlaces = 12
}
