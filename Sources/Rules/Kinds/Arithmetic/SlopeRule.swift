import Books
import Records
import Text

/// A number grows with another one, at a rate within limits.
struct SlopeRule: DeclaredRule {
    static let description = RuleDescription(
        id: "slope", scope: .dataset,
        summary: "Where one number of a record is larger, another one is larger by at least, and at most, so much.",
        explanation: """
            For curves that are known only to rise, or to rise no faster than something: with a minimum of 1 the distance \
            between the two numbers never shrinks. Compares all records of a group, so that one that stands out on \
            either side is told from the many that go together. Blames those that must go so that the others obey, as \
            few as possible; where one of several must go and nothing says which, it names them all.
            """,
        parameters: [
            RuleParameter(
                "with",
                """
                what the rule's own column grows with: a value column, or a map with any of dataset, column, where, times \
                and plus
                """, isRequired: true),
            RuleParameter("minimum", "the least growth for each unit of the other number"),
            RuleParameter("maximum", "the greatest growth for each unit of the other number"),
            RuleParameter("within", "the key fields whose words make a group; without it there is one"),
            .column, .where,
        ],
        examples: [
            RuleExample(
                "Each unit of length weighs a unit at least",
                rule: """
                    kind: slope
                    column: weight
                    with: length
                    minimum: 1
                    """,
                table: """
                    | board | length | weight |
                    |-------|-------:|-------:|
                    | a     |     10 |     20 |
                    | b     |     12 |     22 |
                    | c     |     13 |     40 |
                    """),
            RuleExample(
                "Longer boards are heavier, and never by more than 3 a unit",
                rule: """
                    kind: slope
                    column: weight
                    with: length
                    minimum: 1
                    maximum: 3
                    """,
                table: """
                    | board | length | weight |
                    |-------|-------:|-------:|
                    | a     |     10 |     20 |
                    | b     |     12 |     24 |
                    | c     |     13 |    ↓62 |
                    | d     |     16 |     33 |
                    """),
            RuleExample(
                "Each wood by itself",
                rule: """
                    kind: slope
                    column: weight
                    with: length
                    minimum: 0
                    within: [wood]
                    """,
                table: """
                    | wood | board | length | weight |
                    |------|-------|-------:|-------:|
                    | fir  | a     |     10 |     20 |
                    | fir  | b     |     12 |     20 |
                    | oak  | a     |     10 |     50 |
                    | oak  | b     |     12 |     51 |
                    | oak  | c     |     14 |    ↓15 |
                    | oak  | d     |     16 |     53 |
                    """),
            RuleExample(
                "What it grows with stands in other records",
                rule: """
                    kind: slope
                    where: {size: large}
                    with: {where: {size: small}}
                    minimum: 2
                    maximum: 3
                    """,
                table: """
                    | wood | size  | width |
                    |------|-------|------:|
                    | fir  | small |    10 |
                    | fir  | large |    24 |
                    | oak  | small |    11 |
                    | oak  | large |   ↓46 |
                    | elm  | small |    12 |
                    | elm  | large |    28 |
                    | ash  | small |    14 |
                    | ash  | large |    33 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    /// What the column grows with.
    private let other: ColumnOrOperand
    private let filter: RecordFilter
    private let within: [Int]
    private let minimum: ExactNumber?
    private let maximum: ExactNumber?

    init?(_ parameters: RuleParameters) {
        let other = parameters.map.requiredNode("with").flatMap {
            ColumnOrOperand($0, name: "with", parameters: parameters, isScaled: true)
        }
        let within = parameters.map.node("within") == nil ? [] : parameters.fields("within")
        (minimum, maximum) = (parameters.map.number("minimum"), parameters.map.number("maximum"))
        let (column, filter) = (parameters.column(), parameters.filter())
        guard let other, let within, let column, let filter else { return nil }
        guard minimum != nil || maximum != nil else {
            parameters.problems.report("a slope has a \"minimum\", a \"maximum\" or both", at: parameters.map.place)
            return nil
        }
        header = parameters.header
        (self.other, self.within, self.column, self.filter) = (other, within, column, filter)
        columnName = parameters.definition.values[column].name
    }

    var statement: String { "for each unit of \(other.text), \(columnName) grows by \(rate)\(filter.suffix)" }

    /// `at least 1 and at most 3`
    private var rate: String {
        [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }].compactMap { $0 }
            .joined(separator: " and ")
    }

    var looksAtItsRecordsAlone: Bool { other.isElsewhere }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(curves(in: view, of: data).filter { $0.count > 1 }.joined().map(\.record))
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        curves(in: view, of: data).flatMap { violations(of: $0, in: view, data) }
    }

    /// A record as a point of its curve.
    ///
    /// Of two points the rates between them are within the limits where neither `above` nor `below` falls from one to
    /// the other: what the value has grown more than the least rate, and less than the greatest.
    private struct Point {
        let record: Int
        let other: ExactNumber
        let above: ExactNumber
        let below: ExactNumber
    }

    private func curves(in view: DatasetView, of data: CheckedData) -> [[Point]] {
        view.comparableGroups(of: view.selection(filter), by: within, in: column).map { group in
            group.compactMap { point($0, in: view, of: data) }.sorted { left, right in
                if left.above != right.above { return left.above < right.above }
                return left.below != right.below ? left.below < right.below : left.record < right.record
            }
        }
    }

    /// Without a limit the other number itself must not fall.
    private func point(_ record: Int, in view: DatasetView, of data: CheckedData) -> Point? {
        guard let x = other.number(of: record, in: view, data), let y = view.number(record, column) else { return nil }
        let above = minimum.map { least in x.multiplied(by: least).flatMap { y.subtracting($0) } } ?? x
        let below = maximum.map { most in x.multiplied(by: most)?.subtracting(y) } ?? x
        guard let above, let below else { return nil }
        return Point(record: record, other: x, above: above, below: below)
    }

    private func violations(of curve: [Point], in view: DatasetView, _ data: CheckedData) -> [Violation] {
        let series = curve.map(\.below)
        guard zip(series, series.dropFirst()).contains(where: { $0 > $1 }) else { return [] }
        let roles = RisingSubsequence(series, isStrict: false).roles
        let kept = curve.indices.filter { roles[$0] == .kept }.map { curve[$0] }.sorted { $0.other < $1.other }
        var violations: [Violation] = []
        var conflicts: [Int: [Point]] = [:]
        for (position, role) in roles.enumerated() {
            let point = curve[position]
            switch role {
            case .kept: break
            case .odd: violations.append(odd(point, beside: kept, in: view, data))
            case .either(let conflict): conflicts[conflict, default: []].append(point)
            }
        }
        return violations
            + conflicts.sorted { $0.key < $1.key }.map { conflict in
                unclear(conflict.value.sorted { $0.record < $1.record }, in: view, data)
            }
    }

    /// - Parameter kept: by what they grow with.
    private func odd(
        _ point: Point, beside kept: [Point], in view: DatasetView, _ data: CheckedData
    ) -> Violation {
        let message = """
            \(named(point, in: view)) does not go with the others: for each unit of \(other.text), \(columnName) grows by \
            \(rate)
            """
        let next = Self.firstIndex(in: kept) { $0.other > point.other }
        let after = next < kept.count ? kept[next] : nil
        let last = next > 0 ? kept[next - 1].other : nil
        let before = last.map { last in kept[Self.firstIndex(in: kept) { $0.other >= last }] }
        let finding = view.finding(
            header, message, at: point.record, column,
            notes: [before, after].compactMap { $0 }.map { note($0, in: view) } + basisNotes([point], in: view, data))
        return Violation(finding, suspects: [point.record])
    }

    /// The first point of which a predicate holds, as it does of all behind it; their number where it holds of none. Logarithmic.
    private static func firstIndex(in points: [Point], where holds: (Point) -> Bool) -> Int {
        var range = points.startIndex..<points.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = holds(points[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }

    private func unclear(_ members: [Point], in view: DatasetView, _ data: CheckedData) -> Violation {
        let message = """
            \(named(members[0], in: view)) does not go with others: for each unit of \(other.text), \(columnName) grows by \
            \(rate); which of \(members.count) cells is wrong cannot be told
            """
        let finding = view.finding(
            header, message, at: members[0].record, column,
            notes: members.dropFirst().map { note($0, in: view) } + basisNotes(members, in: view, data))
        return Violation(finding, suspects: members.map(\.record))
    }

    /// What the value was to grow with: where that is wrong, the value may be right.
    private func basisNotes(_ points: [Point], in view: DatasetView, _ data: CheckedData) -> [Note] {
        points.compactMap { other.part(of: $0.record, in: view, data)?.note }
    }

    private func named(_ point: Point, in view: DatasetView) -> String {
        "\(view.shown(point.record, column)) for \(point.other)"
    }

    private func note(_ point: Point, in view: DatasetView) -> Note {
        Note("\(named(point, in: view)) stands here", at: view.place(point.record, column))
    }
}
