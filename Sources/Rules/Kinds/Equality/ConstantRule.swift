import Books
import Text

/// A value does not depend on some of the fields.
struct ConstantRule: UniformRule {
    static let description = RuleDescription(
        id: .constant, scope: .dataset,
        summary: "The value does not depend on the named fields.",
        explanation: """
            Records that differ only in the named fields are compared with each other; the value of more than half of \
            them is taken as right, the others are blamed, and the majority's value is implied. Without a \
            majority any may be wrong: one finding is at the last record's cell and notes all the others.
            """,
        conclusion: RuleConclusion(
            basis: ("The values that should equal it", "等しいはずの値"),
            fault: ("Values that should be equal differ.", "等しいはずの値が異なる。")),
        examples: """
            Example: The resistance does not depend on the maker
            across: maker
            Table:
            | code  | maker | ohms |
            |-------|-------|-----:|
            | red   | north |  220 |
            | red   | south |  220 |
            | green | north |  560 |
            Example: The majority is right
            across: [maker, year]
            Table:
            | code | maker | year | ohms |
            |------|-------|------|-----:|
            | red  | north | 2001 |  220 |
            | red  | north | 2002 | ↓202 |
            | red  | south | 2001 |  220 |
            Example: Two cells have no majority
            across: maker
            Table:
            | code  | maker | ohms |
            |-------|-------|-----:|
            | red   | north |  220 |
            | red   | south | ↓202 |
            | green | north |  560 |
            Example: Measured by three makers, and one of them is far off
            across: maker
            tolerance: 2
            Table:
            | code | maker | ohms |
            |------|-------|-----:|
            | red  | east  |  219 |
            | red  | north |  221 |
            | red  | south | ↓202 |
            | red  | west  |  220 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .constant, Self())

        let across = RuleKey.fields("across", is: .required, "the key fields that the value does not depend on")
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    let determinants: [RecordFilter.Target]
    let noteFields: [Int]
    private let others: [Int]
    private let acrossNames: String

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (across, column) = (parameters.fields(map.across), JudgedColumn(map.judged, parameters, isAny: true))
        guard let across, let column else { return nil }
        (noteFields, self.column) = (across, column)
        if across.count == 1 { parameters.reportSingleWord(across[0], by: column.filter, of: "across") }
        others = parameters.definition.keys.indices.filter { !across.contains($0) }
        determinants = others.map { .key($0) }
        acrossNames = parameters.names(of: across)
    }

    var relation: String { "\(column.name) is the same whatever the \(acrossNames)" }
    var likeness: String { "that differ only in \(acrossNames)" }

    func groups(in cells: JudgedCells) -> [[ValueCell]] {
        cells.divided(cells.view.groups(of: cells.given, by: others)).map { $0.map(ValueCell.init) }
    }
}
