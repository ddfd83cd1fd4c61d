import Books
import Records
import Text

/// Values change by the same step from each word of a field to the next.
struct EvenStepsRule: GroupwiseRule {
    static let description = RuleDescription(
        id: .evenSteps, scope: .dataset,
        summary: "Along a field, each value is the previous one plus a step.",
        explanation: """
            A series consists of the records that differ only in the field. Each starts anywhere; from there the \
            values change by the step for each word of the field's vocabulary, or for each 1 where the field holds \
            numbers. If more than half of the cells agree on a start, the other cells are blamed, and their value is \
            implied. Without such a majority any cell may be wrong: one finding is at the last record's cell and notes \
            all the others.
            """,
        conclusion: RuleConclusion(
            basis: ("The even steps of the values beside it", "隣の値の等間隔"),
            fault: ("It breaks the even steps of the values beside it.", "隣の値の等間隔に合わない。")),
        examples: """
            Example: Each size is four longer than the one before
            along: size
            step: 4
            Table:
            | maker | size   | length |
            |-------|--------|-------:|
            | north | small  |     20 |
            | north | medium |     24 |
            | north | large  |     28 |
            | south | small  |     21 |
            | south | large  |     29 |
            Example: One is off
            along: level
            step: -0.5
            Table:
            | level | pressure |
            |-------|---------:|
            | 1     |       10 |
            | 2     |      9.5 |
            | 3     |      ↓19 |
            | 6     |      7.5 |
            Example: Of two, either may be odd
            along: level
            step: 2
            Table:
            | level | pressure |
            |-------|---------:|
            | 1     |       10 |
            | 2     |      ↓13 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .evenSteps, Self())

        let along = RuleKey.field("along", "the key field along which the values change, of words or numbers")
        let step = Key(
            "step", .number, is: .required, "the difference from one word to the next; negative if values fall",
            example: "5")
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    let groupFields: [Int]?
    private let along: Int
    private let alongName: String
    private let step: ExactNumber
    /// The field's words; nil if it holds numbers.
    private let words: Vocabulary?

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (along, step) = (parameters.field(map.along), map.step)
        guard let column = JudgedColumn(map.judged, parameters), let along, let step else { return nil }
        let field = parameters.definition.keys[along]
        guard field.vocabulary != nil || field.type.isNumeric else {
            map.problems.report("\"along\" is a key field of words or numbers", at: map.place(of: \.along))
            return nil
        }
        (self.along, self.step, self.column, alongName) = (along, step, column, field.name)
        parameters.reportSingleWord(along, by: column.filter, of: "along")
        groupFields = parameters.definition.keys.indices.filter { $0 != along }
        words = parameters.book.vocabulary(of: field)
    }

    var relation: String { "\(column.name) changes by \(step) with each step along \(alongName)" }
    var distinction: [String] { [alongName] }
    var hasBareNumbers: Bool { step != .zero }

    struct Cell: JudgedCell {
        let record: Int
        let way: ExactNumber
        /// What the cell's value says the series starts with.
        let start: ExactNumber
    }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) -> Cell? {
        let word = cells.view.records[compared.record].key[along]
        let number = cells.view.keyNumber(compared.record, along)
        guard let position = words.map({ $0.position(of: word).map { ExactNumber($0) } }) ?? number,
            let way = step.multiplied(by: position), let start = compared.number.subtracting(way)
        else { return nil }
        return Cell(record: compared.record, way: way, start: start)
    }

    func violations(of group: [Cell], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        guard let last = group.last, group.contains(where: { $0.start != last.start }) else { return [] }
        guard let majority = Majority(of: group.map { .number($0.start) }, within: column.tolerance) else {
            return [
                cells.violation(
                    "these values do not change by \(step) with each step along \(alongName); any of them may be wrong",
                    at: last.record, notes: group.dropLast().map { cells.note($0.record, by: [along]) },
                    suspects: group.map(\.record))
            ]
        }
        let model = group[majority.first]
        return group.filter { !column.tolerance.allows($0.start, for: model.start) }.map { odd in
            let implied = model.start.adding(odd.way)
            let expected = implied.map { "should be \($0)" } ?? "does not fit"
            let message = """
                \(cells.shown(odd.record)) \(expected): \(majority.count) of \(group.count) cells fit steps of \(step) \
                along \(alongName)
                """
            return cells.violation(
                message, at: odd.record, expected: implied, notes: [cells.note(model.record, by: [along])])
        }
    }
}
