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
            that seem swapped, one finding names all the cells in question. With a tolerance, ranges or limits, series of \
            more than 2,000 entangled values are judged roughly. A record whose word in the field is empty \
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
    private let hasOrderOfTexts: Bool
    private let direction: Direction
    private let isStrict: Bool

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (along, direction) = (parameters.field(map.along), map.direction)
        isStrict = map.strict
        guard let column = JudgedColumn(map.judged, parameters), let along, let direction else { return nil }
        (self.along, self.direction, self.column) = (along, direction, column)
        parameters.reportSingleWord(along, by: column.filter, of: "along")
        groupFields = parameters.definition.keys.indices.filter { $0 != along }
        alongName = parameters.definition.keys[along].name
        hasOrderOfTexts = parameters.definition.keys[along].type == .text
    }

    var orderedField: Int? { along }

    var relation: String { "\(column.name) \(verb) along \(alongName)" }

    /// What is said of a violation: the relation, and the order of texts, which may be another one than meant.
    private var reason: String {
        relation
            + (hasOrderOfTexts ? "; \(alongName) has the order of its letters, and a vocabulary gives it another" : "")
    }

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
        let records = rising.map(\.record)
        let isExact = column.tolerance.number == .zero && rising.allSatisfy { $0.extent.single != nil }
        let roles = isExact ? roles(of: rising.map(\.number)) : looseRoles(of: rising.map(\.extent))
        return odd(records, roles, isExact: isExact, in: cells)
            + roles.conflicts.map { conflict in unclear(conflict.map { records[$0] }.sorted(), in: cells) }
    }

    private func roles(of rising: [ExactNumber]) -> [RisingSubsequence.Role] {
        let isInOrder = zip(rising, rising.dropFirst()).allSatisfy { isStrict ? $0 < $1 : $0 <= $1 }
        return isInOrder ? [] : RisingSubsequence(rising, isStrict: isStrict).roles
    }

    /// With a tolerance, or with values that may be several numbers, only the least number of an earlier value and the
    /// greatest of a later one matter.
    private func looseRoles(of rising: [NumberInterval]) -> [RisingSubsequence.Role] {
        let lows = rising.map { extent in extent.low.map { SeriesPosition($0, step: extent.holdsLow ? 0 : 1) } }
        let sorted = Set(lows.compactMap { $0 }).sorted()
        let ranks = Dictionary(first: sorted.enumerated().map { ($1, $0 + 1) })
        let limits = rising.map { extent in
            1
                + sorted.partitionPoint { low in
                    !isBreak(NumberInterval(low.number, nil, holdsLow: low.step == 0), extent)
                }
        }
        return LooseOrder(lows: lows.map { low in low.flatMap { ranks[$0] } ?? 0 }, limits: limits).roles
    }

    /// A violation for each odd member, with its nearest neighbours that are kept. Where numbers are not exact, with the
    /// highest before it and the lowest after it, if it breaks the order with these.
    private func odd(
        _ series: [Int], _ roles: [RisingSubsequence.Role], isExact: Bool, in cells: JudgedCells
    ) -> [Violation] {
        guard roles.contains(.odd) else { return [] }
        func ends(_ position: Int) -> NumberInterval? { cells.value(series[position])?.extent }
        let before = Self.best(roles.indices, roles) { new, old in
            isExact || Self.isAbove(ends(new)?.low, ends(old)?.low, orMissing: false)
        }
        let after = Self.best(roles.indices.reversed(), roles) { new, old in
            isExact || Self.isAbove(ends(old)?.high, ends(new)?.high, orMissing: true)
        }
        return roles.indices.filter { roles[$0] == .odd }.map { position in
            let record = series[position]
            let neighbours = [before[position], after[position]].compactMap { $0.map { series[$0] } }
            return odd(
                record,
                between: neighbours.filter { isExact || isBreak(min($0, record), max($0, record), in: cells) },
                in: cells)
        }
    }

    /// For each position of an odd member, that of the best other member before it.
    private static func best(
        _ positions: some Sequence<Int>, _ roles: [RisingSubsequence.Role], isBetter: (Int, Int) -> Bool
    ) -> [Int: Int] {
        var (best, found): (Int?, [Int: Int]) = (nil, [:])
        for position in positions {
            if roles[position] == .odd {
                found[position] = best
            } else if best.map({ isBetter(position, $0) }) ?? true {
                best = position
            }
        }
        return found
    }

    /// Whether a limit is not below another one.
    private static func isAbove(_ limit: ExactNumber?, _ other: ExactNumber?, orMissing isMissingAbove: Bool) -> Bool {
        guard let limit, let other else { return isMissingAbove ? limit == nil : other == nil }
        return limit >= other
    }

    private func odd(_ record: Int, between neighbours: [Int], in cells: JudgedCells) -> Violation {
        let neighbours = neighbours.sorted()
        let values = neighbours.map(cells.value)
        let implied = !isStrict && values.count == 2 && values[0] == values[1] ? values[0] : nil
        let names = neighbours.map { "the \(cells.shown($0)) for \(cells.view.records[$0].key[along])" }
        let position = names.count == 2 ? "between" : neighbours.allSatisfy { $0 > record } ? "before" : "after"
        return cells.violation(
            "\(cells.shown(record)) does not fit \(position) \(names.joined(separator: " and ")): \(reason)",
            at: record,
            implied: column.tolerance.implied(implied), notes: neighbours.map { cells.note($0, by: [along]) })
    }

    /// `members` are in key order. The finding is at the first one that breaks the order and notes the others.
    private func unclear(_ members: [Int], in cells: JudgedCells) -> Violation {
        let neighbours = zip(members, members.dropFirst()).first { isBreak($0, $1, in: cells) }
        let earlier = { (record: Int) in members.last { $0 < record && isBreak($0, record, in: cells) } }
        let breaking = neighbours?.1 ?? members.first { earlier($0) != nil } ?? members[0]
        let others = members.filter { $0 != breaking }
        let previous = neighbours?.0 ?? earlier(breaking) ?? members[0]
        let question = members.count == 2 ? "either" : "any of these \(members.count) cells"
        let message = """
            \(cells.shown(breaking)) does not fit after \(cells.shown(previous)): \(reason); \(question) may be wrong
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
}
