import Books
import Text

/// The statement of a relation about one record.
struct Outcome: Sendable {
    let record: Int
    let fits: Bool
    /// How surprising the match is by chance; zero for records that the relation was fitted to.
    let weight: Bits
    /// The record that this one is compared with; nil if it is not a single record of the dataset.
    var partner: Int?
}

/// A relation fitted to some records.
struct Fit: Sendable {
    /// One for each record that can be judged.
    var outcomes: [Outcome] = []
    /// The cost of the numbers fitted to these records.
    var cost = Bits.zero
    /// The contribution of the least important part of the relation, if parts could be omitted.
    var leastPart: Bits?
}

/// A relation that the data may obey, with its parameters, without the restriction to some records.
protocol Hypothesis: Sendable {
    /// The kind of rule that says it.
    var kind: RuleKind { get }
    /// The relation's value column, by index in the table.
    var column: Int { get }
    /// The conditions that the relation needs in the rule's `where`.
    var base: RecordConditions { get }
    /// The columns that `where` must not restrict further.
    var fixedColumns: Set<Int> { get }

    /// - Parameter selection: records of the base context.
    func fit(_ selection: [Int]) -> Fit

    /// The parameters of the rule for the records of a context, without `column` and `where`.
    func parameters(for context: RecordConditions) -> [BookNode.Entry]
}

extension Hypothesis {
    var base: RecordConditions { .everything }
    var fixedColumns: Set<Int> { [] }
}

/// A relation with its records and its score.
struct Candidate: Sendable {
    let hypothesis: any Hypothesis
    let context: RecordConditions
    let judged: Int
    let misses: Int
    /// The bits by which the relation describes the values better than chance, minus its cost.
    let score: Bits
}
