import Books
import Records
import Text

/// The common properties of every rule.
struct RuleHeader: Sendable {
    /// Unique in the book; for automatic rules the id of their kind.
    let id: String
    let kind: String
    let severity: Severity

    /// The header of a rule that needs no declaration.
    static func automatic(_ kind: RuleDescription) -> RuleHeader {
        RuleHeader(id: kind.id, kind: kind.id, severity: .error)
    }
}

/// The records on which a rule's verdict may change if one record changes.
enum RuleReach: Sendable, Equatable {
    /// That record alone.
    case record
    /// Those with the same words in these key fields.
    case recordsSharing([Int])
    /// All of the dataset.
    case dataset
}

/// The cells that a rule requires to be exactly equal. None if the rule has a tolerance or only an order: a value that
/// satisfies it need not be the right one.
enum EqualityDemand: Sendable {
    case none
    /// Two cells, either of which may be wrong.
    case ofPairs
    /// All cells of a group, whose majority is right.
    case ofGroups
}

/// A rule that is ready to run on the records of a dataset.
protocol Rule: Sendable {
    /// The kind of rule, with its examples.
    static var description: RuleDescription { get }

    /// What the kind does with values such as `<5`; nil if it compares no numbers.
    static var boundedNumbers: BoundedNumbers? { get }

    var header: RuleHeader { get }
    /// The rule in words, with the book's own names.
    var statement: String { get }

    /// Whether the rule depends only on keys and words, and not on numbers or texts, so that it need not run again
    /// while these are unchanged.
    var looksAtWordsAlone: Bool { get }

    /// How far a change of one record reaches in the rule's own dataset.
    var reach: RuleReach { get }

    /// The records that the rule compares with some records of another dataset; nil if that is not known.
    func readers(of records: [Record], of dataset: String, in view: DatasetView) -> [Int]?

    /// The cells that the rule requires to be exactly equal.
    var equality: EqualityDemand { get }

    /// What the rule looks up in other datasets.
    var links: [DatasetLink] { get }

    /// The key field along whose words the rule wants values to rise or fall; nil if it has none.
    var orderedField: Int? { get }

    /// The column that the rule judges; nil for rules that judge something else.
    var columnName: String? { get }

    /// What distinguishes the relation from others of its kind in the same column, apart from limits, operands and records.
    var distinction: [String] { get }

    /// Whether the rule is meant for a record.
    func applies(to record: Record) -> Bool
    /// The records that the rule can judge. For others that it applies to, a value to compare with is missing.
    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int>
    func violations(in view: DatasetView, of data: CheckedData) -> [Violation]
    /// The violations, and whether there is at least one record that the rule can judge.
    func judgement(in view: DatasetView, of data: CheckedData) -> (violations: [Violation], judgesSome: Bool)
}

extension Rule {
    static var boundedNumbers: BoundedNumbers? { nil }
    var looksAtWordsAlone: Bool { false }
    var reach: RuleReach { .dataset }
    func readers(of records: [Record], of dataset: String, in view: DatasetView) -> [Int]? { nil }
    var equality: EqualityDemand { .none }
    var links: [DatasetLink] { [] }
    var orderedField: Int? { nil }
    var columnName: String? { nil }
    var distinction: [String] { [] }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(view.records.indices.filter { applies(to: view.records[$0]) })
    }

    func judgement(in view: DatasetView, of data: CheckedData) -> (violations: [Violation], judgesSome: Bool) {
        let found = violations(in: view, of: data)
        // A rule with violations has judged records.
        return (found, !found.isEmpty || !judged(in: view, of: data).isEmpty)
    }

    func findings(in view: DatasetView, of data: CheckedData) -> [Finding] {
        violations(in: view, of: data).map { $0.reported(in: view.dataset) }
    }

    /// Nil if the rule cannot judge any record.
    func findingsIfJudging(in view: DatasetView, of data: CheckedData) -> [Finding]? {
        let (found, judgesSome) = judgement(in: view, of: data)
        return found.isEmpty && !judgesSome ? nil : found.map { $0.reported(in: view.dataset) }
    }
}

/// A kind of rule that books declare, with keys of its own.
protocol DeclaredRule: Rule {
    associatedtype Keys: MapKeys

    /// Reads the keys; nil after reporting what is wrong with them.
    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters)
}

extension DeclaredRule {
    /// The rule that a book declares; nil after a report.
    static func compile(_ parameters: RuleParameters) -> Self? {
        let (header, known) = (parameters.header, parameters.problems.count)
        let map = KeyReader(
            parameters.node, as: Keys.form, subject: "the rule \"\(header.id)\" of the kind \(header.kind)",
            problems: parameters.problems)
        let rule = Self(map, parameters)
        return parameters.problems.count > known ? nil : rule
    }

    /// The keys, with what the kind of rule says in one sentence.
    static var shape: MapShape { Keys.form.shape.with(meaning: description.summary) }
}

/// A rule that can judge every record it applies to, all of which a filter selects.
protocol FilteredRule: DeclaredRule {
    var filter: RecordFilter { get }
}

extension FilteredRule {
    func applies(to record: Record) -> Bool { filter.matches(record) }

    func judgement(in view: DatasetView, of data: CheckedData) -> (violations: [Violation], judgesSome: Bool) {
        let found = violations(in: view, of: data)
        return (found, !found.isEmpty || view.selection(filter).contains { applies(to: view.records[$0]) })
    }
}

/// A finding with the records that it suspects.
struct Violation: Sendable {
    let finding: Finding
    /// Indices of the record at fault, and of those that the rule cannot distinguish from it.
    let suspects: [Int]

    init(_ finding: Finding, suspects: [Int]) {
        self.finding = finding
        self.suspects = suspects
    }

    /// The finding with the keys of the other suspected records.
    func reported(in dataset: Dataset) -> Finding {
        let own = finding.key.map(\.value)
        var finding = finding
        finding.suspects = suspects.uniqued().map { dataset.records[$0].key }
            .filter { $0 != own }
        return finding
    }
}
