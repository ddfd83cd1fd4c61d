import Books
import Text

/// Values are whole rows, as many as fit under a total less an unknown constant.
struct FloorToMultiplesRule: ConstantFitting {
    static let description = RuleDescription(
        id: .floorToMultiples, scope: .dataset,
        summary: "A value is as many whole rows as fit under a total less a constant: floor((total - k) / row) * row.",
        explanation: """
            The constant k is unknown. Each cell allows an interval of it; the rule takes the interval that most \
            cells share, separately for each combination of the fields in "constant_for", and blames the cells that \
            lie outside. The implied value is given where every k of the interval leads to it, or where only one of \
            the values it leads to is in another wrong cell, probably moved by mistake. The rule does not apply \
            unless at least three cells and more than half of them agree.
            """,
        conclusion: RuleConclusion(
            basis: ("The values around it and the space that they must fit", "周囲の値と収まるべき大きさ"),
            fault: ("It is not the largest whole multiple that fits.", "周囲の値と違い、収まる分の整数倍ではない。")),
        examples: """
            Example: Boards in a crate of 100 with an edge of unknown height
            total: 100
            row: {dataset: board, column: height}
            constant_for: crate
            Table:
            dataset: stack
            | crate | board | height |
            |-------|-------|-------:|
            | deep  | thin  |     84 |
            | deep  | plain |     88 |
            | deep  | thick |     75 |
            dataset: board
            | board | height |
            |-------|-------:|
            | thin  |     12 |
            | plain |     11 |
            | thick |     15 |
            Example: One stack of another height
            total: 100
            row: {dataset: board, column: height, times: 0.5}
            constant_for: crate
            Table:
            dataset: stack
            | crate | board | height |
            |-------|-------|-------:|
            | deep  | thin  |     84 |
            | deep  | plain |     88 |
            | deep  | thick |     75 |
            | deep  | heavy |   ↓100 |
            | deep  | light |     88 |
            dataset: board
            | board | height |
            |-------|-------:|
            | thin  |     24 |
            | plain |     22 |
            | thick |     30 |
            | heavy |     40 |
            | light |      4 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .floorToMultiples, Self())

        let total = RuleKey.operand("total", "what the rows must fit under")
        let row = RuleKey.operand("row", "the height of one row")
        let constantFor = RuleKey.constantFor("constant")
        let judged = JudgedKeys(
            tolerance: "how far a value may differ from whole rows (default: 0)")
    }

    let column: JudgedColumn
    let groupFields: [Int]?
    private let total: Operand
    private let row: Operand
    /// Follows "a constant" in texts: ` for each size and grade`.
    private let constantNames: String

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let total = parameters.operand(map.total, named: "total")
        let row = parameters.operand(map.row, named: "row")
        let (constantFor, column) = (
            parameters.groupFields(map.constantFor, of: "constant_for"), JudgedColumn(map.judged, parameters)
        )
        guard let total, let row, let constantFor, let column else { return nil }
        parameters.reportNotPositive(row, of: "row")
        (self.total, self.row, groupFields, self.column) = (total, row, constantFor, column)
        constantNames = parameters.names(ofGroups: constantFor)
    }

    var relation: String {
        "\(column.name) is as many whole rows of \(row.text) as fit under \(total.text) less a constant\(constantNames)"
    }

    var operands: [Operand] { [total, row] }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) throws(Obstacle) -> RowStack? {
        let (total, row) = (compared.others[0], compared.others[1])
        guard row.number > .zero else { return nil }
        let numbers = [compared.number, total.number]
        guard numbers.allSatisfy({ ExactNumber.aligned($0, row.number) != nil }) else { throw .digits }
        return RowStack(compared, total: total, row: row, within: column.tolerance)
    }

    func violations(of group: [RowStack], _ fit: FittedConstant, in cells: JudgedCells) -> [Violation] {
        let odd = group.filter { !$0.allowsAny(of: fit.regions) }
        let oddHeights = Set(odd.map(\.height))
        let support = "\(fit.count) of \(group.count) cells"
        let violations = odd.map { violation($0, oddHeights, fit.regions, support, in: cells) }
        let unclear = group.filter { $0.allowsAny(of: fit.regions) && !$0.allowsAll(of: fit.regions) }
        guard let first = unclear.first else { return violations }
        let keys = Array(cells.view.definition.keys.indices)
        return violations + [
            cells.violation(
                """
                the cells split evenly between two constants, and \(cells.shown(first.record)) fits only one; any of \
                \(unclear.count) cells may be wrong
                """, at: first.record, notes: unclear.dropFirst().map { cells.note($0.record, by: keys) },
                suspects: unclear.map(\.record))
        ]
    }

    private func violation(
        _ cell: RowStack, _ oddHeights: Set<ExactNumber>, _ regions: [FittedConstant.Interval], _ support: String,
        in cells: JudgedCells
    ) -> Violation {
        let candidates = cell.heights(for: regions)
        let slipped = candidates.count > 1 ? candidates.filter(oddHeights.contains) : []
        let implied = candidates.count == 1 ? candidates.first : slipped.count == 1 ? slipped.first : nil
        let expected = candidates.isEmpty ? "" : " \(candidates.map(\.description).joined(separator: " or ")),"
        let limits = regions.count == 1 ? " above \(regions[0].low) and at most \(regions[0].high)" : ""
        let slip = slipped.count == 1 ? "; another wrong cell has \(slipped[0])" : ""
        let message = """
            \(cells.shown(cell.record)) is not\(expected) the whole rows of \(row.shown(cell.row)) that fit under \
            \(total.shown(cell.total)) less a constant\(limits), on which \(support) agree\(slip)
            """
        return cells.violation(
            message, at: cell.record, expected: implied,
            notes: [row.note(cell.row, in: cells), total.note(cell.total, in: cells)].compactMap { $0 })
    }
}
