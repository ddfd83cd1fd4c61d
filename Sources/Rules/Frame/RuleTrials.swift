package import Books
package import Records
package import Text

/// The result of a rule that no book declares.
package struct RuleTrial: Sendable {
    /// The rule in words.
    package let statement: String
    /// The column that the rule judges.
    package let column: String?
    /// What distinguishes the relation from others of its kind in the same column, apart from limits, operands and records.
    package let distinction: [String]
    /// Indices of the records of which the rule can tell whether they are right.
    package let judged: Set<Int>
    /// Each with the indices of the records that it suspects.
    package let exceptions: [(finding: Finding, suspects: [Int])]
}

/// Tries rules on the datasets of a book with the code of their kinds.
package struct RuleTrials: Sendable {
    private let book: Book
    private let data: CheckedData

    package init(_ datasets: [Dataset], in book: Book) {
        self.book = book
        data = CheckedData(datasets, in: book)
    }

    /// Compiles a rule and runs it on its dataset; nil if the book could not declare it.
    ///
    /// - Complexity: that of the rule's kind.
    package func trial(_ rule: RuleDefinition, of dataset: String) -> RuleTrial? {
        guard let (compiled, view) = compiled(rule, of: dataset) else { return nil }
        let found = compiled.violations(in: view, of: data)
        return RuleTrial(
            statement: compiled.statement, column: compiled.columnName, distinction: compiled.distinction,
            judged: compiled.judged(in: view, of: data).union(found.flatMap(\.suspects)),
            exceptions: found.map { ($0.finding, $0.suspects) })
    }

    /// The records whose values a rule compares with each other and wants to be equal; none for rules that want something else.
    package func equalRecords(of rule: RuleDefinition, on dataset: String) -> [[Int]] {
        guard let (compiled, view) = compiled(rule, of: dataset), let equality = compiled as? any ValueRule else {
            return []
        }
        return equality.groups(in: equality.cells(view, data)).map { $0.map(\.record) }
    }

    /// The constants that a rule fits to the records of its dataset; none for rules that fit none.
    package func constants(of rule: RuleDefinition, of dataset: String) -> [RuleConstant] {
        guard let (compiled, view) = compiled(rule, of: dataset), let fitting = compiled as? any ConstantFitting
        else { return [] }
        return fitting.constants(in: view, of: data)
    }

    /// The number of records that a rule can judge by a constant fitted to others, and the number of them with the
    /// value implied by every number within the constant's limits.
    package func predicted(
        _ records: [Int], by interval: FittedConstant.Interval, rule: RuleDefinition, of dataset: String
    ) -> (judged: Int, right: Int) {
        guard let (compiled, view) = compiled(rule, of: dataset), let fitting = compiled as? any ConstantFitting
        else { return (0, 0) }
        let outcomes = records.compactMap { fitting.predicts($0, by: interval, in: view, of: data) }
        return (outcomes.count, outcomes.count { $0 })
    }

    private func compiled(_ rule: RuleDefinition, of dataset: String) -> (any Rule, DatasetView)? {
        let problems = BookProblems()
        guard let view = data.view(dataset),
            let compiled = RuleBook.compile(rule, of: view.definition, in: book, problems: problems), problems.isEmpty
        else { return nil }
        return (compiled, view)
    }
}
