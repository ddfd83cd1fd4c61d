import Books
import Records
import Text

/// A slice is another one, raised or lowered by a constant.
struct OffsetRule: DeclaredRule {
    static let description = RuleDescription(
        id: "offset", scope: .dataset,
        summary: "A value is another slice's plus a constant, but not below a floor: max(floor, base + d).",
        explanation: """
            For series that run beside each other at a distance, such as a small size that is the plain one less two. \
            The constant d is unknown: it is the difference that most cells above the floor have, separately for each \
            combination of the fields in "constant_for". The cells that do not fit are blamed, and what d leads to is \
            implied. Where more than half of the cells that are compared with one cell of the base lead to one and the \
            same other value of it, that cell is blamed instead. It says nothing unless at least three cells above the \
            floor and more than half of all agree.
            """,
        parameters: [
            RuleParameter(
                "base", "words of key fields that make the slice to which the constant is added", isRequired: true),
            RuleParameter("constant_for", "the key fields on which the constant depends", isRequired: true),
            RuleParameter("floor", "the least value; without it there is none"),
            .tolerance,
            .column, .where,
        ],
        examples: [
            RuleExample(
                "The narrow boards are two less than the wide ones, but never below 9",
                rule: """
                    kind: offset
                    base: {cut: wide}
                    constant_for: cut
                    floor: 9
                    """,
                table: """
                    | cut    | grade  | width |
                    |--------|--------|------:|
                    | wide   | first  |    16 |
                    | wide   | second |    14 |
                    | wide   | third  |    12 |
                    | wide   | fourth |    10 |
                    | narrow | first  |    14 |
                    | narrow | second |    12 |
                    | narrow | third  |    10 |
                    | narrow | fourth |     9 |
                    """),
            RuleExample(
                "One board is off",
                rule: """
                    kind: offset
                    base: {cut: wide}
                    constant_for: cut
                    """,
                table: """
                    | cut    | grade  | width |
                    |--------|--------|------:|
                    | wide   | first  |    16 |
                    | wide   | second |    14 |
                    | wide   | third  |    12 |
                    | wide   | fourth |    10 |
                    | narrow | first  |    14 |
                    | narrow | second |    12 |
                    | narrow | third  |   ↓11 |
                    | narrow | fourth |     8 |
                    """),
            RuleExample(
                "The wide board is off, for both others show it",
                rule: """
                    kind: offset
                    base: {cut: wide}
                    constant_for: cut
                    """,
                table: """
                    | cut    | grade  | width |
                    |--------|--------|------:|
                    | wide   | first  |    16 |
                    | wide   | second |    14 |
                    | wide   | third  |    12 |
                    | wide   | fourth |   ↓20 |
                    | middle | first  |    15 |
                    | middle | second |    13 |
                    | middle | third  |    11 |
                    | middle | fourth |     9 |
                    | narrow | first  |    14 |
                    | narrow | second |    12 |
                    | narrow | third  |    10 |
                    | narrow | fourth |     8 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let base: KeySlice
    private let constantFor: [Int]
    private let constantNames: String
    private let floor: ExactNumber?
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let (base, constantFor) = (parameters.slice("base"), parameters.fields("constant_for"))
        floor = parameters.map.number("floor")
        let (column, filter, tolerance) = (parameters.column(), parameters.filter(), parameters.tolerance())
        guard let base, let constantFor, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.base, self.constantFor, self.column, self.filter) = (base, constantFor, column, filter)
        columnName = parameters.definition.values[column].name
        constantNames = constantFor.map { parameters.definition.keys[$0].name }.joined(separator: " and ")
    }

    var statement: String {
        let least = floor.map { ", but at least \($0)" } ?? ""
        return
            "the \(columnName) is that for \(base.text) plus a constant for each \(constantNames)\(least)\(tolerance.suffix)\(filter.suffix)"
    }

    func speaks(of record: Record) -> Bool {
        filter.matches(record) && !base.matches(record.key) && record.values[column]?.number != nil
    }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(groups(in: view).filter { difference(of: $0) != nil }.joined().map(\.record))
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        var odd: [OddCell] = []
        var judged: [Int: Int] = [:]
        for cells in groups(in: view) {
            guard let difference = difference(of: cells) else { continue }
            let fitting = cells.count { fits($0, difference) }
            for cell in cells {
                judged[cell.baseRecord, default: 0] += 1
                guard let implied = value(over: cell, difference), !fits(cell, difference) else { continue }
                odd.append(
                    OddCell(cell: cell, difference: difference, implied: implied, support: (fitting, cells.count)))
            }
        }
        let byBase = Dictionary(grouping: odd, by: \.cell.baseRecord)
        let oddBases = byBase.compactMapValues { cells -> ExactNumber? in
            value(thatMends: cells, of: judged[cells[0].cell.baseRecord] ?? 0)
        }
        let ofBases = oddBases.sorted { $0.key < $1.key }.map { base, value in
            violation(ofBase: base, value, byBase[base] ?? [], judged[base] ?? 0, in: view)
        }
        return ofBases
            + odd.filter { !mends($0, oddBases[$0.cell.baseRecord]) }.map { violation(of: $0, in: view) }
    }

    /// A cell that is not what the base leads to.
    private struct OddCell {
        let cell: Cell
        let difference: ExactNumber
        let implied: ExactNumber
        let support: (fitting: Int, all: Int)

        /// What the base would have to be so that the cell is right.
        var baseValue: ExactNumber? { cell.number.subtracting(difference) }
    }

    /// The value of the base that mends more than half of what is compared with it, and more than one cell.
    private func value(thatMends cells: [OddCell], of judged: Int) -> ExactNumber? {
        let values = cells.compactMap(\.baseValue)
        guard let majority = Majority(of: values.map { .number($0) }, within: tolerance), majority.count > 1,
            2 * majority.count > judged
        else { return nil }
        return values[majority.first]
    }

    /// Whether a cell is right where its base has another value.
    private func mends(_ odd: OddCell, _ value: ExactNumber?) -> Bool {
        guard let value, let baseValue = odd.baseValue else { return false }
        return tolerance.allows(baseValue, for: value)
    }

    private func violation(
        ofBase base: Int, _ value: ExactNumber, _ cells: [OddCell], _ judged: Int, in view: DatasetView
    ) -> Violation {
        let mended = cells.filter { mends($0, value) }
        let message = """
            \(view.shown(base, column)) is not \(value), from which \(mended.count) of \(judged) cells keep the distance \
            that they have elsewhere
            """
        let finding = view.finding(
            header, message, at: base, column, implied: tolerance.implied(value),
            notes: mended.map { view.note($0.cell.record, column, by: constantFor) })
        return Violation(finding, suspects: [base])
    }

    private func violation(of odd: OddCell, in view: DatasetView) -> Violation {
        let cell = odd.cell
        let isRaised = cell.base.adding(odd.difference).map { $0 < odd.implied } ?? false
        let limit = isRaised ? " but at least \(odd.implied)," : ""
        let message = """
            \(cell.number) is not \(odd.implied), \(Self.sum(cell.base, odd.difference))\(limit) as for \
            \(odd.support.fitting) of \(odd.support.all) cells
            """
        let finding = view.finding(
            header, message, at: cell.record, column, implied: tolerance.implied(odd.implied),
            notes: [view.note(cell.baseRecord, column, by: base.fields)])
        return Violation(finding, suspects: [cell.record])
    }

    /// A value with that of the base beside it.
    private struct Cell {
        let record: Int
        let number: ExactNumber
        let baseRecord: Int
        let base: ExactNumber
    }

    private func groups(in view: DatasetView) -> [[Cell]] {
        view.comparableGroups(of: view.selection(filter), by: constantFor, in: column).map { group in
            group.compactMap { record in
                let key = view.records[record].key
                guard !base.matches(key), let number = view.number(record, column),
                    let baseRecord = view.counterpart(of: record, under: base.put(over: key), in: column),
                    let baseNumber = view.number(baseRecord, column)
                else { return nil }
                return Cell(record: record, number: number, baseRecord: baseRecord, base: baseNumber)
            }
        }
    }

    /// The difference that the cells above the floor agree on; nil where too few do.
    private func difference(of cells: [Cell]) -> ExactNumber? {
        let free = cells.filter { cell in floor.map { cell.number > $0 } ?? true }
        let differences = free.compactMap { $0.number.subtracting($0.base) }
        guard let majority = Majority(of: differences.map { .number($0) }, within: tolerance), majority.count >= 3
        else {
            return nil
        }
        let difference = differences[majority.first]
        let fitting = cells.count { fits($0, difference) }
        return 2 * fitting > cells.count ? difference : nil
    }

    private func fits(_ cell: Cell, _ difference: ExactNumber) -> Bool {
        value(over: cell, difference).map { tolerance.allows(cell.number, for: $0) } ?? false
    }

    private func value(over cell: Cell, _ difference: ExactNumber) -> ExactNumber? {
        guard let sum = cell.base.adding(difference) else { return nil }
        return floor.map { max($0, sum) } ?? sum
    }

    /// `16 - 2`
    private static func sum(_ base: ExactNumber, _ difference: ExactNumber) -> String {
        difference < .zero ? "\(base) − \(difference.description.dropFirst())" : "\(base) + \(difference)"
    }
}
