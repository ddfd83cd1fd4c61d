import Books
import Records
import Text

/// What a relation says of one record.
struct Outcome: Sendable {
    let record: Int
    let fits: Bool
    /// How surprising it would be by chance that the record fits; nothing for records that the relation was fitted to.
    let weight: Bits
    /// The record with which this one is compared; nil where it is not one record of the dataset.
    var partner: Int?
}

/// A relation held against some records.
struct Fit: Sendable {
    /// One for each record that can be judged.
    var outcomes: [Outcome] = []
    /// What the numbers cost that were fitted to these records.
    var cost = Bits.zero
    /// What the part of the relation that matters least adds, where it has parts that could be left out.
    var leastPart: Bits?
}

/// A relation that the data may obey, with its parameters, but for the records that it is restricted to.
protocol Hypothesis: Sendable {
    /// The kind of rule that says it.
    var kind: RuleKind { get }
    /// The value column that it speaks of, by index in the table.
    var column: Int { get }
    /// What the rule's `where` must say for the relation to make sense.
    var base: Context { get }
    /// The columns that `where` must not restrict further.
    var fixedColumns: Set<Int> { get }

    /// - Parameter selection: records of the base context.
    func fit(_ selection: [Int]) -> Fit

    /// The parameters of the rule, but for `column` and `where`, that say it of the records of a context.
    func parameters(for context: Context) -> [BookNode.Entry]
}

extension Hypothesis {
    var base: Context { .everything }
    var fixedColumns: Set<Int> { [] }
}

/// A relation with the records that it holds for, and how well.
struct Candidate: Sendable {
    let hypothesis: any Hypothesis
    let context: Context
    let judged: Int
    let misses: Int
    /// The bits by which the relation tells the values better than chance, less what it takes to say it.
    let score: Bits
}
