import Books
import Records
import Text

/// A kind of rule that compares the cells of a column with what other cells lead to.
///
/// A kind says what each cell is compared with (``operands``), which cells share unknown numbers (``groupFields``), how these are
/// found (``fit(_:)``), and which cells are wrong then. What it judges, which records it applies to and what `explain` says
/// follow from that. Most kinds are a ``CellwiseRule``, a ``GroupwiseRule`` or a ``ConstantFitting``.
protocol ComparingRule: ColumnRule {
    /// A number with what the rule works out for it alone.
    associatedtype Cell: JudgedCell = ComparedCell
    /// What the cells of a group agree on.
    associatedtype Fit = Void

    /// The numbers that each cell is compared with: a cell that lacks one of them is not judged.
    var operands: [Operand] { get }
    /// Whether the declaration has numbers without a unit, which can only be compared with values of one unit.
    var hasBareNumbers: Bool { get }
    /// The key fields whose words make a group; nil if each cell is judged by itself.
    var groupFields: [Int]? { get }

    /// What the rule works out for one cell; nil if it has nothing to judge it by.
    func cell(_ compared: ComparedCell, in cells: JudgedCells) throws(Obstacle) -> Cell?
    func groups(in cells: JudgedCells) -> [[Cell]]
    /// What the cells of a group agree on; nil if the rule cannot judge them.
    func fit(_ group: [Cell]) -> Fit?
    func violations(of groups: [FittedGroup<Cell, Fit>], in cells: JudgedCells) -> [Violation]
}

protocol JudgedCell {
    var record: Int { get }
}

/// Cells that the rule can judge, with what they agree on.
struct FittedGroup<Cell: JudgedCell, Fit> {
    let cells: [Cell]
    let fit: Fit
}

/// A number of the judged column, with those that it is compared with.
struct ComparedCell: JudgedCell {
    let record: Int
    /// As written: of a range the lower end.
    let number: ExactNumber
    /// The numbers that the value may be, just ``number`` for kinds that do not compare bounded ones.
    let extent: NumberInterval
    /// One for each operand of the rule.
    let others: [Operand.Quantity]

    /// A number that follows from the others; nil if one of them is about right only.
    func implied(_ number: ExactNumber?) -> ExactNumber? { others.contains(where: \.isApproximate) ? nil : number }
}

extension ComparingRule {
    static var boundedNumbers: BoundedNumbers? { .skipped }
    var operands: [Operand] { [] }
    var hasBareNumbers: Bool { operands.contains { $0.isBare } }
    var needsOneUnit: Bool { hasBareNumbers && column.hasUnits || facesUnits }
    /// Whether numbers without a unit are compared with those of records that have each its own.
    private var facesUnits: Bool { column.unit == .none && operands.contains(where: \.bringsUnits) }
    var groupFields: [Int]? { nil }
    var links: [DatasetLink] { operands.compactMap(\.link) }

    /// Cells of a group share a number, and an operand's record has the words that the operand does not name.
    var reach: RuleReach {
        if needsOneUnit { return .dataset }
        let shared = operands.compactMap(\.ownFields)
        guard let first = groupFields ?? shared.first else { return .record }
        return .recordsSharing(first.filter { field in shared.allSatisfy { $0.contains(field) } })
    }

    func readers(of records: [Record], of dataset: String, in view: DatasetView) -> [Int]? {
        if facesUnits { return nil }
        return operands.flatMap { operand in records.flatMap { operand.readers(of: $0, of: dataset, in: view) } }
    }

    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && record.values[column.index].map(Self.compares) == true
    }

    /// Whether the kind compares the numbers that a value may be.
    private static func compares(_ value: CellValue) -> Bool {
        boundedNumbers == .skipped ? value.singleNumber != nil : value.number != nil
    }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(fittedGroups(in: cells(view, data)).flatMap { $0.cells.map(\.record) })
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        judgement(in: view, of: data).violations
    }

    func judgement(in view: DatasetView, of data: CheckedData) -> (violations: [Violation], judgesSome: Bool) {
        let cells = cells(view, data)
        if let warning = unitWarning(in: cells) { return ([Violation(warning, suspects: [])], false) }
        let groups = fittedGroups(in: cells)
        let found =
            violations(of: groups, in: cells) + cells.warnings(with: operands.map(\.text).joined(separator: " and "))
        return (found, groups.contains { !$0.cells.isEmpty })
    }

    /// A warning that the rule cannot judge its records, because their values have several units.
    private func unitWarning(in cells: JudgedCells) -> Finding? {
        guard needsOneUnit else { return nil }
        let judged = cells.view.selection(column.filter).lazy.filter { cells.value($0).map(Self.compares) == true }
        if column.hasUnits {
            return cells.view.warning(
                column.header, on: "the numbers with which \(column.name) is compared", with: judged, in: column.index,
                at: column.place, advice: DatasetView.selectingUnit)
        }
        return operands.lazy.filter(\.bringsUnits).compactMap { operand in
            cells.view.warning(
                column.header, on: "the numbers with which \(operand.text) is compared",
                units: operand.units(for: judged, in: cells), at: column.place,
                advice: "declare the unit of \(cells.view.definition.name)")
        }.first
    }

    private func fittedGroups(in cells: JudgedCells) -> [FittedGroup<Cell, Fit>] {
        groups(in: cells).compactMap { group in fit(group).map { FittedGroup(cells: group, fit: $0) } }
    }

    func groups(in cells: JudgedCells) -> [[Cell]] { recordGroups(in: cells).flatMap { compared($0, in: cells) } }

    fileprivate func recordGroups(in cells: JudgedCells) -> [[Int]] {
        if unitWarning(in: cells) != nil { return [] }
        let selection = cells.view.selection(column.filter)
        guard let groupFields else { return [selection] }
        let judged = column.hasUnits ? selection.filter { applies(to: cells.view.records[$0]) } : selection
        return cells.divided(cells.view.groups(of: judged, by: groupFields))
    }

    func cells(_ view: DatasetView, _ data: CheckedData) -> JudgedCells {
        JudgedCells(column: column, view: view, data: data)
    }

    /// Those of some records that the rule can judge. If a scale relates numbers of different units, cells of each unit
    /// make a group: where one of these is too small to judge, its first cell is noted.
    func compared(_ records: [Int], in cells: JudgedCells) -> [[Cell]] {
        let compared = records.compactMap { record -> (units: [String?], cell: Cell)? in
            do throws(Obstacle) {
                guard let compared = try comparison(of: record, in: cells), let cell = try cell(compared, in: cells)
                else { return nil }
                return (compared.others.map(\.unit), cell)
            } catch {
                cells.obstacles.append(record, error)
                return nil
            }
        }
        guard operands.contains(where: \.isScaled) else { return [compared.map(\.cell)] }
        let groups = Numbered(compared) { $0.units }
        let parts = groups.groups(of: compared.map(\.cell))
        guard parts.count > 1, let judged = parts.indices.first(where: { fit(parts[$0]) != nil }) else { return parts }
        for part in parts.indices where fit(parts[part]) == nil {
            let units = [part, judged].map { groups.elements[$0].compactMap { $0 }.joined(separator: ", ") }
            cells.obstacles.append(
                parts[part][0].record, with: parts[judged][0].record, .scales(own: units[0], other: units[1]))
        }
        return parts
    }

    private func comparison(of record: Int, in cells: JudgedCells) throws(Obstacle) -> ComparedCell? {
        guard let value = cells.value(record), Self.compares(value), let number = value.number,
            let extent = value.extent
        else { return nil }
        var others: [Operand.Quantity] = []
        for operand in operands {
            guard let other = try operand.quantity(for: record, in: cells),
                Self.boundedNumbers != .skipped || other.extent.single != nil
            else { return nil }
            others.append(other)
        }
        // A value without a unit may be compared with each of them, but not with two that differ.
        let units = others.compactMap(\.sharedUnit)
        if let first = units.first, let odd = units.first(where: { !Operand.areAlike($0, first) }) {
            throw .units(own: odd, other: first)
        }
        return ComparedCell(record: record, number: number, extent: extent, others: others)
    }
}

extension ComparingRule where Cell == ComparedCell {
    func cell(_ compared: ComparedCell, in cells: JudgedCells) -> ComparedCell? { compared }
}

/// A rule that judges each group by itself.
protocol GroupwiseRule: ComparingRule {
    func violations(of group: [Cell], _ fit: Fit, in cells: JudgedCells) -> [Violation]
}

extension GroupwiseRule {
    func violations(of groups: [FittedGroup<Cell, Fit>], in cells: JudgedCells) -> [Violation] {
        groups.flatMap { violations(of: $0.cells, $0.fit, in: cells) }
    }
}

extension GroupwiseRule where Fit == Void {
    /// A cell alone can be compared with nothing.
    func fit(_ group: [Cell]) -> Void? { group.count > 1 ? () : nil }
}

/// A rule that compares any values, not numbers alone.
protocol ValueRule: GroupwiseRule where Cell == ValueCell, Fit == Void {}

struct ValueCell: JudgedCell {
    let record: Int
}

extension ValueRule {
    static var boundedNumbers: BoundedNumbers? { .comparedByForm }

    func applies(to record: Record) -> Bool { column.filter.matches(record) && column.isGiven(in: record) }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) -> ValueCell? { ValueCell(record: compared.record) }
}

/// A rule that judges each cell by itself.
protocol CellwiseRule: ComparingRule where Cell == ComparedCell, Fit == Void {
    func violation(of cell: ComparedCell, in cells: JudgedCells) -> Violation?
}

extension CellwiseRule {
    func fit(_ group: [ComparedCell]) -> Void? { () }

    func violations(of groups: [FittedGroup<ComparedCell, Void>], in cells: JudgedCells) -> [Violation] {
        groups.flatMap { group in group.cells.compactMap { violation(of: $0, in: cells) } }
    }

    /// The cells that the numbers of a cell's operands were read from, each once.
    func notes(of cell: ComparedCell, in cells: JudgedCells) -> [Note] {
        zip(operands, cell.others).compactMap { $0.note($1, in: cells) }.uniqued()
    }
}
