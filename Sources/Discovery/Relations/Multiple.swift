import Books
import Text

/// A value is a whole multiple of another number, or of a fraction of it.
struct Multiple: Hypothesis {
    let space: SearchSpace
    let column: Int
    let source: Int
    let times: ExactNumber
    /// The step that the whole column keeps.
    let step: ExactNumber
    /// The records to compare: those of one word, if the numbers are those of another word.
    let base: RecordConditions

    private static let leastQuotients = 3

    var kind: RuleKind { .multipleOf }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] { [RuleNode.entry("of", divisorNode)] }

    var divisorNode: BookNode {
        space.sources[source].node(times: times == ExactNumber(1) ? nil : times.description)
    }

    /// The cost of a fraction depends on its numerator and denominator, so that simple ones are cheap.
    private static func cost(of times: ExactNumber) -> Bits {
        let whole = (1...10).first { times.multiplied(by: ExactNumber($0))?.isInteger ?? false } ?? 10
        let numerator = times.multiplied(by: ExactNumber(whole))?.coefficient ?? 10
        return .one + .log2(whole) + .log2(numerator)
    }

    /// The divisor of a record's value.
    func divisor(_ record: Int) -> ExactNumber? { space.sources[source].values[record]?.multiplied(by: times) }

    /// By chance, one number in as many as the divisor has steps is a multiple. A record with the same value and
    /// divisor as an earlier one adds nothing; and 0 is a multiple of everything.
    ///
    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        var seen: [ExactNumber: Set<ExactNumber>] = [:]
        var quotients: Set<Int> = []
        var fit = Fit(cost: space.cost(of: source) + Self.cost(of: times))
        for record in selection {
            guard let value = space.table.columns[column].numbers[record], let divisor = divisor(record),
                divisor > .zero
            else { continue }
            let isNew = value != .zero && seen[value, default: []].insert(divisor).inserted
            let fits = value.isMultiple(of: divisor)
            let quotient = value.count(of: divisor)
            if fits { quotients.insert(quotient) }
            fit.outcomes.append(
                Outcome(
                    record: record, fits: fits, weight: isNew && quotient > 1 ? .log2(divisor.count(of: step)) : .zero))
        }
        // If the quotient hardly changes, the value is a fixed part of the other number, which is a stronger
        // statement.
        if quotients.count < Self.leastQuotients { fit.outcomes = [] }
        return fit
    }
}
