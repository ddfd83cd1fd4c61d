import Books
import Records
import Text

/// Values never fall, or never rise, along a field.
struct MonotonicRule: GroupwiseRule {
    static let description = RuleDescription(
        id: .monotonic, scope: .dataset,
        summary: "Values do not decrease (or do not increase) along a field.",
        explanation: """
            A series consists of the records that differ only in the field, in the field's own order. The rule blames \
            as few cells as possible, so that the rest is in order. One wrong figure is one finding, \
            however many neighbours it contradicts. If the choice is ambiguous, as with two neighbours \
            that seem swapped, one finding names all the cells in question. A record whose word in the field is empty \
            has no place in the order and is not compared.
            """,
        conclusion: RuleConclusion(
            basis: ("The values beside it", "隣の値"),
            fault: ("It is out of order with the values beside it.", "隣の値との順序に反する。")),
        examples: """
            Example: Longer boards do not weigh less
            along: size
            direction: rising
            Table:
            | wood | size   | weight |
            |------|--------|-------:|
            | fir  | small  |     10 |
            | fir  | medium |     12 |
            | fir  | large  |     12 |
            | oak  | small  |      8 |
            | oak  | large  |     20 |
            Example: One wrong figure is one finding
            | wood | size   | weight |
            |------|--------|-------:|
            | fir  | small  |     10 |
            | fir  | medium |    ↓50 |
            | fir  | large  |     14 |
            | fir  | huge   |     15 |
            Example: Either of two swapped neighbours may be wrong
            along: level
            direction: falling
            Table:
            | level | pressure |
            |-------|---------:|
            | 1     |       90 |
            | 2     |       70 |
            | 3     |      ↓80 |
            | 4     |       60 |
            Example: A range fits with any of its numbers
            along: level
            direction: rising
            Table:
            | level | pressure |
            |-------|---------:|
            | 1     |      ↓63 |
            | 2     |    48–52 |
            | 3     |    54–58 |
            | 4     |    50–60 |
            Example: Measured to one: 79 may follow 80, but 70 may not
            along: level
            direction: rising
            tolerance: 1
            Table:
            | level | pressure |
            |-------|---------:|
            | 1     |       60 |
            | 2     |       80 |
            | 3     |       79 |
            | 4     |      ↓70 |
            | 5     |       80 |
            | 6     |       90 |
            Example: Strictly: equal values are wrong
            along: level
            direction: rising
            strict: true
            Table:
            | level | pressure |
            |-------|---------:|
            | 1     |       60 |
            | 2     |       70 |
            | 3     |      ↓70 |
            | 4     |       80 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .monotonic, Self())

        let along = RuleKey.field("along", "the key field whose order the values follow")
        let direction = Key(
            "direction", .choice(Direction.self), is: .required, "rising or falling", example: "rising")
        let strict = Key(
            "strict", .boolean, default: false,
            "true if equal neighbours are also wrong; with a tolerance also those that differ by exactly that in the wrong direction"
        )
        let judged = JudgedKeys(
            tolerance: "how far a value may differ in the wrong direction from any earlier one (default: 0)")
    }

    enum Direction: String, CaseIterable {
        case rising, falling
    }

    static let boundedNumbers: BoundedNumbers? = .compared

    let column: JudgedColumn
    let groupFields: [Int]?
    private let along: Int
    private let alongName: String
    private let direction: Direction
    private let isStrict: Bool

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (along, direction) = (parameters.field(map.along), map.direction)
        isStrict = map.strict
        guard let column = JudgedColumn(map.judged, parameters), let along, let direction else { return nil }
        (self.along, self.direction, self.column) = (along, direction, column)
        groupFields = parameters.definition.keys.indices.filter { $0 != along }
        alongName = parameters.definition.keys[along].name
    }

    var relation: String { "\(column.name) \(verb) along \(alongName)" }

    var distinction: [String] { [alongName, direction.rawValue] }

    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && !record.key[along].isEmpty && record.values[column.index]?.number != nil
    }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) -> ComparedCell? {
        cells.view.records[compared.record].key[along].isEmpty ? nil : compared
    }

    private var verb: String {
        switch (direction, isStrict) {
        case (.rising, false): "does not decrease"
        case (.rising, true): "rises"
        case (.falling, false): "does not increase"
        case (.falling, true): "falls"
        }
    }

    /// The violations of one series, which is in key order and so in the order of `along`.
    func violations(of group: [ComparedCell], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        let rising = direction == .rising ? group : group.reversed()
        let (records, places) = (rising.map(\.record), places(of: rising))
        guard breaksOrder(places) else { return [] }
        let roles = withoutNoise(RisingSubsequence(places, isStrict: isStrict).roles, of: places)
        return odd(records, roles, in: cells)
            + roles.conflicts.map { conflict in unclear(conflict.map { records[$0] }.sorted(), in: cells) }
    }

    /// The numbers of the series; for a value that may be several numbers one that fits if any does.
    private func places(of rising: [ComparedCell]) -> [SeriesPosition] {
        rising.allSatisfy { $0.extent.single != nil }
            ? rising.map { SeriesPosition($0.number) }
            : SeriesPosition.all(in: rising.map(\.extent), isStrict: isStrict)
    }

    /// Whether a number differs in the wrong direction from any earlier one.
    private func breaksOrder(_ rising: [SeriesPosition]) -> Bool {
        var highest: SeriesPosition?
        return rising.contains { number in
            defer { highest = highest.map { max($0, number) } ?? number }
            return highest.map { isBreak($0, number) } ?? false
        }
    }

    /// Removes deviations within the tolerance; keeps the series if the rest would not be in order.
    private func withoutNoise(
        _ roles: [RisingSubsequence.Role], of rising: [SeriesPosition]
    ) -> [RisingSubsequence.Role] {
        guard column.tolerance.number > .zero else { return roles }
        var members: [Int: [SeriesPosition]] = [:]
        for case (.either(let conflict), let number) in zip(roles, rising) {
            members[conflict, default: []].append(number)
        }
        let loud = members.mapValues(breaksOrder)
        // The kept numbers rise, so only the nearest ones matter.
        var before: [SeriesPosition?] = []
        for (role, number) in zip(roles, rising) { before.append(role == .kept ? number : before.last ?? nil) }
        var after: SeriesPosition?
        var result = roles
        for position in roles.indices.reversed() {
            let number = rising[position]
            switch roles[position] {
            case .kept: after = number
            case .odd:
                let isLoud =
                    before[position].map { isBreak($0, number) } == true || after.map { isBreak(number, $0) } == true
                if !isLoud { result[position] = .kept }
            case .either(let conflict): if loud[conflict] == false { result[position] = .kept }
            }
        }
        let isInOrder = !breaksOrder(zip(result, rising).filter { $0.0 == .kept }.map(\.1))
        return isInOrder && result.contains { $0 != .kept } ? result : roles
    }

    /// The members in no longest selection, each with its nearest neighbours that are.
    private func odd(_ series: [Int], _ roles: [RisingSubsequence.Role], in cells: JudgedCells) -> [Violation] {
        var violations: [Violation] = []
        var before: Int?
        var waiting: [Int] = []
        for (position, record) in series.enumerated() {
            if roles[position] == .odd {
                waiting.append(record)
            } else {
                violations += waiting.map { odd($0, between: [before, record].compactMap { $0 }, in: cells) }
                (before, waiting) = (record, [])
            }
        }
        return violations + waiting.map { odd($0, between: [before].compactMap { $0 }, in: cells) }
    }

    private func odd(_ record: Int, between neighbours: [Int], in cells: JudgedCells) -> Violation {
        let neighbours = neighbours.sorted()
        let values = neighbours.map(cells.value)
        let implied = !isStrict && values.count == 2 && values[0] == values[1] ? values[0] : nil
        let names = neighbours.map { "the \(cells.shown($0)) for \(cells.view.records[$0].key[along])" }
        let position = names.count == 2 ? "between" : neighbours.allSatisfy { $0 > record } ? "before" : "after"
        return cells.violation(
            "\(cells.shown(record)) does not fit \(position) \(names.joined(separator: " and ")): \(relation)",
            at: record,
            implied: implied, notes: neighbours.map { cells.note($0, by: [along]) })
    }

    /// `members` are in key order. The finding is at the first one that breaks the order and notes the others.
    private func unclear(_ members: [Int], in cells: JudgedCells) -> Violation {
        let breaking = zip(members, members.dropFirst()).first { isBreak($0, $1, in: cells) }?.1 ?? members[0]
        let others = members.filter { $0 != breaking }
        let previous = others.last { $0 < breaking } ?? members[0]
        let question = members.count == 2 ? "either" : "any of these \(members.count) cells"
        let message = """
            \(cells.shown(breaking)) does not fit after \(cells.shown(previous)): \(relation); \(question) may be wrong
            """
        return cells.violation(
            message, at: breaking, notes: others.map { cells.note($0, by: [along]) }, suspects: members)
    }

    private func isBreak(_ first: Int, _ second: Int, in cells: JudgedCells) -> Bool {
        guard let left = cells.value(first)?.extent, let right = cells.value(second)?.extent else { return false }
        return direction == .rising ? isBreak(left, right) : isBreak(right, left)
    }

    private func isBreak(_ first: NumberInterval, _ second: NumberInterval) -> Bool {
        column.tolerance.exceeds(first, second, reaching: isStrict)
    }

    private func isBreak(_ first: SeriesPosition, _ second: SeriesPosition) -> Bool {
        (isStrict ? first.step >= second.step : first.step > second.step)
            ? column.tolerance.reaches(first.number, second.number)
            : column.tolerance.exceeds(first.number, second.number)
    }
}
