import Books
import Records
import Text

/// Why a rule does not compare a value with what it should.
enum Obstacle: Error {
    /// The two have different units.
    case units(own: String?, other: String?)
    /// The two are scaled from numbers of different units, and no scale is known for this one.
    case scales(own: String, other: String)
    /// A result has more digits than an ``ExactNumber``.
    case digits

    var text: String {
        switch self {
        case .units(let own, let other):
            "\(Self.units(own, other)); write both in one unit, or \(DatasetView.selectingUnit)"
        case .scales(let own, let other):
            "one is scaled from \(own) and the other from \(other), too few numbers to find their scale; write "
                + "all in one unit"
        case .digits: "the result has more digits than can be stored exactly; use a unit that gives shorter numbers"
        }
    }

    private static func units(_ own: String?, _ other: String?) -> String {
        guard let own else { return "one has no unit and the other is in \(other ?? "no unit")" }
        return "one is in \(own) and the other \(other.map { "in \($0)" } ?? "has no unit")"
    }
}

/// What keeps a rule from comparing some records: for each the first obstacle.
final class ObstacleList {
    private(set) var all: [(record: Int, other: Int?, obstacle: Obstacle)] = []
    private var records: Set<Int> = []

    /// - Parameter other: the record of the same dataset that it is not compared with; nil for what the rule names.
    func append(_ record: Int, with other: Int? = nil, _ obstacle: Obstacle) {
        if records.insert(record).inserted { all.append((record, other, obstacle)) }
    }
}

extension DatasetView {
    /// A warning for each reason why a rule does not compare records in a column, at the first of them.
    ///
    /// - Parameter named: what the rule compares its records with.
    func warnings(on obstacles: ObstacleList, _ header: RuleHeader, in column: Int, with named: String) -> [Violation] {
        let target = RecordFilter.Target.value(column)
        let severity = header.severity == .error ? .warning : header.severity
        let header = RuleHeader(id: header.id, kind: header.kind, severity: severity)
        return obstacles.all.groups(by: \.obstacle.text).compactMap { reason, members -> Violation? in
            guard let (record, other, _) = members.first else { return nil }
            let fields = definition.keys.indices.filter { field in
                other.map { records[$0].key[field] != records[record].key[field] } == true
            }
            let against = other.map { "the \(shown($0, target)) for \(self.named($0, by: fields))" } ?? named
            let rest = members.count - 1
            let message =
                "\(shown(record, target)) is not compared with \(against): \(reason)"
                + (rest == 0 ? "" : "; \(Plural.of(rest, "more value", "is", "are")) not compared for this reason")
            let notes = other.map { [note($0, target, by: fields)] } ?? []
            var finding = finding(header, message, at: record, target, notes: notes)
            finding.isUncompared = true
            return Violation(finding, suspects: [])
        }
    }
}
