import Books
import Records
import Text

/// A value equals that of another dataset.
struct ReferenceRule: ColumnRule {
    static let description = RuleDescription(
        id: .reference, scope: .dataset,
        summary: "The value is one that another dataset gives for the same thing.",
        explanation: """
            The other dataset is the reference: if the two differ, this dataset's cell is blamed, and the reference's \
            value is implied if it is unique. "match" pairs key fields of this dataset with \
            columns of the reference; the rule does not apply to records without a counterpart. Numbers in different \
            units are not compared, and neither are those of several units with numbers without a unit: both are warnings.
            """,
        conclusion: RuleConclusion(
            basis: ("The referenced data", "参照先のデータ"),
            fault: ("It differs from the referenced data.", "参照先のデータと合わない。")),
        examples: """
            Example: The wall's planks have the lengths of the catalogue
            reference: {dataset: catalogue, column: length, match: {plank: plank}}
            Table:
            dataset: test
            | wall  | plank | length |
            |-------|-------|-------:|
            | north | pine  |     40 |
            | south | oak   |     60 |
            dataset: catalogue
            | plank | length |
            |-------|-------:|
            | pine  |     40 |
            | oak   |     60 |
            Example: The catalogue is right
            dataset: test
            | wall  | plank | length |
            |-------|-------|-------:|
            | north | pine  |    ↓41 |
            | south | oak   |     60 |
            | south | ash   |     10 |
            dataset: catalogue
            | plank | length |
            |-------|-------:|
            | pine  |     40 |
            | oak   |     60 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .reference, Self())

        let reference = Key(
            "reference", .map(ColumnReference.Keys.form), is: .required,
            "a map with dataset, column, and match (field: column): the records of that dataset whose columns equal this record's fields",
            example: "{dataset: catalogue, column: length, match: {plank: plank}}")
        let judged = JudgedKeys()
    }

    static let boundedNumbers: BoundedNumbers? = .comparedByForm

    let column: JudgedColumn
    private let reference: ColumnReference

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let column = JudgedColumn(map.judged, parameters, isAny: true)
        let reference = map.reference.flatMap { ColumnReference($0, parameters) }
        guard let column, let reference else { return nil }
        (self.column, self.reference) = (column, reference)
    }

    var relation: String {
        "\(column.name) is the \(reference.columnName) of \(reference.dataset) for the same \(reference.fieldNames)"
    }

    var links: [DatasetLink] { [reference.link] }

    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && column.isGiven(in: record)
    }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let cells = JudgedCells(column: column, view: view, data: data)
        let known = known(to: cells, of: data).values
        return Set(cells.given.filter { !given(to: $0, in: cells, known).isEmpty })
    }

    /// What the reference says, without numbers that cannot be compared: those that lack a unit where the judged ones have
    /// several, and the other way round; with a warning about these.
    private func known(
        to cells: JudgedCells, of data: CheckedData
    ) -> (values: [[String]: [ColumnReference.Given]], warning: Finding?) {
        let (values, view, given) = (reference.values(in: data), cells.view, cells.given)
        func warning(_ name: String, _ units: [String?], _ advice: String) -> Finding? {
            let subject = "the numbers with which \(name) is compared"
            return view.warning(header, on: subject, units: units, at: column.place, advice: advice)
        }
        let references = given.flatMap { values[reference.match(view.records[$0])] ?? [] }
        let numbers = references.filter { $0.value.number != nil }
        let own = warning(
            column.name, given.map { view.comparedUnit(of: $0, in: column.index) }, DatasetView.selectingUnit)
        if own != nil {
            let rest = values.mapValues { $0.filter { $0.unit != nil || $0.value.number == nil } }
            return (rest, numbers.contains { $0.unit == nil } ? own : nil)
        }
        guard column.unit == .none,
            let other = warning(
                "the \(reference.columnName) of \(reference.dataset)", numbers.map(\.unit),
                "declare the unit of \(view.definition.name)")
        else { return (values, nil) }
        return (values.mapValues { $0.filter { $0.value.number == nil } }, other)
    }

    /// What the reference says of a record, in units that the record's value may be compared with.
    private func given(
        to index: Int, in cells: JudgedCells, _ known: [[String]: [ColumnReference.Given]]
    ) -> [ColumnReference.Given] {
        let record = cells.view.records[index]
        let unit = column.unit.unit(ofRecord: record.unit)
        let all = known[reference.match(record)] ?? []
        let given = all.filter { Operand.areAlike($0.unit, unit) }
        if given.isEmpty, let other = all.first { cells.obstacles.append(index, .units(own: unit, other: other.unit)) }
        return given
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let cells = JudgedCells(column: column, view: view, data: data)
        let (known, warning) = known(to: cells, of: data)
        let found = cells.given.compactMap { index -> Violation? in
            let given = given(to: index, in: cells, known)
            guard let value = cells.value(index), !given.isEmpty,
                !given.contains(where: { column.tolerance.mayAllow(value, for: $0.value) })
            else { return nil }
            let message = """
                \(cells.shown(index)) is not \(given.map(\.value.display).joined(separator: " or ")), \
                the \(reference.columnName) of \(reference.dataset) for the same \(reference.fieldNames)
                """
            return cells.violation(
                message, at: index, implied: given.count == 1 ? column.tolerance.implied(given[0].value) : nil,
                notes: given.map { Note("\(reference.dataset) says \($0.value.display) here", at: $0.place) })
        }
        return found + cells.warnings(with: "the \(reference.columnName) of \(reference.dataset)")
            + (warning.map { [Violation($0, suspects: [])] } ?? [])
    }
}
