import Books
import Records
import Text

/// Values change by the same step from each word of a field to the next.
struct EvenStepsRule: DeclaredRule {
    static let description = RuleDescription(
        id: "even-steps", scope: .dataset,
        summary: "Along a field, each value is the one before it plus a step.",
        explanation: """
            A series is made of the records that differ only in the field. Each starts anywhere; from there the values \
            change by the step for each word of the field's vocabulary, or for each 1 where the field holds numbers. \
            What more than half of a series leads to is taken for right, the other cells are blamed, and the value is \
            implied. Without such a majority the rule cannot tell: one finding stands at the last record's cell and \
            notes all the others.
            """,
        parameters: [
            RuleParameter(
                "along", "the key field along which the values change, of words or numbers", isRequired: true),
            RuleParameter(
                "step", "what is added from one word to the next; below 0 where values fall", isRequired: true),
            .tolerance,
            .column, .where,
        ],
        examples: [
            RuleExample(
                "Each size is four longer than the one before",
                rule: """
                    kind: even-steps
                    along: size
                    step: 4
                    """,
                table: """
                    | maker | size   | length |
                    |-------|--------|-------:|
                    | north | small  |     20 |
                    | north | medium |     24 |
                    | north | large  |     28 |
                    | south | small  |     21 |
                    | south | large  |     29 |
                    """),
            RuleExample(
                "One is off",
                rule: """
                    kind: even-steps
                    along: level
                    step: -0.5
                    """,
                table: """
                    | level | pressure |
                    |-------|---------:|
                    | 1     |       10 |
                    | 2     |      9.5 |
                    | 3     |      ↓19 |
                    | 6     |      7.5 |
                    """),
            RuleExample(
                "Of two, either may be odd",
                rule: """
                    kind: even-steps
                    along: level
                    step: 2
                    """,
                table: """
                    | level | pressure |
                    |-------|---------:|
                    | 1     |       10 |
                    | 2     |      ↓13 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let along: Int
    private let alongName: String
    private let step: ExactNumber
    /// The places of the field's words; nil where it holds numbers.
    private let positions: [String: Int]?
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let along = parameters.field("along")
        let step = parameters.map.requiredNode("step") == nil ? nil : parameters.map.number("step")
        let (column, filter, tolerance) = (parameters.column(), parameters.filter(), parameters.tolerance())
        guard let along, let step, let column, let filter, let tolerance else { return nil }
        let field = parameters.definition.keys[along]
        guard field.vocabulary != nil || [.number, .integer].contains(field.type) else {
            parameters.problems.report(
                "\"along\" is a key field of words or numbers", at: parameters.map.place(of: "along"))
            return nil
        }
        header = parameters.header
        self.tolerance = tolerance
        (self.along, self.step, self.column, self.filter) = (along, step, column, filter)
        alongName = field.name
        columnName = parameters.definition.values[column].name
        positions = parameters.book.vocabulary(of: field).map { vocabulary in
            Dictionary(vocabulary.entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    var statement: String {
        "\(columnName) changes by \(step) with each step along \(alongName)\(tolerance.suffix)\(filter.suffix)"
    }

    var looksAtItsRecordsAlone: Bool { true }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(series(in: view).filter { $0.count > 1 }.joined().map(\.record))
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        series(in: view).flatMap { violations(of: $0, in: view) }
    }

    private struct Cell {
        let record: Int
        let way: ExactNumber
        /// What the cell's value says the series starts with.
        let start: ExactNumber
    }

    private func series(in view: DatasetView) -> [[Cell]] {
        view.comparableGroups(of: view.selection(filter), by: view.otherFields(than: [along]), in: column).map {
            group in
            group.compactMap { record in
                let word = view.records[record].key[along]
                guard let number = view.number(record, column),
                    let position = positions.map({ $0[word].map { ExactNumber($0) } }) ?? ExactNumber(word),
                    let way = step.multiplied(by: position), let start = number.subtracting(way)
                else { return nil }
                return Cell(record: record, way: way, start: start)
            }
        }
    }

    private func violations(of cells: [Cell], in view: DatasetView) -> [Violation] {
        guard let last = cells.last, cells.contains(where: { $0.start != last.start }) else { return [] }
        guard let majority = Majority(of: cells.map { .number($0.start) }, within: tolerance) else {
            let notes = cells.dropLast().map { view.note($0.record, column, by: [along]) }
            let finding = view.finding(header, Self.unclear(step, alongName), at: last.record, column, notes: notes)
            return [Violation(finding, suspects: cells.map(\.record))]
        }
        let model = cells[majority.first]
        return cells.filter { !tolerance.allows($0.start, for: model.start) }.map { odd in
            let implied = model.start.adding(odd.way)
            let message = Self.odd(
                view.shown(odd.record, column), implied, step, alongName, "\(majority.count) of \(cells.count)")
            let finding = view.finding(
                header, message, at: odd.record, column, implied: tolerance.implied(implied),
                notes: [view.note(model.record, column, by: [along])])
            return Violation(finding, suspects: [odd.record])
        }
    }
}

extension EvenStepsRule {
    private static func odd(
        _ value: String, _ implied: ExactNumber?, _ step: ExactNumber, _ along: String, _ support: String
    ) -> String {
        let expected = implied.map { "is not \($0), to which" } ?? "does not fit, though"
        return "\(value) \(expected) \(support) cells lead by steps of \(step) along \(along)"
    }

    private static func unclear(_ step: ExactNumber, _ along: String) -> String {
        "these values do not change by \(step) with each step along \(along); which is right cannot be told"
    }
}
