import BookFiles
import Books
import Records
import Rules
import TestSupport
import Text

/// A book made of an example's tables and rules, with the datasets that its recipes would give.
///
/// A column whose name ends in `*` is set by recipes. A key field's vocabulary has the words that occur, in the order
/// of appearance, of which `any` covers all others; a field with whole numbers only is a number. A value column `unit`
/// has the units of the records.
struct ExampleBook {
    let book: Book
    let datasets: [Dataset]
    let arrows: [Place]
    let problems: [Finding]
    let rules: RuleBook

    /// The rules belong to the first dataset. A rule without an id is `example-rule`.
    init(
        table: String, rules: [String] = [], corrections: [Correction] = [], accepted: [AcceptedFinding] = [],
        limits: [String: (minimum: ExactNumber?, maximum: ExactNumber?)] = [:],
        tolerances: [String: ExactNumber] = [:]
    ) {
        let tables = ExampleTables(table)
        arrows = tables.arrows
        let problems = BookProblems()
        let definitions = ExampleDefinitions(tables, limits: limits, tolerances: tolerances)
        let rules = rules.enumerated().compactMap { Self.rule($1, file: "rule-\($0 + 1).yaml", problems) }
        let book = definitions.book(rules: rules, corrections: corrections, accepted: accepted)
        self.book = book
        self.rules = RuleBook(book, problems: problems)
        self.problems = problems.findings
        datasets = book.datasets.map { ExampleDatasets(tables, book).dataset($0) }
    }

    init(_ example: RuleExample) {
        self.init(table: example.table, rules: example.rule.isEmpty ? [] : [example.rule])
    }

    var findings: [Finding] { findings(in: datasets) }

    func findings(in datasets: [Dataset]) -> [Finding] { rules.judgement(of: datasets).findings }

    var silentRules: Set<String> { rules.judgement(of: datasets).silentRules }

    func verdicts(on key: [String]) -> [RuleVerdict] {
        guard let record = datasets[0].record(key: key) else { return [] }
        return rules.verdicts(on: [record], of: datasets[0], among: datasets).flatMap { $0 }
    }

    private static func rule(_ yaml: String, file: String, _ problems: BookProblems) -> RuleDefinition? {
        let source = SourceText(path: file, text: yaml)
        guard let node = BookFileParser(source, problems: problems).parse() else { return nil }
        let severity = node["severity"]?.text.flatMap { Severity(rawValue: $0) }
        return RuleDefinition(
            id: node["id"]?.text ?? "example-rule", kind: node["kind"]?.text ?? "",
            reason: LocalizedText("for the test"),
            severity: severity ?? .error, node: node)
    }
}

extension RuleJudgement {
    /// All findings, in canonical order.
    var findings: [Finding] { unordered.sorted(by: Finding.precedes) }
}
