import Books
import Text

/// A number grows with another one, at a rate within limits.
struct SlopeRule: GroupwiseRule {
    static let description = RuleDescription(
        id: .slope, scope: .dataset,
        summary: "When one number of a record grows, another one grows at a rate within limits.",
        explanation: """
            For curves of which only the least or greatest slope is known: with a minimum of 1 the difference between \
            the two numbers never shrinks. Compares all records of a group, which separates an outlier on either side \
            from the consistent ones. Blames as few records as possible, so that the others obey; if any one of \
            several may be wrong, it names them all.
            """,
        conclusion: RuleConclusion(
            basis: ("The steps of the other values", "ほかの値の増え方"),
            fault: ("Its step differs from those of the other values.", "ほかの値と増え方が異なる。")),
        examples: """
            Example: Each unit of length weighs a unit at least
            column: weight
            with: length
            minimum: 1
            Table:
            | board | length | weight |
            |-------|-------:|-------:|
            | a     |     10 |     20 |
            | b     |     12 |     22 |
            | c     |     13 |     40 |
            Example: Longer boards are heavier, and never by more than 3 a unit
            column: weight
            with: length
            minimum: 1
            maximum: 3
            Table:
            | board | length | weight |
            |-------|-------:|-------:|
            | a     |     10 |     20 |
            | b     |     12 |     24 |
            | c     |     13 |    ↓62 |
            | d     |     16 |     33 |
            Example: Each wood by itself
            column: weight
            with: length
            minimum: 0
            within: [wood]
            Table:
            | wood | board | length | weight |
            |------|-------|-------:|-------:|
            | fir  | a     |     10 |     20 |
            | fir  | b     |     12 |     20 |
            | oak  | a     |     10 |     50 |
            | oak  | b     |     12 |     51 |
            | oak  | c     |     14 |    ↓15 |
            | oak  | d     |     16 |     53 |
            Example: The other number is in other records
            where: {size: large}
            with: {where: {size: small}}
            minimum: 2
            maximum: 3
            Table:
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
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(
            rule: .slope, Self(),
            demands: [
                Demand(
                    .any([.has("minimum"), .has("maximum")]), "a slope has a \"minimum\", a \"maximum\" or both")
            ])

        let with = Key(
            "with", .node(Operand.columnShape), is: .required,
            """
            the number that the rule's own column grows with: a value column, or a map with any of dataset, column, \
            where, times and plus
            """, example: "length")
        let minimum = Key(
            "minimum", .number, "the least growth for each unit of the other number", example: "0.5")
        let maximum = Key(
            "maximum", .number, "the greatest growth for each unit of the other number", example: "2")
        let within = RuleKey.fields(
            "within", is: .optional, "the key fields whose words make a group; default: one group")
        let selected = SelectedKeys()
    }

    let column: JudgedColumn
    let groupFields: [Int]?
    /// What the column grows with.
    private let other: Operand
    private let minimum: ExactNumber?
    private let maximum: ExactNumber?

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let other = map.with.flatMap {
            Operand($0, name: "with", parameters: parameters, isScaled: true, takesColumns: true)
        }
        let within = parameters.groupFields(map.within, of: "within")
        (minimum, maximum) = (map.minimum, map.maximum)
        parameters.reportReversedLimits(minimum, maximum)
        guard let column = JudgedColumn(map.selected, parameters), let other, let within else { return nil }
        if other.constant != nil {
            map.problems.report("\"with\" is a number, which does not grow; name a column", at: map.place(of: \.with))
        }
        (self.other, groupFields, self.column) = (other, within, column)
    }

    var relation: String { "for each unit of \(other.text), \(column.name) \(rate)" }
    var operands: [Operand] { [other] }

    /// `grows by at least 1 and at most 3`, `falls by at least 0.5`
    private var rate: String {
        let isFalling = maximum.map { $0 < .zero } ?? false
        func amount(_ limit: ExactNumber?) -> ExactNumber? {
            isFalling ? limit.flatMap(ExactNumber.zero.subtracting) : limit
        }
        let (least, most) = isFalling ? (maximum, minimum) : (minimum, maximum)
        let limits = [amount(least).map { "at least \($0)" }, amount(most).map { "at most \($0)" }]
        return (isFalling ? "falls by " : "grows by ") + limits.compactMap { $0 }.joined(separator: " and ")
    }

    /// A record as a point of its curve.
    ///
    /// Of two points the rates between them are within the limits where neither `above` nor `below` falls from one to
    /// the other: what the value has grown more than the least rate, and less than the greatest.
    struct Point: JudgedCell {
        let record: Int
        let other: Operand.Quantity
        let above: ExactNumber
        let below: ExactNumber
    }

    /// Without a limit the other number itself must not fall.
    func cell(_ compared: ComparedCell, in cells: JudgedCells) throws(Obstacle) -> Point? {
        let (x, y) = (compared.others[0].number, compared.number)
        let above = minimum.map { least in x.multiplied(by: least).flatMap { y.subtracting($0) } } ?? x
        let below = maximum.map { most in x.multiplied(by: most)?.subtracting(y) } ?? x
        guard let above, let below else { throw .digits }
        return Point(record: compared.record, other: compared.others[0], above: above, below: below)
    }

    func violations(of group: [Point], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        let curve = group.sorted { left, right in
            if left.above != right.above { return left.above < right.above }
            return left.below != right.below ? left.below < right.below : left.record < right.record
        }
        let series = curve.map(\.below)
        guard zip(series, series.dropFirst()).contains(where: { $0 > $1 }) else { return [] }
        let roles = RisingSubsequence(series, isStrict: false).roles
        let kept = curve.indices.filter { roles[$0] == .kept }.map { curve[$0] }
            .sorted { $0.other.number < $1.other.number }
        return curve.indices.filter { roles[$0] == .odd }.map { odd(curve[$0], beside: kept, in: cells) }
            + roles.conflicts.map { conflict in
                unclear(conflict.map { curve[$0] }.sorted { $0.record < $1.record }, in: cells)
            }
    }

    /// - Parameter kept: by what they grow with.
    private func odd(_ point: Point, beside kept: [Point], in cells: JudgedCells) -> Violation {
        let next = kept.partitionPoint { $0.other.number <= point.other.number }
        let after = next < kept.count ? kept[next] : nil
        let last = next > 0 ? kept[next - 1].other.number : nil
        let before = last.map { last in kept[kept.partitionPoint { $0.other.number < last }] }
        return cells.violation(
            "\(named(point, in: cells)) is inconsistent with the other values: \(relation)", at: point.record,
            notes: [before, after].compactMap { $0 }.map { note($0, in: cells) } + basisNotes([point], in: cells))
    }

    private func unclear(_ members: [Point], in cells: JudgedCells) -> Violation {
        let message = """
            \(named(members[0], in: cells)) is inconsistent with other values: \(relation); any of \(members.count) cells may \
            be wrong
            """
        return cells.violation(
            message, at: members[0].record,
            notes: members.dropFirst().map { note($0, in: cells) } + basisNotes(members, in: cells),
            suspects: members.map(\.record))
    }

    /// What the value was to grow with: where that is wrong, the value may be right.
    private func basisNotes(_ points: [Point], in cells: JudgedCells) -> [Note] {
        points.compactMap { other.note($0.other, in: cells) }
    }

    private func named(_ point: Point, in cells: JudgedCells) -> String {
        "\(cells.shown(point.record)) for \(point.other.number)"
    }

    private func note(_ point: Point, in cells: JudgedCells) -> Note {
        Note("\(named(point, in: cells)) is here", at: cells.view.place(point.record, .value(column.index)))
    }
}
