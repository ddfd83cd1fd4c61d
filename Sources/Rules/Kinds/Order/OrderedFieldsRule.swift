import Books
import Records
import Text

/// Columns of a record ascend in a given order.
struct OrderedFieldsRule: FilteredRule {
    static let description = RuleDescription(
        id: .orderedFields, scope: .dataset,
        summary: "In each record, the values of the named columns are in ascending order.",
        explanation: """
            For ranges and steps: a first day is not after the last one. Words are compared by their vocabulary's order, \
            numbers by size, and other text, such as dates, character by character. Empty columns are \
            skipped. Either of two values may be wrong: the finding is at the later column's cell and \
            notes the earlier one's.
            """,
        conclusion: RuleConclusion(
            fault: ("The values of the row are out of order.", "同じ行の値の大小が逆になっている。")),
        examples: """
            Example: A shop closes after it opens
            fields: [opens, closes]
            strict: true
            Table:
            | shop   | opens | closes |
            |--------|------:|-------:|
            | bakery |     6 |     14 |
            | market |     8 |        |
            Example: The last day is before the first one
            fields: [first, last]
            Table:
            | shop   | first | last | price |
            |--------|-------|------|------:|
            | bakery | 1     | 7    |    10 |
            | market | 3     | 3    |    12 |
            | stall  | 6     | ↓2   |    10 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .orderedFields, Self())

        let fields = Key(
            "fields", list: .names(of: "column"), is: .required, "two or more columns, the lowest first",
            example: "[first, last]")
        let strict = RuleKey.strict
        let tolerance = RuleKey.tolerance(
            "for numbers: how far an earlier column may exceed a later one (default: 0)")
        let `where` = RuleKey.where
    }

    static let boundedNumbers: BoundedNumbers? = .compared

    let header: RuleHeader
    private let columns: [RecordFilter.Target]
    private let names: [String]
    private let order: FieldOrder
    private let isNumeric: Bool
    private let isStrict: Bool
    let filter: RecordFilter
    private let tolerance: Tolerance

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let columns = Self.columns(map, parameters)
        (isStrict, tolerance) = (map.strict, Tolerance(map.tolerance))
        guard let columns, let filter = parameters.filter(map.where) else { return nil }
        header = parameters.header
        (self.columns, self.filter) = (columns, filter)
        let fields = columns.map(parameters.definition.field)
        if tolerance.number > .zero, !fields[0].type.isNumeric {
            map.problems.report("\"tolerance\" is for columns of numbers", at: map.place(of: \.tolerance))
            return nil
        }
        names = fields.map(\.name)
        isNumeric = fields[0].type.isNumeric
        order = FieldOrder(fields[0], in: parameters.book)
    }

    private static func columns(_ map: KeyReader<Keys>, _ parameters: RuleParameters) -> [RecordFilter.Target]? {
        guard let columns = parameters.anyColumns(map.fields, of: "fields") else { return nil }
        let place = map.place(of: \.fields)
        guard columns.count > 1 else {
            parameters.problems.report("\"fields\" takes two or more columns, each once", at: place)
            return nil
        }
        let fields = columns.map(parameters.definition.field)
        let first = fields[0]
        guard fields.allSatisfy({ $0.vocabulary == first.vocabulary && $0.type.isNumeric == first.type.isNumeric })
        else {
            parameters.problems.report(
                "\"fields\" takes columns that are all numbers or all of one vocabulary", at: place)
            return nil
        }
        let units = fields.map { (field: $0.name, unit: parameters.definition.unit(of: $0).shared) }
        if let other = units.first(where: { !Operand.areAlike($0.unit, units[0].unit) }) {
            parameters.problems.report(
                "\(units[0].field) is in \(units[0].unit ?? "") and \(other.field) in \(other.unit ?? ""), so \"fields\" "
                    + "cannot compare them; name columns with one unit", at: place)
            return nil
        }
        return columns
    }

    var statement: String {
        "\(names.joined(separator: ", ")) \(isStrict ? "increase" : "do not decrease") in this order\(tolerance.suffix)\(filter.suffix)"
    }

    var columnName: String? { names.last }
    var distinction: [String] { names }
    var reach: RuleReach { .record }

    func applies(to record: Record) -> Bool { filter.matches(record) && given(in: record).count > 1 }

    private func given(in record: Record) -> [Int] { columns.indices.filter { !columns[$0].text(of: record).isEmpty } }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(filter).flatMap { index -> [Violation] in
            let given = given(in: view.records[index])
            return zip(given, given.dropFirst()).enumerated().compactMap { position, pair in
                violation(
                    index, lower: lower(of: given[...position], index, in: view) ?? pair.0, upper: pair.1, in: view)
            }
        }
    }

    /// The column to compare with: with a tolerance, the highest one so far, so that deviations do not accumulate, and also
    /// after a value that may be below those before it.
    private func lower(of earlier: ArraySlice<Int>, _ record: Int, in view: DatasetView) -> Int? {
        guard let last = earlier.last, let extent = view.extent(record, columns[last]),
            tolerance.number > .zero || extent.single == nil
        else { return earlier.last }
        let bounded = earlier.compactMap { column in
            view.extent(record, columns[column])?.low.map { (column: column, low: $0) }
        }
        return bounded.max { $0.low < $1.low }?.column
    }

    private func violation(_ record: Int, lower: Int, upper: Int, in view: DatasetView) -> Violation? {
        let (low, high) = (columns[lower], columns[upper])
        let (lowText, highText) = (low.text(of: view.records[record]), high.text(of: view.records[record]))
        var isEqual = highText == lowText
        if let lower = view.extent(record, low), let upper = view.extent(record, high), isNumeric {
            guard tolerance.exceeds(lower, upper, reaching: isStrict) else { return nil }
            isEqual = lower.low == upper.high && lower.holdsLow && upper.holdsHigh
        } else {
            guard order.isLess(highText, lowText) || isStrict && isEqual else { return nil }
        }
        let relation = relation(isEqual: isEqual)
        let message = """
            \(view.shown(record, high)) for \(names[upper]) \(relation) the \(view.shown(record, low)) for \(names[lower]); \
            either may be wrong
            """
        var finding = view.finding(header, message, at: record, high, notes: [view.note(record, of: low)])
        finding.suspectFields = [names[lower]]
        if case .value(let column) = low { finding.further = view.pinned(record, column) }
        return Violation(finding, suspects: [record])
    }

    private func relation(isEqual: Bool) -> String {
        switch (isNumeric, isEqual) {
        case (true, true): "is not above"
        case (true, false): "is below"
        case (false, true): "does not come after"
        case (false, false): "comes before"
        }
    }
}
