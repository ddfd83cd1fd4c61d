import Books
import Records
import Text

/// Every number is between a minimum and a maximum.
struct RangeRule: DeclaredRule {
    static let description = RuleDescription(
        id: .range, scope: .record,
        summary: "A number is not below a minimum or above a maximum.",
        explanation: """
            The minimum and maximum of a field's definition are checked without a declaration, under the id "range". \
            Declare the rule to set closer limits for some of the records. The limits themselves are allowed. Blames \
            the cell; both ends of a range such as 10–12 must be within the limits. Limits without a unit, other than 0, \
            cannot be compared with records of several units: a warning at the limits says so.
            """,
        conclusion: RuleConclusion(
            fault: ("It lies outside the limits that the book sets.", "本書の定める範囲の外にある。")),
        examples: """
            Example: Planks between 10 and 60 mm
            minimum: 10
            maximum: 60
            Table:
            | grade | thickness |
            |-------|----------:|
            | a     |        10 |
            | b     |        60 |
            Example: One too thin, one too thick
            | grade | thickness |
            |-------|----------:|
            | a     |      ↓9.5 |
            | b     |        24 |
            | c     |      ↓600 |
            Example: Limits for some of the records
            maximum: 30
            where: {grade: [a, b]}
            Table:
            | grade | thickness |
            |-------|----------:|
            | a     |        24 |
            | b     |       ↓36 |
            | c     |        48 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(
            rule: .range, Self(),
            demands: [
                Demand(
                    .any([.has("minimum"), .has("maximum")]), "{subject} needs the key \"minimum\" or \"maximum\"")
            ])

        let minimum = Key("minimum", .number, "the smallest number allowed", example: "10")
        let maximum = Key("maximum", .number, "the largest number allowed", example: "60")
        let unit = Key(
            "unit", .text,
            "the unit of the limits, if records have units of their own; records with other units are skipped",
            example: "mm")
        let selected = SelectedKeys()
    }

    static let boundedNumbers: BoundedNumbers? = .comparedByEnds

    /// The limits of one column.
    private struct Limits: Sendable {
        let target: RecordFilter.Target
        let name: String
        var minimum: ExactNumber?
        var maximum: ExactNumber?
        /// Where the book declares them.
        let place: Place

        /// The limits that are the same in every unit: zero.
        var ofEveryUnit: Limits {
            var limits = self
            if minimum != .zero { limits.minimum = nil }
            if maximum != .zero { limits.maximum = nil }
            return limits
        }
    }

    let header: RuleHeader
    private let limits: [Limits]
    private let filter: RecordFilter
    /// The unit of the limits; nil if they apply to every unit.
    private let unit: String?
    /// Whether records have units of their own.
    private let hasUnits: Bool
    /// Whether the limits can only be compared with records that all have the same unit.
    private var needsOneUnit: Bool { unit == nil && hasUnits }

    /// The automatic rule of a dataset whose fields have limits; nil if none has.
    init?(_ definition: DatasetDefinition) {
        let keys = definition.keys.enumerated().map { (RecordFilter.Target.key($0), $1) }
        let values = definition.values.enumerated().map { (RecordFilter.Target.value($0), $1) }
        limits = (keys + values).compactMap { target, field in
            guard field.minimum != nil || field.maximum != nil else { return nil }
            return Limits(
                target: target, name: field.name, minimum: field.minimum, maximum: field.maximum, place: field.place)
        }
        if limits.isEmpty { return nil }
        header = .automatic(Self.description)
        filter = .everything
        unit = nil
        hasUnits = definition.unit == .perRecord
    }

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (minimum, maximum, named) = (map.minimum, map.maximum, map.unit)
        parameters.reportReversedLimits(minimum, maximum)
        let (column, filter) = (parameters.column(map.selected.column), parameters.filter(map.selected.where))
        guard let column, let filter else { return nil }
        let field = parameters.definition.values[column]
        if let name = named {
            guard let unit = parameters.definition.declaredUnit(name, of: field) else {
                let units = parameters.definition.declaredUnits(of: field)
                parameters.problems.report(
                    "\(parameters.definition.name) does not declare the unit \"\(name)\"\(NearestWord.hint(for: name, among: units))",
                    at: map.place(of: \.unit))
                return nil
            }
            self.unit = unit
        } else {
            unit = nil
        }
        hasUnits = parameters.definition.unit == .perRecord
        header = parameters.header
        self.filter = filter
        limits = [
            Limits(
                target: .value(column), name: field.name, minimum: minimum,
                maximum: maximum, place: parameters.node.place)
        ]
    }

    var statement: String {
        limits.map { limits in
            switch (limits.minimum, limits.maximum) {
            case (let minimum?, let maximum?): "\(limits.name) is between \(minimum) and \(maximum)"
            case (let minimum?, nil): "\(limits.name) is at least \(minimum)"
            case (nil, let maximum): "\(limits.name) is at most \(maximum.map(\.description) ?? "")"
            }
        }.joined(separator: "; ") + (unit.map { " in \($0)" } ?? "") + filter.suffix
    }

    var distinction: [String] {
        [filter.suffix, unit ?? ""]
            + limits.flatMap { [$0.name] + [$0.minimum, $0.maximum].map { $0?.shortest.description ?? "" } }
    }

    var reach: RuleReach { needsOneUnit ? .dataset : .record }

    func applies(to record: Record) -> Bool { filter.matches(record) && isOfUnit(record) && judges(record, limits) }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let selection = selection(in: view)
        let limits = limits.map { comparable($0, selection, in: view).limits }
        return Set(selection.filter { judges(view.records[$0], limits) })
    }

    private func judges(_ record: Record, _ limits: [Limits]) -> Bool {
        limits.contains { limits in
            (limits.minimum != nil || limits.maximum != nil) && !extents(of: record, limits.target).isEmpty
        }
    }

    private func selection(in view: DatasetView) -> [Int] {
        view.selection(filter).filter { isOfUnit(view.records[$0]) }
    }

    private func isOfUnit(_ record: Record) -> Bool { unit == nil || !hasUnits || record.unit == unit }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let selection = selection(in: view)
        let comparable = limits.map { self.comparable($0, selection, in: view) }
        var violations = comparable.compactMap(\.warning).map { Violation($0, suspects: []) }
        for index in selection {
            for (limits, _) in comparable {
                guard let message = message(for: index, limits, in: view) else { continue }
                let finding = view.finding(header, message, at: index, limits.target)
                violations.append(Violation(finding, suspects: [index]))
            }
        }
        return violations
    }

    /// The limits that can be compared with the numbers of all selected records, and a warning about those that cannot.
    private func comparable(
        _ limits: Limits, _ selection: [Int], in view: DatasetView
    ) -> (limits: Limits, warning: Finding?) {
        guard needsOneUnit, case .value(let column) = limits.target else { return (limits, nil) }
        let comparable = limits.ofEveryUnit
        if comparable.minimum == limits.minimum && comparable.maximum == limits.maximum { return (limits, nil) }
        let warning = view.warning(
            header, on: "the limits of \(limits.name)",
            with: selection.lazy.filter { !extents(of: view.records[$0], limits.target).isEmpty }, in: column,
            at: limits.place,
            advice: "declare rules of the kind \"range\" with the key \"unit\" instead, one for each unit")
        return (warning == nil ? limits : comparable, warning)
    }

    private func message(for record: Int, _ limits: Limits, in view: DatasetView) -> String? {
        let extents = extents(of: view.records[record], limits.target)
        var shown: String { view.shown(record, limits.target) }
        if let minimum = limits.minimum {
            let below = extents.count { Tolerance.none.exceeds(NumberInterval(minimum, minimum), $0) }
            let verb = below < extents.count ? "goes" : "is"
            if below > 0 { return "the \(limits.name) of \(shown) \(verb) below the minimum of \(minimum)" }
        }
        if let maximum = limits.maximum {
            let above = extents.count { Tolerance.none.exceeds($0, NumberInterval(maximum, maximum)) }
            let verb = above < extents.count ? "goes" : "is"
            if above > 0 { return "the \(limits.name) of \(shown) \(verb) above the maximum of \(maximum)" }
        }
        return nil
    }

    /// The numbers that a value may be: of a range, each end by itself.
    private func extents(of record: Record, _ target: RecordFilter.Target) -> [NumberInterval] {
        switch target {
        case .key(let index): return ExactNumber(record.key[index]).map { [NumberInterval($0, $0)] } ?? []
        case .value(let index):
            if case .qualified(let low, .range, let high?)? = record.values[index] {
                return [low, high].map { NumberInterval($0, $0) }
            }
            return record.values[index]?.extent.map { [$0] } ?? []
        }
    }
}
