import Books
import Records
import Text

/// Every value is another one times a scale that the rule finds by itself.
struct ProportionalRule: DeclaredRule {
    static let description = RuleDescription(
        id: "proportional", scope: .dataset,
        summary: "A value is another one times a scale, which is the same for a group of records.",
        explanation: """
            For one quantity in two units, and for drawings and what they were scaled to: the scale need not be known. \
            It is the one that more than half of a group's values, and at least three, lead to within the tolerance. \
            Blames the values that do not, notes the other number, and implies a value where just one number of as many \
            decimal places as the group's fits. Says nothing where no scale has such a majority.
            """,
        parameters: [
            .operand("of", "what is scaled"),
            RuleParameter(
                "constant_for", "the key fields whose words share a scale; without it there is one for all"),
            RuleParameter(
                "tolerance",
                "how far a value may lie from the scaled number, as values are rounded; without it not at all"),
            .column, .where,
        ],
        examples: [
            RuleExample(
                "Boards of one wood weigh what they are long",
                rule: """
                    kind: proportional
                    column: weight
                    of: {column: length}
                    """,
                table: """
                    | board | length | weight |
                    |-------|-------:|-------:|
                    | a     |     10 |     25 |
                    | b     |     12 |     30 |
                    | c     |     14 |     35 |
                    """),
            RuleExample(
                "Inches and millimeters, rounded",
                rule: """
                    kind: proportional
                    column: mm
                    of: {column: inch}
                    tolerance: 0.5
                    """,
                table: """
                    | board | inch |  mm |
                    |-------|-----:|----:|
                    | thin  |  0.5 |  13 |
                    | plain |  1.5 |  38 |
                    | thick |    4 | 102 |
                    | heavy |    8 | ↓23 |
                    """),
            RuleExample(
                "Each model has a scale of its own",
                rule: """
                    kind: proportional
                    where: {kind: built}
                    of: {where: {kind: drawn}}
                    constant_for: [model]
                    """,
                table: """
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
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let base: Operand
    private let constantFor: [Int]
    private let groupNames: String
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let base = parameters.operand("of", isScaled: true)
        let constantFor = parameters.map.node("constant_for") == nil ? [] : parameters.fields("constant_for")
        let tolerance = parameters.tolerance()
        let (column, filter) = (parameters.column(), parameters.filter())
        guard let base, let constantFor, let tolerance, let column, let filter else { return nil }
        header = parameters.header
        (self.base, self.constantFor, self.tolerance) = (base, constantFor, tolerance)
        (self.column, self.filter) = (column, filter)
        columnName = parameters.definition.values[column].name
        let names = constantFor.map { parameters.definition.keys[$0].name }
        groupNames = names.isEmpty ? "" : " of each \(names.joined(separator: " and "))"
    }

    var statement: String {
        "\(columnName) is \(base.text) times one scale\(groupNames)\(tolerance.suffix)\(filter.suffix)"
    }

    var looksAtItsRecordsAlone: Bool { base.isElsewhere }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(groups(in: view, of: data).filter { fit($0) != nil }.joined().map(\.record))
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        groups(in: view, of: data).flatMap { cells -> [Violation] in
            guard let fit = fit(cells) else { return [] }
            return cells.filter { cell in !fit.regions.contains { cell.scales.covers($0) } }.map { cell in
                let message = """
                    \(cell.number) is not \(base.shown(cell.base)) times the scale\(groupNames), on which \(fit.count) of \
                    \(cells.count) cells agree
                    """
                let finding = view.finding(
                    header, message, at: cell.record, column,
                    implied: implied(for: cell, by: fit, places: cells.map(\.number.scale).max() ?? 0),
                    notes: [base.note(cell.base, in: data)].compactMap { $0 })
                return Violation(finding, suspects: [cell.record])
            }
        }
    }

    /// A value, what it is compared with, and the scales between the two that the tolerance allows.
    private struct Cell {
        let record: Int
        let number: ExactNumber
        let base: Operand.Quantity
        let scales: FittedConstant.Interval
    }

    private func groups(in view: DatasetView, of data: CheckedData) -> [[Cell]] {
        view.comparableGroups(of: view.selection(filter), by: constantFor, in: column).map { group in
            group.compactMap { index in
                guard let number = view.number(index, column),
                    let base = base.quantity(for: view.records[index], in: data),
                    let scales = scales(from: base.number, to: number)
                else { return nil }
                return Cell(record: index, number: number, base: base, scales: scales)
            }
        }
    }

    private func fit(_ cells: [Cell]) -> FittedConstant? { FittedConstant(cells.map(\.scales), of: cells.count) }

    /// The scales that lead from one number to the other, rounded outwards to a billionth.
    private func scales(from base: ExactNumber, to number: ExactNumber) -> FittedConstant.Interval? {
        guard base > .zero, let unit = ExactNumber(coefficient: 1, scale: Self.decimals),
            let step = base.multiplied(by: unit),
            let least = number.subtracting(tolerance.number), let most = number.adding(tolerance.number),
            let low = least.wholeMultiples(of: step), let high = most.wholeMultiples(of: step),
            let from = ExactNumber(coefficient: low - 1, scale: Self.decimals),
            let to = ExactNumber(coefficient: high + 1, scale: Self.decimals)
        else { return nil }
        return FittedConstant.Interval(low: from, high: to)
    }

    private static let decimals = 9

    /// The one number of so many decimal places that some of the scales lead to.
    private func implied(for cell: Cell, by fit: FittedConstant, places: Int) -> CellValue? {
        guard fit.regions.count == 1, let unit = ExactNumber(coefficient: 1, scale: places),
            let low = cell.base.number.multiplied(by: fit.regions[0].low),
            let high = cell.base.number.multiplied(by: fit.regions[0].high),
            let least = low.subtracting(tolerance.number), let most = high.adding(tolerance.number),
            let below = least.wholeMultiples(of: unit), let last = most.wholeMultiples(of: unit), last == below + 1
        else { return nil }
        return ExactNumber(coefficient: last, scale: places).map(CellValue.number)
    }
}
