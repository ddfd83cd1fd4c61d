import Books
import Records
import Text

/// A value is determined by other columns.
struct DeterminedByRule: UniformRule {
    static let description = RuleDescription(
        id: .determinedBy, scope: .dataset,
        summary: "Records with the same values in the named columns have the same value.",
        explanation: """
            A value depends only on some columns: a weight on the size, a shape on the model. \
            Records that agree in the named columns are compared with each other; the value of more than half of them is \
            taken as right, the others are blamed, and the majority's value is implied. Without a majority the rule \
            cannot tell which is wrong: one finding is at the last record's cell and notes all the others.
            """,
        conclusion: RuleConclusion(
            basis: ("Values of the same kind", "同種の値"),
            fault: ("Values of one kind differ.", "同種の値が異なる。")),
        examples: """
            Example: Boards of one thickness weigh the same
            by: [wood, thickness]
            column: weight
            Table:
            | wood | room | thickness | weight |
            |------|------|----------:|-------:|
            | fir  | hall |        20 |      5 |
            | fir  | loft |        20 |      5 |
            | oak  | hall |        20 |      9 |
            Example: The majority is right
            by: thickness
            column: weight
            Table:
            | room  | thickness | weight |
            |-------|----------:|-------:|
            | hall  |        20 |      5 |
            | loft  |        20 |     ↓6 |
            | attic |        20 |      5 |
            | cabin |        25 |      6 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .determinedBy, Self())

        let by = Key(
            "by", list: .names(of: "column"), is: .required,
            "the columns that the value depends on, key fields or value columns", example: "[wood, length]")
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    let determinants: [RecordFilter.Target]
    let noteFields: [Int]
    private let determinantNames: String

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (determinants, column) = (
            parameters.anyColumns(map.by, of: "by"), JudgedColumn(map.judged, parameters, isAny: true)
        )
        guard let determinants, let column else { return nil }
        (self.determinants, self.column) = (determinants, column)
        noteFields = Array(parameters.definition.keys.indices)
        if determinants.contains(.value(column.index)) {
            map.problems.report(
                "\"by\" names \(column.name), which the rule judges; name the columns that it depends on",
                at: map.place(of: \.by))
        }
        parameters.reportSingleRecords(
            determinants.compactMap { if case .key(let field) = $0 { field } else { nil } }, of: "by")
        determinantNames = determinants.map { parameters.definition.field($0).name }.joined(separator: " and ")
    }

    var relation: String { "\(column.name) depends on \(determinantNames) alone" }
    var likeness: String { "with the same \(determinantNames)" }

    /// The records with a value in all relevant columns, grouped by these values.
    func groups(in cells: JudgedCells) -> [[ValueCell]] {
        let given = cells.given.compactMap { index in
            determinants.allOrNil { cells.view.word(of: index, $0) }.map { (record: index, words: $0) }
        }
        return cells.divided(Numbered(given, \.words).groups(of: given.map(\.record))).map { $0.map(ValueCell.init) }
    }
}
