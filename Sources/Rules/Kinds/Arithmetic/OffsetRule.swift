import Books
import Records
import Text

/// A slice is another one, raised or lowered by a constant.
struct OffsetRule: ComparingRule {
    static let description = RuleDescription(
        id: .offset, scope: .dataset,
        summary: "A value is another slice's plus a constant, but not below a floor: max(floor, base + d).",
        explanation: """
            For series at a constant distance from each other, such as a small size that is the plain one less two. \
            The constant d is unknown: it is the difference that most cells above the floor have, separately for each \
            combination of the fields in "constant_for". The cells that do not fit are blamed, and base + d is \
            implied. If more than half of the cells compared with one cell of the base imply the same other value for \
            it, that cell is blamed instead. The rule does not apply unless at least three cells above the floor, and \
            more than half of all cells, agree.
            """,
        conclusion: RuleConclusion(
            basis: ("The distances of the other values", "ほかの値の差"),
            fault: ("Its distance differs from those of the other values.", "ほかの値と差が異なる。")),
        examples: """
            Example: The narrow boards are two less than the wide ones, but never below 9
            base: {cut: wide}
            constant_for: cut
            floor: 9
            Table:
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
            Example: One board is off
            base: {cut: wide}
            constant_for: cut
            Table:
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
            Example: The wide board is wrong: both others disagree with it
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
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .offset, Self())

        let base = RuleKey.slice("base", "words of key fields that make the slice to which the constant is added")
        let constantFor = RuleKey.constantFor("constant")
        let floor = Key("floor", .number, "the least value; default: no limit", example: "20")
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    let groupFields: [Int]?
    private let base: KeySlice
    /// Follows "a constant" in texts: ` for each size and grade`.
    private let constantNames: String
    private let floor: ExactNumber?

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (base, constantFor) = (
            parameters.slice(map.base), parameters.groupFields(map.constantFor, of: "constant_for")
        )
        floor = map.floor
        guard let column = JudgedColumn(map.judged, parameters), let base, let constantFor else { return nil }
        (self.base, groupFields, self.column) = (base, constantFor, column)
        constantNames = parameters.names(ofGroups: constantFor)
    }

    var relation: String {
        let least = floor.map { ", but at least \($0)" } ?? ""
        return "the \(column.name) is that for \(base.text) plus a constant\(constantNames)\(least)"
    }

    var distinction: [String] { [base.text] }

    /// The cells of a group share a constant, and groups share bases.
    var reach: RuleReach {
        needsOneUnit ? .dataset : .recordsSharing((groupFields ?? []).filter { !base.fields.contains($0) })
    }

    var hasBareNumbers: Bool { floor.map { $0 != .zero } ?? false }

    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && !base.matches(record.key) && record.values[column.index]?.singleNumber != nil
    }

    /// A value with that of the base beside it.
    struct Cell: JudgedCell {
        let record: Int
        let number: ExactNumber
        let baseRecord: Int
        let base: ExactNumber
    }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) -> Cell? {
        let key = cells.view.records[compared.record].key
        guard !base.matches(key),
            let other = cells.view.dataset.position(of: base.replacingWords(of: key)),
            let number = cells.number(other), cells.areComparable(compared.record, other)
        else { return nil }
        return Cell(record: compared.record, number: compared.number, baseRecord: other, base: number)
    }

    /// The difference that the cells above the floor agree on; nil if too few do.
    func fit(_ group: [Cell]) -> ExactNumber? {
        let free = group.filter { cell in floor.map { cell.number > $0 } ?? true }
        let differences = free.compactMap { $0.number.subtracting($0.base) }
        guard let majority = Majority(of: differences.map { .number($0) }, within: column.tolerance),
            majority.count >= 3
        else { return nil }
        let difference = differences[majority.first]
        return 2 * group.count { fits($0, difference) } > group.count ? difference : nil
    }

    private func fits(_ cell: Cell, _ difference: ExactNumber) -> Bool {
        value(over: cell, difference).map { column.tolerance.allows(cell.number, for: $0) } ?? false
    }

    private func value(over cell: Cell, _ difference: ExactNumber) -> ExactNumber? {
        guard let sum = cell.base.adding(difference) else { return nil }
        return floor.map { max($0, sum) } ?? sum
    }

    /// The cells of one base are in several groups, so all groups are judged together.
    func violations(of groups: [FittedGroup<Cell, ExactNumber>], in cells: JudgedCells) -> [Violation] {
        let judged = Dictionary(groups.flatMap(\.cells).map { ($0.baseRecord, 1) }, uniquingKeysWith: +)
        let odd = groups.flatMap(oddCells)
        let byBase = Dictionary(grouping: odd, by: \.cell.baseRecord)
        var values: [Int: ExactNumber] = [:]
        let ofBases = byBase.sorted { $0.key < $1.key }.compactMap { base, odd -> Violation? in
            guard let value = baseValue(explaining: odd, of: judged[base] ?? 0) else { return nil }
            values[base] = value
            return violation(ofBase: base, value, odd.filter { explains($0, value) }, of: judged[base] ?? 0, in: cells)
        }
        return ofBases
            + odd.filter { !explains($0, values[$0.cell.baseRecord]) }.map { violation(of: $0, in: cells) }
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

    private func oddCells(of group: FittedGroup<Cell, ExactNumber>) -> [OddCell] {
        let support = (fitting: group.cells.count { fits($0, group.fit) }, all: group.cells.count)
        return group.cells.compactMap { cell in
            guard let implied = value(over: cell, group.fit), !fits(cell, group.fit) else { return nil }
            return OddCell(cell: cell, difference: group.fit, implied: implied, support: support)
        }
    }

    /// The value of the base that explains more than half of what is compared with it, and more than one cell.
    private func baseValue(explaining cells: [OddCell], of judged: Int) -> ExactNumber? {
        let values = cells.compactMap(\.baseValue)
        guard let majority = Majority(of: values.map { .number($0) }, within: column.tolerance), majority.count > 1,
            2 * majority.count > judged
        else { return nil }
        return values[majority.first]
    }

    /// Whether a cell is right where its base has another value.
    private func explains(_ odd: OddCell, _ value: ExactNumber?) -> Bool {
        guard let value, let baseValue = odd.baseValue else { return false }
        return column.tolerance.allows(baseValue, for: value)
    }

    private func violation(
        ofBase base: Int, _ value: ExactNumber, _ mended: [OddCell], of judged: Int, in cells: JudgedCells
    ) -> Violation {
        let message = """
            \(cells.shown(base)) should be \(value): with that value, \(mended.count) of \(judged) cells have the \
            usual distance from it
            """
        return cells.violation(
            message, at: base, expected: value, notes: mended.map { cells.note($0.cell.record, by: groupFields ?? []) })
    }

    private func violation(of odd: OddCell, in cells: JudgedCells) -> Violation {
        let cell = odd.cell
        let isRaised = cell.base.adding(odd.difference).map { $0 < odd.implied } ?? false
        let limit = isRaised ? " but at least \(odd.implied)," : ""
        let message = """
            \(cells.shown(cell.record)) is not \(odd.implied), \(Self.sum(cell.base, odd.difference))\(limit) as for \
            \(odd.support.fitting) of \(odd.support.all) cells
            """
        return cells.violation(
            message, at: cell.record, expected: odd.implied, notes: [cells.note(cell.baseRecord, by: base.fields)])
    }

    /// `16 − 2`
    private static func sum(_ base: ExactNumber, _ difference: ExactNumber) -> String {
        difference < .zero ? "\(base) − \(difference.description.dropFirst())" : "\(base) + \(difference)"
    }
}
