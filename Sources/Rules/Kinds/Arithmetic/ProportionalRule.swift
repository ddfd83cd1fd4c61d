import Books
import Text

/// Every value is another one times a scale that the rule finds by itself.
struct ProportionalRule: ConstantFitting {
    static let description = RuleDescription(
        id: .proportional, scope: .dataset,
        summary: "A value is another one times a scale that is constant within a group of records.",
        explanation: """
            For one quantity in two units, or for drawings with an unknown scale. The scale is the one that more than \
            half of a group's values, and at least three, agree on within the tolerance. Blames the values that do not \
            fit, notes the other number, and implies a value if exactly one number with as many decimal places as the \
            group's fits. Does not apply if no scale has such a majority.
            """,
        conclusion: RuleConclusion(
            basis: ("The proportions of the other values", "ほかの値の比率"),
            fault: ("It is not in proportion to the other values.", "ほかの値と比率が合わない。")),
        examples: """
            Example: Boards of one wood weigh what they are long
            column: weight
            of: {column: length}
            Table:
            | board | length | weight |
            |-------|-------:|-------:|
            | a     |     10 |     25 |
            | b     |     12 |     30 |
            | c     |     14 |     35 |
            Example: Zero and negative numbers
            column: fahrenheit
            of: {column: celsius}
            Table:
            | step   | celsius | fahrenheit |
            |--------|--------:|-----------:|
            | first  |       5 |          9 |
            | second |      10 |         18 |
            | third  |     -20 |        -36 |
            | fourth |     -10 |        ↓18 |
            | none   |       0 |         ↓3 |
            | still  |       0 |          0 |
            Example: Inches and millimeters, rounded
            column: mm
            of: {column: inch}
            tolerance: 0.5
            Table:
            | board | inch |  mm |
            |-------|-----:|----:|
            | thin  |  0.5 |  13 |
            | plain |  1.5 |  38 |
            | thick |    4 | 102 |
            | heavy |    8 | ↓23 |
            Example: Each model has a scale of its own
            where: {kind: built}
            of: {where: {kind: drawn}}
            constant_for: [model]
            Table:
            | model | part | kind  | length |
            |-------|------|-------|-------:|
            | ship  | mast | drawn |     10 |
            | ship  | mast | built |    200 |
            | ship  | deck | drawn |     20 |
            | ship  | deck | built |    400 |
            | ship  | keel | drawn |     15 |
            | ship  | keel | built |    300 |
            | house | door | drawn |      4 |
            | house | door | built |     40 |
            | house | wall | drawn |     30 |
            | house | wall | built |    300 |
            | house | roof | drawn |     20 |
            | house | roof | built |    200 |
            | house | sill | drawn |      5 |
            | house | sill | built |    ↓55 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .proportional, Self())

        let of = RuleKey.operand("of", "what is scaled")
        let constantFor = RuleKey.constantFor("scale")
        let judged = JudgedKeys(
            tolerance: "how far a value may differ from the scaled number, for rounded values (default: 0)")
    }

    let column: JudgedColumn
    let groupFields: [Int]?
    private let base: Operand
    private let groupNames: String

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let base = parameters.operand(map.of, named: "of", isScaled: true)
        let constantFor = parameters.groupFields(map.constantFor, of: "constant_for")
        guard let column = JudgedColumn(map.judged, parameters), let base, let constantFor else { return nil }
        if base.constant != nil {
            map.problems.report(
                "\"of\" is a number, of which all values are one multiple where they are equal; name a column, or use "
                    + "constant", at: map.place(of: \.of))
        }
        (self.base, groupFields, self.column) = (base, constantFor, column)
        groupNames = parameters.names(ofGroups: constantFor)
    }

    var relation: String { "\(column.name) is \(base.text) times one scale\(groupNames)" }
    var operands: [Operand] { [base] }

    /// A value, what it is compared with, and the scales between the two that the tolerance allows.
    struct Cell: ConstantCell {
        let record: Int
        let number: ExactNumber
        let base: Operand.Quantity
        let interval: FittedConstant.Interval?
    }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) throws(Obstacle) -> Cell? {
        let (base, number) = (compared.others[0], compared.number)
        if base.number == .zero {
            // Each scale makes zero of it, so it shows none.
            return column.tolerance.allows(number, for: .zero)
                ? nil : Cell(record: compared.record, number: number, base: base, interval: nil)
        }
        let isNegative = base.number < .zero
        guard let positive = isNegative ? ExactNumber.zero.subtracting(base.number) : base.number,
            let product = isNegative ? ExactNumber.zero.subtracting(number) : number,
            let scales = scales(from: positive, to: product)
        else { throw .digits }
        return Cell(record: compared.record, number: number, base: base, interval: scales)
    }

    func violations(of group: [Cell], _ fit: FittedConstant, in cells: JudgedCells) -> [Violation] {
        let places = group.map(\.number.scale).max() ?? 0
        return group.filter { !$0.allowsAny(of: fit.regions) }.map { cell in
            let message = """
                \(cells.shown(cell.record)) is not \(base.shown(cell.base)) times the scale\(groupNames), on which \(fit.count) of \
                \(group.count) cells agree
                """
            return cells.violation(
                message, at: cell.record, implied: implied(for: cell, by: fit, places: places),
                notes: [base.note(cell.base, in: cells)].compactMap { $0 })
        }
    }

    /// The scales that lead from one number to the other, rounded outwards to a billionth.
    private func scales(from base: ExactNumber, to number: ExactNumber) -> FittedConstant.Interval? {
        guard let unit = ExactNumber(coefficient: 1, scale: Self.decimals),
            let step = base.multiplied(by: unit),
            let least = number.subtracting(column.tolerance.number), let most = number.adding(column.tolerance.number),
            let low = least.wholeMultiples(of: step), let high = most.wholeMultiples(of: step),
            let from = ExactNumber(coefficient: low - 1, scale: Self.decimals),
            let to = ExactNumber(coefficient: high + 1, scale: Self.decimals)
        else { return nil }
        return FittedConstant.Interval(low: from, high: to)
    }

    private static let decimals = 9

    /// The only number with this many decimal places that some of the scales lead to.
    private func implied(for cell: Cell, by fit: FittedConstant, places: Int) -> CellValue? {
        if cell.base.number == .zero { return column.tolerance.number == .zero ? .number(.zero) : nil }
        let ends = [fit.regions[0].low, fit.regions[0].high].compactMap { cell.base.number.multiplied(by: $0) }
        guard fit.regions.count == 1, let unit = ExactNumber(coefficient: 1, scale: places), ends.count == 2,
            let low = ends.min(), let high = ends.max(),
            let least = low.subtracting(column.tolerance.number), let most = high.adding(column.tolerance.number),
            let below = least.wholeMultiples(of: unit), let last = most.wholeMultiples(of: unit), last == below + 1
        else { return nil }
        return ExactNumber(coefficient: last, scale: places).map(CellValue.number)
    }
}
