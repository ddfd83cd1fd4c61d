import Books
import Records
import Text

/// Values are whole rows, as many as fit under a total less an unknown constant.
struct FloorToMultiplesRule: DeclaredRule {
    static let description = RuleDescription(
        id: "floor-to-multiples", scope: .dataset,
        summary: "A value is as many whole rows as fit under a total less a constant: floor((total - k) / row) * row.",
        explanation: """
            The constant k is unknown. Each cell allows an interval of it; the rule takes the interval that most \
            cells share, separately for each combination of the fields in "constant_for", and blames the cells that \
            lie outside. The implied value is given where every k of the interval leads to it, or where only one of \
            the values it leads to stands in another odd cell, from where it seems to have slipped. It says nothing \
            unless at least three cells and more than half of them agree.
            """,
        parameters: [
            .operand("total", "what the rows must fit under"),
            .operand("row", "the height of one row"),
            RuleParameter("constant_for", "the key fields on which the constant depends", isRequired: true),
            RuleParameter(
                "tolerance", "how far a value may lie from whole rows; without it not at all"),
            .column, .where,
        ],
        examples: [
            RuleExample(
                "Boards in a crate of 100 with an edge of unknown height",
                rule: """
                    kind: floor-to-multiples
                    total: 100
                    row: {dataset: board, column: height}
                    constant_for: crate
                    """,
                table: """
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
                    """),
            RuleExample(
                "One stack of another height",
                rule: """
                    kind: floor-to-multiples
                    total: 100
                    row: {dataset: board, column: height, times: 0.5}
                    constant_for: crate
                    """,
                table: """
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
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let total: Operand
    private let row: Operand
    private let constantFor: [Int]
    private let constantNames: String
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let (total, row) = (parameters.operand("total"), parameters.operand("row"))
        let constantFor = parameters.fields("constant_for")
        let (column, filter, tolerance) = (parameters.column(), parameters.filter(), parameters.tolerance())
        guard let total, let row, let constantFor, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.total, self.row, self.constantFor, self.column, self.filter) = (total, row, constantFor, column, filter)
        columnName = parameters.definition.values[column].name
        constantNames = constantFor.map { parameters.definition.keys[$0].name }.joined(separator: " and ")
    }

    var statement: String {
        "\(columnName) is as many whole rows of \(row.text) as fit under \(total.text) less a constant for each "
            + "\(constantNames)\(tolerance.suffix)\(filter.suffix)"
    }

    var looksAtItsRecordsAlone: Bool { total.isElsewhere && row.isElsewhere }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let groups = view.comparableGroups(of: view.selection(filter), by: constantFor, in: column).map { group in
            group.compactMap { stack($0, in: view, of: data) }
        }
        return Set(
            groups.filter { FittedConstant($0.compactMap(\.interval), of: $0.count) != nil }.joined().map(\.record))
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.comparableGroups(of: view.selection(filter), by: constantFor, in: column).flatMap { group -> [Violation] in
            let cells = group.compactMap { stack($0, in: view, of: data) }
            guard let fit = FittedConstant(cells.compactMap(\.interval), of: cells.count) else { return [] }
            return violations(of: cells, fit, in: view, of: data)
        }
    }

    private func stack(_ index: Int, in view: DatasetView, of data: CheckedData) -> RowStack? {
        guard let height = view.number(index, column),
            let total = total.quantity(for: view.records[index], in: data),
            let row = row.quantity(for: view.records[index], in: data), row.number > .zero
        else { return nil }
        return RowStack(record: index, height: height, total: total, row: row, within: tolerance)
    }

    private func violations(
        of cells: [RowStack], _ fit: FittedConstant, in view: DatasetView, of data: CheckedData
    ) -> [Violation] {
        let odd = cells.filter { !$0.allowsAny(of: fit.regions) }
        let unclear =
            fit.regions.count == 1
            ? [] : cells.filter { $0.allowsAny(of: fit.regions) && !$0.allowsAll(of: fit.regions) }
        let oddHeights = Set(odd.map(\.height))
        let support = "\(fit.count) of \(cells.count) cells"
        var violations = odd.map { violation($0, oddHeights, fit.regions, support, in: view, of: data) }
        if let first = unclear.first {
            let message = Self.unclear(view.shown(first.record, column), count: unclear.count)
            let notes = unclear.dropFirst().map {
                view.note($0.record, column, by: Array(view.definition.keys.indices))
            }
            violations.append(
                Violation(
                    view.finding(header, message, at: first.record, column, notes: notes),
                    suspects: unclear.map(\.record)))
        }
        return violations
    }

    private func violation(
        _ cell: RowStack, _ oddHeights: Set<ExactNumber>, _ regions: [FittedConstant.Interval], _ support: String,
        in view: DatasetView, of data: CheckedData
    ) -> Violation {
        let candidates = cell.heights(for: regions)
        let slipped = candidates.count > 1 ? candidates.filter(oddHeights.contains) : []
        let implied = candidates.count == 1 ? candidates.first : slipped.count == 1 ? slipped.first : nil
        let message = Self.odd(
            "\(cell.height)", candidates.map(\.description), slipped: slipped.count == 1 ? slipped[0].description : nil,
            rows: row.shown(cell.row), total: total.shown(cell.total), Self.constant(regions), support)
        let finding = view.finding(
            header, message, at: cell.record, column, implied: tolerance.implied(implied),
            notes: [row.note(cell.row, in: data), total.note(cell.total, in: data)].compactMap { $0 })
        return Violation(finding, suspects: [cell.record])
    }
}

extension FloorToMultiplesRule: ConstantFitting {
    func constants(in view: DatasetView, of data: CheckedData) -> [RuleConstant] {
        view.comparableGroups(of: view.selection(filter), by: constantFor, in: column).compactMap { group in
            let cells = group.compactMap { stack($0, in: view, of: data) }
            guard let first = cells.first, let fit = FittedConstant(cells.compactMap(\.interval), of: cells.count),
                fit.regions.count == 1
            else { return nil }
            let words = constantFor.map { (view.definition.keys[$0].name, view.records[first.record].key[$0]) }
            return RuleConstant(words: words, interval: fit.regions[0])
        }
    }

    func foretells(
        _ record: Int, by interval: FittedConstant.Interval, in view: DatasetView, of data: CheckedData
    ) -> Bool? {
        guard filter.matches(view.records[record]), let cell = stack(record, in: view, of: data) else { return nil }
        return cell.allowsAny(of: [interval])
    }
}

extension FloorToMultiplesRule {
    /// `684 is not 342, the whole rows of 38 (95 × 0.4) that fit under 414 less a constant …`
    private static func odd(
        _ height: String, _ candidates: [String], slipped: String?, rows: String, total: String, _ constant: String,
        _ support: String
    ) -> String {
        let expected = candidates.isEmpty ? "is not" : "is not \(candidates.joined(separator: " or ")),"
        let slip = slipped.map { "; \($0) stands in another odd cell" } ?? ""
        return "\(height) \(expected) the whole rows of \(rows) that fit under \(total) less \(constant), on which "
            + "\(support) agree\(slip)"
    }

    private static func constant(_ regions: [FittedConstant.Interval]) -> String {
        regions.count == 1 ? "a constant above \(regions[0].low) and at most \(regions[0].high)" : "a constant"
    }

    private static func unclear(_ value: String, count: Int) -> String {
        "\(value) fits one constant and other cells another, as many in either case; "
            + "which of \(count) cells are odd cannot be told"
    }
}
