import Books
import Records
import Text

/// What a rule judges: a column of some records, and how far its values may lie from what is right.
struct JudgedColumn: Sendable {
    let header: RuleHeader
    /// Among the value columns.
    let index: Int
    let name: String
    let filter: RecordFilter
    let tolerance: Tolerance
    let unit: DatasetDefinition.UnitSource
    /// Where the book declares the rule.
    let place: Place

    /// Nil after a report.
    ///
    /// - Parameter isAny: whether the rule also judges texts and words.
    init?(_ map: KeyReader<JudgedKeys>, _ parameters: RuleParameters, isAny: Bool = false) {
        self.init(map.selected, parameters, tolerance: Tolerance(map.tolerance), isAny: isAny)
    }

    init?(
        _ map: KeyReader<SelectedKeys>, _ parameters: RuleParameters, tolerance: Tolerance = .none, isAny: Bool = false
    ) {
        let (column, filter) = (parameters.column(map.column, isAny: isAny), parameters.filter(map.where))
        guard let column, let filter else { return nil }
        header = parameters.header
        (index, self.filter, self.tolerance) = (column, filter, tolerance)
        name = parameters.definition.values[column].name
        unit = parameters.definition.unit(of: parameters.definition.values[index])
        place = parameters.node.place
    }

    /// Whether each record has a unit of its own.
    var hasUnits: Bool { unit == .perRecord }

    /// Whether a record says something there.
    func isGiven(in record: Record) -> Bool { record.values[index].map { $0 != .notAvailable } ?? false }

    /// ` within 0.5 where grade is a`, to be put after a statement.
    var suffix: String { tolerance.suffix + filter.suffix }
}

/// A kind of rule that judges a column.
protocol ColumnRule: DeclaredRule {
    var column: JudgedColumn { get }
    /// What must hold, without tolerance and conditions: `height is the sum of wood and iron`.
    var relation: String { get }
}

extension ColumnRule {
    var header: RuleHeader { column.header }
    var statement: String { relation + column.suffix }
    var columnName: String? { column.name }
}

/// The cells of a judged column in one state of the data.
struct JudgedCells {
    let column: JudgedColumn
    let view: DatasetView
    let data: CheckedData
    /// What the rule does not compare, as far as it has tried.
    let obstacles = ObstacleList()

    /// The records of the rule that say something in the column.
    var given: [Int] { view.selection(column.filter).filter { column.isGiven(in: view.records[$0]) } }

    func value(_ record: Int) -> CellValue? { view.value(record, column.index) }

    /// See ``DatasetView/divided(_:in:noting:)``.
    func divided(_ groups: [[Int]]) -> [[Int]] { view.divided(groups, in: column.index, noting: obstacles) }

    /// See ``DatasetView/areComparable(_:_:in:noting:)``.
    func areComparable(_ record: Int, _ other: Int) -> Bool {
        view.areComparable(record, other, in: column.index, noting: obstacles)
    }

    /// - Parameter named: what the rule compares its records with.
    func warnings(with named: String) -> [Violation] {
        view.warnings(on: obstacles, column.header, in: column.index, with: named)
    }

    func number(_ record: Int) -> ExactNumber? { view.number(record, column.index) }

    func shown(_ record: Int) -> String { view.shown(record, .value(column.index)) }

    func note(_ record: Int, by fields: [Int]) -> Note { view.note(record, .value(column.index), by: fields) }

    /// A violation at a record's cell.
    ///
    /// - Parameters:
    ///   - implied: the expected value; nil if unknown.
    ///   - suspects: the records that may be wrong; nil for that of the cell alone.
    func violation(
        _ message: String, at record: Int, implied: CellValue? = nil, notes: [Note], suspects: [Int]? = nil
    ) -> Violation {
        var finding = view.finding(
            column.header, message, at: record, .value(column.index), implied: implied, notes: notes)
        if let suspects, suspects.count == 2, let other = suspects.first(where: { $0 != record }) {
            finding.further = view.pinned(other, column.index)
        }
        return Violation(finding, suspects: suspects ?? [record])
    }

    /// The same for a number that the rule leads to, which it implies only where numbers are compared exactly.
    func violation(_ message: String, at record: Int, expected: ExactNumber?, notes: [Note]) -> Violation {
        violation(message, at: record, implied: column.tolerance.implied(expected), notes: notes)
    }
}
